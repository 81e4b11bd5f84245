"""What makes a document of Babel unusable whatever its shape: equal names, and names that nobody knows.

These are asked of the plain data, so that they are told together with the mistakes of its shape.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from babylon_cli.babel.facts.cards import Card
from babylon_cli.babel.files import names
from babylon_cli.reading.contradictions import equal_names, groups_in, is_name
from babylon_cli.reading.nodes import Marked, descend, key_of, place_of
from babylon_cli.reading.problem import Problem
from babylon_cli.reading.reader import PlainData
from babylon_cli.wording.spelling import nearest
from babylon_cli.words import listed

Path = tuple[str | int, ...]

CLOSE = 0.7
"""How near a spelling must be to be suggested: there are many names in two languages."""


def contradictions(data: PlainData, root: Marked) -> list[Problem]:
    """Every such mistake in the plain data of a document."""
    if not isinstance(data, dict):
        return []
    players = list(groups_in(data.get("players")))
    problems = list(equal_names(players, root))
    for path, sort, name in _names(data):
        if isinstance(name, str) and name:
            problems += _unknown_name(path, sort, name, root)
    known = [str(player["name"]) for _, player in players if is_name(player.get("name"))]
    problems += _unknown_players(data, list(dict.fromkeys(known)), root)
    build = data.get("build")
    if isinstance(build, dict):
        problems += _card_or_stage(build, root)
    return problems


def _names(data: dict[str, Any]) -> Iterator[tuple[Path, str, Any]]:
    """Every place that names something printed: its path, what it should name, and what stands there."""
    for seat, player in groups_in(data.get("players")):
        yield ("players", seat, "wonder"), "wonder", player.get("wonder")
        yield ("players", seat, "copied_guild"), "guild", player.get("copied_guild")
        for index, card in enumerate(_entries(player.get("cards"))):
            yield ("players", seat, "cards", index), "card", card
    for number, project in groups_in(data.get("projects")):
        yield ("projects", number, "card"), "project", project.get("card")
    expect = data.get("expect")
    promised = expect.get("projects") if isinstance(expect, dict) else None
    for number, project in groups_in(promised):
        yield ("expect", "projects", number, "card"), "project", project.get("card")
    if isinstance(data.get("build"), dict):
        yield ("build", "card"), "card", data["build"].get("card")


def _entries(value: Any) -> list[Any]:
    return value if isinstance(value, list) else []


def _unknown_name(path: Path, sort: str, name: str, root: Marked) -> Iterator[Problem]:
    found = KNOWN[sort]().get(names.folded(name))
    place = place_of(descend(root, path))
    if found is None:
        help = (_side_missing(name) if sort == "wonder" else None) or _suggestion(sort, name)
        yield Problem(f"no {sort} is called `{name}`", *place, help)
    elif sort == "guild" and isinstance(found, Card) and found.colour != "purple":
        yield Problem(f"{found.name} is a {found.colour} card, and only a guild can be copied", *place, HINTS[sort])


def _suggestion(sort: str, name: str) -> str:
    """The one spelling of which the name is a part, the nearest one, or what a name of that sort is like."""
    spellings = SPELLINGS[sort]()
    longer = [spelling for spelling in spellings if names.folded(name) in names.folded(spelling)]
    guess = longer[0] if len(longer) == 1 else nearest(name, spellings, CLOSE)
    return f"did you mean {guess}?" if guess else HINTS[sort]


def _side_missing(name: str) -> str | None:
    """How to mend the name of a wonder that lacks nothing but its side."""
    bare = {names.folded(spelling[:-1]): spelling[:-2] for spelling in names.spellings_of_wonders()}
    wonder = bare.get(names.folded(name)) or bare.get(names.folded(name[:-1]))
    return None if wonder is None else f"write its side, too: {wonder} A or {wonder} B"


def _unknown_players(data: dict[str, Any], known: list[str], root: Marked) -> Iterator[Problem]:
    for path, name, is_key in _named_players(data):
        if is_name(name) and str(name) not in known:
            guess = nearest(str(name), known)
            help = f"did you mean {guess}?" if guess else f"the players are {listed(known) or 'not given'}"
            node = key_of(descend(root, path[:-1]), str(path[-1])) if is_key else descend(root, path)
            yield Problem(f"no player is called {name}", *place_of(node), help)


def _named_players(data: dict[str, Any]) -> Iterator[tuple[Path, Any, bool]]:
    """Every place at which play names a player, with what stands there, and whether it is a key."""
    for number, turn in groups_in(data.get("tower")):
        for name in turn:
            yield ("tower", number, name), name, True
    for number, project in groups_in(data.get("projects")):
        joined = project.get("joined")
        for name in joined if isinstance(joined, dict) else ():
            yield ("projects", number, "joined", name), name, True
    if isinstance(data.get("build"), dict):
        yield ("build", "player"), data["build"].get("player"), False


def _card_or_stage(build: dict[str, Any], root: Marked) -> Iterator[Problem]:
    """A build is of a card or of a stage."""
    has_card, has_stage = build.get("card") is not None, build.get("stage") not in (None, False)
    if has_card == has_stage:
        found = "`card` and also `stage: true`" if has_card else "neither `card` nor `stage: true`"
        place = place_of(descend(root, ("build",)))._replace(width=1)
        yield Problem(f"`build` has {found}; expected one of the two", *place)


KNOWN: Mapping[str, Any] = {
    "card": names.card_names,
    "guild": names.card_names,
    "wonder": names.wonder_names,
    "project": names.project_names,
}

SPELLINGS = {
    "card": names.spellings_of_cards,
    "guild": names.spellings_of_guilds,
    "wonder": names.spellings_of_wonders,
    "project": names.spellings_of_projects,
}

HINTS = {
    "card": "the cards are those of the base game, in English or French",
    "guild": "a guild is called such as Spies Guild or Guilde des espions",
    "wonder": "write its name and its side, such as Gizah A or Éphèse B",
    "project": "the projects are the 15 Great Projects, such as War Mirror; `babylon explain babel` lists them",
}
