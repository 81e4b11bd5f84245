"""The document of a game of Babel: its keys, shapes and descriptions. Its JSON Schema is made from these."""

from typing import TYPE_CHECKING, Annotated, Any, Literal

from pydantic import BeforeValidator, Field, StringConstraints, WithJsonSchema

from babylon_cli.babel.facts.cards import CARDS, GUILDS
from babylon_cli.babel.facts.projects import PROJECTS, Penalty
from babylon_cli.babel.facts.wonders import WONDERS
from babylon_cli.babel.table.rulings import Rulings
from babylon_cli.reading.values import MOST_ENTRIES, AnswersPart, Count, Expected, Part, Text, YesOrNo, rulings_part


def _completed(names: list[str]) -> WithJsonSchema:
    """Any text for a validator, and the English names for an editor that completes."""
    return WithJsonSchema({"anyOf": [{"enum": names}, {"type": "string", "minLength": 1}]})


def _no_truth(value: Any) -> Any:
    """Refuse true and false, which Python takes for 1 and 0."""
    if isinstance(value, bool):
        raise ValueError  # noqa: TRY004 - pydantic takes a TypeError for a bug
    return value


WholeNumber = BeforeValidator(_no_truth)

Name = Annotated[str, StringConstraints(min_length=1)]

CardName = Annotated[
    Name, Expected("a card, such as Lumber Yard or Chantier"), _completed([card.name for card in CARDS])
]
GuildName = Annotated[Name, Expected("a guild, such as Spies Guild"), _completed([card.name for card in GUILDS])]
WonderName = Annotated[
    Name, Expected("a wonder and its side, such as Gizah A"), _completed([wonder.title for wonder in WONDERS])
]
ProjectName = Annotated[
    Name, Expected("a project, such as War Mirror"), _completed([project.name for project in PROJECTS])
]

Age = Annotated[Literal[1, 2, 3], WholeNumber, Expected("an Age: 1, 2 or 3")]
TileNumber = Annotated[int, Field(ge=1, le=24), Expected("a tile: a whole number from 1 to 24")]
VictoryToken = Annotated[Literal[1, 3, 5], WholeNumber, Expected("a victory token: 1, 3 or 5")]
PenaltyToken = Annotated[Literal[-1, -2, -3, 1, 2, 3], WholeNumber, Expected("a penalty token: -1, -2 or -3")]
SymbolName = Annotated[Literal["compass", "tablet", "gear"], Expected("compass, tablet or gear")]
Points = Annotated[int, Field(ge=-9999, le=9999), Expected("a whole number")]

PenaltyWord = Annotated[
    Literal[Penalty, "token"], Expected("a penalty, such as discard_all_coins or lose_wonder_resource, or token")
]

BabelRuleId = Annotated[
    str, StringConstraints(pattern=r"^[a-z]+(-[a-z]+)*$"), Expected("the id of a rule, such as babel-card-twice")
]

VictoryTokens = Annotated[
    list[VictoryToken], Field(max_length=MOST_ENTRIES), Expected("a list of victory tokens, such as [1, 3]")
]
PenaltyTokens = Annotated[
    list[PenaltyToken], Field(max_length=MOST_ENTRIES), Expected("a list of penalty tokens, such as [-1, -2]")
]
CardNames = Annotated[
    list[CardName], Field(max_length=MOST_ENTRIES), Expected("a list of cards, such as [Altar, Theater]")
]
TileNumbers = Annotated[list[TileNumber], Field(max_length=MOST_ENTRIES), Expected("a list of tiles, such as [4, 12]")]
SymbolNames = Annotated[
    list[SymbolName], Field(max_length=MOST_ENTRIES), Expected("a list of symbols, such as [gear, tablet]")
]


class MilitaryPart(Part):
    """Military tokens of one city."""

    example = "{victory: [1, 3], defeat: 1}"

    victory: VictoryTokens | None = Field(None, description="The victory tokens by their value, such as [1, 3, 3].")
    defeat: Count | None = Field(None, description="How many defeat tokens.")


