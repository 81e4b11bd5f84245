"""What the tests of signals share."""

import signal
import sys
from collections.abc import Iterator

import pytest


@pytest.fixture
def hearing_signals(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Ctrl-C and a closed terminal are heard, even where the tests run in the background, which has them ignored."""
    monkeypatch.setattr(sys, "unraisablehook", sys.unraisablehook)
    before = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGHUP)}
    signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.signal(signal.SIGHUP, signal.SIG_DFL)
    yield
    for number, handler in before.items():
        signal.signal(number, handler)
