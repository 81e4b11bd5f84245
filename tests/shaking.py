"""Examples as tired people type them: other capitals, dashes, quotes and layout, and what `--fix` is to make of each.

It shares no code with the package: what else may be typed is told here by the key that a value stands under.
"""

import re
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import yaml

CELLS = {"at", "take", "statues", "bare_pillars", "removed", "dig"}
PAIRS = {"fountains", "bridges", "staircases"}
ICONS = {"icons", "start"}
WORDS = {"material", "belvedere", "token", "edition", "from", "tie_break", "modules", "science", "use", "game"}
CORNERS = {"NW", "NE", "SW", "SE"}
A_KEY = "a key"
"""Ends the path of a key, as if it were a value."""
NAMES = {"name", "title", "flower", "flowers", "player", "first_player", "winners"}
GROUPS_OF_WORDS = {"rulings", "pillars", "counts_as", "keep"}

LETTERS = {"none": ".", "statue": "S", "fountain": "F", "bridge": "B", "staircase": "T"}
DASHES = "-\u2010\u2011\u2012\u2013\u2014\u2015\u2212"

Steps = tuple[str | int, ...]


class Shaken(NamedTuple):
    """A text in which values are spelled otherwise, and what is left when they are spelled as before."""

    text: str
    fixed: str
    spellings: int
    """How many values differ between the two."""


def shaken(text: str, chance: Random) -> Shaken:
    """A text with some values typed otherwise, its lines ending otherwise, or with more comments and deeper."""
    typed = fixed = _laid_out_otherwise(text, chance)
    spellings = 0
    for start, end, style, steps, value in sorted(_scalars(typed), reverse=True):
        if style in ("|", ">") or chance.random() < 0.3:
            continue
        other = _typed_otherwise(steps, value, chance)
        before, after = _both_in_quotes(value, other, style, chance)
        spellings += after != before
        typed, fixed = typed[:start] + after + typed[end:], fixed[:start] + before + fixed[end:]
    if chance.random() < 0.3:
        typed, fixed = typed.replace("\n", "\r\n"), fixed.replace("\n", "\r\n")
    if chance.random() < 0.2:
        typed, fixed = typed.rstrip("\r\n"), fixed.rstrip("\r\n")
    if chance.random() < 0.2:
        typed, fixed = "\ufeff" + typed, "\ufeff" + fixed
    return Shaken(typed, fixed, spellings)


Value = str | int | bool


def _both_in_quotes(value: Value, other: Value, style: str, chance: Random) -> tuple[str, str]:
    """A value and what is typed for it: both in the same quotes if they are text; a number only if it is to be one."""
    if isinstance(value, str):
        quotes = style or chance.choice(["", "", "'", '"'])
        return _in_quotes(value, quotes), _in_quotes(str(other), quotes)
    before = str(value).lower()
    return before, before if other is value else _in_quotes(str(other), chance.choice(["'", '"']))


COMMENTS = 8
"""How many places of a text may get a comment."""


def _laid_out_otherwise(text: str, chance: Random) -> str:
    """The text moved to the right, with comments between its lines and after them where nothing is read otherwise."""
    wanted = list(yaml.load_all(text, Loader=yaml.CSafeLoader))
    margin = " " * chance.choice([0, 0, 1, 4])
    lines = [line if line.startswith(("---", "...", "#")) else margin + line for line in text.splitlines()]
    for number in sorted(chance.sample(range(len(lines)), min(COMMENTS, len(lines))), reverse=True):
        changed = list(lines)
        if chance.random() < 0.5:
            changed.insert(number + 1, f"{' ' * chance.randint(0, 9)}# s..f, 3c \u2013 '{number}' \U0001f333")
        else:
            changed[number] += f'  # level: "{number}"'
        if _is_read_as("\n".join(changed), wanted):
            lines = changed
    return "\n".join(lines) + "\n"


def _is_read_as(text: str, wanted: list[Any]) -> bool:
    try:
        return list(yaml.load_all(text, Loader=yaml.CSafeLoader)) == wanted
    except yaml.YAMLError:
        return False


