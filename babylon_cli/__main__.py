"""`babylon`, also as `python -m babylon_cli`: from here on, Ctrl-C ends it silently and at once."""

import gc
import os
import signal
import sys
from types import FrameType
from typing import TYPE_CHECKING, NoReturn

from babylon_cli.cli.exits import Exit

if TYPE_CHECKING:
    from sys import UnraisableHookArgs

MANY_OBJECTS = 100_000
"""What a file leaves behind is freed by reference counts at once; the collector would only look through it again."""


def main() -> NoReturn:
    """Run `babylon`; where Ctrl-C is ignored, as in the background of a shell, it stays so."""
    gc.set_threshold(MANY_OBJECTS)
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, _interrupt)
        sys.unraisablehook = _unraisable
    try:
        from babylon_cli.cli.main import main as run  # noqa: PLC0415 - it takes a while, in which Ctrl-C is heard

        run()
    except SystemExit as end:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # the run is over, and Python may tidy up undisturbed
        if end.code == Exit.INTERRUPTED:
            os._exit(Exit.INTERRUPTED)  # what is still kept back is not written
        gc.freeze()  # Python need not look for circles in what ends with it
        raise


def _interrupt(_signal: int, _frame: FrameType | None) -> NoReturn:
    """The first Ctrl-C lets every command tidy up; the next does not wait for it."""
    signal.signal(signal.SIGINT, _leave)
    raise SystemExit(Exit.INTERRUPTED)


def _leave(_signal: int, _frame: FrameType | None) -> NoReturn:
    os._exit(Exit.INTERRUPTED)


def _unraisable(fault: "UnraisableHookArgs") -> None:
    """Where Python can only print what was raised, as when it frees an object, Ctrl-C ends the run all the same."""
    if isinstance(fault.exc_value, SystemExit):
        os._exit(Exit.INTERRUPTED)
    else:
        sys.__unraisablehook__(fault)


if __name__ == "__main__":
    main()
