"""What could not be judged in turns because the file does not say enough: reported, never guessed."""

from collections.abc import Iterator

from babylon_cli.babylon.play.play import PlayedTurn
from babylon_cli.babylon.play.replay import Game
from babylon_cli.babylon.rules.unchecked import NEEDS_ICONS, without_icons
from babylon_cli.judging.verdict import Unchecked
from babylon_cli.wording.message import Counted, Message, listed, plural

STORAGE_UNKNOWN = Message("the pillars in storage are not known")

CLAIM_IT = "{reason}; `pillars_taken:` can say how many pillars the dig gave"
"""What lets the pillars be judged in spite of the reason."""


def unknown_in_turn(played: PlayedTurn) -> Iterator[Unchecked]:
    """What is left open in one turn."""
    name = played.before.player.name
    for rules, reason in _reasons(played):
        yield Unchecked(name, rules, reason)


def unknown_in_game(game: Game) -> Iterator[Unchecked]:
    """What is left open in a game, by player and reason, with the rounds."""
    rounds: dict[tuple[str, tuple[str, ...], Message], dict[int, None]] = {}
    for played in game.turns:
        for rules, reason in _reasons(played):
            key = (played.before.player.name, rules, reason)
            rounds.setdefault(key, {})[played.setting.round or 0] = None
    for (name, rules, reason), numbers in rounds.items():
        yield Unchecked(name, rules, _in_rounds(sorted(numbers), reason))


def _in_rounds(numbers: list[int], reason: Message) -> Message:
    """A reason with the rounds before it, such as `round 3`, `rounds 1, 2 and 5` or `rounds 2 to 15`."""
    first, last = numbers[0], numbers[-1]
    if len(numbers) > 2 and last - first == len(numbers) - 1:
        return Message("rounds {first} to {last}: {reason}", first=first, last=last, reason=reason)
    rounds = listed(numbers)
    return plural(len(numbers), "round {rounds}: {reason}", "rounds {rounds}: {reason}", rounds=rounds, reason=reason)


def _reasons(played: PlayedTurn) -> Iterator[tuple[tuple[str, ...], Message]]:
    left_open = tuple(_pillars_left_open(played))
    if played.setting.token is None:
        yield (*left_open, "token-effect"), Message("the token of the round is not known")
    elif left_open:
        reason = _why_pillars_are_not_known(played)
        claim_would_help = reason != STORAGE_UNKNOWN and played.turn.claim is None and "pillar-budget" in left_open
        yield left_open, Message(CLAIM_IT, reason=reason) if claim_would_help else reason
    typed = [step for step in played.steps if step.build.icons is not None and step.problem is None]
    unprinted = [step for step in typed if step.source is None or step.source.icons is None]
    if unprinted:
        terraces = Counted(len(unprinted), "terrace")
        yield ("build-source",), Message("the icons of {terraces} before building are not known", terraces=terraces)
    without = [step for step in played.steps if step.terrace.icons is None]
    if without:
        yield NEEDS_ICONS, without_icons(len(without))


def _pillars_left_open(played: PlayedTurn) -> Iterator[str]:
    """The rules on pillars of which nobody can know whether the turn keeps them."""
    claim, token, digging = played.turn.claim, played.setting.token, played.digging
    rewards = digging.rewards(token)
    may_be_claimed = claim in rewards or (claim is None and (digging.found is None or token is None))
    if len(rewards) > 1 and may_be_claimed:
        yield "dig-reward"
    if not played.budget_is_known and not played.best_budget.is_overdrawn:
        yield "pillar-budget"


def _why_pillars_are_not_known(played: PlayedTurn) -> Message:
    digging = played.digging
    if played.turn.dig is None or digging.empty:
        return Message("what the turn dug is not known")
    if len(digging.edges) > 1:
        return Message("the quarry is not known")
    if len(digging.rewards(played.setting.token)) > 1:
        return Message("the flower of the dug terrace is not known")
    return STORAGE_UNKNOWN
