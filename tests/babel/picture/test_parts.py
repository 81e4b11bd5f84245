"""Parts of a picture stand under each other with what is in them."""

from babylon_cli.babel.picture.lines import COLUMNS, entry, heading, lines
from babylon_cli.babel.picture.parts import Part, Place, Thing, outset, stacked
from babylon_cli.printing.layout import display_width
from babylon_cli.printing.screen import PLAIN
from babylon_cli.printing.svg.elements import Box
from babylon_cli.wording.message import Message

THING = Thing(("tower", 0), Place(Box(1, 2, 3, 4), ((5, 6), (7, 8))))


def test_each_part_stands_under_the_one_before() -> None:
    whole = stacked([Part("a", 10), Part("b", 5, (THING,)), Part("c", 1, (THING,))])
    assert whole.svg == 'a<g transform="translate(0 10)">b</g><g transform="translate(0 15)">c</g>'
    assert whole.height == 16
    assert [thing.place.box.y for thing in whole.things] == [12, 17]
    assert whole.things[0].place.spots == ((5, 16), (7, 18))


def test_a_box_can_be_larger_on_each_side() -> None:
    assert outset(Box(1, 2, 3, 4), 5) == Box(-4, -3, 13, 14)


def test_lines_fit_beside_a_sign() -> None:
    told = lines(Message("{player} builds", player="Ana " * 30), PLAIN)
    assert max([display_width(line) for line in told]) <= COLUMNS < display_width(f"{told[0]} {told[1]}")
    assert " ".join(told).split() == [*["Ana"] * 30, "builds"]


def test_a_word_without_a_space_is_broken() -> None:
    for name in ("x" * 100, "字" * 60, "e\u0301" * 100):
        told = lines(Message("{player}", player=name), PLAIN)
        assert "".join(told) == name
        assert max([display_width(line) for line in told]) <= COLUMNS
    assert lines(Message("{player}", player=""), PLAIN) == ()


def test_an_entry_is_as_high_as_its_lines() -> None:
    assert entry("", ["one"]).height < entry("", ["one"], ["two"]).height == entry("", ["one", "two"]).height
    assert entry("", ["one"]).svg.count("<text") == 1
    assert "<circle/>" in entry("<circle/>", ["one"]).svg
    assert ">a&lt;b</text>" in heading(Message("a<b"), PLAIN).svg
