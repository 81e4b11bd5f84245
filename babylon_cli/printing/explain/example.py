"""The parts of an example that the explanations of a rule of either game share."""

from collections.abc import Iterable, Iterator

from babylon_cli.judging.finding import Finding
from babylon_cli.printing.layout import wrapped
from babylon_cli.reading.examples import Pair


def difference(legal: str, illegal: str) -> Iterator[str]:
    """The one line in which the texts of two files differ."""
    for old, new in zip(_told(legal), _told(illegal), strict=True):
        if old != new:
            yield wrapped(f"legal:   {old.strip()}", indent="  ", hanging=" " * 11)
            yield wrapped(f"illegal: {new.strip()}", indent="  ", hanging=" " * 11)


def _told(text: str) -> list[str]:
    """The lines of a file that describe the table: no comments, and nothing from `expect:` on."""
    lines = text.partition("expect:")[0].split("\n")
    return [line for line in lines if not line.lstrip().startswith("#")]


def what_is_found(rule: str, findings: Iterable[Finding]) -> Iterator[str]:
    """What the rule finds wrong in the illegal file."""
    for finding in findings:
        if finding.rule == rule:
            yield wrapped(f"{finding.told if finding.player else f'the table: {finding.message}'}.")


def more_examples(pairs: Iterable[Pair], shown: Pair) -> Iterator[str]:
    """The stories of the other pairs, if there are any."""
    others = [pair.story.replace("-", " ") for pair in pairs if pair is not shown]
    if others:
        yield wrapped(f"More examples: {', '.join(others)}.", indent="  ")
