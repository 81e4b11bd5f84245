"""What a shell offers for a word that is being typed: ids of pages, and what stands in the files before it."""

import os
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from babylon_cli.reading.scalars import PlainData

STEERS_A_SHELL = r"([^\w@%+:,./-])"


def pages(_ctx: click.Context, _parameter: click.Parameter, typed: str) -> list[str]:
    """The ids that `explain` has a page for."""
    from babylon_cli.pages import topics  # noqa: PLC0415 - only for a shell

    return _offered(typed, topics())


def players(ctx: click.Context, _parameter: click.Parameter, typed: str) -> list[str]:
    """The names of the players."""
    return _offered(typed, [name for document in _documents(ctx) for name in _of_players(document, "name")])


def flowers(ctx: click.Context, _parameter: click.Parameter, typed: str) -> list[str]:
    """The flowers of the players."""
    return _offered(typed, [flower for document in _documents(ctx) for flower in _of_players(document, "flower")])


def positions(ctx: click.Context, _parameter: click.Parameter, typed: str) -> list[str]:
    """The positions of the quarry where a tile lies; all of them where no file tells."""
    from babylon_cli.babylon.table.quarry import POSITION_NAMES  # noqa: PLC0415 - only for a shell

    known = [_stacks(document) for document in _documents(ctx) if "quarry" in document]
    lying = {
        position
        for stacks in known
        for position, stack in zip(POSITION_NAMES, stacks, strict=False)
        if stack != "floor"
    }
    return _offered(typed, [position for position in POSITION_NAMES if position in lying or not known])


def rulings(known: Mapping[str, Sequence[str]], typed: str) -> list[str]:
    """Every one of some rulings with every value of it."""
    return [word for name in known for value in known[name] if (word := f"{name}={value}").startswith(typed)]


def _documents(ctx: click.Context) -> Iterator[dict[str, "PlainData"]]:
    """The documents of the files that are on the line; nothing else is opened, since it might not end."""
    from babylon_cli.games import TOP_LEVEL_KEYS  # noqa: PLC0415 - only for a shell
    from babylon_cli.reading.sources import raw_documents_of, sources  # noqa: PLC0415 - only for a shell

    for path in [
        *(ctx.params.get("paths") or ()),
        *ctx.args,
    ]:  # where an option still lacks its value, Click sorts none
        name = os.path.expanduser(path)  # noqa: PTH111 - it may be no path at all
        if os.path.isfile(name):  # noqa: PTH113 - Path.is_file raises where a name is too long
            for source in sources([name]):
                for document in raw_documents_of(source, TOP_LEVEL_KEYS):
                    if isinstance(document.data, dict):
                        yield document.data


def _of_players(document: dict[str, "PlainData"], key: str) -> Iterator[str]:
    listed = document.get("players")
    for player in listed if isinstance(listed, list) else []:
        value = player.get(key) if isinstance(player, dict) else None
        if isinstance(value, str):
            yield value


def _stacks(document: dict[str, "PlainData"]) -> list["PlainData"]:
    rows = document["quarry"]
    return [stack for row in rows if isinstance(row, list) for stack in row] if isinstance(rows, list) else []


def _offered(typed: str, words: Iterable[str]) -> list[str]:
    """The words that begin as typed, each once; those that hold what a terminal cannot show are left out."""
    begun = [word for word in dict.fromkeys(words) if word.isprintable() and word.lower().startswith(typed.lower())]
    if os.environ.get("_BABYLON_COMPLETE") != "bash_complete":
        return begun  # the other shells quote what they insert
    return [re.sub(STEERS_A_SHELL, r"\\\\\1", word) for word in begun]  # twice, since the script reads one away
