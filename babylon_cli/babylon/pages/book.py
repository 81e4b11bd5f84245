"""Babylon in the book of all pages."""

from babylon_cli.babylon.pages.explain import OTHER_TOPICS
from babylon_cli.babylon.rules.all_rules import ALL_RULES
from babylon_cli.babylon.rules.topics import AT_THE_TABLE, PAD, ROUND_TOKENS, SETTLED
from babylon_cli.babylon.table.rulings import OPEN_QUESTIONS
from babylon_cli.printing.book.chapter import Chapter, Volume
from babylon_cli.printing.explain.topic import titles
from babylon_cli.wording.message import Language, Message, Term

EXAMPLES = {
    "games": Message("Examples: tables and whole games"),
    "scoring": Message("Examples: the score pad"),
    "quarry": Message("Examples: the quarry"),
    "tokens": Message("Examples: round tokens"),
    "disputes": Message("Examples: what people argue about"),
}


def volume(language: Language) -> Volume:
    """Every page, in chapters."""
    subjects = dict.fromkeys([rule.about.subject for rule in ALL_RULES])
    rules = [(subject, [rule.about.id for rule in ALL_RULES if rule.about.subject == subject]) for subject in subjects]
    questions = [question.name for question in OPEN_QUESTIONS]
    chapters = (
        Chapter(Message("The course of a game"), titles("topics", AT_THE_TABLE, language).entries),
        Chapter(Message("The round tokens"), titles("tokens", ROUND_TOKENS, language).entries),
        Chapter(Message("The rows of the score pad"), titles("pad", PAD, language).entries),
        *[
            Chapter(Message("Rules: {subject}", subject=Term(subject)), titles("rules", names, language).entries)
            for subject, names in rules
        ],
        Chapter(Message("Rulings"), (OTHER_TOPICS[0], *titles("rulings", questions, language).entries)),
        Chapter(Message("Settled questions"), (OTHER_TOPICS[1], *titles("settled", SETTLED, language).entries)),
    )
    return Volume(chapters, EXAMPLES, subject_of)


def subject_of(folder: str, story: str) -> str:
    """The open question or the round token whose name an example begins with."""
    names = {"disputes": [question.name for question in OPEN_QUESTIONS], "tokens": list(ROUND_TOKENS)}.get(folder, [])
    begins = [name for name in names if story.startswith(f"{name.replace('_', '-')}-")]
    return max(begins, key=len, default="")
