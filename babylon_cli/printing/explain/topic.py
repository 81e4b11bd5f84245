"""What `explain` tells: by id, what makes its page."""

from collections.abc import Callable, Mapping

from babylon_cli.printing.screen import Screen

Topics = Mapping[str, Callable[[Screen], str]]
"""Each id in lower case, with what prints its page."""
