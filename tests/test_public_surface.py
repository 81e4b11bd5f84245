"""What a Python program may rely on: the names, what they answer, and that nothing is imported before it is used."""

import inspect
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import babylon_cli as babylon
from babylon_cli import errors, questions
from tests.cases import for_each
from tests.cli.running import EXAMPLES, ROOT, clean_environment, run

SURFACE = {
    "BabylonError", "Checked", "Document", "Finding", "Promised", "Scored", "UnknownRuling", "UnknownTopic",
    "WrongGame", "__version__", "check", "conflict", "explain", "moves", "notation", "price", "project", "quarry",
    "read", "read_line", "replay", "score", "tower", "verify",
}  # fmt: skip

GARDEN = EXAMPLES / "games" / "four-players-a-tie-broken-by-the-holes.yaml"
GAME = EXAMPLES / "games" / "three-players-in-the-middle-of-round-five.yaml"
TURN = EXAMPLES / "tokens" / "single-a-fourth-pillar.yaml"
QUARRY = EXAMPLES / "quarry" / "a-quarry-beside-two-gardens.yaml"
BABEL = EXAMPLES / "babel" / "tiles" / "06-tax-on-blue.yaml"


def test_the_surface_is_listed() -> None:
    assert set(babylon.__all__) == SURFACE
    assert dir(babylon) == sorted(SURFACE)
    for name in SURFACE:
        assert getattr(babylon, name) is not None
    with pytest.raises(AttributeError, match="no attribute 'settle'"):
        _ = babylon.settle


def test_it_says_its_version() -> None:
    assert run("--version").output == f"babylon, version {babylon.__version__}\n"


def test_nothing_is_imported_before_it_is_used() -> None:
    code = "import sys, babylon_cli; print(*[name for name in sys.modules if name.startswith('babylon_cli.')])"
    ended = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env=clean_environment(), cwd=ROOT, check=True
    )
    assert ended.stdout.strip() == ""


@for_each("name", sorted(name for name in SURFACE if name.islower() and name != "__version__"))
def test_every_question_is_typed_and_described(name: str) -> None:
    question = getattr(questions, name)
    assert question.__doc__
    assert inspect.signature(question).return_annotation is not inspect.Signature.empty


def entry(*arguments: str | Path) -> dict[str, Any]:
    """The entry of the first document in the JSON that a command prints."""
    found = json.loads(run(*arguments).output)["files"][0]
    assert isinstance(found, dict)
    return found


COUNTED, ANSWERED = "hidden_belvedere=counts", {"hidden_belvedere": "counts"}
TAXED, UNTAXED = "tax_on_free_builds=waived", {"tax_on_free_builds": "waived"}

ANSWERS: tuple[tuple[tuple[str, ...], Path, Any], ...] = (
    (("check",), GARDEN, babylon.check),
    (("check",), TURN, babylon.check),
    (("check",), BABEL, babylon.check),
    (("score",), GARDEN, babylon.score),
    (("score",), GAME, babylon.score),
    (("verify",), GARDEN, babylon.verify),
    (("verify",), BABEL, babylon.verify),
    (("replay",), GAME, babylon.replay),
    (("replay", "--until", "2.1"), GAME, lambda document: babylon.replay(document, until=(2, 1))),
    (("moves", "--best", "--limit", "2"), TURN, lambda document: babylon.moves(document, best=True, limit=2)),
    (
        ("moves", "--dig", "B2", "--player", "Ana", "--token", "none", "--limit", "1"),
        QUARRY,
        lambda document: babylon.moves(document, dig="b2", player="Ana", token="none", limit=1),
    ),
    (("quarry", "--flower", "pink"), QUARRY, lambda document: babylon.quarry(document, flower="pink")),
    (("quarry", "--take", "A1"), QUARRY, lambda document: babylon.quarry(document, take="a1")),
    (("check", "--edition", "zh-Hans"), GARDEN, lambda document: babylon.check(document, edition="zh-Hans")),
    (("score", "--ruling", COUNTED), GARDEN, lambda document: babylon.score(document, rulings=ANSWERED)),
    (("replay", "--ruling", COUNTED), GAME, lambda document: babylon.replay(document, rulings=ANSWERED)),
    (("moves", "--ruling", COUNTED), TURN, lambda document: babylon.moves(document, rulings=ANSWERED)),
    (("notation",), GARDEN, babylon.notation),
    (("babel", "tower"), BABEL, babylon.tower),
    (("babel", "price", "--ruling", TAXED), BABEL, lambda document: babylon.price(document, rulings=UNTAXED)),
    (("babel", "project", "--ruling", TAXED), BABEL, lambda document: babylon.project(document, rulings=UNTAXED)),
    (("babel", "price", "--all"), BABEL, lambda document: babylon.price(document, all_ways=True)),
    (("babel", "project"), BABEL, babylon.project),
    (("babel", "conflict"), BABEL, babylon.conflict),
    (("babel", "score"), BABEL, babylon.score),
)


