"""The account of the pillars of one turn."""

from hypothesis import given
from hypothesis import strategies as st

from babylon_cli.babylon.play.budget import Budget, balance
from babylon_cli.babylon.table.turn import Keep


def account(stored: int | None, dug: int | None, **said: int) -> Budget:
    """An account with what is given, before anything is kept; what is not known is six stored and five dug at most."""
    numbers = {"token": 0, "doubles_in_hand": 0, "singles_used": 0, "doubles_used": 0, "kept": 0, "kept_doubles": 0}
    most = {"most_stored": 6 if stored is None else stored, "most_dug": 5 if dug is None else dug}
    return Budget(stored, dug, **{**numbers, **most, **said})


def test_two_singles_for_each_double_that_is_not_in_hand() -> None:
    assert account(0, 0, singles_used=3, doubles_used=2).spent == 7
    assert account(0, 0, singles_used=3, doubles_used=2, doubles_in_hand=1).spent == 5
    assert account(0, 0, singles_used=3, doubles_used=2, doubles_in_hand=5).spent == 3


def test_what_is_left_and_returned() -> None:
    budget = account(3, 4, token=1, singles_used=2, kept=5)
    assert (budget.in_hand, budget.left, budget.returned, budget.is_overdrawn) == (8, 6, 1, False)
    assert budget._replace(kept=6).returned == 0
    assert budget._replace(kept=7).is_overdrawn
    assert budget._replace(singles_used=9).is_overdrawn
    assert budget._replace(singles_used=9).returned == 0


def test_what_nobody_knows() -> None:
    for budget in (account(None, 4), account(3, None), account(None, None)):
        assert (budget.in_hand, budget.left, budget.returned, budget.is_overdrawn) == (None, None, None, False)


def test_more_than_there_can_be_at_all() -> None:
    assert account(None, 4, token=1).most_in_hand == 11
    assert account(3, None, singles_used=8).most_left == 0
    assert not account(3, None, singles_used=8).is_overdrawn
    assert account(3, None, singles_used=9).is_overdrawn
    assert account(None, None, singles_used=5, kept=6).most_over == 0
    assert account(None, None, singles_used=5, kept=7).is_overdrawn


def test_what_is_kept() -> None:
    assert balance(account(3, 5), Keep()).kept == 6
    assert balance(account(3, 1), Keep()).kept == 4
    assert balance(account(3, 1, singles_used=9), Keep()).kept == 0
    assert balance(account(3, None, singles_used=1), Keep()).kept == 2
    assert balance(account(None, 5, singles_used=1), Keep()).kept == 4
    assert balance(account(3, 1), Keep(pillars=9, doubles=2)).kept == 9
    assert balance(account(3, 1), Keep(pillars=9, doubles=2)).kept_doubles == 2


def test_the_account_by_name() -> None:
    assert account(3, 4, token=1, singles_used=2, kept=5).account() == {
        "stored": 3,
        "dug": 4,
        "token": 1,
        "spent": 2,
        "kept": 5,
        "returned": 1,
    }


SMALL = st.integers(0, 8)


@given(SMALL, SMALL, st.integers(0, 1), st.integers(0, 2), st.tuples(SMALL, st.integers(0, 4)), st.none() | SMALL)
def test_pillars_are_conserved_unless_more_is_spent_or_kept_than_there_is(
    stored: int, dug: int, token: int, doubles: int, used: tuple[int, int], keep: int | None
) -> None:
    unkept = account(stored, dug, token=token, doubles_in_hand=doubles, singles_used=used[0], doubles_used=used[1])
    budget = balance(unkept, Keep(pillars=keep))
    says = budget.account()
    spends = says["spent"] or 0
    returned = says["returned"] or 0
    if budget.is_overdrawn:
        assert spends + budget.kept > stored + dug + token
        assert returned == 0
    else:
        assert stored + dug + token == spends + budget.kept + returned
