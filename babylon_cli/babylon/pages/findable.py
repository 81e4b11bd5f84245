"""The pages on Babylon as `explain` finds them by a word."""

from collections.abc import Iterable, Iterator

from babylon_cli.babylon.rules.all_rules import RULES
from babylon_cli.babylon.rules.topics import SETTLED
from babylon_cli.babylon.rules.topics import TOPICS as TEXTS
from babylon_cli.babylon.table.rulings import OPEN_QUESTIONS
from babylon_cli.judging.about import Source
from babylon_cli.wording.message import Language
from babylon_cli.wording.search import Findable
from babylon_cli.wording.texts import published

LISTS = {
    "babylon": ("help", "list", "index", "rules"),
    "rulings": ("ruling", "open", "questions"),
    "settled": ("questions", "faq"),
}
"""The pages that list others, by the words that lead to them."""

KEYS: dict[str, tuple[str, ...]] = {
    "terrace-off-board": ("at",),
    "terraces": ("at", "material"),
    "terrace-icons": ("icons", "material"),
    "decoration-icon": ("icons", "counts_as"),
    "token-effect": ("counts_as", "token"),
    "dig-required": ("dig", "turn"),
    "dig-reward": ("pillars_taken",),
    "build-source": ("from", "build", "dug"),
    "pillar-budget": ("keep",),
    "storage-notch": ("keep",),
    "quarry-removal": ("removed",),
    "score-pad": ("tally",),
    "first-player": ("first_player",),
}
"""Keys of a file that stand in no text, by the pages that tell of them."""


def findable(language: Language) -> Iterator[Findable]:
    """Every page: lists, rules, rows, tokens, the course of a game, open and settled questions."""
    for name, leading in LISTS.items():
        yield Findable(name, published("lists", name, language.code).title, leading)
    for rule in RULES.values():
        yield _page("rules", rule.about.id, language, rule.about.sources)
    for topic in TEXTS.values():
        yield _page(topic.kind, topic.name, language, topic.sources)
    for question in OPEN_QUESTIONS:
        yield _page("rulings", question.name, language)
    for name in SETTLED:
        yield _page("settled", name, language)


def _page(kind: str, name: str, language: Language, sources: Iterable[Source] = ()) -> Findable:
    text = published(kind, name, language.code)
    places = [source.printed for source in sources]
    sections = [paragraph for section in text.sections.values() for paragraph in section]
    return Findable(name, text.title, KEYS.get(name, ()), (*text.paragraphs, *sections, *places))
