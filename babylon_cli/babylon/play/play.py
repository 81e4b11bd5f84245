"""One turn, worked out step by step: what is dug, where each build rests, and what the turn leaves.

Nothing is judged here: a turn that breaks rules is played as it was typed, but for builds after the second.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from babylon_cli.babylon.play.budget import Budget, balance
from babylon_cli.babylon.play.building import Source, Step, built_terrace, make_step, sources
from babylon_cli.babylon.play.decorating import Group, Ornament, in_groups, new_decorations, ornaments
from babylon_cli.babylon.play.digging import UNKNOWN_TERRACE, Digging, digging
from babylon_cli.babylon.play.seat import Seat
from babylon_cli.babylon.quarry.unseen import Unseen
from babylon_cli.babylon.table.cells import bit
from babylon_cli.babylon.table.laying import decorate, lay_out
from babylon_cli.babylon.table.layout import DOUBLE, SINGLE, Layout
from babylon_cli.babylon.table.pieces import Icon, Spot
from babylon_cli.babylon.table.quarry import Quarry
from babylon_cli.babylon.table.rulings import Rulings
from babylon_cli.babylon.table.supports import supports_of
from babylon_cli.babylon.table.terrace import NO_TOKEN, StoredTerrace, Terrace
from babylon_cli.babylon.table.turn import MOST_BUILDS, TOKENS, Build, KeptTerrace, Token, Turn

STATUE = Icon.STATUE


class Setting(NamedTuple):
    """What holds for everyone in a round."""

    rulings: Rulings
    token: Token | None = "none"
    """The round token in force; None where the file should name it and does not."""
    round: int | None = None


class Stage(NamedTuple):
    """The garden after one build and the decorations that are placed before the next."""

    step: Step | None
    """None for a turn that builds nothing."""
    ornaments: tuple[Ornament, ...]
    layout: Layout


class PlayedTurn(NamedTuple):
    """Everything about one turn that a rule may ask for."""

    turn: Turn
    setting: Setting
    before: Seat
    digging: Digging
    stages: tuple[Stage, ...]
    budget: Budget
    best_budget: Budget
    """The same where nobody noted the round token: under the one that leaves most, so that no other can pay more."""
    after: Seat

    @property
    def steps(self) -> list[Step]:
        """The builds of the turn in their order."""
        return [stage.step for stage in self.stages if stage.step is not None]

    @property
    def ornaments(self) -> list[Ornament]:
        """The decorations of the turn in the order of placing."""
        return [ornament for stage in self.stages for ornament in stage.ornaments]

    @property
    def built(self) -> set[str]:
        """Which of the dug and the stored terrace was built."""
        return {step.build.origin for step in self.steps}

    @property
    def budget_is_known(self) -> bool:
        """Whether the turn's pillars can be counted."""
        return self.setting.token is not None and self.budget.left is not None


def play_turn(
    turn: Turn, seat: Seat, quarry: Quarry | Unseen, setting: Setting, order: Sequence[int] | None = None
) -> PlayedTurn:
    """Play one turn; `order` names the builds by number in the order of building, if not that of the file."""
    dug = digging(turn, seat.player.flower, quarry, setting.token)
    builds = turn.builds if order is None else tuple([turn.builds[number] for number in order])
    stages = _stages(turn, builds[:MOST_BUILDS], seat, dug, setting.rulings)
    budget = _budget(turn, seat, dug, stages, setting.token or "none")
    accounts = [budget] if setting.token else [_budget(turn, seat, dug, stages, token) for token in TOKENS]
    best = max(accounts, key=lambda account: account.most_over)
    most_kept = max([account.most_kept for account in accounts])
    after = _seat_after(turn, seat, dug, stages, budget, most_kept)
    return PlayedTurn(turn, setting, seat, dug, stages, budget, best, after)


def goes_as_it_went(played: PlayedTurn, rulings: Rulings) -> bool:
    """Whether a turn is played the same by other rulings: they only decide when its decorations are placed."""
    turn, seat, builds = played.turn, played.before, played.turn.builds[:MOST_BUILDS]
    if not turn.decorations:
        return True
    terraces = _terraces(builds, list(sources(builds, played.digging.terrace, seat.notch)), seat)
    decorations = new_decorations(turn, seat.layout, terraces)
    now, then = [in_groups(decorations, terraces, seat, each) for each in (played.setting.rulings, rulings)]
    return now == then


def _terraces(builds: Sequence[Build], taken: Sequence[Source], seat: Seat) -> list[Terrace]:
    first_number = len(seat.layout.garden.terraces)
    return [
        built_terrace(build, first_number + position, source.terrace)
        for position, (build, source) in enumerate(zip(builds, taken, strict=True))
    ]


