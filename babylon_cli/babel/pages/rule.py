"""The facts of a rule's page, with an example of it that is judged."""

from babylon_cli.babel.answers.check import check
from babylon_cli.babel.files.load import load
from babylon_cli.babel.rules.registry import RULES
from babylon_cli.judging.checked import Checked
from babylon_cli.printing.explain.page import RulePage, example_of
from babylon_cli.reading.examples import pairs_of
from babylon_cli.wording.message import Language


def rule_page(rule: str, language: Language) -> RulePage | None:
    """What the page of a rule shows besides its text; None where there is no such rule."""
    if rule not in RULES:
        return None
    about, pairs = RULES[rule].about, pairs_of(rule)
    example = example_of(about, pairs, pairs[0], _checked, language) if pairs else None
    return RulePage(about.sources, judges="", editions=False, follows=about.rulings, example=example)


def _checked(raw: bytes) -> Checked:
    return check(next(load("", raw)), tells_rulings=False)
