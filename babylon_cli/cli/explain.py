"""`babylon explain`: a rule, a ruling, a row of the pad, a round token, or the list of them all."""

from collections.abc import Callable

import click

from babylon_cli.babylon.pages.explain_rule import explain_rule
from babylon_cli.babylon.pages.explain_topics import (
    explain_list,
    explain_ruling,
    explain_rulings,
    explain_settled,
    explain_topic,
)
from babylon_cli.babylon.rules.all_rules import RULES
from babylon_cli.babylon.rules.topics import TOPICS
from babylon_cli.babylon.table.rulings import OPEN_QUESTIONS
from babylon_cli.cli.options import ColourChoice, colour_option, paints
from babylon_cli.cli.output import write_result
from babylon_cli.printing.screen import Screen
from babylon_cli.wording.spelling import nearest

EPILOG = """\b
Examples:
  babylon explain storey-order
  babylon explain rulings"""

LISTS: dict[str, Callable[[Screen], str]] = {"rulings": explain_rulings, "settled": explain_settled}


@click.command("explain", epilog=EPILOG)
@click.argument("rule", required=False)
@colour_option
def command(rule: str | None, colour: ColourChoice) -> None:
    """Explain a rule, its sources and the ruling taken, with examples.

    RULE is the id of a rule, the name of a ruling, a row of the pad, a round
    token such as icon-swap, or one of rulings, settled, digging and tie-break;
    without it the rules are listed.
    babel lists the ids of 7 Wonders: Babel, such as babel-card-age, E31,
    surcharge_goes_to, tile-19 and project-war-mirror.

    Exit status: 0, or 2 where there is no such rule.
    """
    screen = Screen(colour=paints(colour)[0])
    write_result(explain_list(screen) if rule is None else _explanation(rule, screen))


def _explanation(typed: str, screen: Screen) -> str:
    topic = typed.lower()
    if topic in RULES:
        return explain_rule(RULES[topic], screen)
    if topic in LISTS:
        return LISTS[topic](screen)
    if topic in TOPICS:
        return explain_topic(TOPICS[topic], screen)
    for question in OPEN_QUESTIONS:
        if question.name == topic:
            return explain_ruling(question, screen)
    from babylon_cli.babel.pages.explain_list import babel_topics  # noqa: PLC0415 - only for Babel and for a mistake

    babel = babel_topics()
    if topic in babel:
        return babel[topic](screen)
    raise click.UsageError(_unknown(typed, list(babel)))


def _unknown(topic: str, babel: list[str]) -> str:
    known = [*RULES, *LISTS, *TOPICS, *[question.name for question in OPEN_QUESTIONS], *babel]
    guess = nearest(topic, known)
    hint = f" Did you mean {guess}?" if guess else " `babylon explain` lists all."
    return f"There is no rule {topic!r}.{hint}"
