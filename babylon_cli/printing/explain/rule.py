"""One rule of any game in full: text, sources, editions, rulings, and a legal and an illegal example."""

from collections.abc import Iterator

from babylon_cli.printing.explain.examples import Case
from babylon_cli.printing.explain.page import Example, RulePage
from babylon_cli.printing.explain.parts import Entries, Heading, Page, Paragraph, Part, Places, SeeAlso, Title, Value
from babylon_cli.wording.examples import example_text
from babylon_cli.wording.message import Fact, Language, Message, listed
from babylon_cli.wording.texts import joined, published

JUDGED_FROM = {
    "position": Message("The finished table shows whether it is broken."),
    "turn": Message("It is judged on a turn, or on a game that was written down; a finished table does not show it."),
    "history": Message(
        "It needs the order in which things were built: the toolkit asks whether any order is possible."
    ),
}

DEFAULT = Message(" (the default)")

NO_PUBLISHER = Message("This is a ruling of the toolkit; no publisher confirms it. `rulings:` in a file changes it.")


def explain_rule(rule: str, page: RulePage, language: Language) -> Page:
    """Everything that is published about a rule."""
    text = published("rules", rule, language.code)
    parts: list[Part] = [Title(rule, text.title), Paragraph(text.body, apart=True)]
    parts += [Heading(Message("Broken when")), Paragraph(text.section("broken when"))]
    if page.judges:
        parts.append(Paragraph(JUDGED_FROM[page.judges]))
    parts += [Heading(Message("In the rulebooks")), Places(page.sources)]
    if page.editions:
        editions: Fact = text.section("editions") or Message("On this rule they say the same.")
        parts += [Heading(Message("How the editions differ")), Paragraph(editions)]
    for name, values in page.open:
        parts += _open_question(name, values, language)
    parts += rulings_listed(page.follows, language)
    if page.example is not None:
        parts += _example(rule, page.example, language)
    return (*parts, SeeAlso(tuple([name for name, _ in page.open])))


def _open_question(name: str, values: tuple[str, ...], language: Language) -> Iterator[Part]:
    text = published("rulings", name, language.code)
    yield Heading(Message("Ruling: {name}", name=name))
    yield Paragraph(text.title)
    remarks: list[Fact] = [DEFAULT, *[""] * (len(values) - 1)]
    for value, remark in zip(values, remarks, strict=True):
        yield Value(value, remark, text.sections[value][0])
    yield Paragraph(NO_PUBLISHER)


def rulings_listed(names: tuple[str, ...], language: Language) -> Iterator[Part]:
    """The numbered rulings that touch what is explained: number, question and answer."""
    if names:
        texts = [(name, published("rulings", name, language.code)) for name in names]
        yield Heading(Message("Rulings"))
        yield Entries(tuple([(name, joined((text.title, text.body))) for name, text in texts]), columns=5)


def _example(rule: str, example: Example, language: Language) -> Iterator[Part]:
    told = example_text("rules", rule, language.code)
    yield Heading(Message("Example: {story}", story=told.titled(example.story)))
    yield Case(rule, example, example.legend)
    if example.others:
        others = [told.titled(story) for story in example.others]
        yield Paragraph(Message("More examples: {stories}.", stories=listed(others, "")))
        yield Paragraph(Message("`babylon explain {rule} --examples` shows them all.", rule=rule))
