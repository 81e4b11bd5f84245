"""Every sentence of the rulebook of Babel is cited by a page of `explain`, and no page cites what is not there."""

from pathlib import Path

from babylon_cli.babel.facts.projects import PROJECTS
from babylon_cli.babel.facts.tiles import TILES
from babylon_cli.babel.pages.explain import project_id, tile_id
from babylon_cli.babel.rules.registry import RULES
from babylon_cli.babel.rules.rulings import RULINGS
from babylon_cli.babel.rules.topics import TOPICS, sources_of_project, sources_of_tile
from babylon_cli.judging.about import Source
from babylon_cli.wording.texts import names_of, published
from tests.cases import for_each
from tests.outlines import read_outline

OUTLINE = read_outline(Path(__file__).parent / "rulebooks" / "fr.txt")

CITED: dict[str, tuple[Source, ...]] = {
    **{name: rule.about.sources for name, rule in RULES.items()},
    **{name: ruling.sources for name, ruling in RULINGS.items()},
    **{name: topic.sources for name, topic in TOPICS.items()},
    **{tile_id(tile): sources_of_tile(tile) for tile in TILES},
    **{project_id(project): sources_of_project(project) for project in PROJECTS},
}
"""The places that each page cites, those in the base game among them."""


@for_each("page", CITED)
def test_a_page_cites_places_that_the_rulebook_has(page: str) -> None:
    assert [source for source in CITED[page] if source.book == "babel" and not OUTLINE.cited(source)] == []


def test_every_sentence_is_cited_by_a_page() -> None:
    cited = {source for sources in CITED.values() for source in sources if source.book == "babel"}
    assert OUTLINE.places() - {place for source in cited for place in OUTLINE.cited(source)} == set()


def test_a_part_of_the_game_has_a_text_of_its_own() -> None:
    assert [name for name in names_of("topics") if name.startswith("babel-")] == sorted(TOPICS)
    assert all(published("topics", name).body.endswith(".") for name in TOPICS)


PAGES_ON = (
    ("babel-tower", "lays it face down beside the board"),
    ("babel-parts", "put something else in their place"),
    ("babel-set-up", "tiles that are not dealt go back to the box"),
    ("babel-modules", "play the tower alone, and then the projects alone"),
)


@for_each(("page", "told"), PAGES_ON)
def test_what_the_book_says_besides_rules_has_a_page(page: str, told: str) -> None:
    assert told in published("topics", page).body
