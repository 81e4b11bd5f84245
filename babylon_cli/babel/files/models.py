"""The document of a game of Babel: its keys, shapes and descriptions. Its JSON Schema is made from these."""

from typing import TYPE_CHECKING, Annotated, Literal

from babylon_cli.babel.facts.cards import CARDS, GUILDS, Symbol
from babylon_cli.babel.facts.projects import PROJECTS, Penalty
from babylon_cli.babel.facts.wonders import WONDERS
from babylon_cli.babel.table.rulings import Rulings
from babylon_cli.reading.parts import AnswersPart, Part, needed, optional, rulings_part
from babylon_cli.reading.values import (
    MOST_ENTRIES,
    Between,
    Completed,
    Count,
    Date,
    Expected,
    Length,
    Matching,
    Meant,
    Spelled,
    Text,
    YesOrNo,
    in_any_case,
)
from babylon_cli.wording.spelling import nearest

Name = Annotated[str, Length(1)]

CardName = Annotated[
    Name, Expected("a card, such as Lumber Yard or Chantier"), Completed(tuple([card.name for card in CARDS]))
]
GuildName = Annotated[Name, Expected("a guild, such as Spies Guild"), Completed(tuple([card.name for card in GUILDS]))]
WonderName = Annotated[
    Name, Expected("a wonder and its side, such as Gizah A"), Completed(tuple([wonder.title for wonder in WONDERS]))
]
ProjectName = Annotated[
    Name, Expected("a project, such as War Mirror"), Completed(tuple([project.name for project in PROJECTS]))
]

Age = Annotated[Literal[1, 2, 3], Spelled("^[1-3]$", int), Expected("an Age: 1, 2 or 3")]
TileNumber = Annotated[
    int, Between(1, 24), Spelled("^([1-9]|1[0-9]|2[0-4])$", int), Expected("a tile: a whole number from 1 to 24")
]
VictoryToken = Annotated[Literal[1, 3, 5], Spelled("^[135]$", int), Expected("a victory token: 1, 3 or 5")]
PenaltyToken = Annotated[
    Literal[-1, -2, -3, 1, 2, 3], Spelled("^-?[1-3]$", int), Expected("a penalty token: -1, -2 or -3")
]
SymbolName = Annotated[Symbol, in_any_case(Symbol), Expected("compass, tablet or gear")]
Points = Annotated[int, Between(-9999, 9999), Spelled("^(0|-?[1-9][0-9]{0,3})$", int), Expected("a whole number")]

PenaltyOrToken = Literal[Penalty, "token"]
PenaltyWord = Annotated[
    PenaltyOrToken,
    in_any_case(PenaltyOrToken),
    Expected("a penalty, such as discard_all_coins or lose_wonder_resource, or token"),
]


def _rule_meant(typed: str) -> str | None:
    """The rule that is meant by what was typed, if one is near."""
    from babylon_cli.babel.rules.registry import MODULES  # noqa: PLC0415 - only for a mistake

    return nearest(typed, MODULES)


BabelRuleId = Annotated[
    str, Matching(r"^[a-z]+(-[a-z]+)*$"), Expected("the id of a rule, such as babel-card-twice"), Meant(_rule_meant)
]

VictoryTokens = Annotated[
    list[VictoryToken], Length(most=MOST_ENTRIES), Expected("a list of victory tokens, such as [1, 3]")
]
PenaltyTokens = Annotated[
    list[PenaltyToken], Length(most=MOST_ENTRIES), Expected("a list of penalty tokens, such as [-1, -2]")
]
CardNames = Annotated[list[CardName], Length(most=MOST_ENTRIES), Expected("a list of cards, such as [Altar, Theater]")]
TileNumbers = Annotated[list[TileNumber], Length(most=MOST_ENTRIES), Expected("a list of tiles, such as [4, 12]")]
SymbolNames = Annotated[
    list[SymbolName], Length(most=MOST_ENTRIES), Expected("a list of symbols, such as [gear, tablet]")
]


class MilitaryPart(Part):
    """Military tokens of one city."""

    example = "{victory: [1, 3], defeat: 1}"

    victory: VictoryTokens | None = optional("The victory tokens by their value, such as [1, 3, 3].")
    defeat: Count | None = optional("How many defeat tokens.")


