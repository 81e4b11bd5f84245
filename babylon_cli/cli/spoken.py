"""Commands and options whose help is said in the reader's language, each with the option --lang."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import click

from babylon_cli.cli.speech import VARIABLE, known_language, language, said
from babylon_cli.wording.message import LANGUAGES, Message, listed

EXAMPLES = "Examples:"
"""The one word of an epilog that is said; all else is typed so."""

ONE_MORE = Message("{first}; {second}")
"""How a help adds one thing to another."""

IN_WORDS = Message("({words})")
"""How a help tells a default that is no value."""


class SpokenOption(click.Option):
    """An option whose help is said."""

    def make_metavar(self, ctx: click.Context) -> str:
        """What stands for its value, if Click has a word for it such as `TEXT`."""
        return language().translated(super().make_metavar(ctx))

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        """Its names, and its help with what more there is to know of it, such as its variable."""
        say, default = language().translated, self.show_default
        shown_default = say(default) if isinstance(default, str) else default
        with _having(self, help="", show_default=shown_default):
            record = super().get_help_record(ctx)
        if record is None:
            return None
        names, more = record
        more = more.replace("; ", say(ONE_MORE.template).format(first="", second=""))
        if isinstance(default, str):
            more = more.replace(f"({shown_default})", say(IN_WORDS.template).format(words=shown_default))
        return names, "  ".join([told for told in (say(self.help or ""), more) if told])

    def get_error_hint(self, ctx: click.Context | None) -> str:
        """What a mistake calls it."""
        with _having(self, show_envvar=False):
            names = super().get_error_hint(ctx)
        if not self.show_envvar or not self.envvar:
            return names
        return said(Message("{option} (env var: {variable})", option=names, variable=repr(self.envvar)))


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

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        """What the line of usage names, in the reader's language where Click has a word for it."""
        return [language().translated(piece) for piece in super().collect_usage_pieces(ctx)]

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
