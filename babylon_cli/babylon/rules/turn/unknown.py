"""What could not be judged in turns because the file does not say enough: reported, never guessed."""

from collections.abc import Iterator

from babylon_cli.babylon.play.play import PlayedTurn
from babylon_cli.babylon.play.replay import Game
from babylon_cli.babylon.rules.unchecked import NEEDS_ICONS
from babylon_cli.judging.verdict import Unchecked
from babylon_cli.words import counted, listed

PILLARS = ("dig-reward", "pillar-budget")


def unknown_in_turn(played: PlayedTurn) -> Iterator[Unchecked]:
    """What is left open in one turn."""
    name = played.before.player.name
    for rules, reason in _reasons(played):
        yield Unchecked(name, rules, reason)


def unknown_in_game(game: Game) -> Iterator[Unchecked]:
    """What is left open in a game, by player and reason, with the rounds."""
    rounds: dict[tuple[str, tuple[str, ...], str], dict[int, None]] = {}
    for played in game.turns:
        for rules, reason in _reasons(played):
            key = (played.before.player.name, rules, reason)
            rounds.setdefault(key, {})[played.setting.round or 0] = None
    for (name, rules, reason), numbers in rounds.items():
        yield Unchecked(name, rules, f"{_rounds(sorted(numbers))}: {reason}")
    if game.stopped:
        last = game.turns[-1]
        reason = f"the game stops in round {last.setting.round}, where nothing lies at the dug position"
        yield Unchecked(last.before.player.name, ("everything after it",), reason)


def _rounds(numbers: list[int]) -> str:
    """Rounds in words, such as `round 3`, `rounds 1, 2 and 5` or `rounds 2 to 15`."""
    if len(numbers) > 2 and numbers[-1] - numbers[0] == len(numbers) - 1:
        return f"rounds {numbers[0]} to {numbers[-1]}"
    return f"round{'s' if len(numbers) > 1 else ''} {listed([str(number) for number in numbers])}"


def _reasons(played: PlayedTurn) -> Iterator[tuple[tuple[str, ...], str]]:
    digging, budget = played.digging, played.budget
    if digging.empty and played.setting.round is not None:
        return
    if played.setting.token is None:
        yield (*PILLARS, "token-effect"), "the token of the round is not known"
    elif digging.terrace is None:
        yield PILLARS, "what the turn dug is not known"
    elif digging.found is None:
        yield (PILLARS[:1] if budget.left is not None else PILLARS), "the quarry is not known"
    elif budget.dug is None:
        yield PILLARS[1:], "the flower of the dug terrace is not known"
    elif budget.stored is None:
        yield PILLARS[1:], "the pillars in storage are not known"
    typed = [step for step in played.steps if step.build.icons is not None and step.problem is None]
    unprinted = [step for step in typed if step.source is None or step.source.icons is None]
    if unprinted:
        yield ("build-source",), f"the icons of {counted(len(unprinted), 'terrace')} before building are not known"
    without = [step for step in played.steps if step.terrace.icons is None]
    if without:
        yield NEEDS_ICONS, f"{counted(len(without), 'terrace')} without icons"
