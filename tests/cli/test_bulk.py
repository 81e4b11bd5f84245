"""What `check` and `verify` take for many files: rules that count, several formats, processes, and the status 0."""

import json
import os
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import click
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from babylon_cli.babylon.rules.all_rules import RULES
from babylon_cli.cli.outputs import Destination, paired
from babylon_cli.game import game_named
from babylon_cli.judging.selection import Selection
from babylon_cli.printing.formats import CHECK_FORMATS, SCORE_FORMATS
from babylon_cli.questions import read
from babylon_cli.reading.sources import Source
from tests.babel.cli.tables import FAULTS
from tests.cli.once import reading_once
from tests.cli.running import run, without_times, write
from tests.cli.tables import ILLEGAL, LEGAL, PROMISES, UNUSABLE
from tests.examples import GARDEN_EXAMPLES

ALONE = "players: [{name: Ana, flower: white}]\n"
"""A warning, player-count, and nothing else."""

TWO_FAULTS = f"""\
{ILLEGAL.partition("  - name: Bo")[0]}    statues: [A1]
  - {{name: Bo, flower: pink}}
"""
"""Ana breaks storey-order and decoration-off-terrace."""


def rules_found(*arguments: str | Path) -> list[str]:
    shown = json.loads(run("check", "--format", "json", *arguments).output)
    found = [violation["rule"] for entry in shown["files"] for violation in entry["violations"]]
    assert shown["errors"] + shown["warnings"] == len(found)
    return found


def test_an_ignored_rule_is_not_found(tmp_path: Path) -> None:
    path = write(tmp_path, TWO_FAULTS)
    assert rules_found(path) == ["storey-order", "decoration-off-terrace"]
    assert rules_found("--ignore", "storey-order", path) == ["decoration-off-terrace"]
    assert rules_found("--select", "storey-order", path) == ["storey-order"]
    assert rules_found("--select", "bridge-gap", path) == []
    both = ("--select", "storey-order,decoration-off-terrace", "--ignore", "storey-order")
    assert rules_found(*both, path) == ["decoration-off-terrace"]
    several = ("--ignore", "storey-order", "--ignore", "decoration-off-terrace")
    assert rules_found(*several, path) == []
    (verdict,) = verdicts(*several, path)
    assert verdict == "legal but for 2 faults of rules that were left out"


def verdicts(*arguments: str | Path) -> list[str]:
    """What `check` calls each document, of which no path holds a colon."""
    lines = run("check", *arguments).output.splitlines()
    return [line.split(".yaml: ")[1] for line in lines if ".yaml: " in line]


def test_a_document_is_called_legal_only_if_nothing_was_left_out(tmp_path: Path) -> None:
    path = write(tmp_path, TWO_FAULTS)
    assert verdicts("--ignore", "storey-order", path) == ["illegal, 1 fault"]
    assert verdicts("--select", "bridge-gap", path) == ["legal but for 2 faults of rules that were left out"]
    other = path.with_name("other.yaml")
    other.write_text(LEGAL, encoding="utf-8")
    both = ("--select", "storey-order,bridge-gap", path, other)
    assert verdicts(*both) == verdicts("--jobs", "2", *both) == ["illegal, 1 fault", "legal"]
    told = ["legal but for 1 fault of rules that were left out", "legal"]
    assert verdicts("--select", "storey-order", "--ignore", "storey-order", path, other)[1] == "legal"
    path.write_text(ONE_FAULT, encoding="utf-8")
    assert verdicts("--ignore", "flower-unique", path, other) == told
    assert verdicts("--ignore", "flower-unique", "--jobs", "2", path, other) == told
    path.write_text(ONE_FAULT.replace("white", "white, score_pad: {total: 1}", 1), encoding="utf-8")
    found = verdicts("--ignore", "flower-unique", path)
    assert found == ["legal but for 1 fault of rules that were left out, and 1 fault on the pad"]
    assert verdicts("--ignore", "flower-unique,score-pad", path) == told[:1]


ONE_FAULT = "players: [{name: Ana, flower: white, terraces: []}, {name: Bo, flower: white, terraces: []}]\n"


