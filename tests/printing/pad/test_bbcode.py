"""`score --format bbcode`: every tag is closed in its turn, whatever a name holds."""

import re
from pathlib import Path
from textwrap import dedent

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import babylon_cli as babylon
from babylon_cli.judging.scored import Scored
from babylon_cli.printing.pad.bbcode import Report
from babylon_cli.printing.screen import PLAIN, Screen
from babylon_cli.reading.occasion import Occasion
from tests.babel.cli.tables import TABLE
from tests.cli.plays import LEGAL_GAME, LEGAL_TURN
from tests.cli.running import EXAMPLES, run, write
from tests.cli.tables import ILLEGAL, LEGAL, UNUSABLE
from tests.printing.widths import too_wide

SOME = settings(max_examples=40, deadline=None, derandomize=True, database=None)

TAG = re.compile(r"\[(/?)([^\]\[]*)\]")

OURS = {"b", "i", "u", "c"}


def scored(text: str) -> Scored:
    (document,) = babylon.read(text.encode())
    return babylon.score(document)


def printed(answer: Scored, *, why: bool = True) -> str:
    return Report(PLAIN, why=why).entry(answer)


def tags(text: str) -> list[str]:
    """The tags in their order, each closed before the one around it; no bracket is anything else."""
    opened: list[str] = []
    found: list[str] = []
    for slash, name in TAG.findall(text):
        assert name in OURS, name
        if slash:
            assert opened.pop() == name
        else:
            assert name not in opened
            opened.append(name)
            found.append(name)
    assert opened == []
    assert not re.search(r"[\[\]]", TAG.sub("", text))
    return found


def test_a_pad() -> None:
    text = "title: Friday\ndate: 2026-11-28\nplace: Köln\n" + LEGAL.removeprefix("title: Friday night\n")
    assert printed(scored(text), why=False) == dedent("""\
        [b]Friday[/b]
        [i]2026-11-28, Köln[/i]

        [c]
                                Ana    Bo
        ---------------  ---  -----  ----
                              white  pink
        Statues          1/1      1     0
        Fountains        3/1      3     0
        Bridges          3/1      0     0
        Staircases       1+1      0     0
        Decorations      4        0     0
        Flowers          4        0     0
        Belvederes       1        0     0
        Highest terrace  ×2       2     2
        TOTAL                     6     2
        Visible holes            56    60
        Rank                      1     2
        [/c]

        [b]Ana wins with 6 points.[/b]

        """)


@pytest.mark.parametrize("text", [LEGAL, TABLE, LEGAL_GAME, LEGAL_TURN, ILLEGAL])
@pytest.mark.parametrize("why", [False, True])
def test_every_kind_of_document(text: str, why: bool) -> None:
    answer = scored(text)
    told = printed(answer, why=why)
    assert tags(told).count("c") == 1
    pad = told.split("[c]")[1].split("[/c]")[0]
    assert too_wide(pad, 72) == []
    for player in answer.sheets[-1].players:
        assert player.name in pad
        assert ("\n[u]" in told) is why


def test_what_has_to_be_said_beside_it() -> None:
    told = printed(scored(ILLEGAL), why=False)
    assert "Ana *" in told
    assert re.search(r"^\[i\].*.*storey-order; scored as typed.*\[/i\]$", told, re.MULTILINE)
    told = printed(scored(TABLE), why=False)
    assert "Ana: 1 symbol of choice, making 2 × compass in all\n" in told


def test_a_ruling_that_it_rests_on() -> None:
    answers = [
        babylon.score(document)
        for path in sorted((EXAMPLES / "disputes").glob("*.yaml"))
        for document in babylon.read(path)
    ]
    resting = [answer for answer in answers if answer.rests_on]
    assert resting
    for answer in resting:
        assert str(answer.rests_on[0].told) in printed(answer, why=False)


def test_an_unusable_document_has_no_pad() -> None:
    assert printed(scored(UNUSABLE)) == ""


def hostile(name: str) -> Scored:
    """An answer in which everything that a file may call as it likes is called so."""
    answer = scored(ILLEGAL)
    document = answer.document._replace(kept_name=name, table=None, occasion=Occasion(name, name, name))
    players = tuple([player._replace(name=name, about=name, remarks=(name,)) for player in answer.sheets[0].players])
    sheet = answer.sheets[0]._replace(players=players, tell=lambda _: name)
    return Scored(document, answer.form, (sheet,), answer.verdict, (name,))


@SOME
@given(st.text(alphabet=st.sampled_from([*"[]/bicu=()\\<> \n\x00\u202e", "é", "桥"]), min_size=1) | st.text(min_size=1))
@example("[b]")
@example("[/c]")
@example("[url=https://example.org]")
@example("]][[/b]")
def test_no_name_breaks_the_markup(name: str) -> None:
    told = printed(hostile(name))
    assert tags(told).count("c") == 1
    assert "\x00" not in told
    assert "\u202e" not in told


def test_it_is_never_painted_and_as_wide_as_a_post(tmp_path: Path) -> None:
    path = write(tmp_path, LEGAL)
    wide = run("score", "--format", "bbcode", "--color", "always", path, env={"COLUMNS": "120"}, is_terminal=True)
    assert wide.output == run("score", "--format", "bbcode", path).output
    assert "\x1b" not in Report(Screen(colour=True)).entry(scored(LEGAL))


def test_pads_of_several_documents_follow_each_other(tmp_path: Path) -> None:
    told = run("score", "--format", "bbcode", write(tmp_path, f"{LEGAL}---\n{TABLE}")).output
    assert tags(told).count("c") == 2
    assert told.count("\n\n[b]a table of three[/b]\n") == 1
