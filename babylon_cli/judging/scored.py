"""The answer of `score`: the pads of one document, player by player, and who wins."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal, NamedTuple

from babylon_cli.judging.answer import Answer, error_entry, file_entry
from babylon_cli.judging.finding import Finding, Path
from babylon_cli.judging.line import TOTAL, CountedRows, Line, PadForm, Points, number_told, told
from babylon_cli.judging.verdict import Verdict
from babylon_cli.reading.documents import LoadedDocument
from babylon_cli.wording.message import ENGLISH, Counted, Language, Message, Name, Text, listed

Moment = Literal["", "before", "after"]
"""Where a file judges a turn, whether a pad is that before or after it."""

Changes = Literal["row", "rank", "winner"]
"""The most that another value of a ruling changes on a pad: points alone, the ranks as well, or who wins."""


Source = Literal["", "pad", "tally"]
"""What a player is scored from, where no garden was described."""


class PadReliance(NamedTuple):
    """A ruling that a pad rests on: under another value a row, a rank or the winner is another."""

    ruling: str
    value: str
    """The value in force."""
    other: str
    """The value that would change the pad."""
    changes: Changes
    becomes: Message
    """What it would be, beginning with the other value."""
    moment: Moment = ""

    @property
    def told(self) -> Message:
        """What rests on which ruling, and what it would be."""
        return Message(
            "ruling: this rests on {ruling}: {value}, a ruling that no publisher confirms; {becomes}",
            ruling=self.ruling,
            value=self.value,
            becomes=self.becomes,
        )

    def data(self, language: Language = ENGLISH) -> dict[str, object]:
        """As the JSON contract has it; where the file judges a turn, with the moment of the pad."""
        moment = {"moment": self.moment} if self.moment else {}
        told = {"ruling": self.ruling, "value": self.value, "other": self.other, "changes": self.changes}
        return {**told, "text": language.say(self.becomes), **moment}


class Left(NamedTuple):
    """What a player would have without the pieces that break a rule."""

    pieces: tuple[Path, ...]
    """Where the document describes them."""
    nouns: tuple[str, ...]
    """What each of them is."""
    points: Points


class ScoredPlayer(NamedTuple):
    """One player's column of the pad."""

    name: str
    about: str | Name
    """What stands under the name: the player's flower, or wonder."""
    counted: CountedRows
    """What the points of each row come from."""
    rows: Points
    """The points of each row, and the total."""
    tie: int | None
    """How many the player has of what breaks a tie; None where nobody knows."""
    rank: int
    """From 1; equals share a rank and the next one is left out (1, 1, 3)."""
    entry: dict[str, Any]
    """The player as the JSON contract has it, without the lines."""
    remarks: tuple[Text, ...] = ()
    """What was chosen for the player at the end, or is not known."""
    source: Source = ""
    """What the player is scored from, where it is not a garden."""
    left: Left | None = None
    """What is left without illegal pieces, where that is another total."""

    @property
    def lines(self) -> dict[str, tuple[Line, ...]]:
        """Where the points of each row come from."""
        return told(self.counted)

    @property
    def total(self) -> int:
        """The sum of all rows."""
        return self.rows[TOTAL] or 0

    def data(self, language: Language, *, why: bool) -> dict[str, Any]:
        """As the JSON contract has it; `why` adds the lines behind each number."""
        if not why:
            return self.entry
        lines = {row: [line.data(language) for line in lines] for row, lines in self.lines.items()}
        return {**self.entry, "lines": lines}


def outcome(players: Sequence[ScoredPlayer], tie: str, *, in_progress: bool = False) -> Message:
    """Who wins or, as long as the game is in progress, who leads; and what decided it, in one sentence.

    `tie` is the noun of what breaks a tie. One of the players has to be the first.
    """
    winners = [player for player in players if player.rank == 1]
    first, names = winners[0], listed([player.name for player in winners])
    points, held = Counted(first.total, "point"), Counted(first.tie or 0, tie)
    if len(players) == 1:
        return Message("{names} scores {points}.", names=names, points=points)
    if len(winners) > 1:
        lead = "{names} share the lead with {points} and {held} each."
        victory = "{names} share the victory with {points} and {held} each."
        return Message(lead if in_progress else victory, names=names, points=points, held=held)
    level = [player for player in players if player.rank > 1 and player.total == first.total]
    if not level:
        template = "{names} leads with {points}." if in_progress else "{names} wins with {points}."
        return Message(template, names=names, points=points)
    others = listed([Message("{name}'s {held}", name=player.name, held=number_told(player.tie)) for player in level])
    leads = "{names} leads the tie at {points} with {held} to {others}."
    wins = "{names} wins the tie at {points} with {held} to {others}."
    return Message(leads if in_progress else wins, names=names, points=points, held=held, others=others)


