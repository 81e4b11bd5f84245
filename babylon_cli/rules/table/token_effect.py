"""A round token changes no more than one spot of a terrace."""

from collections.abc import Iterator

from babylon_cli.rules.about import About, Source
from babylon_cli.rules.finding import Fault
from babylon_cli.rules.rule import TableRule
from babylon_cli.table.pieces import CORNER_NAMES
from babylon_cli.table.table import Table
from babylon_cli.table.terrace import NO_TOKEN
from babylon_cli.words import listed

ABOUT = About(
    id="token-effect",
    subject="tokens",
    summary="A round token changes no more than one spot of a terrace.",
    text=(
        "Two of the round tokens touch icons. One lets an icon pass for another, and one lets an empty spot pass "
        "for any icon. Either way it is one spot, and a terrace is built in one turn, under one token. So a terrace "
        "with two changed spots cannot be: this follows from the token descriptions."
    ),
    broken_when="On one terrace counts_as is written for more than one spot.",
    sources=(
        Source("fr", "Description des effets des tuiles Tour", "3rd and 4th points"),
        Source("fr", "Fin de tour", "1st and 2nd paragraphs"),
        Source("nl", "Speciale effecten van de Rondefiches", "3rd and 4th points"),
        Source("nl", "Einde van de ronde", "1st and 2nd paragraphs"),
        Source("zh-Hant", "輪次指示物的特殊效果", "3rd and 4th points"),
        Source("zh-Hant", "輪次結束", "1st and 2nd paragraphs"),
        Source("zh-Hans", "轮次指示物的特殊效果", "3rd and 4th points"),
        Source("zh-Hans", "一轮结束", "1st and 2nd paragraphs"),
    ),
    editions=(
        "All four limit the first token to one icon. For the empty spot, only the traditional Chinese book says "
        "outright that it is one spot, however many are empty. The other three speak of the spot in the singular."
    ),
    rulings=(),
    judges="position",
)


def check(table: Table) -> Iterator[Fault]:
    """Every terrace on which a round token is said to have changed more than one icon."""
    for player in table.players:
        for terrace in player.layout.terraces:
            if terrace.counts_as is NO_TOKEN:
                continue
            corners = [CORNER_NAMES[corner] for corner in range(4) if terrace.counts_as[corner] is not None]
            if len(corners) > 1:
                yield Fault(
                    ("players", player.index, *terrace.path, "counts_as"),
                    terrace.place,
                    f"{terrace.name} says that its {listed(corners)} spots counted as another icon: "
                    "a round token lets one spot count as another icon",
                    "keep the spot that the token was used for",
                    player=player.index,
                )


RULE = TableRule(ABOUT, check)
