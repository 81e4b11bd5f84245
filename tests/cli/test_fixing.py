"""`check --fix`: files are rewritten as the house spells them, and nothing else in them, or not at all."""

import errno
import json
import os
import resource
import stat
import subprocess
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, NoReturn

import pytest

from babylon_cli import check, read, score
from babylon_cli.cli import fixing
from babylon_cli.reading.reader import MOST_BYTES
from tests.cli.running import Outcome, clean_environment, command, run, write
from tests.examples import EVERY_EXAMPLE, ROOT
from tests.shaking import Shaken, shaken

TYPED = """\
# Friday's game
edition: FR # the book
players:
  - name: Ana # f.t.
    flower: 'White'
    terraces:
      - {at: 3c,  level: "1", flower: white, icons: s..f} # 3c

      - at:   E3
        level: 1
        flower: pink
        icons: [., T, # the stairs
          "F", .]
    statues: [ c3 ]
    fountains: [D4 \u2013 E4]
  - {name: Bo, flower: pink}
"""
SPELLED = """\
# Friday's game
edition: fr # the book
players:
  - name: Ana # f.t.
    flower: 'White'
    terraces:
      - {at: C3,  level: 1, flower: white, icons: S..F} # 3c

      - at:   E3
        level: 1
        flower: pink
        icons: [none, staircase, # the stairs
          "fountain", none]
    statues: [ C3 ]
    fountains: [D4-E4]
  - {name: Bo, flower: pink}
"""
OTHER = "game: Babel\nage: '1'\nplayers: [{name: Ana, wonder: gizah a, science: [Gear]}]\n"
OTHER_SPELLED = "game: babel\nage: 1\nplayers: [{name: Ana, wonder: gizah a, science: [gear]}]\n"


def raw(path: Path) -> bytes:
    return path.read_bytes()


def fix(*arguments: str | Path) -> Outcome:
    return run("check", "--fix", *arguments)


def test_a_file_is_rewritten_and_then_checked(tmp_path: Path) -> None:
    path = write(tmp_path, TYPED)
    without = run("check", path)
    assert raw(path).decode() == TYPED
    ended = fix(path)
    assert raw(path).decode() == SPELLED
    assert ended.error == f"{path}: 10 spellings fixed\n"
    assert ended == run("check", path)._replace(error=ended.error)
    assert ended.status == without.status


def test_one_spelling(tmp_path: Path) -> None:
    path = write(tmp_path, SPELLED.replace("E3", "e3"))
    assert fix(path).error == f"{path}: 1 spelling fixed\n"


def test_words_of_other_languages_are_written_in_english(tmp_path: Path) -> None:
    icons = "{at: E5, level: 1, flower: pink, icons: [rien, TRAP, 噴泉, S]}"
    lines = f"[C3 1 white klei, 黏土 E3 1 Pink zo, C5 1 argile, {icons}]"
    path = write(tmp_path, f"players: [{{name: Ana, flower: white, terraces: {lines}}}]\n")
    assert fix(path).error == f"{path}: 6 spellings fixed\n"
    house = (
        "[C3 1 white clay, E3 1 Pink SE clay, C5 1 argile, "
        "{at: E5, level: 1, flower: pink, icons: [none, staircase, fountain, statue]}]"
    )
    assert house in raw(path).decode()


def test_what_is_spelled_so_is_not_written_again(tmp_path: Path) -> None:
    path = write(tmp_path, SPELLED)
    os.utime(path, ns=(1, 1))
    before = path.stat()
    assert fix(path).error == ""
    after = path.stat()
    assert (after.st_ino, after.st_mtime_ns) == (before.st_ino, before.st_mtime_ns)


def test_the_formats_and_statuses_are_as_ever(tmp_path: Path) -> None:
    path = write(tmp_path, TYPED.replace("D4 \u2013 E4", "D4 \u2013 H8"))
    ended = run("check", "--fix", "--format", "json", path)
    assert ended.status == 1
    assert ended.error == f"{path}: 10 spellings fixed\n"
    assert ended.output == run("check", "--format", "json", path).output


@pytest.mark.parametrize("line_end", ["\n", "\r\n", "\r", "\u2028"])
@pytest.mark.parametrize("begin", ["", "\ufeff"])
@pytest.mark.parametrize("end", [True, False])
def test_line_ends_and_byte_order_marks(tmp_path: Path, line_end: str, begin: str, end: bool) -> None:
    def as_bytes(text: str) -> bytes:
        text = text if end else text.removesuffix("\n")
        return (begin + text.replace("\n", line_end)).encode()

    path = tmp_path / "garden.yaml"
    path.write_bytes(as_bytes(TYPED))
    fix(path)
    assert raw(path) == as_bytes(SPELLED)


def test_several_documents_of_both_games(tmp_path: Path) -> None:
    path = write(tmp_path, f"---\n{TYPED}---   # other\n{OTHER}...\n---\n# nothing\n---\n{TYPED}")
    ended = fix(path)
    assert raw(path).decode() == f"---\n{SPELLED}---   # other\n{OTHER_SPELLED}...\n---\n# nothing\n---\n{SPELLED}"
    assert ended.error == f"{path}: 23 spellings fixed\n"