@pytest.mark.parametrize("form", CHECK_FORMATS)
def test_no_format_tells_of_an_ignored_fault(form: str, tmp_path: Path) -> None:
    path = write(tmp_path, TWO_FAULTS)
    ended = run("check", "--format", form, "--ignore", "storey-order,decoration-off-terrace", path)
    assert ended.status == 0
    assert "storey-order" not in ended.output
    one_left = run("check", "--format", form, "--ignore", "storey-order", path)
    assert one_left.status == 1
    assert "storey-order" not in one_left.output
    assert "decoration-off-terrace" in one_left.output


def test_a_mend_is_told_where_every_fault_counts_that_it_takes_away(tmp_path: Path) -> None:
    path = write(tmp_path, TWO_FAULTS)
    assert "mend: " in run("check", path).output
    assert "mend: " in run("check", "--ignore", "player-count", path).output
    assert "mend: " not in run("check", "--ignore", "decoration-off-terrace", path).output


def test_warnings_are_ignored_too(tmp_path: Path) -> None:
    path = write(tmp_path, ALONE)
    assert rules_found(path) == ["player-count"]
    assert rules_found("--ignore", "player-count", path) == []


def test_what_could_not_be_judged_is_not_told_of_a_rule_that_does_not_count(tmp_path: Path) -> None:
    path = write(tmp_path, ILLEGAL)
    whole = "not judged: terrace-icons, decoration-icon"
    assert whole in " ".join(run("check", path).output.split())
    assert "not judged: decoration-icon" in " ".join(run("check", "--ignore", "terrace-icons", path).output.split())
    assert "unchecked" not in run("check", "--ignore", "terrace-icons,decoration-icon", path).output


def test_a_ruling_is_not_told_of_a_rule_that_does_not_count() -> None:
    path = next(path for path in GARDEN_EXAMPLES if path.name == "bridge-gap-a-statue-in-the-gap.yaml")
    assert "bridge_gap" in run("check", path).output
    assert "bridge_gap" not in run("check", "--ignore", "bridge-gap", path).output


def test_the_rules_of_both_games_are_known(tmp_path: Path) -> None:
    path = write(tmp_path, FAULTS)
    found = rules_found(path)
    left = rules_found("--ignore", found[0], path)
    assert left == [rule for rule in found if rule != found[0]]
    by_babel = run("babel", "check", "--format", "json", "--ignore", found[0], path).output
    assert [each["rule"] for each in json.loads(by_babel)["files"][0]["violations"]] == left


@pytest.mark.parametrize("option", ["--ignore", "--select"])
@pytest.mark.parametrize("name", ["check", "verify"])
def test_an_unknown_rule_is_refused_with_the_nearest(name: str, option: str, tmp_path: Path) -> None:
    path = write(tmp_path, LEGAL)
    ended = run(name, option, "storey-order,bridgegap", path)
    assert (ended.status, ended.output) == (2, "")
    assert f"Invalid value for '{option}'" in ended.error
    assert ": There is no rule 'bridgegap'. Did you mean bridge-gap?" in ended.error
    assert "Did you mean babel-card-age?" in run(name, option, "babel-card-aeg", path).error
    assert run(name, option, "rulings", path).status == 2
    assert run(name, option, ", ", path) == run(name, path)


def test_the_variable_of_ignore(tmp_path: Path) -> None:
    path = write(tmp_path, TWO_FAULTS)
    env = {"BABYLON_CHECK_IGNORE": "storey-order decoration-off-terrace"}
    assert run("check", path, env=env).status == 0


def test_a_shell_is_offered_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    env = {
        "_BABYLON_COMPLETE": "fish_complete",
        "COMP_WORDS": "babylon check --ignore bridge-",
        "COMP_CWORD": "bridge-",
    }
    ended = run(env=env)
    assert "bridge-gap" in ended.output
    assert "babel-card-age" not in ended.output


RULE_SETS = st.frozensets(st.sampled_from(sorted(RULES)), max_size=8)


@settings(max_examples=20)
@given(st.none() | RULE_SETS, RULE_SETS, st.sampled_from(GARDEN_EXAMPLES[::12]))
@reading_once()
def test_a_selection_finds_what_would_be_found_of_its_rules(
    selected: frozenset[str] | None, ignored: frozenset[str], path: Path
) -> None:
    selection = Selection(selected, ignored)
    for document in read(path):
        game = game_named(document.game)
        whole, part = game.check(document), game.check(document, selection=selection)
        assert part.findings == tuple([each for each in whole.findings if selection.takes(each.rule)])
        promised = [] if document.expect is None else document.expect.violations or []
        differing = {each.what for each in game.verify(document, selection=selection).differences}
        broken = {each.rule for each in part.findings if each.severity == "error"}
        assert ("violations" in differing) is (broken != set(selection.of(promised)))


