"""What check, score and quarry say to a reader: complete, in 80 columns, and to the right stream."""

from pathlib import Path

import pytest

from babylon_cli.reading.nodes import LINE_BREAK
from tests.cli.once import reading_once
from tests.cli.running import EXAMPLES, run, write
from tests.cli.tables import ILLEGAL, LEGAL, NO_PLAYERS, QUARRY, SEVERAL, SHARED, TIED, UNUSABLE
from tests.printing.widths import too_wide

LARGE = ("babel", "disputes", "rules")

FOLDERS = [
    pytest.param(path.name, marks=[pytest.mark.thorough] if path.name in LARGE else [])
    for path in sorted(EXAMPLES.iterdir())
    if path.is_dir()
]


@pytest.mark.parametrize("folder", FOLDERS)
@pytest.mark.parametrize("arguments", [("check",), ("score", "--why"), ("quarry",)])
@reading_once()
def test_every_line_fits_in_80_columns(
    folder: str, arguments: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A path is never broken, so lines that begin with one may be longer. `score --why` says all that `score` says."""
    monkeypatch.chdir(EXAMPLES)
    ended = run(*arguments, folder)
    assert [line for line in too_wide(ended.output) if not line.startswith(f"{folder}/")] == []


NAMES = ("Wilhelmina-Charlotte", "中文中文中文中文中文", "Ana\u0301\u0301\u0301 de la Montaña", "x")


def test_wide_names_keep_to_80_columns(tmp_path: Path) -> None:
    text = LEGAL.replace("level: 1", "level: 2")
    for old, new in (("Ana", NAMES[1]), ("Bo", NAMES[2])):
        text = text.replace(f"name: {old}", f"name: {new} {new} {new}")
    path = write(tmp_path, text)
    shown = run("check", path).output + run("score", path).output.split("Rank")[1].split("\n", 1)[1]
    assert [line for line in too_wide(shown) if str(tmp_path) not in line] == []


@pytest.mark.parametrize(
    "comment", ["x" * 300, "中" * 200, "\u202e" * 60, "e\u0301" * 100], ids=["letters", "wide", "escapes", "accents"]
)
@pytest.mark.parametrize("before", [True, False])
def test_a_long_line_of_the_file_is_cut(comment: str, before: bool, tmp_path: Path) -> None:
    wrong = "at: C9"
    quoted = f'title: "{comment}"'
    inner = f"{quoted}, {wrong}" if before else f"{wrong}, {quoted}"
    path = write(tmp_path, f"players:\n  - {{name: Ana, flower: white, terraces: [{{{inner}}}]}}\n")
    ended = run("check", path)
    assert ended.status == 2
    assert [line for line in too_wide(ended.output) if str(tmp_path) not in line] == []
    lines = ended.output.splitlines()
    carets = [(lines[number - 1], line) for number, line in enumerate(lines) if "^" in line]
    assert any(line.rstrip().endswith("^") for _, line in carets)
    assert any("C9" in shown and "…" in shown for shown, _ in carets)


@pytest.mark.parametrize("letter", ["x", "中"])
def test_a_very_long_line_is_cut(letter: str, tmp_path: Path) -> None:
    path = write(tmp_path, f'players: [{{name: Ana, flower: white, at: Z9, title: "{letter * 200_000}"}}]\n')
    ended = run("check", path)
    assert ended.status == 2
    assert len(ended.output) < 2_000


def test_a_file_full_of_mistakes_is_split_into_lines_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many mistakes a file has, its text is split into lines once, or a long list would take minutes."""
    keys = "".join(f"    unknown{n}: 1\n" for n in range(300))
    path = write(tmp_path, f"players:\n  - name: Ana\n    flower: white\n{keys}")
    splits = []

    class Counting:
        def split(self, whole: str) -> list[str]:
            splits.append(len(whole))
            lines: list[str] = LINE_BREAK.split(whole)
            return lines

    monkeypatch.setattr("babylon_cli.reading.text.LINE_BREAK", Counting())
    assert run("check", path).status == 2
    assert len(splits) == 1


def test_the_caret_stands_under_the_place(tmp_path: Path) -> None:
    text = 'title: "中文中文"\nplayers: [{name: "中文", flower: white, terraces: [{at: Z9, level: 1}]}]\n'
    lines = run("check", write(tmp_path, text)).output.splitlines()
    shown, carets = next((lines[n - 1], line) for n, line in enumerate(lines) if "^^" in line)
    assert shown.index("Z9") + 2 == carets.index("^^")


def test_check_tells_place_reason_and_help(tmp_path: Path) -> None:
    path = write(tmp_path, ILLEGAL)
    ended = run("check", path)
    lines = ended.output.splitlines()
    assert lines[0] == f"{path}:5:25: error: storey-order"
    assert lines[1].startswith("    Ana: the terrace at C3 on level 2 ")
    assert "  5 |       - {at: C3, level: 2, flower: white, icons: S..F}" in lines
    assert "    |                         ^" in lines
    assert "    help: " in ended.output
    assert f"{path}: illegal, 1 fault" in ended.output
    assert "unchecked: Bo: 1 terrace without icons" in ended.output
    assert lines[-1] == "1 error, 0 warnings in 1 document"


def test_check_counts_what_cannot_be_used(tmp_path: Path) -> None:
    ended = run("check", write(tmp_path, UNUSABLE), tmp_path / "missing.yaml")
    last = ended.output.splitlines()[-1]
    assert "2 unusable" in last


def test_check_shows_the_other_place(tmp_path: Path) -> None:
    ended = run("check", EXAMPLES / "rules" / "flower-unique")
    assert "the other player's flower" in ended.output


def test_check_names_the_ruling_that_decides() -> None:
    statue = " ".join(run("check", EXAMPLES / "disputes" / "bridge-gap-a-statue-in-the-gap.yaml").output.split())
    assert "ruling: this rests on bridge_gap: clear, a ruling that no publisher confirms" in statue
    assert "with bridge_gap: any it is no fault" in statue
    games = " ".join(run("check", EXAMPLES / "games").output.split())
    assert "legal by bridge_gap: clear, a ruling that no publisher confirms" in games
    assert "with bridge_gap: ground it breaks bridge-gap" in games


def test_check_of_a_quarry_alone(tmp_path: Path) -> None:
    ended = run("check", write(tmp_path, NO_PLAYERS))
    assert ended.status == 0
    assert ": legal" in ended.output


def test_score_puts_the_faults_on_the_other_stream(tmp_path: Path) -> None:
    path = write(tmp_path, ILLEGAL)
    ended = run("score", path)
    assert ended.error.startswith(f"{path}:5:25: error storey-order: Ana: ")
    assert "TOTAL" in ended.output
    assert "Ana *" in ended.output
    assert "ILLEGAL: Ana breaks storey-order; scored as typed." in ended.output
    assert "Ana wins with 4 points." in ended.output


def test_score_says_who_wins_and_why(tmp_path: Path) -> None:
    tied = run("score", write(tmp_path, TIED)).output
    assert "Ana wins the tie at 3 points with 20 visible holes to Bo's 22." in tied
    assert "Unchecked: Ana: the garden was only counted, so nothing of it was checked." in tied
    shared = run("score", write(tmp_path, SHARED)).output
    assert "Ana and Bo share the victory with 3 points and 20 visible holes each." in shared
    alone = run("score", write(tmp_path, "players: [{name: Ana, flower: white}]")).output
    assert "Ana scores 0 points." in alone


def test_why_tells_what_makes_each_row(tmp_path: Path) -> None:
    path = write(tmp_path, LEGAL)
    assert (
        run("score", "--why", path).output.split("Ana wins with 6 points.\n\n")[1]
        == """\
Ana: 6 points
  Statues: 1
     1  statue C3@1: 1 × level 1
  Fountains: 3
     3  fountain D4@1-E4@1: 3 × level 1
  Bridges: 0
  Staircases: 0
  Decorations: 0
     0  left over 1 statue and 1 fountain: without bridges and staircases
  Flowers: 0
     0  left over 1 white and 1 pink: not four different flowers
  Belvederes: 0
  Highest terrace: 2
     2  highest terrace E3 on level 1: 2 × level 1

Bo: 2 points
  Statues: 0
  Fountains: 0
  Bridges: 0
  Staircases: 0
  Decorations: 0
  Flowers: 0
     0  left over 1 pink: not four different flowers
  Belvederes: 0
  Highest terrace: 2
     2  highest terrace A1 on level 1: 2 × level 1

"""
    )
    in_markdown = run("score", "--why", "--format", "markdown", path).output
    assert "  - 3: fountain D4@1\\-E4@1: 3 × level 1\n- Bridges: 0\n" in in_markdown
    in_csv = run("score", "--why", "--format", "csv", path).output.splitlines()
    assert in_csv[0] == "file,document,player,row,points,what,where,reason,moment,read_with"
    assert in_csv[2] == f"{path},1,Ana,fountains,3,fountain,D4@1-E4@1,3 × level 1,,"


def test_why_tells_what_was_only_counted(tmp_path: Path) -> None:
    shown = run("score", "--why", write(tmp_path, TIED)).output
    assert "\n  Statues: 1\n     1  1 statue level 1: 1 × level 1 each\n" in shown
    assert (
        "\n     0  0 sets 1 statue, 0 fountains, 0 bridges and 0 staircases: statue,\n"
        "        fountain, bridge and staircase\n" in shown
    )
    assert "\n     0  0 belvederes counted: 1 each on any level\n" in shown


def test_each_document_of_a_file_has_a_pad_of_its_own(tmp_path: Path) -> None:
    path = write(tmp_path, SEVERAL)
    ended = run("score", path)
    assert ended.output.startswith(f"Friday night\n{path} (document 1)\n\n")
    assert f"\n{path} (document 2)\n\n" in ended.output
    assert "document 3" not in ended.output
    assert f"{path}:27:5: unusable\n    player 1 has an unknown key `flowr`\n  27 |     flowr: white\n" in ended.error
    assert "    help: did you mean `flower`?\n" in ended.error


def test_one_tile_is_explained_edge_by_edge(tmp_path: Path) -> None:
    asked = ("--take", "b2", "--player", "Ana", "--token", "flower-double")
    assert run("quarry", *asked, write(tmp_path, QUARRY)).output.split("\n\n", 1)[1] == (
        "B2 basalt vine SFBT: 1 pillar for white\n"
        "   north granite 0 (higher), east the floor +1, south clay 0 (higher), west\n"
        "   granite 0 (higher)\n"
        "The token makes the own flower give 2 in place of 1.\n\n"
    )


def test_score_counts_one_point_as_one_point(tmp_path: Path) -> None:
    text = "players:\n  - {name: Ana, flower: white, tally: {belvederes: 1, highest_terrace: 1, visible_holes: 1}}\n"
    alone = run("score", "--why", write(tmp_path, text)).output
    assert "1 points" not in alone
    both = text + text.split("\n", 1)[1].replace("Ana", "Bo").replace("white", "pink")
    shared = run("score", write(tmp_path, both)).output
    assert "1 points" not in shared
    assert "1 visible holes" not in shared


def test_each_player_is_named_with_the_own_rules(tmp_path: Path) -> None:
    text = ILLEGAL.replace("at: A1, level: 1", "at: A1, level: 2")
    shown = run("score", write(tmp_path, text)).output
    lines = [line for line in shown.splitlines() if line.startswith("ILLEGAL")]
    assert lines == [
        "ILLEGAL: Ana breaks storey-order; scored as typed.",
        "ILLEGAL: Bo breaks storey-order; scored as typed. `babylon check` says where and",
    ]


def test_what_the_table_breaks_is_nobodys_fault(tmp_path: Path) -> None:
    text = "players:\n" + "".join(f"  - {{name: P{number}, flower: white{number}}}\n" for number in range(5))
    ended = run("score", write(tmp_path, text))
    assert ended.status == 1
    assert "The table breaks " in ended.output
    assert "ILLEGAL" not in ended.output
    assert "*" not in ended.output


def test_score_without_players(tmp_path: Path) -> None:
    ended = run("score", write(tmp_path, NO_PLAYERS))
    assert ended.status == 2
    assert ended.output == ""
    assert "the document has no players to score" in ended.error


def test_why_shows_every_line(tmp_path: Path) -> None:
    shown = run("score", "--why", write(tmp_path, LEGAL)).output
    assert "Ana: 6 points" in shown
    assert "  Fountains: 3" in shown
    assert "     3  fountain " in shown


def test_quarry_tells_each_edge(tmp_path: Path) -> None:
    shown = run("quarry", write(tmp_path, QUARRY)).output
    assert "A1 clay white S..F: 4 pillars, 5 for white\n" in shown
    assert "   north the border +1, east granite +1, south granite +1, west the border +1\n" in shown
    assert "| clay           | granite        | floor          | basalt         |" in shown
    assert "B3 clay: 4 pillars\n" in shown


def test_quarry_for_one(tmp_path: Path) -> None:
    path = write(tmp_path, QUARRY)
    assert "B2 basalt vine SFBT: 2 pillars for vine" in run("quarry", "--flower", "vine", path).output
    assert "A1 clay white S..F: 5 pillars for white" in run("quarry", "--player", "Ana", path).output
    alone = run("quarry", "--take", "d1", path).output
    assert "D1 basalt white: 4 pillars, 5 for white" in alone
    assert "A1" not in alone
    assert "+---" not in alone


@pytest.mark.parametrize(
    ("token", "note"),
    [
        ("none", ""),
        ("single", "1 single pillar"),
        ("double", "1 double pillar"),
        ("icon-swap", "changes nothing about digging"),
        ("blank-icon", "changes nothing about digging"),
        ("flower-double", "2 in place of 1"),
        ("minus-one", "never below 0"),
    ],
)
def test_quarry_says_what_the_token_does(token: str, note: str, tmp_path: Path) -> None:
    shown = run("quarry", "--token", token, write(tmp_path, QUARRY)).output
    assert note in shown.splitlines()[-2] if note else "token" not in shown


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--player", "Anna"), "no player of the file is called Anna"),
        (("--player", "Zebulon"), "no player of the file is called Zebulon"),
        (("--take", "C1"), "C1 shows the floor: no tile can be taken there"),
    ],
)
def test_a_question_that_has_no_answer(arguments: tuple[str, ...], message: str, tmp_path: Path) -> None:
    ended = run("quarry", *arguments, write(tmp_path, QUARRY))
    assert ended.status == 2
    assert ended.output == ""
    assert message in ended.error


def test_a_name_nearly_right_is_suggested(tmp_path: Path) -> None:
    ended = run("quarry", "--player", "Anna", write(tmp_path, QUARRY))
    assert "did you mean Ana?" in ended.error


def test_quarry_fits_long_flowers_into_the_picture(tmp_path: Path) -> None:
    text = NO_PLAYERS.replace("clay pink", "clay a-flower-with-a-very-long-name-indeed").replace(
        "granite white", "granite 中中中中中中中中中中中中"
    )
    shown = run("quarry", write(tmp_path, text)).output
    assert too_wide(shown.split("\n\n", 1)[1]) == []  # the first line names the file
    assert "| a-flower-with-a… |" in shown
    assert "| 中中中中中中中…  |" in shown
