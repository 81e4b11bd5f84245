"""A sheet of several drawings with titles and a legend."""

from babylon_cli.printing.svg.drawing import Drawing, above, in_rows, moved
from babylon_cli.printing.svg.elements import Box, document
from babylon_cli.printing.svg.sheet import Entry, Sheet, Titled
from tests.babylon.picture.reading_svg import SVG, parsed

SQUARE = Drawing("<g/>", Box(-10, -10, 100, 100), frozenset({2}))
WIDE = Drawing("<g/>", Box(0, 0, 400, 100), frozenset({1}))


def texts(sheet: Sheet) -> list[tuple[str, float, float]]:
    drawn = sheet.drawing()
    root = parsed(document(drawn.box, "", "", drawn.content))
    return [(str(text.text), float(text.get("x", "")), float(text.get("y", ""))) for text in root.iter(f"{SVG}text")]


def test_a_drawing_is_moved_with_its_corner_to_a_point() -> None:
    assert moved(SQUARE, 5, 6) == '<g transform="translate(15 16)"><g/></g>'
    assert moved(SQUARE, 0, 0, 1.5) == '<g transform="translate(15 15) scale(1.5)"><g/></g>'


def test_small_drawings_stand_in_rows_of_two_below_a_large_one() -> None:
    assert above(SQUARE, [SQUARE]).box == Box(0, 0, 100, 150)
    assert above(SQUARE, [SQUARE] * 3).box == Box(0, 0, 100, 200)
    assert above(SQUARE, [WIDE]).numbers == {1, 2}


def test_drawings_in_rows() -> None:
    assert in_rows([SQUARE]) is SQUARE
    assert in_rows([SQUARE] * 2).box == Box(0, 0, 200, 100)
    assert in_rows([SQUARE] * 5).box == Box(0, 0, 300, 200)


def test_titles_stand_over_their_drawings() -> None:
    sheet = Sheet([Titled("Ana", WIDE), Titled("Bo", WIDE), Titled("Cleo", WIDE)], columns=2)
    sheet.headline("Friday")
    sheet.draw()
    (friday, ana, bo, cleo) = texts(sheet)
    assert [name for name, _, _ in (friday, ana, bo, cleo)] == ["Friday", "Ana", "Bo", "Cleo"]
    assert ana[2] == bo[2] > friday[2]
    assert bo[1] == ana[1] + 400
    assert cleo[2] > ana[2] + 100
    assert sheet.drawing().numbers == {1}


def test_a_legend_breaks_into_lines_and_a_text_too() -> None:
    sheet = Sheet([Titled("Ana", WIDE)])
    sheet.legend([Entry("<g/>", f"sign number {number}") for number in range(9)])
    sheet.paragraph("word " * 60)
    shown = texts(sheet)
    assert len({y for text, _, y in shown if text.startswith("sign")}) > 1
    assert len([text for text, _, _ in shown if text.startswith("word")]) > 1
    assert max(x for _, x, _ in shown) < sheet.width


def test_a_name_that_is_too_long_is_shortened() -> None:
    sheet = Sheet([Titled("A" * 500, SQUARE)])
    sheet.draw()
    sheet.legend([Entry("<g/>", "B" * 500)])
    sheet.legend([])
    for text, _, _ in texts(sheet):
        assert text.endswith("…")
        assert len(text) < 100


def test_a_sheet_without_drawings_has_room_for_words() -> None:
    sheet = Sheet([])
    sheet.draw()
    sheet.paragraph("Ana has no garden to draw.")
    assert [text for text, _, _ in texts(sheet)] == ["Ana has no garden to draw."]
