"""The tower as a small map of text."""

from babylon_cli.babel.picture.text_map import text_map
from babylon_cli.printing.screen import PLAIN


def test_each_space_tells_what_it_shows_and_what_lies_below() -> None:
    assert text_map([(7, 4), (), (12,)], PLAIN) == (
        "  (1) 7 on 4    ->  (2) empty",
        "   ^                 |",
        "   +----------  <-  (3) 12",
    )


def test_four_spaces_and_a_blocked_one() -> None:
    assert text_map([(1,), (2,), (3,), (4,)], PLAIN)[2] == "  (4) 4         <-  (3) 3"
    assert text_map([(1,), (2,)], PLAIN)[2] == "   +----------  <-  (3) blocked"


def test_however_many_tiles_lie_on_a_space() -> None:
    (first, *_) = text_map([(9,) * 1500, ()], PLAIN)
    assert first.count(" on ") == 1499
