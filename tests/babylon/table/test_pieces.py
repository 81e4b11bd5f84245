"""The closed sets of icons, supports and materials."""

from babylon_cli.babylon.table.pieces import (
    CORNER_NAMES,
    ICON_LETTERS,
    ICON_WORDS,
    ICONS_OF_MATERIAL,
    MATERIAL_WORDS,
    QUARRY_LEVELS,
    SUPPORT_WORDS,
    Icon,
    Material,
    Support,
)


def test_every_icon_has_a_letter_and_a_word() -> None:
    assert set(ICON_LETTERS) == set("SFBT.")
    assert set(ICON_LETTERS.values()) == set(ICON_WORDS.values()) == set(Icon)
    assert set(ICON_WORDS) == {"none", "statue", "fountain", "bridge", "staircase"}


def test_supports_and_materials_by_word() -> None:
    assert set(SUPPORT_WORDS) == {"single", "double", "statue", "none"}
    assert set(SUPPORT_WORDS.values()) == set(Support)
    assert set(MATERIAL_WORDS) == {"clay", "granite", "basalt", "start"}
    assert set(MATERIAL_WORDS.values()) == set(Material)


def test_the_corners_are_those_of_the_icons() -> None:
    assert CORNER_NAMES == ("NW", "NE", "SW", "SE")


def test_clay_lies_over_granite_over_basalt() -> None:
    assert QUARRY_LEVELS == {Material.CLAY: 3, Material.GRANITE: 2, Material.BASALT: 1}
    assert ICONS_OF_MATERIAL == {Material.CLAY: 2, Material.GRANITE: 3, Material.BASALT: 4}
