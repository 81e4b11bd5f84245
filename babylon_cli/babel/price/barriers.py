"""Why a build is not allowed whatever it costs: its card, its stage, its joining, or what it is paid with."""

from collections.abc import Iterator

from babylon_cli.babel.facts.projects import markers_on_card
from babylon_cli.babel.table.table import Build, City, Table, Use


def barriers(table: Table, build: Build) -> tuple[str, ...]:
    """Every reason other than money and goods, each a sentence without its full stop."""
    city = table.cities[build.seat]
    return (*_of_what_is_built(city, build), *_of_use(city, build), *_of_joining(table, city, build))


def _of_what_is_built(city: City, build: Build) -> Iterator[str]:
    if build.card is None:
        if len(city.built_stages) == len(city.wonder.stages):
            yield f"all {len(city.wonder.stages)} stages of {city.wonder.title} are built"
    elif city.has(build.card.name):
        yield f"{city.name} has {build.card.name} already, and no city may have two cards of one name"


def _of_use(city: City, build: Build) -> Iterator[str]:
    if not build.use:
        return
    if (build.card is None) != (build.use == "free_stage"):
        yield f"`use: {build.use}` builds {'a stage of the wonder' if build.use == 'free_stage' else 'a card'}"
    if not _has_what_it_needs(city, build.use):
        yield f"`use: {build.use}` needs {NEEDS[build.use]}, and {city.name} has none"


NEEDS: dict[Use, str] = {
    "free_building": "a free-building token",
    "free_stage": "a free-stage token",
    "olympia": "the second stage of Olympia A",
    "discard": "a stage of Halikarnassus that builds a discarded card",
}


def _has_what_it_needs(city: City, use: Use) -> bool:
    if use == "free_building":
        return city.tokens.free_building > 0
    if use == "free_stage":
        return city.tokens.free_stage > 0
    return city.stages_that("one_free_an_age" if use == "olympia" else "play_discarded") > 0


def _of_joining(table: Table, city: City, build: Build) -> Iterator[str]:
    if build.join == "no":
        return
    if city.free_city:
        yield f"{city.name} is the Free City, which takes no part in projects"
    entry = table.undertaking(table.age)
    if build.card is None:
        yield "a wonder stage lets nobody take part in a project"
    if entry is None:
        yield f"no project of Age {table.age} is in play"
        return
    colour = entry.project.colour
    if build.join == "colour" and build.card is not None and build.card.colour != colour:
        yield f"{entry.project.title} is a {colour} project, and {build.card.name} is a {build.card.colour} card"
    if entry.taken >= markers_on_card(len(table.players)):
        yield f"no marker is left on {entry.project.title}"
    if build.join == "any_colour" and not city.tokens.any_colour:
        yield f"`join: any_colour` needs a token for it, and {city.name} has none"