@for_each(("command", "path", "ask"), ANSWERS)
def test_an_answer_is_what_the_command_prints(command: tuple[str, ...], path: Path, ask: Any) -> None:
    document = next(babylon.read(path))
    told = json.loads(json.dumps(ask(document).data()))
    assert told == entry(*command, "--format", "json", path)


def test_a_verdict() -> None:
    (document,) = babylon.read(EXAMPLES / "rules" / "storey-order" / "illegal-second-storey-on-double-pillars.yaml")
    verdict = babylon.check(document)
    assert not verdict.legal
    warning, first, *_ = verdict.findings
    assert warning.rule == "player-count"
    assert (first.rule, first.severity, first.player) == ("storey-order", "error", "Olga")
    assert first.line > 0 < first.column
    assert first.place is not None
    assert first.place.cells[0] == "B5"
    assert "has no storey to follow" in str(first.message)


def test_a_pad() -> None:
    (document,) = babylon.read(GARDEN)
    result = babylon.score(document)
    winner = result.players[result.winners[0]]
    assert winner.total == winner.rows["total"] == sum(line.points for row in winner.lines.values() for line in row)
    assert result.tie_break == "visible_holes"


def test_what_can_be_read(tmp_path: Path) -> None:
    path = tmp_path / "garden.yaml"
    path.write_text("players: [{name: Ana, flower: white}]\n", encoding="utf-8")
    (tmp_path / "other.yaml").write_text("jobs: []\n", encoding="utf-8")
    data = {"players": [{"name": "Ana", "flower": "white"}]}
    for source in (path, str(path), path.read_bytes(), data, tmp_path):
        (document,) = babylon.read(source)
        assert document.table is not None
        assert document.table.players[0].name == "Ana"
    (missing,) = babylon.read(tmp_path / "none.yaml")
    assert [str(problem.message) for problem in missing.problems] == ["there is no such file"]
    assert not babylon.check(missing).legal


def test_a_line_can_be_read() -> None:
    (document,) = babylon.read(GARDEN)
    line = babylon.notation(document).line
    by_line = babylon.read_line(line)
    assert babylon.notation(by_line).line == line
    assert babylon.score(by_line).data()["players"] == babylon.score(document).data()["players"]
    (problem,) = babylon.read_line(line[:-2]).problems
    assert (problem.line, problem.column) == (1, len(line) - 2)
    with pytest.raises(babylon.WrongGame):
        babylon.notation(next(babylon.read(BABEL)))


def test_a_question_on_another_game() -> None:
    (garden,) = babylon.read(GARDEN)
    table = next(babylon.read(BABEL))
    with pytest.raises(babylon.WrongGame, match="tells of Babylon, and the question is about 7 Wonders: Babel"):
        babylon.price(garden)
    with pytest.raises(babylon.BabylonError):
        babylon.moves(table)


def test_a_page() -> None:
    assert babylon.explain("storey-order") == run("explain", "storey-order").output
    with pytest.raises(babylon.UnknownTopic):
        babylon.explain("no-such-rule")


def test_the_tree_of_errors_is_drawn() -> None:
    kinds = [kind for kind in vars(errors).values() if isinstance(kind, type) and issubclass(kind, Exception)]
    assert errors.__doc__ is not None
    assert all(kind.__name__ in errors.__doc__ for kind in kinds)
    assert all(issubclass(kind, babylon.BabylonError) for kind in kinds)


@pytest.mark.parametrize(
    ("path", "reading"),
    [
        (GARDEN, {"rulings": {"half_penalty": "token"}}),
        (GARDEN, {"rulings": {"bridge_gap": "wide"}}),
        (GARDEN, {"edition": "de"}),
        (BABEL, {"rulings": {"bridge_gap": "any"}}),
        (BABEL, {"edition": "fr"}),
    ],
)
def test_a_reading_that_the_game_does_not_know(path: Path, reading: Any) -> None:
    document = next(babylon.read(path))
    for ask in (babylon.check, babylon.score):
        with pytest.raises(errors.UnknownRuling, match=r"has no (ruling|edition) "):
            ask(document, **reading)


def test_a_document_itself_stays_as_it_says() -> None:
    (document,) = babylon.read(EXAMPLES / "rules" / "terrace-stacked" / "illegal-same-place-with-a-storey-between.yaml")
    assert not babylon.check(document).legal
    verdict = babylon.check(document, rulings={"superposed": "adjacent"})
    assert verdict.legal
    assert verdict.document.reading is not None
    assert document.reading is None
