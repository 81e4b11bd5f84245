"""One test of many small cases, which names every case that fails.

Thousands of checks of less than a millisecond would take longer to collect, to send round and to report, each as a
test of its own, than to run.
"""

from collections.abc import Callable, Iterable
from inspect import signature

Test = Callable[..., None]


def for_each(names: str | tuple[str, ...], cases: Iterable[object]) -> Callable[[Test], Test]:
    """Let a test run on every case: `pytest.mark.parametrize`, but one test.

    One name takes the case itself, several take a case's parts. The other arguments of the test are fixtures as ever,
    and all cases share them.
    """
    listed = [_arguments(names, case) for case in cases]
    assert listed, "a test without a case proves nothing"

    def decorate(check: Test) -> Test:
        def test(*receiver: object, **fixtures: object) -> None:
            failed = [error for arguments in listed if (error := _failure(check, arguments, receiver, fixtures))]
            if failed:
                raise ExceptionGroup(f"{len(failed)} of {len(listed)} cases fail", failed)

        shown = signature(check)
        fixtures = [value for name, value in shown.parameters.items() if name not in listed[0]]
        test.__signature__ = shown.replace(parameters=fixtures)  # type: ignore[attr-defined]
        test.__name__, test.__qualname__, test.__doc__ = check.__name__, check.__qualname__, check.__doc__
        test.__module__ = check.__module__
        return test

    return decorate


def _arguments(names: str | tuple[str, ...], case: object) -> dict[str, object]:
    """The arguments of one case by their names."""
    if isinstance(names, str):
        return {names: case}
    assert isinstance(case, tuple)
    return dict(zip(names, case, strict=True))


def _failure(
    check: Test, arguments: dict[str, object], receiver: tuple[object, ...], fixtures: dict[str, object]
) -> Exception | None:
    """What went wrong in one case, and in which."""
    try:
        check(*receiver, **arguments, **fixtures)
    except Exception as error:  # noqa: BLE001 -- whatever goes wrong in one case hides no other
        error.add_note("in the case " + ", ".join(f"{name}={value!r}"[:200] for name, value in arguments.items()))
        return error
    return None
