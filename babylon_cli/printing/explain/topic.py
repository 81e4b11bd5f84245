"""What `explain` tells of a game besides its rules: by id, what makes its page."""

from collections.abc import Callable, Mapping

from babylon_cli.printing.screen import Screen

Topics = Mapping[str, Callable[[Screen], str]]
"""Each id in lower case, with what prints its page; under the word of the game stands the list of them all."""