class TokensPart(Part):
    """Tokens of the Great Projects; left out, there are none."""

    example = "{shields: 1}"

    shields: Count | None = Field(None, description="Shields on tokens.")
    free_building: Count | None = Field(None, description="Tokens for a building for nothing.")
    free_stage: Count | None = Field(None, description="Tokens for a wonder stage for nothing.")
    any_colour: Count | None = Field(None, description="Tokens to take part in a project of any colour.")
    science_sets: Count | None = Field(None, description="Tokens for 3 points a set of symbols.")
    guilds: Count | None = Field(None, description="Tokens for a point a guild.")
    stages: Count | None = Field(None, description="Tokens for a point a wonder stage.")
    penalties: PenaltyTokens | None = Field(None, description="Penalty tokens by their value: -1, -2 or -3.")
    lost_wonder: YesOrNo | None = Field(None, description="Whether the wonder's own resource is lost.")


class BabelPadPart(Part):
    """Rows of the pad."""

    example = "{coins: 3, total: 31}"

    military: Points | None = Field(None, description="Points for military tokens.")
    coins: Points | None = Field(None, description="Points for coins.")
    wonder: Points | None = Field(None, description="Points on wonder stages.")
    civil: Points | None = Field(None, description="Points on blue cards.")
    commerce: Points | None = Field(None, description="Points on yellow cards.")
    guilds: Points | None = Field(None, description="Points of guilds.")
    science: Points | None = Field(None, description="Points of science symbols.")
    tower: Points | None = Field(None, description="Points for tiles of the tower.")
    projects: Points | None = Field(None, description="Points of project tokens and penalties.")
    total: Points | None = Field(None, description="The total.")


class CityPart(Part):
    """One city with what has been built in it."""

    example = "{name: Ana, wonder: Gizah A}"

    name: Text = Field(description="The player's name; no two are alike.")
    wonder: WonderName = Field(description="The wonder and its side, such as Gizah A, in English or French.")
    free_city: YesOrNo | None = Field(None, description="Whether it is the Free City of the two-player game.")
    stages: Count | None = Field(None, description="How many stages of the wonder are built.")
    cards: CardNames | None = Field(None, description="The cards that are built, in English or French.")
    coins: Count | None = Field(None, description="Coins.")
    military: MilitaryPart | None = Field(None, description="Military tokens.")
    tiles: TileNumbers | None = Field(None, description="The hand of tiles after the draft, built or not.")
    tokens: TokensPart | None = Field(None, description="Tokens of the Great Projects.")
    science: SymbolNames | None = Field(
        None, description="What symbols of choice are taken for; left out, the best is found."
    )
    copied_guild: GuildName | None = Field(None, description="The guild that Olympia B copies.")
    score_pad: BabelPadPart | None = Field(None, description="What the player wrote on the pad; any rows.")


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

    age: Age = Field(description="The Age in which it is built.")
    card: ProjectName = Field(description="The project, in English or French.")
    joined: JoinedPart | None = Field(None, description="Markers taken, by player.")


class BuildPart(Part):
    """What `babylon babel price` judges, in the Age of the file."""

    example = "{player: Ana, card: Altar}"

    player: Text = Field(description="Who builds.")
    card: CardName | None = Field(None, description="The card; or else write `stage: true`.")
    stage: YesOrNo | None = Field(None, description="true for the next stage of the wonder.")
    join: Annotated[bool | Literal["any_colour"], Expected("true, false or any_colour")] | None = Field(
        None, description="Whether the build takes part in the project: true, or any_colour to spend that token."
    )
    use: Literal["free_building", "free_stage", "olympia", "discard"] | None = Field(
        None, description="A token, Olympia A or Halikarnassus to build with, in place of the cost."
    )