@pytest.mark.parametrize(
    "unusable",
    [
        TYPED.replace("3c", "3z"),
        TYPED + "  - {name: Ana, flower: pink}\n",
        TYPED + "---\nplayers: 3\n",
        TYPED + "---\nplayers: [\n",
        TYPED + "expect: {violations: [no-such-rule]}\n",
        "",
        "- a\n",
    ],
)
def test_a_file_that_cannot_be_used_is_left_alone(tmp_path: Path, unusable: str) -> None:
    path = write(tmp_path, unusable)
    ended = fix(path)
    assert raw(path).decode() == unusable
    assert ended == run("check", path)
    assert ended.status == 2


def test_what_is_no_text_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "garden.yaml"
    path.write_bytes(TYPED.encode("utf-16"))
    assert fix(path) == run("check", path)


def test_names_are_left_alone(tmp_path: Path) -> None:
    """Two spellings of a flower are one to the reader, who warns; which of them is right only the players know."""
    path = write(tmp_path, SPELLED.replace("flower: white", "flower: WHITE").replace("name: Bo", "name: s..f"))
    before = raw(path)
    assert fix(path).error == ""
    assert raw(path) == before


def test_a_folder(tmp_path: Path) -> None:
    typed, other = write(tmp_path, TYPED, "a.yaml"), write(tmp_path, OTHER, "b.yml")
    spelled, foreign = write(tmp_path, SPELLED, "c.yaml"), write(tmp_path, "icons: s..f\n", "d.yaml")
    ended = fix(tmp_path)
    assert [path.read_text() for path in (typed, other, spelled)] == [SPELLED, OTHER_SPELLED, SPELLED]
    assert foreign.read_text() == "icons: s..f\n"
    assert ended.error == f"{typed}: 10 spellings fixed\n{other}: 3 spellings fixed\n1 other YAML file skipped\n"
    assert fix(tmp_path).error == "1 other YAML file skipped\n"


def test_the_mode_and_the_link_stay(tmp_path: Path) -> None:
    path = write(tmp_path, TYPED)
    path.chmod(0o640)
    link = tmp_path / "link.yaml"
    link.symlink_to(path)
    assert fix(link).error == f"{link}: 10 spellings fixed\n"
    assert raw(path).decode() == SPELLED
    assert link.is_symlink()
    assert stat.S_IMODE(path.stat().st_mode) == 0o640


def test_standard_input_is_no_file() -> None:
    ended = run("check", "--fix", "-", stdin=TYPED.encode())
    assert ended.status == 2
    assert ended.output == ""
    assert "--fix rewrites files, and - is none: save what it gives to a file first." in ended.error


def test_what_is_no_regular_file_is_refused_unread(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe.yaml"
    os.mkfifo(pipe)
    ended = fix(pipe)
    assert ended.status == 2
    assert "it is no regular file, and only such a one can be fixed" in ended.output
    assert "skipped: it is a named pipe" in fix(tmp_path).error


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    ended = fix(tmp_path / "no.yaml")
    assert ended == run("check", tmp_path / "no.yaml")
    assert ended.status == 2


def refused(path: Path, ended: Outcome, why: str, before: str = TYPED) -> None:
    """The file is as it was, nothing lies beside it, and the reason is told as one for which it cannot be used."""
    assert ended.status == 2
    assert ended.error == ""
    assert f"{path}: unusable\n" in ended.output
    assert why in " ".join(ended.output.split())
    assert raw(path).decode() == before
    assert [each.name for each in path.parent.iterdir()] == [path.name]


def test_a_file_that_may_not_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = write(tmp_path, TYPED)
    monkeypatch.setattr(os, "access", lambda _, mode, **__: mode != os.W_OK)
    refused(path, fix(path), "it cannot be fixed: Permission denied help: nothing in it was changed")


def test_a_folder_that_may_not_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(**_: object) -> NoReturn:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))

    path = write(tmp_path, TYPED)
    monkeypatch.setattr("babylon_cli.cli.saving.mkstemp", refuse)
    why = "it cannot be fixed: its folder takes no new file, which is to take its place (Permission denied)"
    refused(path, fix(path), f"{why} help: nothing in it was changed")


def test_a_text_that_would_be_too_large(tmp_path: Path) -> None:
    """Four letters of icons become four words; the file could no longer be read."""
    typed = TYPED + "#" * (MOST_BYTES - len(TYPED.encode()) - 1) + "\n"
    path = write(tmp_path, typed)
    assert len(raw(path)) == MOST_BYTES
    ended = fix(path)
    refused(path, ended, "the fixed text would be larger than a file may be help: nothing in it was changed", typed)


def test_a_flower_with_the_name_of_a_value(tmp_path: Path) -> None:
    path = write(tmp_path, TYPED + "turn:\n  player: Ana\n  dig: A1\n  dug: |\n    null\n")
    fix(path)
    assert raw(path).decode() == SPELLED + 'turn:\n  player: Ana\n  dig: A1\n  dug: "null"\n'


