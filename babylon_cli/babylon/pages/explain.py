"""What `explain` tells of Babylon: its rules, and everything that has a page of its own besides."""

from collections.abc import Iterator
from functools import partial

from babylon_cli.babylon.rules.topics import AT_THE_TABLE, ROUND_TOKENS, SETTLED
from babylon_cli.babylon.rules.topics import TOPICS as TEXTS
from babylon_cli.babylon.table.rulings import OPEN_QUESTIONS, OpenQuestion
from babylon_cli.printing.explain.page import Topics, rules_that_rest_on
from babylon_cli.printing.explain.parts import Entries, Heading, Listing, Page, Paragraph, Part, SeeAlso, Title, Value
from babylon_cli.printing.explain.rule import DEFAULT
from babylon_cli.printing.explain.topic import COLUMNS_OF_IDS, explain_topic, titles
from babylon_cli.wording.message import Fact, Language, Message, Term, listed
from babylon_cli.wording.texts import PublishedText, names_of, published


def rule_ids() -> tuple[str, ...]:
    """Every rule, in the order in which they are published."""
    from babylon_cli.babylon.rules.all_rules import RULES  # noqa: PLC0415 - to name them all takes them all

    return tuple(RULES)


def explain_list(language: Language) -> Page:
    """Every rule by subject, and the other topics."""
    from babylon_cli.babylon.rules.all_rules import ALL_RULES  # noqa: PLC0415 - to list them all takes them all
    from babylon_cli.babylon.table.pad_rows import PAD_ROWS  # noqa: PLC0415

    parts: list[Part] = [Paragraph(Message("The rules of Babylon that the toolkit knows, by subject:"), "")]
    for subject in dict.fromkeys([rule.about.subject for rule in ALL_RULES]):
        parts.append(Heading(Term(subject)))
        names = [rule.about.id for rule in ALL_RULES if rule.about.subject == subject]
        parts += [Listing(name, (published("rules", name, language.code).title,)) for name in names]
    parts += [Heading(Message("the course of a game")), titles("topics", AT_THE_TABLE, language)]
    parts += [Heading(Message("the round tokens")), titles("tokens", ROUND_TOKENS, language)]
    rows = listed([row.key for row in PAD_ROWS], "")
    also = Message("and the rows of the pad: {rows}; and each ruling by its name.", rows=rows)
    parts += [Paragraph(Message("Also:"), "", apart=True), Entries(OTHER_TOPICS, COLUMNS_OF_IDS), Paragraph(also)]
    searched = Message("Any other word is searched for, such as `babylon explain pont`.")
    second_game = Message("For the second game, 7 Wonders: Babel: `babylon explain babel`.")
    return (*parts, Paragraph(searched, "", apart=True), Paragraph(second_game, "", apart=True))


OTHER_TOPICS: tuple[tuple[str, Fact], ...] = (
    ("rulings", Message("every open question, its values and who says so")),
    ("settled", Message("the questions that the toolkit holds settled, and why")),
)


def explain_rulings(language: Language) -> Page:
    """Every open question with its values, the default, and who says so."""
    about = Message(
        "The rulebooks leave these questions open. The toolkit takes the default; `rulings:` in a file takes another "
        "value, and `edition: zh-Hans` presets some. No publisher confirms any of them."
    )
    return (Paragraph(about, ""), *[part for question in OPEN_QUESTIONS for part in _question(question, language)])


def explain_ruling(question: OpenQuestion, language: Language) -> Page:
    """One open question."""
    return (*_question(question, language), SeeAlso(tuple(_rules_of(question))))


def _question(question: OpenQuestion, language: Language) -> Iterator[Part]:
    text = published("rulings", question.name, language.code)
    yield Heading(question.name)
    yield Paragraph(text.title)
    yield from [Value(value, _remark(question, value), text.section(value)) for value in question.values]
    yield Paragraph(text.body)
    yield Paragraph(Message("It touches: {rules}.", rules=listed(_rules_of(question), "")))


def _rules_of(question: OpenQuestion) -> list[str]:
    """The rules that ask a question, in the order in which they are published."""
    rules = rules_that_rest_on(question.name, names_of("rules"))
    if len(rules) < 2:
        return rules
    from babylon_cli.babylon.rules.all_rules import RULES  # noqa: PLC0415 - only where there is an order

    return [rule for rule in RULES if rule in rules]


def _remark(question: OpenQuestion, value: str) -> Fact:
    """Whether a value is the default, or that of an edition."""
    if value == question.default:
        return DEFAULT
    editions = [edition for edition, preset in question.presets.items() if preset == value]
    return Message(" (preset of {edition})", edition=editions[0]) if editions else ""


def explain_settled(language: Language) -> Page:
    """Every settled question with its answer and reason."""
    parts: list[Part] = [
        Paragraph(Message("These questions come up at the table, and the toolkit holds them settled:"), "")
    ]
    for name in SETTLED:
        text = published("settled", name, language.code)
        parts += [Heading(text.title), *_answer(text)]
    return tuple(parts)


def explain_settled_question(name: str, language: Language) -> Page:
    """One settled question with its answer and reason."""
    text = published("settled", name, language.code)
    return (Title(name, text.title), *_answer(text, apart=True), SeeAlso(("settled",)))


def _answer(text: PublishedText, *, apart: bool = False) -> tuple[Part, Part]:
    why = Message("Why: {reason}", reason=text.section("why"))
    return Paragraph(text.body, apart=apart), Paragraph(why)


def explain_tokens(language: Language) -> Page:
    """The round tokens in general, and what each of them does."""
    each = titles("tokens", ROUND_TOKENS, language)
    return (*explain_topic(TEXTS["tokens"], language), Heading(Message("The round tokens")), each)


TOPICS: Topics = {
    "babylon": explain_list,
    "rulings": explain_rulings,
    "settled": explain_settled,
    **{name: partial(explain_topic, topic) for name, topic in TEXTS.items()},
    "tokens": explain_tokens,
    **{question.name: partial(explain_ruling, question) for question in OPEN_QUESTIONS},
    **{name: partial(explain_settled_question, name) for name in SETTLED},
}