@pytest.mark.parametrize(
    ("options", "status"),
    [
        ((), 1),
        (("--ignore", "storey-order"), 1),
        (("--ignore", "storey-order,terrace-support"), 0),
        (("--select", "bridge-gap"), 0),
        (("--select", "terrace-support"), 1),
    ],
)
def test_an_ignored_rule_is_neither_promised_nor_found(options: tuple[str, ...], status: int, tmp_path: Path) -> None:
    path = write(tmp_path, f"{ILLEGAL}expect: {{violations: [terrace-support], warnings: []}}\n")
    assert run("verify", *options, path).status == status


def test_an_ignored_rule_is_no_difference(tmp_path: Path) -> None:
    path = write(tmp_path, f"{ILLEGAL}expect: {{violations: [terrace-support]}}\n")
    shown = run("verify", "--ignore", "storey-order", path).output
    assert "promised terrace-support, found none" in shown
    assert "tells more" not in shown


def test_a_promise_of_warnings_that_are_ignored(tmp_path: Path) -> None:
    path = write(tmp_path, f"{ALONE}expect: {{warnings: []}}\n")
    assert run("verify", path).status == 1
    assert run("verify", "--ignore", "player-count", path).status == 0


@pytest.mark.parametrize("name", ["check", "verify"])
def test_with_exit_zero_only_the_unusable_counts(name: str, tmp_path: Path) -> None:
    path = write(tmp_path, ILLEGAL)
    ended = run(name, path)
    assert ended.status == 1
    assert run(name, "--exit-zero", path) == ended._replace(status=0)
    unusable = write(tmp_path, UNUSABLE, "unusable.yaml")
    assert run(name, "--exit-zero", path, unusable).status == 2
    assert run(name, path, env={f"BABYLON_{name.upper()}_EXIT_ZERO": "1"}).status == 0


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Files of every kind, of both games."""
    texts = (LEGAL, ILLEGAL, UNUSABLE, PROMISES, FAULTS, TWO_FAULTS, ALONE)
    for number in range(21):
        write(tmp_path, texts[number % len(texts)], f"{number:02}.yaml")
    return tmp_path


@pytest.mark.parametrize("form", CHECK_FORMATS)
def test_three_processes_check_to_the_same_bytes(form: str, folder: Path) -> None:
    arguments = ("check", "--format", form, "--ruling", "bridge_gap=any", folder, "-", folder / "missing.yaml")
    one = run(*arguments, stdin=ILLEGAL.encode())
    three = run(*arguments, "--jobs", "3", stdin=ILLEGAL.encode())
    assert without_times(three.output) == without_times(one.output)
    assert three._replace(output=one.output) == one
    assert one.status == 2


@reading_once()
def test_turns_and_witnesses_come_from_other_processes_too(monkeypatch: pytest.MonkeyPatch) -> None:
    examples = GARDEN_EXAMPLES[::40]
    for form in ("text", "json"):
        one = run("check", "--witness", "--format", form, *examples)
        assert run("check", "--witness", "--format", form, "--jobs", "2", *examples) == one


@pytest.mark.parametrize("jobs", ["0", "65", "-1", "two", "1.5", "١", ""])
def test_a_number_of_processes_that_is_none(jobs: str, tmp_path: Path) -> None:
    ended = run("check", "--jobs", jobs, write(tmp_path, LEGAL))
    assert ended.status == 2
    assert "neither a number from 1 to 64 nor auto" in ended.error


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many processes were asked for, each time that it was more than one; none is started."""
    asked = []

    def in_order(
        do: Callable[[Source], object], items: Iterator[Source], jobs: int, _: int
    ) -> Iterator[tuple[Source, object]]:
        asked.append(jobs)
        return ((item, do(item)) for item in items)

    monkeypatch.setattr("babylon_cli.cli.workers.in_order", in_order)
    return asked


