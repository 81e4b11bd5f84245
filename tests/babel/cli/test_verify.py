"""`verify` on files of Babel: every kind of promise kept and broken, and every example of the package keeps its own."""

import json
from difflib import SequenceMatcher
from pathlib import Path

import pytest

from babylon_cli.babel.answers.verify import verify
from babylon_cli.babel.files.load import load
from babylon_cli.judging.promised import Promised
from babylon_cli.printing.formats import VERIFY_FORMATS
from babylon_cli.printing.verify.text import difference_line
from babylon_cli.reading.examples import pairs_of
from tests.babel.cli.tables import CHEAP, DEAR, FAULTS, PROMISES, REFUSED, TABLE, UNUSABLE
from tests.babel.tables import documents
from tests.cases import for_each
from tests.cli.running import EXAMPLES, run, without_times, write
from tests.cli.tables import ILLEGAL, LEGAL
from tests.examples import BABEL_EXAMPLES, ROOT

PAIRS = [
    pytest.param(pair.legal, pair.illegal, folder.name, id=f"{folder.name} {pair.story}")
    for folder in sorted((ROOT / "examples" / "rules").glob("babel-*"))
    for pair in pairs_of(folder.name)
]


def held(text: str) -> list[Promised]:
    return [verify(document) for document in documents(text)]


def differences(text: str) -> list[str]:
    """What is not as promised, each in the words of `verify`."""
    (promised,) = held(text)
    assert promised.document.problems == ()
    ended = run("verify", "-", stdin=text.encode())
    assert ended.status == (1 if promised.differences else 0)
    shown = " ".join(ended.output.split())
    for difference in promised.differences:
        assert str(difference_line(difference)) in shown
        assert all(str(found.message) in shown for found in difference.unpromised)
    return [str(difference.told) for difference in promised.differences]


@for_each("path", BABEL_EXAMPLES)
def test_an_example_keeps_its_promise(path: Path) -> None:
    found = list(load(path.name, path.read_bytes()))
    assert found
    for loaded in found:
        assert loaded.expect is not None, "an example says what it promises"
        assert loaded.expect.violations is not None
        promised = verify(loaded)
        assert promised.document.problems == ()
        assert promised.differences == ()
        assert promised.ok


def test_the_examples_are_many() -> None:
    assert len(BABEL_EXAMPLES) > 130
    assert len(PAIRS) > 30


@pytest.mark.parametrize(("legal", "illegal", "rule"), PAIRS)
def test_a_legal_and_an_illegal_example_differ_in_one_line(legal: Path, illegal: Path, rule: str) -> None:
    """Apart from what each tells of itself: the comments at the top, the title and the promise."""
    changes = SequenceMatcher(None, table_lines(legal), table_lines(illegal), autojunk=False).get_opcodes()
    changed = [max(end - start, other_end - other) for tag, start, end, other, other_end in changes if tag != "equal"]
    assert changed == [1]
    for path, broken in ((legal, False), (illegal, True)):
        for loaded in load(path.name, path.read_bytes()):
            assert loaded.expect is not None
            assert (rule in (loaded.expect.violations or [])) is broken


def table_lines(path: Path) -> list[str]:
    """The lines of a file without comments, title and promise."""
    lines = path.read_text(encoding="utf-8").split("\nexpect:")[0].splitlines()
    return [line for line in lines if line and not line.startswith(("#", "title:"))]


@for_each("rule", sorted({str(pair.values[2]) for pair in PAIRS}))
def test_every_illegal_example_has_its_legal_one(rule: str) -> None:
    files = sorted(path.name for path in (EXAMPLES / "rules" / rule).iterdir())
    stories = [file.removeprefix("legal-") for file in files if file.startswith("legal-")]
    assert files == sorted([f"{kind}-{story}" for kind in ("legal", "illegal") for story in stories])


