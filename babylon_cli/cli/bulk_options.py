"""The options of the commands that judge many files for a machine: what counts, in which formats, and where it goes."""

import os
from collections.abc import Callable, Iterable, Sequence
from functools import wraps
from typing import Any, NamedTuple

import click

from babylon_cli.cli.jobs import Jobs, jobs_option
from babylon_cli.cli.options import Decorator, Screens, exclude_option, option
from babylon_cli.cli.outputs import STANDARD_OUTPUT, Destination, Outputs, paired
from babylon_cli.cli.speech import said, usage_error
from babylon_cli.cli.spoken import Spoken
from babylon_cli.game import game_named
from babylon_cli.games import GAMES
from babylon_cli.judging.selection import EVERY_RULE, Selection
from babylon_cli.printing.formats import report_class
from babylon_cli.reading.exclusion import Exclusion
from babylon_cli.wording.message import Message

ORDER = "babylon_cli.order"
"""Under which a run keeps in which order its options stood."""

MAY_BE_TABLES = (".yaml", ".yml", ".jsonl")


class BulkCommand(Spoken):
    """A command that keeps the order of its options, since an --output belongs to the --format before it."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Read the arguments, and their order besides."""
        _, _, order = self.make_parser(ctx).parse_args(args=list(args))
        ctx.meta[ORDER] = [parameter.name for parameter in order]
        return super().parse_args(ctx, args)


class Bulk(NamedTuple):
    """What these options say."""

    formats: dict[str, str]
    destinations: tuple[Destination, ...]
    exclusion: Exclusion | None
    selection: Selection
    exit_zero: bool
    jobs: Jobs

    def reports(self, screens: Screens, paths: Sequence[str], **settings: Any) -> Outputs:
        """What prints in these formats, each where it goes; raises a usage error where a file cannot be written."""
        outputs = Outputs()
        for format, file in self.destinations:
            report = report_class(self.formats, format)
            if file == STANDARD_OUTPUT:
                outputs.add(report(screens.results, **settings))
            else:
                _refuse_a_table(file, paths)
                outputs.add(report(screens.files, **settings), file)
        return outputs


def bulk_options(formats: dict[str, str]) -> Decorator:
    """The options --format, --output, --exclude, --select, --ignore, --jobs and --exit-zero: a Bulk."""

    def decorate(command: Callable[..., Any]) -> Callable[..., Any]:
        @wraps(command)
        def run(  # noqa: PLR0913 - one argument an option
            *,
            format: tuple[str, ...],
            output: tuple[str, ...],
            exclude: Exclusion | None,
            select: frozenset[str] | None,
            ignore: frozenset[str] | None,
            jobs: Jobs,
            exit_zero: bool,
            **given: Any,
        ) -> Any:
            order = click.get_current_context().meta[ORDER]
            selection = Selection(select, ignore or frozenset()) if select or ignore else EVERY_RULE
            destinations = paired(format, output, order)
            return command(bulk=Bulk(formats, destinations, exclude, selection, exit_zero, jobs), **given)

        for each in reversed([_format_option(formats), output_option, exclude_option, *OF_WHAT_COUNTS, jobs_option]):
            run = each(run)
        return run

    return decorate


def _format_option(formats: dict[str, str]) -> Decorator:
    return option(
        "--format",
        type=click.Choice(list(formats)),
        multiple=True,
        default=[next(iter(formats))],
        help="How to print the result. It never changes the exit status. May be given several times.",
    )


output_option = option(
    "--output",
    multiple=True,
    metavar="FILE",
    type=click.Path(dir_okay=False, allow_dash=True),
    help="Write to this file what the --format before it prints; what has no file goes to standard output.",
)


def _rules(_ctx: click.Context, _parameter: click.Parameter, given: Iterable[str]) -> frozenset[str] | None:
    """The rules that are named, by themselves or with commas between them; None where none is."""
    named = [rule.strip() for word in given for rule in word.split(",") if rule.strip()]
    if not named:
        return None
    from babylon_cli.cli.unknown import unknown_rule  # noqa: PLC0415 - only where rules are named

    known = _rule_ids()
    for rule in named:
        if rule not in known:
            raise click.BadParameter(said(unknown_rule(rule, known)))
    return frozenset(named)


def _rule_ids() -> list[str]:
    """Those of every game; they are looked up only where one is named."""
    return [rule for game in GAMES for rule in game_named(game).rule_ids()]


def _offered(_ctx: click.Context, _parameter: click.Parameter, typed: str) -> list[str]:
    return [rule for rule in _rule_ids() if rule.startswith(typed)]


def _rule_option(name: str, *, help: str) -> Decorator:
    return option(name, multiple=True, metavar="RULE", callback=_rules, shell_complete=_offered, help=help)


OF_WHAT_COUNTS = (
    _rule_option("--select", help="Only this rule counts, found or promised. May be given several times."),
    _rule_option("--ignore", help="This rule does not count, found or promised. May be given several times."),
    option("--exit-zero", is_flag=True, help="Leave with 0 whatever is found, but with 2 where a file is unusable."),
)


def _refuse_a_table(file: str, paths: Sequence[str]) -> None:
    """A slip such as `--output game.yaml` must not cost the game."""
    if not os.path.exists(file):  # noqa: PTH110 - Path.exists raises where a name is too long
        return
    read = [path for path in paths if os.path.exists(path)]  # noqa: PTH110
    if file.lower().endswith(MAY_BE_TABLES) or any([os.path.samefile(file, path) for path in read]):  # noqa: PTH121
        raise usage_error(Message("{file} may be a table, and is not written over: give another name.", file=file))
