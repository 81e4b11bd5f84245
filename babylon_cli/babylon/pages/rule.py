"""The facts of a rule's page, with an example of it that is judged."""

from babylon_cli.babylon.answers.check import check
from babylon_cli.babylon.files.load import GardenDocument, load
from babylon_cli.babylon.picture.text_map import LEGEND, text_map
from babylon_cli.babylon.rules.all_rules import RULES
from babylon_cli.babylon.rules.rule import GardenRule
from babylon_cli.babylon.table.rulings import OPEN_QUESTIONS
from babylon_cli.judging.checked import Checked
from babylon_cli.printing.explain.page import Example, RulePage, example_of
from babylon_cli.reading.examples import Pair, pairs_of
from babylon_cli.wording.message import Language


def rule_page(rule: str, language: Language) -> RulePage | None:
    """What the page of a rule shows besides its text; None where there is no such rule."""
    if rule not in RULES:
        return None
    about = RULES[rule].about
    questions = tuple([(each.name, each.values) for each in OPEN_QUESTIONS if each.name in about.rulings])
    return RulePage(about.sources, about.judges, editions=True, open=questions, example=_example(rule, language))


def _example(rule: str, language: Language) -> Example | None:
    """The first example whose fault can be seen on a map, or else the first; with maps for a rule of the garden."""
    pairs = pairs_of(rule)
    if not pairs:
        return None
    shown = next((pair for pair in pairs if _is_seen(pair)), pairs[0])
    example = example_of(RULES[rule].about, pairs, shown, _checked, language)
    if not isinstance(RULES[rule], GardenRule):
        return example
    maps = zip(_map(shown.legal.read_bytes()), _map(shown.illegal.read_bytes()), strict=True)
    return example._replace(maps=tuple(maps), legend=language.say(LEGEND))


def _read(raw: bytes) -> GardenDocument:
    return next(load("", raw))


def _checked(raw: bytes) -> Checked:
    return check(_read(raw), tells_rulings=False)


def _is_seen(pair: Pair) -> bool:
    """Whether the two gardens look different from above, so that maps show the fault."""
    legal, illegal = _map(pair.legal.read_bytes()), _map(pair.illegal.read_bytes())
    return bool(legal and illegal) and legal != illegal


def _map(raw: bytes) -> list[str]:
    """The first player's garden; nothing where there is none."""
    table = _read(raw).table
    return [] if table is None or not table.players else text_map(table.players[0].layout)