KEPT = {
    "nothing": "{}",
    "no violation": "{violations: []}",
    "no warning": "{warnings: []}",
    "active": "{active: [12, 19, 22]}",
    "points": "{points: {Ana: 5, Cleo: 5}}",
    "price": "{price: {legal: true, bank: 2, left: 4, right: 2, total: 8, gain: 0}}",
    "one key of the price": "{price: {left: 4}}",
    "projects": "{projects: [{age: 1, card: Factory, success: false, rewards: {}, penalties: {Ana: token, "
    "Bo: discard_card_grey}, victory: {}}, {card: miroir-de-guerre}]}",
    "nothing of the projects": "{projects: [{}, {}]}",
    "conflicts": "{conflicts: [{left: Bo, right: Ana, shields: [4, 1], tokens: {Bo: [1], Ana: [-1, -1]}}, {}, {}]}",
    "total": "{scores: {Ana: 18}}",
    "rows": "{scores: {Bo: {civil: 3, tower: 2, total: 8}}}",
    "no score": "{scores: {Ana: , Bo: {}}}",
    "winners": "{winners: [Ana]}",
}


@pytest.mark.parametrize("kind", KEPT)
def test_a_promise_that_is_kept(kind: str) -> None:
    assert differences(f"{TABLE}expect: {KEPT[kind]}\n") == []


BROKEN = {
    "{violations: [babel-stages]}": ["violations: promised babel-stages, found none"],
    "{warnings: [babel-markers]}": ["warnings: promised babel-markers, found none"],
    "{active: [12, 22, 19]}": ["active: promised [12, 22, 19], found [12, 19, 22]"],
    "{active: []}": ["active: promised none, found [12, 19, 22]"],
    "{points: {Ana: 2}}": ["points.Ana: promised 2, found 5"],
    "{price: {legal: false, bank: 1, left: , gain: 3}}": [
        "price.legal: promised false, found true",
        "price.bank: promised 1, found 2",
        "price.left: promised none, found 4",
        "price.gain: promised 3, found 0",
    ],
    "{projects: []}": ["projects, how many: promised 0, found 2"],
    "{projects: [{age: 2, success: true}, {card: Cranes}]}": [
        "projects.1.age: promised 2, found 1",
        "projects.1.success: promised true, found false",
        "projects.2.card: promised Cranes, found War Mirror",
    ],
    "{projects: [{card: Obelisk}, {rewards: {Ana: 1}, penalties: {}, victory: {Ana: [3]}}]}": [
        "projects.1.card: promised Obelisk, found Factory",
        "projects.2.rewards: promised Ana: 1, found nobody",
        "projects.2.penalties: promised nobody, found Ana: discard_card_blue, Cleo: token",
        "projects.2.victory: promised Ana: [3], found nobody",
    ],
    "{conflicts: [{}]}": ["conflicts, how many: promised 1, found 3"],
    "{conflicts: [{left: Ana, shields: [1, 3]}, {}, {tokens: {Ana: []}}]}": [
        "conflicts.1.left: promised Ana, found Bo",
        "conflicts.1.shields: promised [1, 3], found [4, 1]",
        "conflicts.3.tokens: promised Ana: [], found Ana: [1], Cleo: [-1, -1]",
    ],
    "{scores: {Ana: 3, Bo: {civil: 2, wonder: 3}}}": [
        "scores.Ana.total: promised 3, found 18",
        "scores.Bo.civil: promised 2, found 3",
    ],
    "{winners: [Ana, Bo]}": ["winners: promised Ana, Bo, found Ana"],
    "{winners: []}": ["winners: promised none, found Ana"],
}


@pytest.mark.parametrize("promise", BROKEN)
def test_a_promise_that_is_broken(promise: str) -> None:
    assert differences(f"{TABLE}expect: {promise}\n") == BROKEN[promise]


def test_without_a_promise_a_file_promises_to_be_legal() -> None:
    assert differences(TABLE) == []
    assert differences(TABLE.replace("stages: 2, cards: [Ore", "stages: 4, cards: [Ore")) == [
        "violations: promised none, found babel-stages"
    ]


