"""7 Wonders: Babel in the book of all pages."""

from babylon_cli.babel.facts.projects import PROJECTS
from babylon_cli.babel.facts.tiles import TILES
from babylon_cli.babel.pages.explain import project_id, text_of_project, tile_id
from babylon_cli.babel.pages.laws import law
from babylon_cli.babel.rules.registry import MODULES
from babylon_cli.babel.rules.rulings import RULINGS
from babylon_cli.babel.rules.topics import TOPICS
from babylon_cli.printing.book.chapter import Chapter, Volume
from babylon_cli.printing.explain.topic import titles
from babylon_cli.wording.message import Language, Message

EXAMPLES = {
    "babel/rulebook": Message("Examples: those of the rulebook"),
    "babel/cities": Message("Examples: tables"),
    "babel/prices": Message("Examples: prices"),
    "babel/tiles": Message("Examples: the laws of the tiles"),
    "babel/projects": Message("Examples: Great Projects"),
    "babel/rulings": Message("Examples: rulings"),
}


def volume(language: Language) -> Volume:
    """Every page, in chapters."""
    tiles = [(tile_id(tile), law(tile, language.code)) for tile in TILES]
    projects = [(project_id(project), text_of_project(project, language).title) for project in PROJECTS]
    chapters = (
        Chapter(Message("How it is played"), titles("topics", TOPICS, language).entries),
        Chapter(Message("Rules"), titles("rules", MODULES, language).entries),
        Chapter(Message("Tiles of the Tower of Babel (A is the number of the Age)"), tuple(tiles)),
        Chapter(Message("Great Projects"), tuple(projects)),
        Chapter(Message("Rulings"), titles("rulings", RULINGS, language).entries),
    )
    return Volume(chapters, EXAMPLES, subject_of)


def subject_of(folder: str, story: str) -> str:
    """The ruling, the tile or the project that an example begins with."""
    number, _, name = story.partition("-")
    if folder == "babel/tiles":
        return tile_id(int(number))
    if folder == "babel/projects":
        return f"project-{name}"
    return number if folder == "babel/rulings" else ""
