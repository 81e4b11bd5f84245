"""Settings that every test shares: hypothesis takes the same examples each time, long runs only when asked for."""

import gc
from collections.abc import Generator

import pytest
from hypothesis import settings

settings.register_profile("babylon", derandomize=True, deadline=None, database=None)
settings.load_profile("babylon")

ASKED_FOR = ("slow", "thorough", "browser")
"""The marks of tests that run only where `-m` asks for them."""


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Look for no garbage while tests are collected: nearly all that is made then is kept, and kept out of the way."""
    gc.disable()
    collected = yield
    gc.freeze()
    gc.enable()
    return collected


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the long runs, those that only CI makes and those in a browser, unless `-m` says which tests to run."""
    if config.getoption("markexpr"):
        return
    left_out = {item for item in items if any([item.get_closest_marker(name) for name in ASKED_FOR])}
    config.hook.pytest_deselected(items=[*left_out])
    items[:] = [item for item in items if item not in left_out]
