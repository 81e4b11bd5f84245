"""The line under a fault that names its place in the rulebook and the command that explains it."""

from babylon_cli.judging.about import Source
from babylon_cli.judging.finding import Finding
from babylon_cli.printing.check.rulebook import rulebook_line, rulebook_remark
from babylon_cli.printing.screen import PLAIN, Screen, behind_label
from babylon_cli.wording.languages import language_named
from tests.printing.widths import too_wide

HERE = Source("fr", "A. Creuser", "the four points")
THERE = Source("fr", "Mise en place", "step 5")
LONG = Source("nl", "B. Bouwen, 2. Decoratieve elementen bouwen", "the point Brug")


def at(*sources: Source, everywhere: tuple[Source, ...] = ()) -> Finding:
    return Finding("x", "error", None, "", "", "", (), sources=sources, everywhere=everywhere)


def test_one_place_and_one_page() -> None:
    line = rulebook_line(at(HERE), ["dig-reward"], PLAIN)
    assert line == "    rulebook: fr A. Creuser, the four points; `babylon explain dig-reward`"


def test_of_several_places_the_first_is_named() -> None:
    one_more, two_more = [" ".join(rulebook_line(at(HERE, *[THERE] * more), ["x"], PLAIN).split()) for more in (1, 2)]
    assert "the four points, and 1 more place; `babylon explain x`" in one_more
    assert "the four points, and 2 more places; `babylon explain x`" in two_more


def test_an_edition_that_does_not_speak_of_it() -> None:
    line = rulebook_line(at(), ["dig-reward"], PLAIN)
    assert line == "    rulebook: this edition does not speak of it; `babylon explain dig-reward`"


def test_a_command_is_never_broken() -> None:
    line = rulebook_line(at(LONG), ["bridge-gap", "bridge_gap"], PLAIN)
    assert too_wide(line) == []
    assert line.splitlines() == [
        "    rulebook: nl B. Bouwen, 2. Decoratieve elementen bouwen, the point Brug;",
        "              `babylon explain bridge-gap`, `babylon explain bridge_gap`",
    ]


def test_wide_characters_leave_a_command_whole_as_well() -> None:
    line = rulebook_line(at(Source("zh-Hans", "B. 建造, 2. 装饰性物件" * 3, "the point 小桥")), ["bridge-gap"], PLAIN)
    assert too_wide(line) == []
    assert "`babylon explain bridge-gap`" in line


def test_it_is_quiet_where_there_is_colour() -> None:
    line = rulebook_line(at(HERE), ["dig-reward"], Screen(colour=True))
    assert line.startswith("\x1b[2m    rulebook: ")


def test_it_follows_a_sentence() -> None:
    remark = str(rulebook_remark(at(HERE), ["dig-reward"]))
    assert remark == "(rulebook: fr A. Creuser, the four points; `babylon explain dig-reward`)"


def test_a_reader_has_the_place_in_the_edition_of_their_language_where_the_file_names_none() -> None:
    dutch = Screen(colour=False, language=language_named("nl"))
    found = at(HERE, THERE, everywhere=(HERE, THERE, LONG))
    assert rulebook_line(found, ["x"], PLAIN) == rulebook_line(at(HERE, THERE), ["x"], PLAIN)
    assert rulebook_line(found, ["x"], dutch) == rulebook_line(at(LONG), ["x"], dutch)


def test_a_space_that_holds_a_sign_to_its_word_stays() -> None:
    line = rulebook_line(at(HERE), ["dig-reward"], Screen(colour=False, language=language_named("fr")))
    assert line.startswith("    livret\u00a0: fr A. Creuser")
    assert line.endswith("\u00a0; `babylon explain dig-reward`")


def test_lines_stand_behind_the_label_of_their_text() -> None:
    assert behind_label("mend: x") == " " * 10
    assert behind_label("correction\u00a0: x") == " " * 17
    assert behind_label("提示：x") == " " * 10
    assert behind_label("no label", "  ") == "  "
