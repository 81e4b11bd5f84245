"""Every sentence of the four rulebooks is cited by a page of `explain`, and no page cites what is not there."""

from pathlib import Path

import pytest

from babylon_cli.babylon.rulebooks import EDITIONS
from babylon_cli.babylon.rules.all_rules import RULES
from babylon_cli.babylon.rules.topics import TOPICS
from babylon_cli.judging.about import Source
from babylon_cli.wording.texts import published
from tests.cases import for_each
from tests.outlines import read_outline

OUTLINES = {
    edition: read_outline(Path(__file__).parent.parent / "rulebooks" / f"{edition}.txt") for edition in EDITIONS
}

CITED: dict[str, tuple[Source, ...]] = {
    **{name: rule.about.sources for name, rule in RULES.items()},
    **{name: topic.sources for name, topic in TOPICS.items()},
}
"""The places that each page cites."""


@for_each("page", CITED)
def test_a_page_cites_places_that_the_rulebooks_have(page: str) -> None:
    assert [source for source in CITED[page] if not OUTLINES[source.book].cited(source)] == []


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_sentence_is_cited_by_a_page(edition: str) -> None:
    outline = OUTLINES[edition]
    sources = {source for sources in CITED.values() for source in sources if source.book == edition}
    assert outline.places() - {place for source in sources for place in outline.cited(source)} == set()


DIFFERENCES = (
    ("rules/decoration-fresh", "both Chinese books of terraces placed in this round"),
    ("rules/token-count", "The traditional Chinese book writes the next turn"),
    ("rules/storage-limit", "the traditional Chinese book those of this round"),
    ("rules/statue-pillar", "The French and the traditional Chinese reminder let a statue carry a following terrace"),
    ("rules/dig-reward", "the Dutch book asks for the colour of your board"),
    ("rules/dig-reward", "The traditional Chinese book calls the ground under the quarry its bottom layer"),
    ("topics/tie-break", "the Dutch book the empty spots that can still be seen"),
    ("topics/terraces", "brown for clay, grey for granite, black for basalt"),
    ("topics/first-player", "the traditional Chinese book says any player"),
)
"""What one edition says otherwise than the rest, where it was once told that all say the same."""


@for_each(("text", "told"), DIFFERENCES)
def test_a_difference_of_an_edition_is_told(text: str, told: str) -> None:
    kind, name = text.split("/")
    assert told.lower() in published(kind, name).section("editions").lower()


def test_the_traditional_chinese_ban_on_diagonals_does_not_speak_of_statues() -> None:
    why = published("settled", "statues-in-a-diagonal").section("why")
    assert "the traditional Chinese text only for joining terraces" in why