class ExpectedPricePart(Part):
    """What a build is promised to cost; null where it is not allowed at all."""

    example = "{legal: true, total: 2}"

    legal: YesOrNo | None = Field(None, description="Whether it is legal.")
    bank: Points | None = Field(None, description="Coins to the bank.")
    left: Points | None = Field(None, description="Coins to the left.")
    right: Points | None = Field(None, description="Coins to the right.")
    total: Points | None = Field(None, description="All coins paid.")
    gain: Points | None = Field(None, description="Coins that bonus tiles bring afterwards.")


class ExpectedProjectPart(Part):
    """What is promised of one project."""

    example = "{age: 1, success: true}"

    age: Age | None = Field(None, description="Its Age.")
    card: ProjectName | None = Field(None, description="Its card.")
    success: YesOrNo | None = Field(None, description="Whether it succeeds.")
    rewards: dict[str, Count] | None = Field(None, description="Rewards by player.")
    penalties: dict[str, PenaltyWord] | None = Field(None, description="Penalty by player, or token.")
    victory: dict[str, list[Points]] | None = Field(None, description="The victory tokens that arrive, by player.")


class ExpectedConflictPart(Part):
    """What is promised of one conflict."""

    example = "{left: Ana, shields: [2, 1]}"

    left: Text | None = Field(None, description="Who sits on the other's left.")
    right: Text | None = Field(None, description="Who sits on the other's right.")
    shields: list[Points] | None = Field(None, description="Their shields.")
    tokens: dict[str, list[Points]] | None = Field(None, description="What each takes.")


class BabelExpectPart(Part):
    """What an example promises; `babylon verify` holds it to that."""

    example = "{violations: []}"

    violations: list[BabelRuleId] | None = Field(None, description="Exactly the rules that are broken; [] for none.")
    warnings: list[BabelRuleId] | None = Field(None, description="Exactly the rules that warn.")
    active: list[TileNumber] | None = Field(None, description="The tiles in force, space by space.")
    points: dict[str, Points] | None = Field(None, description="Points for the tower, by player.")
    price: ExpectedPricePart | None = Field(None, description="What the build costs.")
    projects: list[ExpectedProjectPart] | None = Field(None, description="What comes of the projects, in order.")
    conflicts: list[ExpectedConflictPart] | None = Field(None, description="The conflicts of the Age, in order.")
    scores: dict[str, Points | BabelPadPart | None] | None = Field(
        None, description="By player: the total, or rows of the pad."
    )
    winners: list[Text] | None = Field(None, description="The names of all winners.")


Cities = Annotated[
    list[CityPart], Field(min_length=1, max_length=MOST_ENTRIES), Expected("a list of cities, one at least")
]


class BabelDocument(Part):
    """A table of 7 Wonders with Babel."""

    game: Literal["babel"] = Field(description="Tells this game from Babylon.")
    title: Text | None = Field(None, description="A name for the table.")
    age: Age = Field(description="The Age that the file is in.")
    modules: Annotated[list[Literal["tower", "projects"]], Expected("a list of modules, such as [tower]")] | None = (
        Field(None, description="The modules that are played; left out, both.")
    )
    rulings: BabelRulingsPart | None = Field(None, description="Answers to open questions, where not the default.")
    players: Cities = Field(description="The cities, clockwise: the next in the list sits on a player's left.")
    tower: (
        Annotated[
            list[TowerTurnPart],
            Field(max_length=MOST_ENTRIES),
            Expected("a list of turns, such as [{{Ana: 4, Bo: 5}}]"),
        ]
        | None
    ) = Field(None, description="The tiles built, one entry a turn in which there were any.")
    projects: Annotated[list[ProjectPart], Field(max_length=MOST_ENTRIES), Expected("a list of projects")] | None = (
        Field(None, description="The Great Projects, one entry an Age.")
    )
    build: BuildPart | None = Field(None, description="What `babylon babel price` judges.")
    expect: BabelExpectPart | None = Field(None, description="What this file promises; for `babylon verify`.")
