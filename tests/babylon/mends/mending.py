"""What `check` tells of mends, and a mend carried out on plain data as whoever reads the JSON would do it."""

import json
from copy import deepcopy
from textwrap import dedent, indent
from typing import Any, NamedTuple

from babylon_cli.babylon.answers.check import check
from babylon_cli.babylon.files.load import load
from babylon_cli.judging.checked import Checked
from tests.drawing import Plain


class Told(NamedTuple):
    """A mend as JSON tells it."""

    path: str
    value: Any
    removes: int
    leaves: int
    text: str


def checked(document: str | Plain) -> Checked:
    """The answer of `check` on a document."""
    text = document if isinstance(document, str) else json.dumps(document, ensure_ascii=False)
    (loaded,) = load("garden.yaml", text.encode())
    assert not loaded.problems, loaded.problems
    return check(loaded)


def mends(document: str | Plain) -> list[Told]:
    """The mends that `check` tells."""
    return [Told(**mend) for mend in checked(document).data()["mends"]]


def of_ana(keys: str) -> str:
    """A document with the garden of Ana alone; a terrace without flower has the white one."""
    white = dedent(keys).replace("level:", "flower: white, level:")
    return f"players:\n  - name: Ana\n    flower: white\n{indent(white, '    ')}"


def errors(document: Plain) -> list[tuple[str, str]]:
    """The rule and the path of every error."""
    found = checked(document).data()["violations"]
    return [(each["rule"], each["path"]) for each in found if each["severity"] == "error"]


def carried_out(document: Plain, path: str, value: Any) -> Plain:
    """The document with a mend: a value in its place, a key taken away, or a group's keys put in place."""
    changed = deepcopy(document)
    *steps, last = [int(step) if step.isdigit() else step for step in path.split(".")]
    place: Any = changed
    for step in steps:
        place = place[step]
    if value is None:
        del place[last]
    elif len(steps) == 1 and isinstance(value, dict):
        place[last].update(value)
    else:
        place[last] = value
    return changed