class Sheet(NamedTuple):
    """One pad with all players side by side."""

    players: tuple[ScoredPlayer, ...]
    result: dict[str, Any]
    """The winners, and what decided between the leaders, as the JSON contract has them."""
    tell: "Callable[[Sheet], Text]"
    """What tells the outcome: it is not printed everywhere."""
    moment: Moment = ""
    heading: Text = ""
    rests_on: tuple[PadReliance, ...] = ()
    in_progress: bool = False
    """Whether the game goes on after it, so that nobody has won yet."""
    without_illegal: Text = ""
    """The outcome without illegal pieces, where others would then be first."""

    @property
    def outcome(self) -> Text:
        """Who won and what decided it, in one sentence."""
        return self.tell(self)

    @property
    def winners(self) -> tuple[str, ...]:
        """The names of all winners, or of those who lead."""
        return tuple([player.name for player in self.players if player.rank == 1])

    def data(self, language: Language, *, why: bool) -> dict[str, Any]:
        """As the JSON contract has it."""
        players = [player.data(language, why=why) for player in self.players]
        return {"players": players, **self.result, "over": not self.in_progress}


@dataclass(frozen=True, slots=True)
class Scored(Answer):
    """One document with its pads; an unusable one has none."""

    document: LoadedDocument[Any, Any]
    form: PadForm
    sheets: tuple[Sheet, ...] = ()
    """One pad, or those before and after the turn that the file judges."""
    verdict: Verdict[Any] | None = None
    """What breaks a rule, in a game whose score asks that."""
    marks: tuple[Text, ...] = ()
    """What has to be said beside the pad."""
    turn_of: str = ""
    """Whose turn the document judges, where there are pads before and after one."""
    first_player: str = ""
    """Who began the game, where the document tells it."""

    @property
    def players(self) -> dict[str, ScoredPlayer]:
        """By name, the players of the document as it was typed."""
        return {player.name: player for player in self.sheets[0].players} if self.sheets else {}

    @property
    def winners(self) -> tuple[str, ...]:
        """The names of all winners."""
        return self.sheets[0].winners if self.sheets else ()

    @property
    def tie_break(self) -> str | None:
        """What decided between players of equal points: none, visible_holes or shared; None in a game without it."""
        return self.sheets[0].result.get("tie_break") if self.sheets else None

    @property
    def rests_on(self) -> tuple[PadReliance, ...]:
        """The rulings whose other values would change a row, a rank or the winner."""
        return tuple([reliance for sheet in self.sheets for reliance in sheet.rests_on])

    @property
    def findings(self) -> tuple[Finding, ...]:
        """What breaks a rule, in the order of the file."""
        return () if self.verdict is None else self.verdict.findings

    @property
    def illegal_players(self) -> frozenset[str]:
        """The players whose own gardens break a rule of the game."""
        illegal = [finding for finding in self.findings if finding.is_illegal]
        return frozenset([finding.player for finding in illegal if finding.player is not None])

    def portable(self) -> "Scored":
        """The answer without its marks, and of its verdict what is told: how the turns went is left behind."""
        verdict = None if self.verdict is None else self.verdict.portable()
        return replace(self, document=self.document.without_marks(), verdict=verdict)

    def data(self, language: Language = ENGLISH, *, why: bool = False) -> dict[str, Any]:
        """The document's entry in the JSON of `score`; `why` adds the lines behind each number."""
        if not self.sheets:
            return error_entry(self.document, language)
        told = {**file_entry(self.document), **self.document.occasion.data()}
        entry = {**told, **self.sheets[0].data(language, why=why)}
        for sheet in self.sheets[1:]:
            entry["after_turn"] = sheet.data(language, why=why)
        entry["rests_on"] = [reliance.data(language) for reliance in self.rests_on]
        if self.verdict is not None:
            entry["violations"] = [finding.data(language) for finding in self.findings]
        return entry
