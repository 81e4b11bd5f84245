"""The examples of a rule: what lies on the table, the line that makes it illegal, and what is then found."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from babylon_cli.printing.explain.page import Example
from babylon_cli.printing.explain.parts import Heading, Page, Paragraph, Part, Title
from babylon_cli.printing.layout import display_width
from babylon_cli.printing.screen import Screen
from babylon_cli.wording.examples import example_text
from babylon_cli.wording.message import Language, Message
from babylon_cli.wording.texts import published

COLUMNS = 32
"""After which the illegal picture begins beside the legal one, where the page has room."""


WITHOUT = Message("no such line")
"""What stands for a line that one of the two files lacks."""


class Case(NamedTuple):
    """An example of a rule, as it lies and what is wrong with it."""

    rule: str
    example: Example
    legend: str = ""
    """What the signs of the maps mean, where that is told beside them."""

    def lines(self, screen: Screen) -> Iterator[str]:
        """The maps, and what is told of them."""
        yield from picture_lines(self.example, screen)
        yield from [screen.wrapped(line, "  ") for line in self.legend.splitlines()]
        yield from told_lines(self.example, screen)


class Legend(NamedTuple):
    """What the signs of the maps mean, under all of them."""

    legends: tuple[str, ...]

    def lines(self, screen: Screen) -> Iterator[str]:
        """The legends, set off; nothing where there are none."""
        if self.legends:
            yield ""
            yield from [screen.wrapped(legend, "") for legend in self.legends]


def explain_examples(rule: str, examples: Sequence[Example], language: Language) -> Page:
    """Every example of a rule, and at the end what the signs of their pictures mean."""
    parts: list[Part] = [Title(rule, published("rules", rule, language.code).title)]
    told = example_text("rules", rule, language.code)
    for number, example in enumerate(examples, start=1):
        template = "Example {number} of {all}: {story}"
        story = told.titled(example.story)
        parts.append(Heading(Message(template, number=number, all=len(examples), story=story)))
        parts.append(Case(rule, example))
    if not examples:
        parts.append(Paragraph(Message("The examples are not installed here."), apart=True))
    legends = dict.fromkeys([line for example in examples for line in example.legend.splitlines()])
    return (*parts, Legend(tuple(legends)))


def told_lines(example: Example, screen: Screen) -> Iterator[str]:
    """The line in which the two files of an example differ, and what is found in the illegal one."""
    for old, new in example.differences:
        yield screen.wrapped(Message("legal:   {line}", line=old or WITHOUT), "  ", " " * 11)
        yield screen.wrapped(Message("illegal: {line}", line=new or WITHOUT), "  ", " " * 11)
    yield from [screen.wrapped(found) for found in example.found]


def picture_lines(example: Example, screen: Screen) -> Iterator[str]:
    """What lies on the table: both pictures side by side, or the one that they have in common; nothing without one."""
    maps = example.maps
    if not maps:
        return
    if not screen.takes_unicode:
        from babylon_cli.printing.canvas import in_ascii  # noqa: PLC0415 - most screens take every character

        maps = tuple([(in_ascii(legal), in_ascii(illegal)) for legal, illegal in maps])
    if all([legal == illegal for legal, illegal in maps]):
        yield screen.wrapped(Message("legal and illegal, which look the same:"), "  ")
        yield from [f"  {line}".rstrip() for line, _ in maps]
        return
    legal, illegal = screen.say(Message("legal")), screen.say(Message("illegal"))
    columns = max(min(COLUMNS, screen.width // 2 - 1), *[display_width(line) + 2 for line, _ in maps])
    yield f"  {screen.paint(legal, 'good')}{' ' * (columns - display_width(legal))}{screen.paint(illegal, 'error')}"
    for first, second in maps:
        yield f"  {first}{' ' * (columns - display_width(first))}{second}".rstrip()