def _scalars(text: str) -> Iterator[tuple[int, int, str, Steps, Value]]:
    """Every value of the text: from where to where it stands, its quotes, its path, and what it says."""
    for document in yaml.compose_all(text, Loader=yaml.CSafeLoader):
        yield from _scalars_in(document, ())


def _scalars_in(node: yaml.Node, steps: Steps) -> Iterator[tuple[int, int, str, Steps, Value]]:
    if isinstance(node, yaml.MappingNode):
        for key, under_it in node.value:
            yield from _scalars_in(under_it, (*steps, key.value))
            if key.value in CORNERS:
                yield from _scalars_in(key, (*steps, A_KEY))
    elif isinstance(node, yaml.SequenceNode):
        for index, entry in enumerate(node.value):
            yield from _scalars_in(entry, (*steps, index))
    elif isinstance(node, yaml.ScalarNode) and (node.value not in ("", "null") or node.style):
        value: Value = node.value
        if not node.style and re.fullmatch("0|-?[1-9][0-9]*", node.value):
            value = int(node.value)
        elif not node.style and node.value in ("true", "false"):
            value = node.value == "true"
        yield node.start_mark.index, node.end_mark.index, node.style or "", steps, value


def _typed_otherwise(steps: Steps, value: Value, chance: Random) -> Value:
    """A value as someone may type it who means it; itself for a name, and for what can be typed in one way only."""
    keys = [step for step in steps if isinstance(step, str)]
    if not isinstance(value, str):
        is_a_name = keys[-1] in NAMES or "conflicts" in keys
        return value if is_a_name else _some_case(str(value).lower(), chance)
    return _text_typed_otherwise(keys, value, chance)


def _text_typed_otherwise(keys: list[str], value: str, chance: Random) -> str:
    if keys[-1] == "quarry":
        return _stack_typed_otherwise(value, chance)
    if keys[-1] in CELLS:
        return _cell_typed_otherwise(value, chance)
    if keys[-1] in PAIRS:
        dash = chance.choice(["", " "]) + chance.choice(DASHES) + chance.choice(["", "  "])
        return dash.join(_cell_typed_otherwise(end, chance) for end in value.split("-"))
    if keys[-1] == A_KEY:
        return chance.choice([value, value.lower()])
    is_a_word = keys[-1] in ICONS | WORDS or (len(keys) > 1 and keys[-2] in GROUPS_OF_WORDS)
    return _some_case(chance.choice([value, _letter_of(keys, value)]), chance) if is_a_word else value


def _letter_of(keys: list[str], word: str) -> str:
    """The letter of an icon where one may stand: among the icons, or for what a spot counts as."""
    return LETTERS.get(word, word) if keys[-1] in ICONS or "counts_as" in keys else word


def _cell_typed_otherwise(cell: str, chance: Random) -> str:
    """Such as c3, 3C or 3c for C3, with its level as it is."""
    column, row = _some_case(cell[0], chance), cell[1]
    return (column + row if chance.random() < 0.5 else row + column) + cell[2:]


def _stack_typed_otherwise(stack: str, chance: Random) -> str:
    """A stack with other capitals and more or fewer spaces; a flower stays, and so do icons that could be one."""
    tiles = []
    for tile in stack.split(" > "):
        material, *words = tile.split(" ")
        if words and re.fullmatch("[SFBT.]{4}", words[-1]) and (len(words) == 2 or "." in words[-1]):
            words[-1] = _some_case(words[-1], chance)
        tiles.append(chance.choice([" ", "  "]).join([_some_case(material, chance), *words]))
    return chance.choice([">", " > ", "  >", ">  "]).join(tiles)


def _some_case(word: str, chance: Random) -> str:
    return "".join(chance.choice([letter.lower(), letter.upper()]) for letter in word)


def _in_quotes(text: str, quotes: str) -> str:
    """A text in quotes of some kind, or in none."""
    if quotes == '"':
        return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'
    return "'" + text.replace("'", "''") + "'" if quotes == "'" else text
