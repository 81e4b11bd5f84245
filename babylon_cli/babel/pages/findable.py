"""The pages on Babel as `explain` finds them by a word."""

from collections.abc import Iterable, Iterator

from babylon_cli.babel.facts.cards import CARDS, GUILDS
from babylon_cli.babel.facts.projects import PROJECTS
from babylon_cli.babel.facts.tiles import TILES
from babylon_cli.babel.facts.wonders import WONDERS
from babylon_cli.babel.files.names import CARD_ALIASES, PROJECT_ALIASES, WONDER_ALIASES
from babylon_cli.babel.pages.explain import project_id, tile_id
from babylon_cli.babel.pages.laws import law
from babylon_cli.babel.rules.registry import RULES
from babylon_cli.babel.rules.rulings import RULINGS
from babylon_cli.babel.rules.topics import TOPICS, sources_of_project, sources_of_tile
from babylon_cli.judging.about import Source
from babylon_cli.wording.message import Language
from babylon_cli.wording.search import Findable
from babylon_cli.wording.texts import PublishedText, published

GUILD_NAMES = tuple([name for guild in GUILDS for name in (guild.name, guild.french)])
CARD_NAMES = (*[name for card in CARDS for name in (card.name, card.french)], *CARD_ALIASES)
WONDER_NAMES = (*dict.fromkeys([wonder.name for wonder in WONDERS]), *WONDER_ALIASES)

NAMES: dict[str, tuple[str, ...]] = {
    "babel-card-age": CARD_NAMES,
    "babel-card-copies": (*CARD_NAMES, *GUILD_NAMES),
    "babel-card-twice": CARD_NAMES,
    "babel-science-choice": GUILD_NAMES,
    "babel-wonder-twice": WONDER_NAMES,
    "babel-stages": WONDER_NAMES,
}
"""What is printed on cards and boards in English and French, by the pages that tell of such cards."""


def findable(language: Language) -> Iterator[Findable]:
    """Every page: the list, rules, parts of the game, tiles, Great Projects and rulings."""
    yield Findable("babel", published("lists", "babel", language.code).title, ("help", "list", "index", "rules"))
    for name in RULES:
        yield _page(name, published("rules", name, language.code), RULES[name].about.sources)
    for name, topic in TOPICS.items():
        yield _page(name, published("topics", name, language.code), topic.sources)
    for tile in TILES:
        yield Findable(tile_id(tile), language.say(law(tile, language.code)), (), tuple(_places(sources_of_tile(tile))))
    for project in PROJECTS:
        name = project_id(project)
        aliases = [alias for alias, known in PROJECT_ALIASES.items() if known == project.name]
        names = [each for each in (project.french, *aliases) if each]
        text = published("projects", name.removeprefix("project-"), language.code)
        yield _page(name, text, sources_of_project(project), names)
    for number, ruling in RULINGS.items():
        text = published("rulings", number, language.code)
        if ruling.name is None:
            yield _page(number, text, ruling.sources)
        else:
            yield _page(ruling.name, text, ruling.sources, [number])


def _page(name: str, text: PublishedText, sources: Iterable[Source], names: Iterable[str] = ()) -> Findable:
    sections = [paragraph for section in text.sections.values() for paragraph in section]
    return Findable(name, text.title, (*NAMES.get(name, ()), *names), (*text.paragraphs, *sections, *_places(sources)))


def _places(sources: Iterable[Source]) -> list[str]:
    return [source.printed for source in sources]
