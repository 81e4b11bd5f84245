"""One rule in full: text, sources, editions, rulings, and a legal and an illegal example."""

from collections.abc import Iterator
from pathlib import Path

from babylon_cli.babylon.files.load import LoadedDocument, load, read_bytes
from babylon_cli.babylon.picture.text_map import LEGEND, text_map
from babylon_cli.babylon.rules.rule import GardenRule, Rule
from babylon_cli.babylon.rules.verdict import judge
from babylon_cli.babylon.table.rulings import OPEN_QUESTIONS
from babylon_cli.babylon.table.table import Table
from babylon_cli.judging.about import About
from babylon_cli.printing.explain.example import difference, more_examples, what_is_found
from babylon_cli.printing.explain.parts import heading, paragraph, source_lines, title
from babylon_cli.printing.layout import wrapped
from babylon_cli.printing.screen import Screen
from babylon_cli.reading.examples import Pair, pairs_of
from babylon_cli.wording.texts import published

JUDGED_FROM = {
    "position": "The finished table shows whether it is broken.",
    "turn": "It is judged on a turn, or on a game that was written down; a finished table does not show it.",
    "history": "It needs the order in which things were built: the toolkit asks whether any order is possible.",
}


def explain_rule(rule: Rule, screen: Screen) -> str:
    """Everything that is published about a rule."""
    about = rule.about
    text = published("rules", about.id)
    lines = [title(about.id, text.title, screen), "", paragraph(text.body)]
    lines += [*heading("Broken when", screen), paragraph(text.section("broken when"))]
    lines.append(paragraph(JUDGED_FROM[about.judges]))
    lines += [*heading("In the rulebooks", screen), *source_lines(about.sources)]
    lines += [*heading("How the editions differ", screen)]
    lines.append(paragraph(text.section("editions") or "They say the same."))
    lines += _rulings(about, screen)
    pairs = pairs_of(about.id)
    if pairs:
        lines += _example(rule, pairs, screen)
    return "\n".join(lines) + "\n"


def _rulings(about: About, screen: Screen) -> Iterator[str]:
    for question in OPEN_QUESTIONS:
        if question.name in about.rulings:
            yield from heading(f"Ruling: {question.name}", screen)
            text = published("rulings", question.name)
            yield paragraph(text.title)
            for value in question.values:
                mark = " (the default)" if value == question.default else ""
                yield wrapped(f"{value}{mark}: {text.sections[value][0]}", indent="    ", hanging="      ")
            yield paragraph(
                "This is a ruling of the toolkit; no publisher confirms it. `rulings:` in a file changes it."
            )


def _example(rule: Rule, pairs: list[Pair], screen: Screen) -> Iterator[str]:
    pair = next((pair for pair in pairs if _is_seen(pair)), pairs[0])
    legal, illegal = _read(pair.legal), _read(pair.illegal)
    yield from heading(f"Example: {pair.story.replace('-', ' ')}", screen)
    if isinstance(rule, GardenRule):
        yield from _maps(legal.table, illegal.table, screen)
    yield from difference(legal.text.whole, illegal.text.whole)
    if illegal.table is not None:
        yield from what_is_found(rule.about.id, judge(illegal.table).findings)
    yield from more_examples(pairs, pair)


def _is_seen(pair: Pair) -> bool:
    """Whether the two gardens look different from above, so that maps show the fault."""
    legal, illegal = _read(pair.legal).table, _read(pair.illegal).table
    if legal is None or illegal is None or not legal.players or not illegal.players:
        return False
    return text_map(legal.players[0].layout) != text_map(illegal.players[0].layout)


def _read(path: Path) -> LoadedDocument:
    return next(load(path.name, read_bytes(path)))


def _maps(legal: Table | None, illegal: Table | None, screen: Screen) -> Iterator[str]:
    """Both gardens side by side, seen from above."""
    if legal is None or illegal is None:
        return
    left, right = text_map(legal.players[0].layout), text_map(illegal.players[0].layout)
    yield f"  {screen.paint('legal', 'good')}{' ' * 27}{screen.paint('illegal', 'error')}"
    for first, second in zip(left, right, strict=True):
        yield f"  {first:<32}{second}".rstrip()
    yield screen.wrapped(LEGEND, indent="  ")
