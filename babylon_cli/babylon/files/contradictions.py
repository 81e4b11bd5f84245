"""What makes a document unusable whatever its shape: nothing described, equal or unknown names, tally and garden.

These are asked of the plain data, so that they are told together with the mistakes of its shape.
"""

from collections.abc import Iterator
from typing import Any

from babylon_cli.babylon.files.kinds import document_kind
from babylon_cli.babylon.files.models import GARDEN_KEYS, says_nothing_of_a_garden
from babylon_cli.babylon.files.named import PLAY_AND_PROMISES, counted_flowers, named_players
from babylon_cli.babylon.files.record_size import longer_than_any_game
from babylon_cli.babylon.files.score_pads import is_written, rows_written_twice
from babylon_cli.reading.contradictions import (
    Groups,
    all_have_names,
    equal_names,
    groups_in,
    names_of,
    promised_players,
    promised_rules,
    unknown_players,
    unknown_rules,
)
from babylon_cli.reading.nodes import Marked, descend, key_of, place_of
from babylon_cli.reading.one_spelling import equal_keys, is_name
from babylon_cli.reading.parts import keys_of
from babylon_cli.reading.problem import Problem
from babylon_cli.reading.scalars import PlainData
from babylon_cli.wording.message import Message
from babylon_cli.wording.spelling import is_one_name

NOTHING_DESCRIBED = Message("the document has neither `players` nor `quarry`")


def contradictions(data: PlainData, root: Marked) -> list[Problem]:
    """Every such mistake in the plain data of a document."""
    if not isinstance(data, dict):
        return []
    players = groups_in(data.get("players"))
    problems = [*_nothing_described(data, root), *equal_names(players, root), *rows_written_twice(data, players, root)]
    for index, player in players:
        if player.get("tally") is not None:
            problems += _tally_beside_garden(index, player, root)
            problems += equal_keys(counted_flowers(index, player), root)
    if not PLAY_AND_PROMISES.isdisjoint(data):
        problems += _in_play_and_promises(data, players, root)
    return problems


def _nothing_described(data: dict[str, Any], root: Marked) -> Iterator[Problem]:
    is_empty = data.get("players") is None and data.get("quarry") is None and data.get("rounds") is None
    if is_empty and data.keys() <= keys_of(document_kind(data)).keys():
        help = Message("`babylon new` writes a file to fill in")
        yield Problem(NOTHING_DESCRIBED, *place_of(root)._replace(width=1), help)


def _in_play_and_promises(data: dict[str, Any], players: Groups, root: Marked) -> Iterator[Problem]:
    """What of that which is played or promised cannot be."""
    needs_players = keys_of(document_kind(data))["players"].is_needed
    if all_have_names(data) and (data.get("players") is not None or not needs_players):
        yield from unknown_players(named_players(data), names_of(players), root)
    yield from equal_keys(promised_players(data, "scores"), root)
    yield from _turn_without_a_garden(data, players, root)
    yield from longer_than_any_game(data, root)
    promised = promised_rules(data)
    if promised:
        from babylon_cli.babylon.rules.all_rules import RULES  # noqa: PLC0415 - only where a rule is promised

        yield from unknown_rules(promised, RULES, root)


def _turn_without_a_garden(data: dict[str, Any], players: Groups, root: Marked) -> Iterator[Problem]:
    """A turn is judged against a garden, and a player who only counted, or kept only the pad, has none."""
    turn = data.get("turn")
    name = turn.get("player") if isinstance(turn, dict) else None
    for _, player in players:
        if is_name(name) and is_one_name(str(player.get("name")), str(name)):
            place = place_of(descend(root, ("turn", "player")))
            if player.get("tally") is not None:
                template = "{name} has a `tally` and no garden in which a turn could be judged"
                yield Problem(Message(template, name=str(name)), *place, IN_PLACE_OF_THE_TALLY)
            elif is_written(player.get("score_pad")) and says_nothing_of_a_garden(player):
                template = "{name} has a `score_pad` and no garden in which a turn could be judged"
                yield Problem(Message(template, name=str(name)), *place, BESIDE_THE_PAD)


IN_PLACE_OF_THE_TALLY = Message(
    "describe the garden in place of the tally, with `complete: false` if you noted it from above"
)
BESIDE_THE_PAD = Message("describe the garden as well; one with nothing in it is `terraces: []`")


def _tally_beside_garden(index: int, player: dict[str, Any], root: Marked) -> Iterator[Problem]:
    node = descend(root, ("players", index))
    for key in GARDEN_KEYS:
        if player.get(key) is not None:
            yield Problem(
                Message("player {number} has a `tally` and also `{key}`", number=index + 1, key=key),
                *place_of(key_of(node, key)),
                Message("a tally stands in place of a garden: keep one of the two"),
            )
