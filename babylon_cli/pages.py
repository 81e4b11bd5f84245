"""Where `explain` finds a page: those of the rules are kept, and every other one is asked of its game."""

from typing import TYPE_CHECKING

from babylon_cli.games import GAMES
from babylon_cli.printing.explain.page import RulePage, kept_page
from babylon_cli.printing.explain.rule import explain_rule
from babylon_cli.printing.screen import Screen
from babylon_cli.wording.texts import names_of

if TYPE_CHECKING:
    from babylon_cli.game import Game


def page_of(topic: str, screen: Screen) -> str | None:
    """The page of a rule, a ruling, a token …, by its id in any letter case; None where there is none."""
    name = topic.lower()
    rule = _rule_page(name, screen)
    if rule is not None:
        return explain_rule(name, rule, screen)
    for game in GAMES:
        page = _game(game).topics().get(name)
        if page is not None:
            return page(screen)
    return None


def _rule_page(rule: str, screen: Screen) -> RulePage | None:
    """What the page of a rule shows besides its text: as it is kept, or worked out in another language."""
    kept = kept_page(rule, screen.language.code)
    if kept is not None or rule not in names_of("rules"):
        return kept
    for game in GAMES:
        page = _game(game).rule_page(rule, screen.language)
        if page is not None:
            return page
    return None


def topics() -> list[str]:
    """Every id that has a page."""
    return [*names_of("rules"), *[topic for game in GAMES for topic in _game(game).topics()]]


def _game(name: str) -> "Game":
    from babylon_cli.game import game_named  # noqa: PLC0415 - a rule's page needs none

    return game_named(name)