class TokensPart(Part):
    """Tokens of the Great Projects; left out, there are none."""

    example = "{shields: 1}"

    shields: Count | None = optional("Shields on tokens.")
    free_building: Count | None = optional("Tokens for a building for nothing.")
    free_stage: Count | None = optional("Tokens for a wonder stage for nothing.")
    any_colour: Count | None = optional("Tokens to take part in a project of any colour.")
    science_sets: Count | None = optional("Tokens for 3 points a set of symbols.")
    guilds: Count | None = optional("Tokens for a point a guild.")
    stages: Count | None = optional("Tokens for a point a wonder stage.")
    penalties: PenaltyTokens | None = optional("Penalty tokens by their value: -1, -2 or -3.")
    lost_wonder: YesOrNo | None = optional("Whether the wonder's own resource is lost.")


class BabelPadPart(Part):
    """Rows of the pad."""

    example = "{coins: 3, total: 31}"

    military: Points | None = optional("Points for military tokens.")
    coins: Points | None = optional("Points for coins.")
    wonder: Points | None = optional("Points on wonder stages.")
    civil: Points | None = optional("Points on blue cards.")
    commerce: Points | None = optional("Points on yellow cards.")
    guilds: Points | None = optional("Points of guilds.")
    science: Points | None = optional("Points of science symbols.")
    tower: Points | None = optional("Points for tiles of the tower.")
    projects: Points | None = optional("Points of project tokens and penalties.")
    total: Points | None = optional("The total.")


class CityPart(Part):
    """One city with what has been built in it."""

    example = "{name: Ana, wonder: Gizah A}"

    name: Text = needed("The player's name; no two are alike.")
    wonder: WonderName = needed("The wonder and its side, such as Gizah A, in English or French.")
    free_city: YesOrNo | None = optional("Whether it is the Free City of the two-player game.")
    stages: Count | None = optional("How many stages of the wonder are built.")
    cards: CardNames | None = optional("The cards that are built, in English or French.")
    coins: Count | None = optional("Coins.")
    military: MilitaryPart | None = optional("Military tokens.")
    tiles: TileNumbers | None = optional("The hand of tiles after the draft, built or not.")
    tokens: TokensPart | None = optional("Tokens of the Great Projects.")
    science: SymbolNames | None = optional("What symbols of choice are taken for; left out, the best is found.")
    copied_guild: GuildName | None = optional("The guild that Olympia B copies.")
    score_pad: BabelPadPart | None = optional("What the player wrote on the pad; any rows.")


if TYPE_CHECKING:
    BabelRulingsPart = AnswersPart
else:
    BabelRulingsPart = rulings_part(
        "BabelRulingsPart",
        "Answers to the questions that the rulebook leaves open; `babylon explain babel` tells them.",
        "{surcharge_goes_to: bank}",
        Rulings,
    )


TowerTurnPart = Annotated[
    dict[str, TileNumber | TileNumbers | None],
    Expected("players with the tile that each built, such as {{Ana: 4, Bo: 5}}"),
]

JoinedPart = Annotated[dict[str, Count | None], Expected("players with their markers, such as {{Ana: 1}}")]


class ProjectPart(Part):
    """One Great Project with the markers that were taken."""

    example = "{age: 1, card: Cranes}"

    age: Age = needed("The Age in which it is built.")
    card: ProjectName = needed("The project, in English or French.")
    joined: JoinedPart | None = optional("Markers taken, by player.")


AnyColour = Literal["any_colour"]
Join = Annotated[YesOrNo | Annotated[AnyColour, in_any_case(AnyColour)], Expected("true, false or any_colour")]
Means = Literal["free_building", "free_stage", "olympia", "discard"]


class BuildPart(Part):
    """What `babylon babel price` judges, in the Age of the file."""

    example = "{player: Ana, card: Altar}"

    player: Text = needed("Who builds.")
    card: CardName | None = optional("The card; or else write `stage: true`.")
    stage: YesOrNo | None = optional("true for the next stage of the wonder.")
    join: Join | None = optional(
        "Whether the build takes part in the project: true, or any_colour to spend that token."
    )
    use: Annotated[Means, in_any_case(Means)] | None = optional(
        "A token, Olympia A or Halikarnassus to build with, in place of the cost."
    )


