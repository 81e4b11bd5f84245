"""One rule of Babel in full."""

from collections.abc import Iterator

from babylon_cli.babel.files.load import load
from babylon_cli.babel.pages.explain import rulings_listed
from babylon_cli.babel.rules.registry import RULES
from babylon_cli.babel.rules.rule import Rule
from babylon_cli.babel.rules.rulings import RULINGS
from babylon_cli.babel.rules.verdict import judge
from babylon_cli.printing.explain.example import difference, more_examples, what_is_found
from babylon_cli.printing.explain.parts import heading, paragraph, source_lines, title
from babylon_cli.printing.screen import Screen
from babylon_cli.reading.documents import read_bytes
from babylon_cli.reading.examples import Pair, pairs_of
from babylon_cli.wording.message import Message
from babylon_cli.wording.texts import published


def explain_babel_rule(name: str, screen: Screen) -> str:
    """Everything that is published about a rule, and an example of it."""
    rule = RULES[name]
    text = published("rules", name, screen.language.code)
    lines = [title(name, text.title, screen), "", paragraph(text.body)]
    lines += [*heading(screen.say(Message("Broken when")), screen), paragraph(text.section("broken when"))]
    lines += [*heading(screen.say(Message("In the rulebooks")), screen), *source_lines(rule.about.sources)]
    lines += rulings_listed([RULINGS[ruling] for ruling in rule.about.rulings], screen)
    pairs = pairs_of(name)
    if pairs:
        lines += _example(rule, pairs, screen)
    return "\n".join(lines) + "\n"


def _example(rule: Rule, pairs: list[Pair], screen: Screen) -> Iterator[str]:
    shown = pairs[0]
    legal, illegal = read_bytes(shown.legal), read_bytes(shown.illegal)
    yield from heading(screen.say(Message("Example: {story}", story=shown.story.replace("-", " "))), screen)
    yield from difference(legal.decode(), illegal.decode())
    for loaded in load(shown.illegal.name, illegal):
        if loaded.table is not None:
            yield from what_is_found(rule.about.id, judge(loaded.table, [rule]).findings)
    yield from more_examples(pairs, shown)
