"""The facts of a rule's page, with examples of it that are judged and drawn."""

from itertools import zip_longest

from babylon_cli.babel.answers.check import check
from babylon_cli.babel.answers.tower import tower_answer
from babylon_cli.babel.files.load import load
from babylon_cli.babel.picture.text_map import text_map
from babylon_cli.babel.rules.registry import RULES
from babylon_cli.judging.checked import Checked
from babylon_cli.judging.finding import Path
from babylon_cli.printing.explain.page import Example, RulePage, example_of
from babylon_cli.printing.screen import Screen
from babylon_cli.reading.examples import Pair, pairs_of
from babylon_cli.wording.message import Language


def may_show(rule: str, path: Path) -> bool:  # noqa: ARG001 - there is one picture, of what all have before them
    """Whether the fault of a rule may be seen in the picture of what a file has at this path."""
    return True


def rule_page(rule: str, language: Language) -> RulePage | None:
    """What the page of a rule shows besides its text; None where there is no such rule."""
    if rule not in RULES:
        return None
    about, pairs = RULES[rule].about, pairs_of(rule)
    example = _told(rule, pairs, pairs[0], language) if pairs else None
    return RulePage(about.sources, judges="", editions=False, follows=about.rulings, example=example)


def examples(rule: str, language: Language) -> tuple[Example, ...] | None:
    """Every example of a rule, in the order of their stories; None where there is no such rule."""
    if rule not in RULES:
        return None
    pairs = pairs_of(rule)
    return tuple([_told(rule, pairs, pair, language) for pair in pairs])


def _told(rule: str, pairs: list[Pair], shown: Pair, language: Language) -> Example:
    example = example_of(RULES[rule].about, pairs, shown, _checked, language)
    legal, illegal = _tower(shown.legal.read_bytes(), language), _tower(shown.illegal.read_bytes(), language)
    return example._replace(maps=tuple(zip_longest(legal, illegal, fillvalue="")))


def _checked(raw: bytes) -> Checked:
    return check(next(load("", raw)), tells_rulings=False)


def _tower(raw: bytes, language: Language) -> tuple[str, ...]:
    """The tower as it lies; nothing where none of its tiles is built."""
    table = next(load("", raw)).table
    if table is None or not table.tower:
        return ()
    return text_map(tower_answer(table).spaces, Screen(colour=False, language=language))
