"""What `explain` tells besides the rules: the list of rules, the rulings, and the topics with a text."""

from collections.abc import Iterator

from babylon_cli.babylon.rules.all_rules import ALL_RULES
from babylon_cli.babylon.rules.topics import SETTLED, Topic
from babylon_cli.babylon.scoring.pad import PAD_ROWS
from babylon_cli.babylon.table.rulings import OPEN_QUESTIONS, OpenQuestion
from babylon_cli.printing.explain.parts import heading, paragraph, source_lines, title
from babylon_cli.printing.layout import wrapped
from babylon_cli.printing.screen import Screen
from babylon_cli.wording.texts import published


def explain_list(screen: Screen) -> str:
    """Every rule by subject, and the other topics."""
    lines = ["The rules of Babylon that the toolkit knows, by subject:"]
    for subject in dict.fromkeys(rule.about.subject for rule in ALL_RULES):
        lines += heading(subject, screen)
        for about in [rule.about for rule in ALL_RULES if rule.about.subject == subject]:
            lines.append(f"  {screen.paint(about.id, 'name')}")
            lines.append(wrapped(published("rules", about.id).title, indent="      "))
    lines += ["", "Also:"]
    lines += [f"  {screen.paint(f'{name:<24}', 'name')}{text}" for name, text in OTHER_TOPICS]
    rows = ", ".join(row.key for row in PAD_ROWS)
    lines.append(wrapped(f"and the rows of the pad: {rows}; and each ruling by its name.", indent="  "))
    lines += ["", "For the second game, 7 Wonders: Babel: `babylon explain babel`."]
    return "\n".join(lines) + "\n"


OTHER_TOPICS = (
    ("rulings", "every open question, its values and who says so"),
    ("settled", "the questions that the toolkit holds settled, and why"),
    ("digging", "what a tile of the quarry gives"),
    ("tie-break", "who wins, and who when points are equal"),
)


def explain_rulings(screen: Screen) -> str:
    """Every open question with its values, the default, and who says so."""
    lines = [
        wrapped(
            "The rulebooks leave these questions open. The toolkit takes the default; `rulings:` in a file takes "
            "another value, and `edition: zh-Hans` presets some. No publisher confirms any of them.",
            indent="",
        )
    ]
    for question in OPEN_QUESTIONS:
        lines += _question(question, screen)
    return "\n".join(lines) + "\n"


def explain_ruling(question: OpenQuestion, screen: Screen) -> str:
    """One open question."""
    return "\n".join([*_question(question, screen)][1:]) + "\n"


def _question(question: OpenQuestion, screen: Screen) -> Iterator[str]:
    text = published("rulings", question.name)
    yield from heading(question.name, screen)
    yield paragraph(text.title)
    editions = {value: edition for edition, value in question.presets.items()}
    for value in question.values:
        marks = " (the default)" if value == question.default else ""
        marks += f" (preset of {editions[value]})" if value in editions else ""
        yield wrapped(f"{value}{marks}: {text.section(value)}", indent="    ", hanging="      ")
    yield paragraph(text.body)
    rules = [rule.about.id for rule in ALL_RULES if question.name in rule.about.rulings]
    yield paragraph(f"It touches: {', '.join(rules)}.")


def explain_settled(screen: Screen) -> str:
    """Every settled question with its answer and reason."""
    lines = ["These questions come up at the table, and the toolkit holds them settled:"]
    for name in SETTLED:
        text = published("settled", name)
        lines += heading(text.title, screen)
        lines += [paragraph(text.body), paragraph(f"Why: {text.section('why')}")]
    return "\n".join(lines) + "\n"


def explain_topic(topic: Topic, screen: Screen) -> str:
    """A row of the pad, a round token, digging, or who wins."""
    text = published(topic.kind, topic.name)
    lines = [title(topic.name, text.title, screen), ""]
    lines += [paragraph(each) for each in text.paragraphs]
    lines += [*heading("In the rulebooks", screen), *source_lines(topic.sources)]
    editions = text.section("editions")
    if editions:
        lines += [*heading("How the editions differ", screen), paragraph(editions)]
    return "\n".join(lines) + "\n"
