"""One rule of any game in full: text, sources, editions, rulings, and a legal and an illegal example."""

from collections.abc import Iterator

from babylon_cli.printing.explain.examples import picture_lines, told_lines
from babylon_cli.printing.explain.page import Example, RulePage
from babylon_cli.printing.explain.parts import entry, heading, paragraph, see_also, source_lines, title, value_lines
from babylon_cli.printing.screen import Screen
from babylon_cli.wording.message import Fact, Message, listed
from babylon_cli.wording.texts import published

JUDGED_FROM = {
    "position": Message("The finished table shows whether it is broken."),
    "turn": Message("It is judged on a turn, or on a game that was written down; a finished table does not show it."),
    "history": Message(
        "It needs the order in which things were built: the toolkit asks whether any order is possible."
    ),
}

DEFAULT = Message(" (the default)")

NO_PUBLISHER = Message("This is a ruling of the toolkit; no publisher confirms it. `rulings:` in a file changes it.")


def explain_rule(rule: str, page: RulePage, screen: Screen) -> str:
    """Everything that is published about a rule."""
    text = published("rules", rule, screen.language.code)
    lines = [title(rule, text.title, screen), "", paragraph(text.body, screen)]
    lines += [*heading(Message("Broken when"), screen), paragraph(text.section("broken when"), screen)]
    if page.judges:
        lines.append(paragraph(JUDGED_FROM[page.judges], screen))
    lines += [*heading(Message("In the rulebooks"), screen), *source_lines(page.sources, screen)]
    if page.editions:
        editions: Fact = text.section("editions") or Message("On this rule they say the same.")
        lines += [*heading(Message("How the editions differ"), screen), paragraph(editions, screen)]
    for name, values in page.open:
        lines += _open_question(name, values, screen)
    lines += rulings_listed(page.follows, screen)
    if page.example is not None:
        lines += _example(rule, page.example, screen)
    lines += see_also([name for name, _ in page.open], screen)
    return "\n".join(lines) + "\n"


def _open_question(name: str, values: tuple[str, ...], screen: Screen) -> Iterator[str]:
    text = published("rulings", name, screen.language.code)
    yield from heading(Message("Ruling: {name}", name=name), screen)
    yield paragraph(text.title, screen)
    meanings = [text.sections[value][0] for value in values]
    remarks: list[Fact] = [DEFAULT, *[""] * (len(values) - 1)]
    yield from value_lines(zip(values, remarks, meanings, strict=True), screen)
    yield paragraph(NO_PUBLISHER, screen)


def rulings_listed(names: tuple[str, ...], screen: Screen) -> Iterator[str]:
    """The numbered rulings that touch what is explained: number, question and answer."""
    if names:
        yield from heading(Message("Rulings"), screen)
    for name in names:
        text = published("rulings", name, screen.language.code)
        yield entry(name, f"{text.title} {text.body}", screen, columns=5)


def _example(rule: str, example: Example, screen: Screen) -> Iterator[str]:
    yield from heading(Message("Example: {story}", story=example.story), screen)
    yield from picture_lines(example, screen)
    yield from [screen.wrapped(line, "  ") for line in example.legend.splitlines()]
    yield from told_lines(example, screen)
    if example.others:
        yield screen.wrapped(Message("More examples: {stories}.", stories=listed(example.others, "")), "  ")
        yield screen.wrapped(Message("`babylon explain {rule} --examples` shows them all.", rule=rule), "  ")
