"""What `explain` tells of Babylon: its rules, and everything that has a page of its own besides."""

from collections.abc import Iterator
from functools import partial

from babylon_cli.babylon.rules.topics import AT_THE_TABLE, ROUND_TOKENS, SETTLED
from babylon_cli.babylon.rules.topics import TOPICS as TEXTS
from babylon_cli.babylon.table.rulings import OPEN_QUESTIONS, OpenQuestion
from babylon_cli.printing.explain.page import Topics, rules_that_rest_on
from babylon_cli.printing.explain.parts import entry, heading, paragraph, see_also, title, value_lines
from babylon_cli.printing.explain.rule import DEFAULT
from babylon_cli.printing.explain.topic import COLUMNS_OF_IDS, explain_topic, titles
from babylon_cli.printing.screen import Screen
from babylon_cli.wording.message import Fact, Message, Term, listed
from babylon_cli.wording.texts import names_of, published


def rule_ids() -> tuple[str, ...]:
    """Every rule, in the order in which they are published."""
    from babylon_cli.babylon.rules.all_rules import RULES  # noqa: PLC0415 - to name them all takes them all

    return tuple(RULES)


def explain_list(screen: Screen) -> str:
    """Every rule by subject, and the other topics."""
    from babylon_cli.babylon.rules.all_rules import ALL_RULES  # noqa: PLC0415 - to list them all takes them all
    from babylon_cli.babylon.table.pad_rows import PAD_ROWS  # noqa: PLC0415

    lines = [screen.wrapped(Message("The rules of Babylon that the toolkit knows, by subject:"), "")]
    for subject in dict.fromkeys([rule.about.subject for rule in ALL_RULES]):
        lines += heading(Term(subject), screen)
        for rule in [rule.about.id for rule in ALL_RULES if rule.about.subject == subject]:
            lines.append(f"  {screen.paint(rule, 'name')}")
            lines.append(screen.wrapped(published("rules", rule, screen.language.code).title, "      "))
    lines += [*heading(Message("the course of a game"), screen), *titles("topics", AT_THE_TABLE, screen)]
    lines += [*heading(Message("the round tokens"), screen), *titles("tokens", ROUND_TOKENS, screen)]
    lines += ["", screen.say(Message("Also:"))]
    lines += [entry(name, text, screen, columns=COLUMNS_OF_IDS) for name, text in OTHER_TOPICS]
    rows = listed([row.key for row in PAD_ROWS], "")
    lines.append(
        screen.wrapped(Message("and the rows of the pad: {rows}; and each ruling by its name.", rows=rows), "  ")
    )
    searched = Message("Any other word is searched for, such as `babylon explain pont`.")
    second_game = Message("For the second game, 7 Wonders: Babel: `babylon explain babel`.")
    lines += ["", screen.wrapped(searched, ""), "", screen.wrapped(second_game, "")]
    return "\n".join(lines) + "\n"


OTHER_TOPICS = (
    ("rulings", Message("every open question, its values and who says so")),
    ("settled", Message("the questions that the toolkit holds settled, and why")),
)


def explain_rulings(screen: Screen) -> str:
    """Every open question with its values, the default, and who says so."""
    about = Message(
        "The rulebooks leave these questions open. The toolkit takes the default; `rulings:` in a file takes another "
        "value, and `edition: zh-Hans` presets some. No publisher confirms any of them."
    )
    lines = [screen.wrapped(about, "")]
    for question in OPEN_QUESTIONS:
        lines += _question(question, screen)
    return "\n".join(lines) + "\n"


def explain_ruling(question: OpenQuestion, screen: Screen) -> str:
    """One open question."""
    return "\n".join([*_question(question, screen), *see_also(_rules_of(question), screen)][1:]) + "\n"


def _question(question: OpenQuestion, screen: Screen) -> Iterator[str]:
    text = published("rulings", question.name, screen.language.code)
    yield from heading(question.name, screen)
    yield paragraph(text.title, screen)
    values = [(value, _remark(question, value), text.section(value)) for value in question.values]
    yield from value_lines(values, screen)
    yield paragraph(text.body, screen)
    yield paragraph(Message("It touches: {rules}.", rules=listed(_rules_of(question), "")), screen)


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


def explain_settled(screen: Screen) -> str:
    """Every settled question with its answer and reason."""
    about = Message("These questions come up at the table, and the toolkit holds them settled:")
    lines = [screen.wrapped(about, "")]
    for name in SETTLED:
        text = published("settled", name, screen.language.code)
        lines += heading(text.title, screen)
        why = Message("Why: {reason}", reason=text.section("why"))
        lines += [paragraph(text.body, screen), paragraph(why, screen)]
    return "\n".join(lines) + "\n"


def explain_settled_question(name: str, screen: Screen) -> str:
    """One settled question with its answer and reason."""
    text = published("settled", name, screen.language.code)
    why = Message("Why: {reason}", reason=text.section("why"))
    lines = [title(name, text.title, screen), "", paragraph(text.body, screen), paragraph(why, screen)]
    return "\n".join([*lines, *see_also(["settled"], screen)]) + "\n"


def explain_tokens(screen: Screen) -> str:
    """The round tokens in general, and what each of them does."""
    each = [*heading(Message("The round tokens"), screen), *titles("tokens", ROUND_TOKENS, screen)]
    return explain_topic(TEXTS["tokens"], screen) + "\n".join(each) + "\n"


TOPICS: Topics = {
    "babylon": explain_list,
    "rulings": explain_rulings,
    "settled": explain_settled,
    **{name: partial(explain_topic, topic) for name, topic in TEXTS.items()},
    "tokens": explain_tokens,
    **{question.name: partial(explain_ruling, question) for question in OPEN_QUESTIONS},
    **{name: partial(explain_settled_question, name) for name in SETTLED},
}
