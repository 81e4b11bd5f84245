"""A group of commands that imports a command only when it is run."""

import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from importlib import import_module
from typing import TYPE_CHECKING, Any

import click

from babylon_cli.cli.exits import Exit
from babylon_cli.cli.speech import language
from babylon_cli.cli.spoken import Spoken

if TYPE_CHECKING:
    from click.shell_completion import CompletionItem

HELP_MARGIN = 2
"""The columns that Click leaves free beside a help."""

CommandTable = Mapping[str, tuple[str, str]]
"""Each command's module and one-line help, in the order of the help."""


class LazyGroup(Spoken, click.Group):
    """A group whose commands are known by name and help before they are imported."""

    def __init__(self, *, table: CommandTable, **settings: Any) -> None:
        """Take the table of commands, and what any group of Click takes."""
        super().__init__(**settings)
        self.table = table

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The commands in the order of the table."""
        return list(self.table)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Import the module of a command."""
        if cmd_name not in self.table:
            return None
        module, _ = self.table[cmd_name]
        command: click.Command = import_module(module).command
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the table of commands without importing any."""
        say = language().translated
        with formatter.section(say("Commands")):
            formatter.write_dl([(name, say(help)) for name, (_, help) in self.table.items()])

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list["CompletionItem"]:
        """Complete command names without importing any."""
        from click.shell_completion import CompletionItem  # noqa: PLC0415 - only for a shell

        say = language().translated
        names = [
            CompletionItem(name, help=say(help))
            for name, (_, help) in self.table.items()
            if name.startswith(incomplete)
        ]
        return names + click.Command.shell_complete(self, ctx, incomplete)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find the command, or say which one is nearest."""
        if args and args[0] not in self.table and not args[0].startswith("-") and not ctx.resilient_parsing:
            from babylon_cli.cli.speech import usage_error  # noqa: PLC0415 - only for a mistake
            from babylon_cli.cli.unknown import unknown_command  # noqa: PLC0415 - only for a mistake

            raise usage_error(unknown_command(args[0], self.table, ctx.command_path))
        return super().resolve_command(ctx, args)

    def make_context(
        self, info_name: str | None, args: list[str], parent: click.Context | None = None, **extra: Any
    ) -> click.Context:
        """Read the arguments, of which --help prints at once, as wide as a page is."""
        from babylon_cli.printing.page_width import page_width  # noqa: PLC0415 - a shell that asks for words needs none

        extra.setdefault("terminal_width", page_width(sys.stdout) - HELP_MARGIN)
        with _silent_endings():
            return super().make_context(info_name, args, parent, **extra)

    def invoke(self, ctx: click.Context) -> object:
        """Run the command."""
        with _silent_endings():
            return super().invoke(ctx)


@contextmanager
def _silent_endings() -> Iterator[None]:
    """Ctrl-C and a closed pipe end a run at once and silently, and not as Click would end it."""
    try:
        yield
    except KeyboardInterrupt:
        raise SystemExit(Exit.INTERRUPTED) from None
    except BrokenPipeError:
        raise SystemExit(Exit.CLOSED_PIPE) from None
