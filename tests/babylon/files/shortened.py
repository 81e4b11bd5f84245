"""Plain data with terraces, builds and tiles written in one line, in whatever order, where they can be."""

from random import Random
from typing import Any

from babylon_cli.babylon.files.other_languages import CORNERS, MATERIALS
from babylon_cli.reading.values import meanings

LETTERS = {"statue": "S", "fountain": "F", "bridge": "B", "staircase": "T", "none": "."}

WORDS = ("from", "at", "level", "flower", "icons", "belvedere", "material")


SHARE_OF_OTHER_LANGUAGES = 0.3
"""How often a material or a corner is written in another language, where a flower or an origin stands beside it."""


def shortened(data: Any, random: Random, share: float) -> Any:
    """A copy of a document of which about this share of its terraces is written in one line."""
    data = dict(data)
    if data.get("players"):
        data["players"] = [_player(player, random, share) for player in data["players"]]
    if data.get("turn"):
        data["turn"] = _turn(data["turn"], random, share)
    if data.get("rounds"):
        rounds = data["rounds"]
        data["rounds"] = [
            {**played, "turns": [_turn(turn, random, share) for turn in played.get("turns") or []]} for played in rounds
        ]
    return data


def in_one_line(group: dict[str, Any], random: Random) -> str | None:
    """A terrace, a build or a tile in one line; None where it cannot be written so."""
    said = {key: value for key, value in group.items() if value is not None}
    flower = str(said.get("flower", "x"))
    if not said or said.keys() - set(WORDS) or flower.isdigit() or not flower.isalpha():
        return None
    icons = said.get("icons")
    if isinstance(icons, list):
        said["icons"] = "".join([LETTERS[word] for word in icons])
    if said.keys() & {"flower", "from"}:
        for key, elsewhere in (("material", MATERIALS), ("belvedere", CORNERS)):
            if key in said and random.random() < SHARE_OF_OTHER_LANGUAGES:
                said[key] = random.choice([*meanings({said[key]: elsewhere[said[key]]})])
    words = [str(word) if key == "flower" else _in_a_case(str(word), random) for key, word in said.items()]
    random.shuffle(words)
    return random.choice((" ", " ", "  ")).join(words)


def _in_a_case(word: str, random: Random) -> str:
    return random.choice((word, word, word.lower(), word.upper()))


def _either(group: Any, random: Random, share: float) -> Any:
    short = None if isinstance(group, str) or random.random() >= share else in_one_line(group, random)
    return group if short is None else short


def _player(player: dict[str, Any], random: Random, share: float) -> dict[str, Any]:
    player = dict(player)
    if player.get("terraces"):
        player["terraces"] = [_either(terrace, random, share) for terrace in player["terraces"]]
    if (player.get("storage") or {}).get("terrace"):
        player["storage"] = {**player["storage"], "terrace": _either(player["storage"]["terrace"], random, share)}
    return player


def _turn(turn: dict[str, Any], random: Random, share: float) -> dict[str, Any]:
    turn = dict(turn)
    if turn.get("build"):
        turn["build"] = [_either(build, random, share) for build in turn["build"]]
    if turn.get("dug"):
        turn["dug"] = _either(turn["dug"], random, share)
    return turn
