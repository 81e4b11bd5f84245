"""No more stages are built than the wonder has."""

from collections.abc import Iterator

from babylon_cli.babel.rules.about import About, Rule, Source
from babylon_cli.babel.table.table import Table
from babylon_cli.judging.finding import Fault
from babylon_cli.words import counted

ABOUT = About(
    id="babel-stages",
    summary="No more stages are built than the wonder has.",
    text=(
        "A wonder has two, three or four stages, by its name and its side. They are built in order, each once. "
        "Whatever is written beyond them counts for nothing in the other answers."
    ),
    broken_when="A city has more stages than the side of its wonder shows.",
    sources=(
        Source("base", "the wonder boards", "the stages"),
        Source("base", "a turn", "building a stage"),
    ),
)


def check(table: Table) -> Iterator[Fault]:
    """Every city with more stages than its wonder has."""
    for city in table.cities:
        most = len(city.wonder.stages)
        if city.stages > most:
            yield Fault(
                ("players", city.seat, "stages"),
                f"the wonder of {city.name}",
                f"{city.name} has built {counted(city.stages, 'stage')}, and {city.wonder.title} has {most}",
                "check the number of stages and the side of the wonder",
                player=city.seat,
            )


RULE = Rule(ABOUT, check)