@pytest.mark.parametrize("affinity", [True, False])
def test_as_many_processes_as_processors(
    affinity: bool, folder: Path, asked: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    if affinity:
        monkeypatch.setattr(os, "sched_getaffinity", lambda _: {0, 1, 2}, raising=False)
    else:
        monkeypatch.delattr(os, "sched_getaffinity", raising=False)
    monkeypatch.setattr(os, "cpu_count", lambda: 200)
    monkeypatch.setattr("babylon_cli.cli.jobs.PAYS_FROM", 21)
    one = run("check", folder)
    assert run("check", "--jobs", "auto", folder) == one
    assert asked == [3 if affinity else 64]


def test_auto_takes_one_process_for_a_few(folder: Path, asked: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("babylon_cli.cli.jobs.PAYS_FROM", 23)  # the folder itself is the twenty-second
    one = run("check", folder)
    assert run("check", "--jobs", "auto", folder) == one
    assert asked == []


def test_one_processor_is_one_process(folder: Path, asked: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: {0}, raising=False)
    monkeypatch.setattr("babylon_cli.cli.jobs.PAYS_FROM", 1)
    assert run("check", "--jobs", "auto", folder).status == 2
    assert asked == []


@pytest.mark.parametrize("form", SCORE_FORMATS)
def test_three_processes_score_to_the_same_bytes(form: str, folder: Path) -> None:
    arguments = ("--why", "--format", form, folder, "-", folder / "missing.yaml")
    one = run("score", *arguments, stdin=ILLEGAL.encode())
    assert run("score", "--jobs", "3", *arguments, stdin=ILLEGAL.encode()) == one
    assert one.status == 2
    of_babel = run("babel", "score", *arguments, stdin=ILLEGAL.encode())
    assert run("babel", "score", "--jobs", "3", *arguments, stdin=ILLEGAL.encode()) == of_babel


LINE = ["format", "output"]


@pytest.mark.parametrize(
    ("formats", "files", "order", "pairs"),
    [
        (["text"], [], [], [("text", "-")]),
        (["text"], ["a"], ["output"], [("text", "a")]),
        (["sarif"], ["a"], ["output", "format"], [("sarif", "a")]),
        (["text", "sarif"], ["a"], ["format", "format", "output"], [("text", "-"), ("sarif", "a")]),
        (["sarif", "text"], ["a"], ["format", "output", "format"], [("sarif", "a"), ("text", "-")]),
        (["sarif", "text"], ["a", "b"], LINE * 2, [("sarif", "a"), ("text", "b")]),
        (["sarif", "text"], ["a", "-"], LINE * 2, [("sarif", "a"), ("text", "-")]),
        (["text", "sarif"], ["a"], ["output"], [("text", "-"), ("sarif", "a")]),
        (["text", "sarif"], ["a"], ["paths", "format", None, "format"], [("text", "-"), ("sarif", "a")]),
    ],
)
def test_a_file_belongs_to_the_format_before_it(
    formats: list[str], files: list[str], order: Sequence[str | None], pairs: list[tuple[str, str]]
) -> None:
    assert paired(formats, files, order) == tuple([Destination(*pair) for pair in pairs])


@pytest.mark.parametrize(
    ("formats", "files", "order", "message"),
    [
        (["text", "json"], [], [], "text and json cannot both go to standard output: write --output FILE after one"),
        (["text", "json"], ["a"], ["output", "format", "format"], "--output a stands before every --format"),
        (["text", "json"], ["a", "b"], ["format", "output", "output", "format"], "text has two files, a and b"),
        (["text", "json"], ["a", "a"], LINE * 2, "text and json cannot both go to a"),
        (["text", "json"], ["a", "./b/../a"], LINE * 2, "text and json cannot both go to ./b/../a"),
        (["text"], ["a", "b"], ["output", "output"], "text has two files, a and b"),
    ],
)
def test_two_that_meet_in_one_place(
    formats: list[str], files: list[str], order: Sequence[str | None], message: str
) -> None:
    with pytest.raises(click.UsageError, match=message):
        paired(formats, files, order)


def test_several_formats_in_one_run(tmp_path: Path) -> None:
    path, sarif, xml = write(tmp_path, ILLEGAL), tmp_path / "found.sarif", tmp_path / "found.xml"
    options = ("--format", "text", "--format", "sarif", "--output", sarif, "--format=junit", f"--output={xml}")
    ended = run("check", *options, path, is_terminal=True, env={"NO_COLOR": "1"})
    assert ended == run("check", path, is_terminal=True, env={"NO_COLOR": "1"})
    assert sarif.read_text(encoding="utf-8") == run("check", "--format", "sarif", path).output
    assert without_times(xml.read_text(encoding="utf-8")) == without_times(
        run("check", "--format", "junit", path).output
    )


def test_a_file_alone_leaves_standard_output_empty(tmp_path: Path) -> None:
    path, report = write(tmp_path, ILLEGAL.replace("Ana", "Zoë 花子")), tmp_path / "report.txt"
    ended = run("verify", "--output", report, path, is_terminal=True, encoding="ascii")
    assert (ended.status, ended.output, ended.error) == (1, "", "")
    assert report.read_bytes().decode() == run("verify", path).output
    painted = run("check", "--output", report, "--color", "always", path)
    assert painted.output == ""
    assert "\x1b[" in report.read_text(encoding="utf-8")
    assert run("check", "--output", "-", path) == run("check", path)


def test_the_variable_of_output(tmp_path: Path) -> None:
    path, report = write(tmp_path, ILLEGAL), tmp_path / "report.json"
    env = {"BABYLON_CHECK_FORMAT": "text json", "BABYLON_CHECK_OUTPUT": str(report)}
    assert run("check", path, env=env) == run("check", path)
    assert report.read_text(encoding="utf-8") == run("check", "--format", "json", path).output


def test_rulings_are_told_where_one_of_the_formats_has_room(tmp_path: Path) -> None:
    path = next(path for path in GARDEN_EXAMPLES if path.name == "bridge-gap-a-statue-in-the-gap.yaml")
    report = tmp_path / "report.json"
    options = ("--ruling", "bridge_gap=any", path)
    ended = run("check", "--format", "concise", "--format", "json", "--output", report, *options)
    assert json.loads(report.read_text(encoding="utf-8"))["files"][0]["rests_on"]
    assert ended == run("check", "--format", "concise", *options)
    assert "read with" in ended.error


@pytest.mark.parametrize("name", ["garden.yaml", "./garden.yaml", "other.YML", "game.jsonl", "sub/report"])
def test_a_table_is_never_written_over(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "sub").mkdir()
    for each in ("garden.yaml", "other.YML", "game.jsonl", "sub/report"):
        write(tmp_path, LEGAL, each)
    ended = run("check", "--output", name, "garden.yaml", "sub/report", "missing", "-")
    assert (ended.status, ended.output) == (2, "")
    assert f"{name} may be a table, and is not written over" in ended.error
    assert (tmp_path / name).read_text(encoding="utf-8") == LEGAL


def test_a_report_is_written_anew(tmp_path: Path) -> None:
    path, report = write(tmp_path, LEGAL), tmp_path / "report.txt"
    for _ in range(2):
        assert run("check", "--output", report, path).status == 0
    assert report.read_text(encoding="utf-8") == run("check", path).output


def test_a_name_that_is_too_long(tmp_path: Path) -> None:
    ended = run("check", "--output", "a" * 300, write(tmp_path, LEGAL), "b" * 300)
    assert (ended.status, ended.output) == (2, "")
    assert "cannot be written: File name too long." in ended.error


def test_a_file_that_cannot_be_written(tmp_path: Path) -> None:
    path = write(tmp_path, LEGAL)
    ended = run("check", "--output", tmp_path / "missing" / "report.txt", path)
    assert (ended.status, ended.output) == (2, "")
    assert "report.txt cannot be written: No such file or directory." in ended.error


def test_an_output_without_a_name(tmp_path: Path) -> None:
    ended = run("check", "--output", "", write(tmp_path, LEGAL))
    assert ended.status == 2
    assert "Error: '' cannot be written: No such file or directory." in ended.error


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has a disk that is always full")
@pytest.mark.parametrize("size", [1, 3000])
def test_a_full_disk(size: int, tmp_path: Path) -> None:
    path = write(tmp_path, "---\n".join([ILLEGAL] * size))
    ended = run("check", "--format", "concise", "--output", "/dev/full", path)
    assert (ended.status, ended.output) == (2, "")
    assert "The output cannot be written: No space left on device." in ended.error