def _stages(turn: Turn, builds: tuple[Build, ...], seat: Seat, dug: Digging, rulings: Rulings) -> tuple[Stage, ...]:
    taken = list(sources(builds, dug.terrace, seat.notch))
    terraces = _terraces(builds, taken, seat)
    decorations = new_decorations(turn, seat.layout, terraces)
    groups = in_groups(decorations, terraces, seat, rulings)
    numbers = {terrace.number for terrace in terraces}
    layout = seat.layout
    stages = []
    for position, (build, terrace) in enumerate(zip(builds, terraces, strict=True)):
        last = position == len(builds) - 1
        step, layout = make_step((*turn.path, "build", build.number), build, terrace, taken[position], layout)
        layout = _decorated(layout, groups[position], turn.bare_pillars if last else ())
        stages.append(Stage(step, ornaments(groups[position], layout, numbers), layout))
    if not builds and (decorations or turn.bare_pillars):
        layout = _decorated(layout, groups[0], turn.bare_pillars)
        stages.append(Stage(None, ornaments(groups[0], layout, numbers), layout))
    return tuple(stages)


def _decorated(layout: Layout, group: Group, bare_pillars: tuple[Spot, ...]) -> Layout:
    if not group.decorations and not bare_pillars:
        return layout
    return decorate(layout, tuple([new.decoration for new in group.decorations]), bare_pillars)


def _budget(turn: Turn, seat: Seat, dug: Digging, stages: tuple[Stage, ...], token: Token) -> Budget:
    singles = doubles = 0
    numbers = [stage.step.terrace.number for stage in stages if stage.step is not None]
    for number in numbers:
        supports = supports_of(stages[-1].layout, number)
        singles += supports.count(SINGLE)
        doubles += supports.count(DOUBLE)
    unkept = Budget(
        stored=seat.pillars,
        dug=dug.pillars,
        token=1 if token == "single" else 0,
        doubles_in_hand=seat.doubles + (1 if token == "double" else 0),
        singles_used=singles,
        doubles_used=doubles,
        kept=0,
        kept_doubles=0,
        most_stored=seat.most_pillars,
        most_dug=dug.rewards(token)[-1] if dug.pillars is None else dug.pillars,
    )
    return balance(unkept, turn.keep)


def _seat_after(
    turn: Turn, seat: Seat, dug: Digging, stages: tuple[Stage, ...], budget: Budget, most_kept: int
) -> Seat:
    """The garden and what is kept, as typed; bare pillars are a fault of this turn and do not stay."""
    steps = [stage.step for stage in stages if stage.step is not None]
    layout = stages[-1].layout if stages else seat.layout
    changed = {step.terrace.number: step.terrace.counts_as for step in steps if step.terrace.counts_as is not NO_TOKEN}
    if changed or turn.bare_pillars:
        garden = layout.garden
        terraces = tuple(
            [
                replace(terrace, counts_as=NO_TOKEN) if terrace.number in changed else terrace
                for terrace in garden.terraces
            ]
        )
        layout = lay_out(garden._replace(terraces=terraces, bare_pillars=seat.layout.garden.bare_pillars))
    ever = seat.statues_ever
    origins = dict(seat.origins) if stages else seat.origins
    for stage in stages:
        if stage.step is not None:
            origins[stage.step.terrace.path] = stage.step.path
        for ornament in stage.ornaments:
            origins[ornament.placed.path] = ornament.path
            if ornament.placed.decoration.kind is STATUE and ornament.placed.on_terraces:
                ever |= bit(ornament.placed.ends[0].cell)
    pillars = budget.kept if turn.keep.pillars is not None or budget.left is not None else None
    return Seat(
        player=seat.player,
        layout=layout,
        pillars=pillars,
        most_pillars=most_kept if pillars is None else pillars,
        doubles=budget.kept_doubles,
        notch=_notch_after(turn, seat, dug, steps),
        statues_ever=ever,
        origins=origins,
        changed={**seat.changed, **changed} if changed else seat.changed,
    )


def _notch_after(turn: Turn, seat: Seat, dug: Digging, steps: list[Step]) -> tuple[StoredTerrace, ...]:
    """The terraces in the notch as the file says, without those that were built; a dig that nobody named counts."""
    stored = list(seat.notch)
    fresh = [UNKNOWN_TERRACE if dug.terrace is None else dug.terrace]
    for step in steps:
        place = stored if step.build.origin == "stored" else fresh
        taken = UNKNOWN_TERRACE if step.source is None else step.source
        if taken in place:
            place.remove(taken)
    kept: KeptTerrace = turn.keep.terrace or ("stored" if stored else "dug")
    if kept == "none":
        return ()
    if kept == "stored":
        return tuple(stored)
    return tuple(fresh) if kept == "dug" else (*stored, *fresh)