def test_a_price_needs_a_build() -> None:
    text = f"{TABLE.split('build:')[0]}expect: {{price: {{legal: true}}}}\n"
    assert differences(text) == ["price: promised a price, found no `build`"]


def test_of_a_build_that_cannot_be_paid_the_nearest_way_is_compared() -> None:
    assert differences(f"{DEAR}expect: {{price: {{legal: false, left: 6, total: 6, gain: 0}}}}\n") == []


def test_of_a_build_that_is_not_allowed_everything_is_null() -> None:
    kept = "violations: [], price: {legal: false, bank: , left: null, right: , total: , gain: }"
    assert differences(f"{REFUSED}expect: {{{kept}}}\n") == []
    broken = "violations: [], price: {bank: 0}"
    assert differences(f"{REFUSED}expect: {{{broken}}}\n") == ["price.bank: promised 0, found none"]


def test_a_whole_number_may_be_a_winner() -> None:
    text = "game: babel\nage: 1\nplayers: [{name: 7, wonder: Gizah A, coins: 3}, {name: Bo, wonder: Rhodos A}]\n"
    faults = "violations: [babel-player-count]"
    assert differences(f"{text}expect: {{{faults}, winners: [7], scores: {{7: 1}}, points: {{7: 0}}}}\n") == []


def test_the_place_of_the_promise_is_told() -> None:
    (promised,) = held(f"{TABLE}expect: {{winners: [Bo]}}\n")
    assert (promised.line, promised.column) == (len(TABLE.splitlines()) + 1, 9)
    (difference,) = promised.differences
    assert (difference.line, difference.column) == (promised.line, 19)
    assert (promised.document.title, promised.document.number) == ("drawn.yaml", None)
    first, second = held(f"{TABLE}---\n{CHEAP}")
    assert [str(held.document.title) for held in (first, second)] == [
        "drawn.yaml (document 1)",
        "drawn.yaml (document 2)",
    ]
    assert (first.ok, second.ok) == (True, False)


def test_what_is_unusable_has_problems_and_no_differences() -> None:
    (promised,) = held(f"{UNUSABLE}expect: {{winners: [Zoe]}}\n")
    assert promised.differences == ()
    assert [str(problem.message) for problem in promised.document.problems] == [
        "no card is called `Alter`",
        "no wonder is called `Gizah`",
        "no player is called Zoe",
    ]
    assert not promised.ok


@pytest.mark.parametrize("form", VERIFY_FORMATS)
def test_both_games_in_one_folder_whatever_the_number_of_processes(form: str, tmp_path: Path) -> None:
    texts = (LEGAL, TABLE, ILLEGAL, PROMISES, UNUSABLE, FAULTS)
    for number in range(18):
        write(tmp_path, texts[number % len(texts)], f"{number:02}.yaml")
    one = run("verify", "--format", form, tmp_path)
    two = run("verify", "--format", form, "--jobs", "2", tmp_path)
    assert without_times(two.output) == without_times(one.output)
    assert two._replace(output=one.output) == one
    assert one.status == 2


def test_what_cannot_be_used_is_told_with_every_place() -> None:
    ended = run("verify", "-", stdin=UNUSABLE.encode())
    lines = ended.output.split("\n")
    assert lines[:2] == ["-: unusable", "    4:42: no card is called `Alter` (did you mean Altar?)"]
    assert lines[2].startswith("    5:24: no wonder is called `Gizah` (write its side, too: ")


def test_both_games_in_one_file() -> None:
    text = "---\n".join([LEGAL, TABLE, ILLEGAL, PROMISES])
    shown = json.loads(run("verify", "--format", "json", "-", stdin=text.encode()).output)
    assert [entry["ok"] for entry in shown["files"]] == [True, True, False, False]
    assert (shown["passed"], shown["failed"]) == (2, 2)


def test_a_promise_of_the_other_game_is_no_promise_of_this_one() -> None:
    ended = run("verify", "-", stdin=f"{TABLE}expect: {{tie_break: none}}\n".encode())
    assert ended.status == 2
    assert "`expect` has an unknown key `tie_break`" in ended.output