def test_a_file_that_someone_else_changes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = write(tmp_path, TYPED)
    monkeypatch.setattr(fixing, "fingerprint", lambda _: b"another")
    refused(path, fix(path), "it was changed by someone else while it was being fixed help: run the command again")


def test_a_fixed_text_that_would_be_read_otherwise(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = write(tmp_path, TYPED)
    monkeypatch.setattr(fixing, "spliced", lambda text, _: text.replace("Ana", "Eva"))
    refused(path, fix(path), "the fixed text would not be read as what is meant")


def test_a_full_disk(tmp_path: Path) -> None:
    """No file of the process may grow past some bytes, as on a disk with no more room."""
    long = TYPED + "#" * 400_000
    path = write(tmp_path, long)
    ended = subprocess.run(
        command("check", "--fix", path),
        env=clean_environment(),
        cwd=ROOT,
        capture_output=True,
        check=False,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (300_000, 300_000)),
    )
    outcome = Outcome(ended.returncode, ended.stdout.decode(), ended.stderr.decode())
    refused(path, outcome, f"it cannot be fixed: {os.strerror(errno.EFBIG)}", long)


def test_other_files_are_fixed_all_the_same(tmp_path: Path) -> None:
    first, last = write(tmp_path, TYPED, "a.yaml"), write(tmp_path, TYPED, "c.yaml")
    ended = fix(first, tmp_path / "b.yaml", last)
    assert ended.status == 2
    assert [raw(first).decode(), raw(last).decode()] == [SPELLED, SPELLED]
    assert ended.error == f"{first}: 10 spellings fixed\n{last}: 10 spellings fixed\n"


def test_no_example_is_touched(tmp_path: Path) -> None:
    """They are in the spelling of the house: every eighth is copied and rewritten, all are looked at elsewhere."""
    for number, example in enumerate(EVERY_EXAMPLE[::8]):
        (tmp_path / f"{number}.yaml").write_bytes(example.read_bytes())
    assert fix("--format", "concise", tmp_path).error == ""
    for number, example in enumerate(EVERY_EXAMPLE[::8]):
        assert raw(tmp_path / f"{number}.yaml") == example.read_bytes(), example


PLACES = ("file", "line", "column")


def without_places(data: Any) -> Any:
    """Answers without the lines and columns, which a layout changes."""
    if isinstance(data, dict):
        return {key: without_places(value) for key, value in data.items() if key not in PLACES}
    return [without_places(entry) for entry in data] if isinstance(data, list) else data


def answers_on(text: str) -> Any:
    """What is said of every document of a text."""
    documents = list(read(text.encode()))
    assert [document.problems for document in documents] == [()] * len(documents)
    return without_places([[check(document).data(), score(document).data()] for document in documents])


@cache
def shaken_examples(seed: int, step: int) -> list[tuple[Path, Shaken]]:
    """Every so-manyth example, as someone tired would have typed it."""
    chosen = EVERY_EXAMPLE[seed % step :: step]
    return [(path, shaken(path.read_text(encoding="utf-8"), Random(f"{seed} {path.name}"))) for path in chosen]


SOME = pytest.mark.parametrize(
    ("seed", "step"), [(1, 16), *[pytest.param(seed, 2, marks=pytest.mark.thorough) for seed in (2, 3)]]
)


@SOME
def test_shaken_examples_are_spelled_again_and_nothing_else_in_them_changes(
    seed: int, step: int, tmp_path: Path
) -> None:
    typed = shaken_examples(seed, step)
    paths = [tmp_path / f"{number:04}.yaml" for number in range(len(typed))]
    for path, (_, each) in zip(paths, typed, strict=True):
        path.write_bytes(each.text.encode())
    fixed = fix("--format", "concise", tmp_path).error.splitlines()
    told = [
        f"{path}: {each.spellings} spelling{'' if each.spellings == 1 else 's'} fixed"
        for path, (_, each) in zip(paths, typed, strict=True)
        if each.spellings
    ]
    assert fixed == told
    assert sum(each.spellings for _, each in typed) > 300
    for path, (example, each) in zip(paths, typed, strict=True):
        assert raw(path).decode() == each.fixed, example
    assert fix("--format", "concise", tmp_path).error == ""


@SOME
def test_a_shaken_example_is_read_as_before(seed: int, step: int) -> None:
    for example, each in shaken_examples(seed, step):
        assert answers_on(each.text) == answers_on(example.read_text(encoding="utf-8")), example
        assert answers_on(each.fixed) == answers_on(each.text), example


def test_the_json_of_a_fixed_file_is_that_of_the_file_as_typed_but_for_columns(tmp_path: Path) -> None:
    path = write(tmp_path, TYPED)
    before = json.loads(run("check", "--format", "json", path).output)
    after = json.loads(run("check", "--fix", "--format", "json", path).output)
    assert without_places(before) == without_places(after)
