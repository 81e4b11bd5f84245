"""Planters of faults in the projects and in what they and the conflicts gave; each changes the document in place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .card_faults import add_card, pick_player, spare_cards
from .conflict import VICTORY
from .facts import MARKERS
from .pieces import CARDS, PROJECTS
from .project_tokens import KINDS

if TYPE_CHECKING:
    from random import Random

    from .reading import Document


def project_misplaced(random: Random, document: Document) -> None:
    """Another order, a project twice, or one of another Age."""
    entries = document.setdefault("projects", [])
    if entries and random.random() < 0.3:
        entries.append(dict(random.choice(entries)))
    elif entries and random.random() < 0.5:
        random.shuffle(entries)
    elif entries and random.random() < 0.5:
        random.choice(entries)["card"] = random.choice(list(PROJECTS))
    else:
        project = random.choice(list(PROJECTS.values()))
        entries.append({"age": project.age, "card": project.name})


def too_many_joined(random: Random, document: Document) -> None:
    """More markers for one city, or a card of another Age in place of one of the colour."""
    if not document.get("projects"):
        return
    if random.random() < 0.5:
        exchange_a_card(random, document)
    else:
        joined = random.choice(document["projects"]).setdefault("joined", {})
        name = random.choice(document["players"])["name"]
        joined[name] = joined.get(name, 0) + random.randint(1, 4)


def exchange_a_card(random: Random, document: Document) -> None:
    """Take a card of a project's colour from a city that joined, and give it one of another Age or of none."""
    entry = random.choice(document["projects"])
    colour = PROJECTS[entry["card"]].colour
    joined = [data for data in document["players"] if entry.get("joined", {}).get(data["name"])]
    if not joined:
        return
    data = random.choice(joined)
    cards = [name for name in data.get("cards", []) if CARDS[name].colour == colour and CARDS[name].age == entry["age"]]
    others = [name for name in spare_cards(document, data) if CARDS[name].age != entry["age"]]
    same = [name for name in others if CARDS[name].colour == colour]
    if cards and others:
        data["cards"] = [name for name in data["cards"] if name != random.choice(cards)]
        add_card(data, random.choice(same or others))


def too_many_markers(random: Random, document: Document) -> None:
    """Let players take markers, with new cards of the colour, until there are more than one turn's extras allow.

    Mostly few players take them: one alone can take no more than there are.
    """
    players = [data for data in document["players"] if not data.get("free_city")]
    if not document.get("projects"):
        return
    entry = random.choice(document["projects"])
    colour = PROJECTS[entry["card"]].colour
    joined = entry.setdefault("joined", {})
    takers = random.sample(players, random.choice((1, 1, 2, len(players))))
    for _ in range(40):
        if sum(max(0, held - 1) for held in joined.values()) >= MARKERS[len(players)]:
            return
        data = random.choice(takers)
        cards = [name for name in spare_cards(document, data) if CARDS[name].colour == colour]
        cards = [name for name in cards if CARDS[name].age == entry["age"]]
        standing = [name for name in data.get("cards", []) if CARDS[name].colour == colour]
        standing = [name for name in standing if CARDS[name].age == entry["age"]]
        if joined.get(data["name"], 0) < len(standing):
            joined[data["name"]] = joined.get(data["name"], 0) + 1
        elif cards:
            add_card(data, random.choice(cards))


def token_from_nowhere(random: Random, document: Document) -> None:
    """Tokens that nothing gave, or that were not given together."""
    random.choice((any_token, both_won, both_lost, penalty_beside_its_price, tokens_of_two_projects))(random, document)


def both_won(random: Random, document: Document) -> None:
    """All victory tokens of the conflicts of an Age for two neighbours."""
    players, age = document["players"], random.randint(1, document["age"])
    seat = random.randrange(len(players))
    for data in (players[seat], players[seat - 1]):
        military = data.setdefault("military", {})
        others = [token for token in military.get("victory", []) if token != VICTORY[age]]
        data["military"] = {**military, "victory": [*others, VICTORY[age], VICTORY[age]]}


def both_lost(random: Random, document: Document) -> None:
    """More defeat tokens for two neighbours, each as many as lost conflicts alone can give."""
    players = document["players"]
    seat = random.randrange(len(players))
    for data in (players[seat], players[seat - 1]):
        victory = data.get("military", {}).get("victory", [])
        data["military"] = {"victory": victory[: random.randint(0, 2)], "defeat": 2 * document["age"]}


def penalty_beside_its_price(random: Random, document: Document) -> None:
    """The penalty token of a project for a city that had no marker, whatever it could lose."""
    entries = document.get("projects")
    if not entries:
        return
    entry = random.choice(entries)
    missed = [data for data in document["players"] if not entry.get("joined", {}).get(data["name"])]
    if missed:
        tokens = random.choice(missed).setdefault("tokens", {})
        tokens["penalties"] = [*tokens.get("penalties", []), -entry["age"]]


def tokens_of_two_projects(random: Random, document: Document) -> None:
    """Leave a project out, and give two tokens of different projects of its Age."""
    age = random.randint(1, document["age"])
    kept = [entry for entry in document.get("projects", []) if entry["age"] != age]
    document["projects"] = kept
    for kind in random.sample([each.reward for each in PROJECTS.values() if each.age == age], 2):
        data = pick_player(random, document)
        if kind in KINDS:
            data["tokens"] = {**data.get("tokens", {}), kind: random.randint(1, 2)}
        elif kind == "victory":
            military = data.get("military", {})
            data["military"] = {**military, "victory": [*military.get("victory", []), *[VICTORY[age]] * 3]}


def any_token(random: Random, document: Document) -> None:
    """Victory, defeat, project or penalty tokens that nothing gave."""
    data = random.choice(document["players"]) if random.random() < 0.3 else pick_player(random, document)
    kind = random.choice(("victory", "defeat", "penalties", "lost_wonder", *KINDS))
    if kind in ("victory", "defeat"):
        military = data.setdefault("military", {})
        if kind == "victory":
            military["victory"] = military.get("victory", []) + random.choices((1, 3, 5), k=random.randint(1, 3))
        else:
            military["defeat"] = military.get("defeat", 0) + random.randint(1, 5)
        return
    tokens = data.setdefault("tokens", {})
    if kind == "penalties":
        tokens["penalties"] = [*tokens.get("penalties", []), -random.randint(1, 3)]
    elif kind == "lost_wonder":
        tokens["lost_wonder"] = True
    else:
        tokens[kind] = tokens.get(kind, 0) + random.randint(1, 2)
