"""What breaks a rule, in words below a picture that marks it by numbers."""

from collections.abc import Iterable, Iterator

from babylon_cli.judging.finding import Finding
from babylon_cli.wording.message import Message, Term

NOTHING_BROKEN = Message("Nothing breaks a rule.")


def told_by_number(found: Iterable[tuple[int, Finding]]) -> Iterator[Message]:
    """Each finding with its number, or that there is none."""
    told = [
        Message("{number} {severity}: {told}", number=number, severity=Term(finding.severity), told=finding.told)
        for number, finding in found
    ]
    yield from told or [NOTHING_BROKEN]
