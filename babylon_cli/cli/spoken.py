"""Commands and options whose help is said in the reader's language, each with the option --lang."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import click

from babylon_cli.cli.speech import VARIABLE, known_language, language, said
from babylon_cli.wording.message import LANGUAGES, Message, listed

EXAMPLES = "Examples:"
"""The one word of an epilog that is said; all else is typed so."""


class SpokenOption(click.Option):
    """An option whose help is said."""

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        """Its names and its help."""
        say, default = language().translated, self.show_default
        shown_default = say(default) if isinstance(default, str) else default
        with _having(self, help=say(self.help or ""), show_default=shown_default):
            return super().get_help_record(ctx)


def _known(_ctx: click.Context, _parameter: click.Parameter, name: str | None) -> None:
    """Refuse a language that there is not; what is asked for was found out before."""
    if name is not None and known_language(name) is None:
        mistake = Message(
            "there is no language {name}: write {languages}.", name=name, languages=listed(LANGUAGES, "or")
        )
        raise click.BadParameter(said(mistake))


def lang_option() -> click.Option:
    """The option --lang, which is read before all others: see `speech_of`."""
    return SpokenOption(
        ["--lang"],
        metavar=f"[{'|'.join(LANGUAGES)}]",
        envvar=VARIABLE,
        allow_from_autoenv=False,
        show_envvar=True,
        expose_value=False,
        callback=_known,
        help="The language to speak. Without it the locale tells; what programs read then stays English.",
    )


class SpokenContext(click.Context):
    """A run whose helps are laid out by columns."""

    def make_formatter(self) -> click.HelpFormatter:
        """What a help is written with."""
        from babylon_cli.cli.help_layout import SpokenHelp  # noqa: PLC0415 - only for a help

        return SpokenHelp(width=self.terminal_width, max_width=self.max_content_width)


class Spoken(click.Command):
    """A command or a group that is said, and takes --lang."""

    context_class = SpokenContext

    def __init__(self, *arguments: Any, **settings: Any) -> None:
        """Take what any command of Click takes."""
        super().__init__(*arguments, **settings)
        self.params.append(lang_option())

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        """The option --help, made anew: Click keeps it, and so the language of the first run in a process."""
        self._help_option = None
        return super().get_help_option(ctx)

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write what the command does."""
        with _having(self, help=language().translated(self.help or "")):
            super().format_help_text(ctx, formatter)

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the examples."""
        with _having(self, epilog=(self.epilog or "").replace(EXAMPLES, language().translated(EXAMPLES))):
            super().format_epilog(ctx, formatter)


@contextmanager
def _having(one: click.Command | click.Option, **told: Any) -> Iterator[None]:
    """While this lasts, a command or an option has these texts in place of its own."""
    english = {name: getattr(one, name) for name in told}
    try:
        for name, text in told.items():
            setattr(one, name, text)
        yield
    finally:
        for name, text in english.items():
            setattr(one, name, text)