class ExpectedPricePart(Part):
    """What a build is promised to cost; null where it is not allowed at all."""

    example = "{legal: true, total: 2}"

    legal: YesOrNo | None = optional("Whether it is legal.")
    bank: Points | None = optional("Coins to the bank.")
    left: Points | None = optional("Coins to the left.")
    right: Points | None = optional("Coins to the right.")
    total: Points | None = optional("All coins paid.")
    gain: Points | None = optional("Coins that bonus tiles bring afterwards.")


class ExpectedProjectPart(Part):
    """What is promised of one project."""

    example = "{age: 1, success: true}"

    age: Age | None = optional("Its Age.")
    card: ProjectName | None = optional("Its card.")
    success: YesOrNo | None = optional("Whether it succeeds.")
    rewards: dict[str, Count] | None = optional("Rewards by player.")
    penalties: dict[str, PenaltyWord] | None = optional("Penalty by player, or token.")
    victory: dict[str, list[Points]] | None = optional("The victory tokens that arrive, by player.")


class ExpectedConflictPart(Part):
    """What is promised of one conflict."""

    example = "{left: Ana, shields: [2, 1]}"

    left: Text | None = optional("Who sits on the other's left.")
    right: Text | None = optional("Who sits on the other's right.")
    shields: list[Points] | None = optional("Their shields.")
    tokens: dict[str, list[Points]] | None = optional("What each takes.")


class BabelExpectPart(Part):
    """What an example promises; `babylon verify` holds it to that."""

    example = "{violations: []}"

    violations: list[BabelRuleId] | None = optional("Exactly the rules that are broken; [] for none.")
    warnings: list[BabelRuleId] | None = optional("Exactly the rules that warn.")
    active: list[TileNumber] | None = optional("The tiles in force, space by space.")
    points: dict[str, Points] | None = optional("Points for the tower, by player.")
    price: ExpectedPricePart | None = optional("What the build costs.")
    projects: list[ExpectedProjectPart] | None = optional("What comes of the projects, in order.")
    conflicts: list[ExpectedConflictPart] | None = optional("The conflicts of the Age, in order.")
    scores: dict[str, Points | BabelPadPart | None] | None = optional("By player: the total, or rows of the pad.")
    winners: list[Text] | None = optional("The names of all winners.")


GameWord = Literal["babel"]
Module = Literal["tower", "projects"]
Modules = Annotated[list[Annotated[Module, in_any_case(Module)]], Expected("a list of modules, such as [tower]")]

Cities = Annotated[list[CityPart], Length(1, MOST_ENTRIES), Expected("a list of cities, one at least")]


class BabelDocument(Part):
    """A table of 7 Wonders with Babel."""

    game: Annotated[GameWord, in_any_case(GameWord)] = needed("Tells this game from Babylon.")
    title: Text | None = optional("A name for the table.")
    date: Date | None = optional("When it was played, such as 2026-11-28 or 2026-11-28 20:15+01:00.")
    place: Text | None = optional("Where it was played.")
    notes: Text | None = optional("What else to keep of it, in one line or several.")
    age: Age = needed("The Age that the file is in.")
    modules: Modules | None = optional("The modules that are played; left out, both.")
    rulings: BabelRulingsPart | None = optional("Answers to open questions, where not the default.")
    players: Cities = needed("The cities, clockwise: the next in the list sits on a player's left.")
    tower: (
        Annotated[
            list[TowerTurnPart], Length(most=MOST_ENTRIES), Expected("a list of turns, such as [{{Ana: 4, Bo: 5}}]")
        ]
        | None
    ) = optional("The tiles built, one entry a turn in which there were any.")
    projects: Annotated[list[ProjectPart], Length(most=MOST_ENTRIES), Expected("a list of projects")] | None = optional(
        "The Great Projects, one entry an Age."
    )
    build: BuildPart | None = optional("What `babylon babel price` judges.")
    expect: BabelExpectPart | None = optional("What this file promises; for `babylon verify`.")
