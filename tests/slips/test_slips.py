"""Every slip in `typed/`: exactly this is said of it, at this place, and how to mend it."""

import os
import re
import shlex
from collections.abc import Iterable
from pathlib import Path

import pytest

from babylon_cli.documents import loaded
from babylon_cli.game import game_named
from babylon_cli.printing.layout import display_width
from babylon_cli.printing.page_width import COMMON_WIDTH
from babylon_cli.reading.documents import raw_documents
from tests.cases import for_each
from tests.cli.running import Outcome, run
from tests.slips.good_files import GOOD_FILES
from tests.slips.table import FOLDER, Said, Slip, drawn, slips

KINDS = sorted(path.stem for path in FOLDER.glob("*.txt"))
ALL = [slip for kind in KINDS for slip in slips(kind)]
OF_FILES = [slip for slip in ALL if not slip.command]
OF_COMMANDS = [slip for slip in ALL if slip.command]

MENDS = re.compile(
    "expected|[Dd]id you mean|is not one of|write |[Gg]ive |lists all|from [0-9]|take it out|Missing|unexpected"
)
"""What tells a reader how to go on, where no help stands under the message."""


def said_of_a_file(slip: Slip) -> list[Said]:
    """Everything that `check` and the reader say of a file, in the order of the file."""
    found: list[tuple[int, int, str, str]] = []
    for document in [loaded(raw) for raw in raw_documents("friday.yaml", slip.text.encode())]:
        for heading, problems in (("unusable", document.problems), ("warning", document.notices)):
            found += [(each.line, each.column, f"{heading}: {each.message}", str(each.help)) for each in problems]
        findings = game_named(document.game).check(document).findings if document.table is not None else ()
        found += [(each.line, each.column, f"{each.rule}: {each.told}", str(each.help)) for each in findings]
    return [Said(f"{line}:{column} {what}", help) for line, column, what, help in sorted(found)]


def ended(slip: Slip, folder: Path, monkeypatch: pytest.MonkeyPatch, *, is_terminal: bool = False) -> Outcome:
    """How the command line of a slip ends, or `babylon check`, with its file in the folder."""
    monkeypatch.chdir(folder)
    (folder / "friday.yaml").write_text(slip.text, encoding="utf-8")
    return run(*shlex.split(slip.command or "check friday.yaml"), is_terminal=is_terminal, env={"NO_COLOR": "1"})


def said_of_a_command(slip: Slip, folder: Path, monkeypatch: pytest.MonkeyPatch) -> list[Said]:
    """What a command says, in one line."""
    outcome = ended(slip, folder, monkeypatch)
    assert outcome.status == 2
    text = " ".join((outcome.output + outcome.error).split())
    text = re.sub(r"Did you mean '(--[a-z]+)'", r"Did you mean \1", text)  # as older versions of Click say it
    message, _, help = text.partition(" help: ")
    return [Said(message, help)]


def test_the_files_are_written_as_they_are_drawn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With BABYLON_UPDATE_SNAPSHOTS=1 they are written anew, with what is said today: read it before you keep it."""
    update = os.environ.get("BABYLON_UPDATE_SNAPSHOTS")
    for kind in KINDS:
        blocks = [drawn(slip, now(slip, tmp_path, monkeypatch) if update else slip.said) for slip in slips(kind)]
        whole = "".join(blocks).rstrip("\n") + "\n"
        if update:
            (FOLDER / f"{kind}.txt").write_text(whole, encoding="utf-8")
        assert (FOLDER / f"{kind}.txt").read_text(encoding="utf-8") == whole


def now(slip: Slip, folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterable[Said]:
    """What is said of a slip today."""
    return said_of_a_command(slip, folder, monkeypatch) if slip.command else said_of_a_file(slip)


def test_there_are_many_slips_and_each_has_a_name_of_its_own() -> None:
    assert len(ALL) >= 150
    assert len({slip.name for slip in ALL}) == len(ALL)
    assert len({(slip.text, slip.command) for slip in ALL}) == len(ALL)


@for_each("text", GOOD_FILES.values())
def test_nothing_is_said_of_a_good_file(text: str) -> None:
    assert said_of_a_file(Slip("good", text, "", "", "", ())) == []


@for_each("slip", OF_FILES)
def test_what_is_said_of_a_file(slip: Slip) -> None:
    assert said_of_a_file(slip) == list(slip.said)


@for_each("slip", OF_COMMANDS)
def test_what_is_said_of_a_command_line(slip: Slip, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert said_of_a_command(slip, tmp_path, monkeypatch) == list(slip.said)


@for_each("slip", ALL)
def test_everything_that_is_said_ends_in_a_way_to_mend_it(slip: Slip) -> None:
    assert slip.said
    for where_and_what, help in slip.said:
        assert help or MENDS.search(where_and_what), where_and_what


@for_each("slip", ALL)
def test_nothing_is_wider_than_a_terminal_and_nothing_breaks_down(
    slip: Slip, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    outcome = ended(slip, tmp_path, monkeypatch, is_terminal=True)
    text = outcome.output + outcome.error
    assert "Traceback" not in text
    assert [line for line in text.split("\n") if display_width(line) > COMMON_WIDTH] == []
