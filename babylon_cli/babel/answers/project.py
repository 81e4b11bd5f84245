"""`project`: what came of each Great Project, for whom."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Literal, NamedTuple

from babylon_cli.babel.answers.answer import Answered, TableAnswer, answered
from babylon_cli.babel.answers.reliance import Reliance, reliances
from babylon_cli.babel.facts.projects import Penalty
from babylon_cli.babel.files.load import TowerDocument
from babylon_cli.babel.play.projects import TOKEN, TOKENS_ASKED, Outcome, as_taken, outcomes
from babylon_cli.babel.table.table import City, Table
from babylon_cli.babel.terms import PENALTIES, REWARDS
from babylon_cli.wording.message import ENGLISH, Counted, Fact, Language, Message, Name, listed


class ProjectOutcome(NamedTuple):
    """What came of one project; names stand for players."""

    age: int
    card: str
    title: Name
    """The same for a language to say."""
    success: bool
    taken: int
    """How many of its markers were taken."""
    markers: int
    rewards: Mapping[str, int]
    """Rewards by player, one for each marker."""
    penalties: Mapping[str, Penalty | Literal["token"]]
    victory: Mapping[str, tuple[int, ...]]
    """The victory tokens that arrive under the tower as it stands."""
    victory_otherwise: Mapping[str, tuple[int, ...]]
    """Those that arrived if tile 19 was in force when an earlier Age ended and is not now, or the other way round."""
    told: tuple[Message, ...]
    """What each player with a reward or a penalty gets, with the name."""
    spared: tuple[str, ...]
    """The players with neither."""

    def data(self) -> dict[str, object]:
        """As the JSON contract has it; `victory_otherwise` only where the tower of then leaves a doubt."""
        otherwise = {name: list(tokens) for name, tokens in self.victory_otherwise.items()}
        return {
            "age": self.age,
            "card": self.card,
            "success": self.success,
            "rewards": dict(self.rewards),
            "penalties": dict(self.penalties),
            "victory": {name: list(tokens) for name, tokens in self.victory.items()},
            **({"victory_otherwise": otherwise} if otherwise else {}),
        }


@dataclass(frozen=True, slots=True)
class ProjectAnswer(TableAnswer):
    """The projects of a table, in the order of the file."""

    projects: tuple[ProjectOutcome, ...]
    rests_on: tuple[Reliance, ...]

    def data(self, language: Language = ENGLISH) -> dict[str, object]:
        """The projects, and what the answer rests on."""
        return {
            "projects": [project.data() for project in self.projects],
            "rests_on": [reliance.data() for reliance in self.rests_on],
        }


def project(document: TowerDocument) -> Answered[ProjectAnswer]:
    """What came of each project of a document."""
    return answered(document, project_answer)


def project_answer(table: Table) -> ProjectAnswer:
    """What came of each project; none without the module."""
    found = outcomes(table)
    that_can_matter = tuple(rulings_that_can_matter(table))
    rests_on = reliances(table, lambda asked: _penalties(outcomes(asked)), _penalties(found), that_can_matter)
    return ProjectAnswer(tuple([_named(table, outcome) for outcome in found]), tuple(rests_on))


def rulings_that_can_matter(table: Table) -> Iterator[str]:
    """The open rulings whose other value may change a penalty; every other one leaves it as it is."""
    of_age = [entry.project.penalty for entry in table.projects if entry.age == table.age]
    if "discard_2_victory_tokens" in of_age:
        yield "half_penalty"


def _penalties(found: tuple[Outcome, ...]) -> object:
    return [outcome.penalties for outcome in found]


def _named(table: Table, outcome: Outcome) -> ProjectOutcome:
    project, names = outcome.entry.project, [city.name for city in table.cities]
    concerned = {**outcome.rewards, **outcome.penalties}
    return ProjectOutcome(
        outcome.entry.age,
        project.name,
        project.title,
        outcome.success,
        outcome.entry.taken,
        outcome.markers,
        {names[seat]: number for seat, number in outcome.rewards.items()},
        {names[seat]: penalty for seat, penalty in outcome.penalties.items()},
        {names[seat]: tokens for seat, tokens in outcome.victory.items()},
        {names[seat]: tokens for seat, tokens in outcome.victory_otherwise.items()},
        tuple([_told(table, outcome, table.cities[seat]) for seat in concerned]),
        tuple([city.name for city in table.players if city.seat not in concerned]),
    )


def _told(table: Table, outcome: Outcome, city: City) -> Message:
    is_rewarded = city.seat in outcome.rewards
    what = _reward(outcome, city.seat) if is_rewarded else _penalty(table, outcome, city)
    return Message("{player}: {what}", player=city.name, what=what)


def _reward(outcome: Outcome, seat: int) -> Message:
    """What the markers bring; where tile 19 is in force, or may have been, what it leaves of victory tokens."""
    project, number = outcome.entry.project, outcome.rewards[seat]
    reward = REWARDS[project.reward]
    if number > 1:
        reward = Message("{number} × {reward}", number=number, reward=reward)
    tokens = outcome.victory.get(seat, ())
    is_known = not outcome.victory_otherwise
    if not project.victory_token or (is_known and set(tokens) == {project.victory_token}):
        return reward
    token = as_taken(project.victory_token, frozenset([19]))
    left = Message("one of {token}", token=token) if token else Message("nothing")
    if is_known:
        return Message("{reward}, which tile 19 turns into {left}", reward=reward, left=left)
    return Message(
        "{reward}, or {left} if tile 19 was in force when Age {age} ended: the file shows the tower of now",
        reward=reward,
        left=left,
        age=outcome.entry.age,
    )


def _penalty(table: Table, outcome: Outcome, city: City) -> Message:
    """What the penalty is; of the file's own Age also why it is a token."""
    age, penalty = outcome.entry.age, outcome.penalties[city.seat]
    if age != table.age:
        if penalty == TOKEN:
            return Message("took a penalty token of -{age}", age=age)
        return Message("had to {penalty}", penalty=PENALTIES[penalty])
    if penalty == TOKEN:
        printed = PENALTIES[outcome.entry.project.penalty]
        return Message("takes a penalty token of -{age}, not being able to {penalty}", age=age, penalty=printed)
    if penalty == "discard_2_victory_tokens" and len(city.military.victory) < TOKENS_ASKED:
        return Message("has to lose the one military victory token that is there")
    if penalty == "lose_wonder_resource" and city.tokens.lost_wonder:
        return Message("has lost the resource or benefit of the wonder board already")
    told = Message("has to {penalty}", penalty=PENALTIES[penalty])
    there = _what_is_there(outcome, city)
    return Message("{told}: {there}", told=told, there=there) if there else told


def _what_is_there(outcome: Outcome, city: City) -> Fact | None:
    """What the penalty can be met with; None where there is nothing to choose or count."""
    project = outcome.entry.project
    if project.lost_colour:
        return listed([card.said for card in city.of_colour(project.lost_colour)], "or")
    if project.penalty == "discard_all_coins":
        return Counted(city.coins, "coin")
    return listed(sorted(city.military.victory)) if project.penalty == "discard_2_victory_tokens" else None
