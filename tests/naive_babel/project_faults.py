"""Planters of faults in the projects and in what they and the conflicts gave; each changes the document in place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .card_faults import add_card, pick_player, spare_cards
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
    """More markers for one city."""
    if document.get("projects"):
        joined = random.choice(document["projects"]).setdefault("joined", {})
        name = random.choice(document["players"])["name"]
        joined[name] = joined.get(name, 0) + random.randint(1, 4)


def too_many_markers(random: Random, document: Document) -> None:
    """Let players take markers, with new cards of the colour, until there are more than one turn's extras allow."""
    players = [data for data in document["players"] if not data.get("free_city")]
    if not document.get("projects"):
        return
    entry = random.choice(document["projects"])
    colour = PROJECTS[entry["card"]].colour
    joined = entry.setdefault("joined", {})
    for _ in range(40):
        if sum(joined.values()) >= MARKERS[len(players)] + len(players):
            return
        data = random.choice(players)
        cards = [name for name in spare_cards(document, data) if CARDS[name].colour == colour]
        cards = [name for name in cards if CARDS[name].age <= entry["age"]]
        standing = [name for name in data.get("cards", []) if CARDS[name].colour == colour]
        if joined.get(data["name"], 0) < len(standing):
            joined[data["name"]] = joined.get(data["name"], 0) + 1
        elif cards:
            add_card(data, random.choice(cards))


def token_from_nowhere(random: Random, document: Document) -> None:
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
