"""The command `babylon babel`: its own commands, each imported only when it is run."""

import click

from babylon_cli.cli.lazy_group import LazyGroup

COMMANDS = {
    "tower": ("babylon_cli.cli.babel.tower", "Show how the tiles lie and which laws are in force."),
    "price": ("babylon_cli.cli.babel.price", "Say whether a build is allowed and what it costs at least."),
    "project": ("babylon_cli.cli.babel.project", "Resolve the Great Projects: rewards and penalties."),
    "conflict": ("babylon_cli.cli.babel.conflict", "Resolve the conflicts of the Age after its project."),
    "score": ("babylon_cli.cli.babel.score", "Fill in the pad and say who wins."),
    "check": ("babylon_cli.cli.babel.check", "Find what cannot have arisen, where and why."),
    "draft": ("babylon_cli.cli.babel.draft", "Deal and pass the tiles at random, as a file."),
    "schema": ("babylon_cli.cli.babel.schema", "Print the JSON Schema of a file of Babel."),
}
"""Each command's module and one-line help, in the order of the help."""

HELP = """Settle and score games of 7 Wonders: Babel.

The Tower of Babel and the Great Projects, from a file with `game: babel` in
which the cities are typed. `babylon verify` holds such files against what they
promise, and `babylon explain babel` tells the rules, tiles and rulings.

Exit status: 0 all is well, 1 a build is not legal or a rule is broken, 2 a file
or an argument cannot be used, 3 a bug in babylon."""

EPILOG = """\b
Examples:
  babylon babel price examples/babel/tiles/06-tax-on-blue.yaml
  babylon babel score examples/babel/cities"""


@click.group("babel", cls=LazyGroup, table=COMMANDS, help=HELP, epilog=EPILOG, no_args_is_help=True)
def command() -> None:
    """Run `babylon babel`."""
