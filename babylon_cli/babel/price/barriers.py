"""Why a build is not allowed whatever it costs: its card, its stage, its joining, or what it is paid with."""

from collections.abc import Iterator

from babylon_cli.babel.facts.cards import Card
from babylon_cli.babel.facts.projects import Project, markers_on_card
from babylon_cli.babel.table.table import Build, City, Table, Use
from babylon_cli.babel.terms import COLOURS
from babylon_cli.wording.message import Message


def barriers(table: Table, build: Build) -> tuple[Message, ...]:
    """Every reason other than money and goods, each a sentence without its full stop."""
    city = table.cities[build.seat]
    return (*_of_what_is_built(table, city, build), *_of_use(city, build), *_of_joining(table, city, build))


def _of_what_is_built(table: Table, city: City, build: Build) -> Iterator[Message]:
    if build.card is None:
        if len(city.built_stages) == len(city.wonder.stages):
            number = len(city.wonder.stages)
            yield Message("all {number} stages of {wonder} are built", number=number, wonder=city.wonder.said)
        return
    if build.card.age > table.age:
        yield Message(
            "{card} is a card of Age {age}, and the file is in Age {present}",
            card=build.card.said,
            age=build.card.age,
            present=table.age,
        )
    if city.has(build.card.name):
        yield Message(
            "{player} has {card} already, and no city may have two cards of one name",
            player=city.name,
            card=build.card.said,
        )


def _of_use(city: City, build: Build) -> Iterator[Message]:
    if not build.use:
        return
    if build.use == "free_stage" and build.card is not None:
        yield Message("`use: {use}` builds a stage of the wonder", use=build.use)
    if build.use != "free_stage" and build.card is None:
        yield Message("`use: {use}` builds a card", use=build.use)
    if not _has_what_it_needs(city, build.use):
        yield Message(
            "`use: {use}` needs {needed}, and {player} has none",
            use=build.use,
            needed=NEEDS[build.use],
            player=city.name,
        )


NEEDS: dict[Use, Message] = {
    "free_building": Message("a free-building token"),
    "free_stage": Message("a free-stage token"),
    "olympia": Message("the second stage of Olympia A"),
    "discard": Message("a stage of Halikarnassus that builds a discarded card"),
}


def _has_what_it_needs(city: City, use: Use) -> bool:
    if use == "free_building":
        return city.tokens.free_building > 0
    if use == "free_stage":
        return city.tokens.free_stage > 0
    return city.stages_that("one_free_an_age" if use == "olympia" else "play_discarded") > 0


def _of_joining(table: Table, city: City, build: Build) -> Iterator[Message]:
    if build.join == "no":
        return
    if city.free_city:
        yield Message("{player} is the Free City, which takes no part in projects", player=city.name)
    entry = table.undertaking(table.age)
    if build.card is None:
        yield Message("a wonder stage lets nobody take part in a project")
    if entry is None:
        yield Message("no project of Age {age} is in play", age=table.age)
        return
    if build.join == "colour" and build.card is not None and build.card.colour != entry.project.colour:
        yield _another_colour(entry.project, build.card)
    if entry.taken >= markers_on_card(len(table.players)):
        yield Message("no marker is left on {project}", project=entry.project.title)
    if build.join == "any_colour" and not city.tokens.any_colour:
        yield Message("`join: any_colour` needs a token for it, and {player} has none", player=city.name)


def _another_colour(project: Project, card: Card) -> Message:
    return Message(
        "{project} is a {colour} project, and {card} is a {other} card",
        project=project.title,
        colour=COLOURS[project.colour],
        card=card.said,
        other=COLOURS[card.colour],
    )
