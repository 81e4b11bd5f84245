"""Where the rulebook of one edition speaks of a rule."""

from collections.abc import Iterator
from functools import partial

from babylon_cli.babylon.rules.registry import POSITION_RULES
from babylon_cli.judging.about import About, Cited, Citing, Source


def citing(edition: str, named: str | None) -> Citing:
    """What finds the places of a rule in the rulebook of an edition; in every one, too, where a document names none."""
    return partial(places_of, edition, named)


def places_of(edition: str, named: str | None, rule: str) -> Cited:
    """The places of a rule in the rulebook of an edition; none where it does not speak of it."""
    about = _about(rule)
    return Cited(tuple(_in_edition(edition, about)), about.sources if named is None else ())


def _in_edition(edition: str, about: About) -> Iterator[Source]:
    return (source for source in about.sources if source.book == edition)


def _about(rule: str) -> About:
    if rule in POSITION_RULES:
        return POSITION_RULES[rule].about
    from babylon_cli.babylon.rules.all_rules import RULES  # noqa: PLC0415 - only where play was judged

    return RULES[rule].about
