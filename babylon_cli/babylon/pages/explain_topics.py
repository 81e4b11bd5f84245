"""What `explain` tells besides the rules: the list of rules, the rulings, the rows of the pad, digging."""

from collections.abc import Iterator

from babylon_cli.babylon.rules.all_rules import ALL_RULES
from babylon_cli.babylon.rules.pad_and_digging import DIGGING, PAD_ROWS, TIE_BREAK, TIE_BREAK_SOURCES, RowAbout
from babylon_cli.babylon.rules.rulings import OPEN_QUESTIONS, SETTLED, OpenQuestion
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
    yield from heading(question.name, screen)
    yield paragraph(question.question)
    presets = {value: edition for edition, value in question.presets}
    for value in question.values:
        marks = " (the default)" if value.name == question.default else ""
        marks += f" (preset of {presets[value.name]})" if value.name in presets else ""
        yield wrapped(f"{value.name}{marks}: {value.meaning} {value.says_so}", indent="    ", hanging="      ")
    yield paragraph(question.says_so)
    yield paragraph(f"It touches: {', '.join(question.rules)}.")


def explain_settled(screen: Screen) -> str:
    """Every settled question with its answer and reason."""
    lines = ["These questions come up at the table, and the toolkit holds them settled:"]
    for settled in SETTLED:
        lines += heading(settled.question, screen)
        lines += [paragraph(settled.answer), paragraph(f"Why: {settled.reason}")]
    return "\n".join(lines) + "\n"


def explain_row(row: RowAbout, screen: Screen) -> str:
    """One row of the score pad."""
    head = title(row.key, f"the row {row.label} of the pad, {row.notation}", screen)
    lines = [head, "", paragraph(row.text), *heading("In the rulebooks", screen), *source_lines(row.sources)]
    return "\n".join(lines) + "\n"


def explain_tie_break(screen: Screen) -> str:
    """Who wins."""
    lines = [title("tie-break", "who wins", screen), "", paragraph(TIE_BREAK)]
    lines += [*heading("In the rulebooks", screen), *source_lines(TIE_BREAK_SOURCES)]
    return "\n".join(lines) + "\n"


def explain_digging(screen: Screen) -> str:
    """What a tile gives."""
    text = published("topics", DIGGING.id)
    lines = [title(DIGGING.id, text.title, screen), "", paragraph(text.body)]
    lines += [*heading("In the rulebooks", screen), *source_lines(DIGGING.sources)]
    lines += [*heading("How the editions differ", screen), paragraph(text.section("editions"))]
    return "\n".join(lines) + "\n"
