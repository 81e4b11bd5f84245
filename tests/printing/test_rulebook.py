"""The line under a fault that names its place in the rulebook and the command that explains it."""

from babylon_cli.judging.about import Source
from babylon_cli.printing.check.rulebook import rulebook_line, rulebook_remark
from babylon_cli.printing.screen import PLAIN, Screen
from tests.printing.widths import too_wide

HERE = Source("fr", "A. Creuser", "the four points")
THERE = Source("fr", "Mise en place", "step 5")
LONG = Source("nl", "B. Bouwen, 2. Decoratieve elementen bouwen", "the point Brug")


def test_one_place_and_one_page() -> None:
    line = rulebook_line([HERE], ["dig-reward"], PLAIN)
    assert line == "    rulebook: fr A. Creuser, the four points; `babylon explain dig-reward`"


def test_of_several_places_the_first_is_named() -> None:
    one_more, two_more = [" ".join(rulebook_line([HERE, *[THERE] * more], ["x"], PLAIN).split()) for more in (1, 2)]
    assert "the four points, and 1 more place; `babylon explain x`" in one_more
    assert "the four points, and 2 more places; `babylon explain x`" in two_more


def test_an_edition_that_does_not_speak_of_it() -> None:
    line = rulebook_line([], ["dig-reward"], PLAIN)
    assert line == "    rulebook: this edition does not speak of it; `babylon explain dig-reward`"


def test_a_command_is_never_broken() -> None:
    line = rulebook_line([LONG], ["bridge-gap", "bridge_gap"], PLAIN)
    assert too_wide(line) == []
    assert line.splitlines() == [
        "    rulebook: nl B. Bouwen, 2. Decoratieve elementen bouwen, the point Brug;",
        "              `babylon explain bridge-gap`, `babylon explain bridge_gap`",
    ]


def test_wide_characters_leave_a_command_whole_as_well() -> None:
    line = rulebook_line([Source("zh-Hans", "B. 建造, 2. 装饰性物件" * 3, "the point 小桥")], ["bridge-gap"], PLAIN)
    assert too_wide(line) == []
    assert "`babylon explain bridge-gap`" in line


def test_it_is_quiet_where_there_is_colour() -> None:
    line = rulebook_line([HERE], ["dig-reward"], Screen(colour=True))
    assert line.startswith("\x1b[2m    rulebook: ")


def test_it_follows_a_sentence() -> None:
    remark = str(rulebook_remark([HERE], ["dig-reward"]))
    assert remark == "(rulebook: fr A. Creuser, the four points; `babylon explain dig-reward`)"
