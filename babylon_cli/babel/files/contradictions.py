"""What makes a document of Babel unusable whatever its shape: equal names, and names that nobody knows.

These are asked of the plain data, so that they are told together with the mistakes of its shape.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from babylon_cli.babel.facts.cards import Card
from babylon_cli.babel.files import names
from babylon_cli.babel.rules.registry import MODULES
from babylon_cli.babel.terms import COLOURS
from babylon_cli.reading.contradictions import (
    Groups,
    all_have_names,
    entries_in,
    equal_names,
    groups_in,
    names_of,
    own_names,
    promise_of,
    promised_players,
    promised_rules,
    unknown_players,
    unknown_rules,
)
from babylon_cli.reading.nodes import Marked, descend, place_of
from babylon_cli.reading.one_spelling import Change, Named, Path, Spellings, changes_of, equal_keys
from babylon_cli.reading.problem import Problem
from babylon_cli.reading.scalars import PlainData
from babylon_cli.reading.values import is_true
from babylon_cli.wording.message import Message, Term
from babylon_cli.wording.spelling import nearest

CLOSE = 0.7
"""How near a spelling must be to be suggested: there are many names in two languages."""


def contradictions(data: PlainData, root: Marked) -> list[Problem]:
    """Every such mistake in the plain data of a document."""
    if not isinstance(data, dict):
        return []
    players = groups_in(data.get("players"))
    problems = list(equal_names(players, root))
    for path, sort, name in _names(data):
        if isinstance(name, str) and name:
            problems += _unknown_name(path, SORTS[sort], name, root)
    named = [*_named_players(data), *_players_promised_more(data)]
    if all_have_names(data):
        problems += unknown_players(named, names_of(players), root)
    problems += equal_keys([*named, *promised_players(data, "points", "scores")], root)
    with_a_pad = names_of([(seat, player) for seat, player in players if not is_true(player.get("free_city"))])
    problems += unknown_players(promised_players(data, "points", "scores"), with_a_pad, root)
    problems += unknown_rules(promised_rules(data), MODULES, root)
    build = data.get("build")
    if isinstance(build, dict):
        problems += _card_or_stage(build, root)
    return problems


def spelled_otherwise(data: dict[str, Any]) -> Iterator[Change]:
    """Every name of a player that was first typed otherwise."""
    named = [*own_names(groups_in(data.get("players"))), *_named_players(data), *_players_promised_more(data)]
    return changes_of([*named, *promised_players(data, "points", "scores")], Spellings())


def _names(data: dict[str, Any]) -> Iterator[tuple[Path, str, Any]]:
    """Every place that names something printed: its path, what it should name, and what stands there."""
    for seat, player in groups_in(data.get("players")):
        yield ("players", seat, "wonder"), "wonder", player.get("wonder")
        yield ("players", seat, "copied_guild"), "guild", player.get("copied_guild")
        for index, card in enumerate(entries_in(player.get("cards"))):
            yield ("players", seat, "cards", index), "card", card
    for number, project in groups_in(data.get("projects")):
        yield ("projects", number, "card"), "project", project.get("card")
    for number, project in _promised(data, "projects"):
        yield ("expect", "projects", number, "card"), "project", project.get("card")
    if isinstance(data.get("build"), dict):
        yield ("build", "card"), "card", data["build"].get("card")


def _promised(data: dict[str, Any], key: str) -> Groups:
    """The groups of keys in a list that `expect:` has."""
    return groups_in(promise_of(data).get(key))


class Sort(NamedTuple):
    """A sort of name that is printed on something."""

    word: Term
    known: Callable[[], Mapping[str, Any]]
    """What every spelling names, folded."""
    spelled: Callable[[], Sequence[tuple[str, Any]]]
    """Each spelling with what it names, for `did you mean`."""
    hint: Message
    """What such a name is like."""


SORTS = {
    "card": Sort(
        Term("card"),
        names.card_names,
        names.spelled_cards,
        Message("the cards are those of the base game, in English or French"),
    ),
    "guild": Sort(
        Term("guild"),
        names.card_names,
        names.spelled_guilds,
        Message("a guild is called such as Spies Guild or Guilde des espions"),
    ),
    "wonder": Sort(
        Term("wonder"),
        names.wonder_names,
        names.spelled_wonders,
        Message("write its name and its side, such as Gizah A or Éphèse B"),
    ),
    "project": Sort(
        Term("project"),
        names.project_names,
        names.spelled_projects,
        Message("the projects are the 15 Great Projects, such as War Mirror; `babylon explain babel` lists them"),
    ),
}


def _unknown_name(path: Path, sort: Sort, name: str, root: Marked) -> Iterator[Problem]:
    found = sort.known().get(names.folded(name))
    if found is None:
        place = place_of(descend(root, path))
        help = (_side_missing(name) if sort is SORTS["wonder"] else None) or _suggestion(sort, name)
        yield Problem(Message("no {sort} is called `{name}`", sort=sort.word, name=name), *place, help)
    elif sort is SORTS["guild"] and isinstance(found, Card) and found.colour != "purple":
        message = Message(
            "{card} is a {colour} card, and only a guild can be copied", card=found.said, colour=COLOURS[found.colour]
        )
        yield Problem(message, *place_of(descend(root, path)), sort.hint)


def _suggestion(sort: Sort, name: str) -> Message:
    """The one spelling of which the name is a part, the nearest one, or what a name of that sort is like."""
    spellings = [spelling for spelling, _ in sort.spelled()]
    longer = [spelling for spelling in spellings if names.folded(name) in names.folded(spelling)]
    guess = longer[0] if len(longer) == 1 else nearest(name, spellings, CLOSE)
    return Message("did you mean {guess}?", guess=guess) if guess else sort.hint


def _side_missing(name: str) -> Message | None:
    """How to mend the name of a wonder that lacks nothing but its side."""
    bare = {names.folded(spelling[:-1]): spelling[:-2] for spelling, _ in names.spelled_wonders()}
    wonder = bare.get(names.folded(name)) or bare.get(names.folded(name[:-1]))
    return None if wonder is None else Message("write its side, too: {wonder} A or {wonder} B", wonder=wonder)


def _named_players(data: dict[str, Any]) -> Iterator[Named]:
    """Every place at which play names a player."""
    for number, turn in groups_in(data.get("tower")):
        for name in turn:
            yield Named(("tower", number, name), name, is_key=True)
    for number, project in groups_in(data.get("projects")):
        joined = project.get("joined")
        for name in joined if isinstance(joined, dict) else ():
            yield Named(("projects", number, "joined", name), name, is_key=True)
    if isinstance(data.get("build"), dict):
        yield Named(("build", "player"), data["build"].get("player"))


def _players_promised_more(data: dict[str, Any]) -> Iterator[Named]:
    """Every player whom `expect:` names in what is promised of the projects and conflicts."""
    keys = {"projects": ("rewards", "penalties", "victory"), "conflicts": ("tokens",)}
    for what, groups in keys.items():
        for number, entry in _promised(data, what):
            for key in groups:
                for name in entry[key] if isinstance(entry.get(key), dict) else ():
                    yield Named(("expect", what, number, key, name), name, is_key=True)
    for number, conflict in _promised(data, "conflicts"):
        for side in ("left", "right"):
            yield Named(("expect", "conflicts", number, side), conflict.get(side))


def _card_or_stage(build: dict[str, Any], root: Marked) -> Iterator[Problem]:
    """A build is of a card or of a stage."""
    has_card, stage = build.get("card") is not None, build.get("stage")
    has_stage = stage is not None and str(stage).lower() != "false"
    if has_card != has_stage:
        return
    message = Message("`build` has neither `card` nor `stage: true`; expected one of the two")
    if has_card:
        message = Message("`build` has `card` and also `stage: true`; expected one of the two")
    yield Problem(message, *place_of(descend(root, ("build",)))._replace(width=1))
