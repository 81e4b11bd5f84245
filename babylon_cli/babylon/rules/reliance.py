"""Which rulings a verdict rests on: each open question is answered otherwise, and the rules it touches asked again."""

from collections.abc import Callable, Collection, Iterable, Iterator
from functools import partial

from babylon_cli.babylon.rules.findings import findings_of
from babylon_cli.babylon.rules.pads_compared import with_pads_to_compare
from babylon_cli.babylon.rules.registry import PAD_RULES, POSITION_RULES
from babylon_cli.babylon.rules.rule import GardenRule, TableRule
from babylon_cli.babylon.rules.verdict import TableVerdict, judge
from babylon_cli.babylon.table.rulings import OPEN_QUESTIONS, OpenQuestion
from babylon_cli.babylon.table.table import Table
from babylon_cli.judging.finding import Finding, Path
from babylon_cli.judging.verdict import Faults, Reliance
from babylon_cli.judging.verdict import reliances as otherwise

ASKED_BY = {
    question.name: [rule for rule in POSITION_RULES.values() if question.name in rule.about.rulings]
    for question in OPEN_QUESTIONS
}
"""The rules of a position that ask each question."""

NEED_AN_ORDER = {rule.about.id for rule in POSITION_RULES.values() if rule.about.judges == "history"}
"""The rules that look for an order of building."""


def reliances(table: Table, verdict: TableVerdict) -> tuple[Reliance, ...]:
    """Every fault that another single answer to an open question would take away or add to a verdict."""
    ask = _of_question if verdict.play is None else _of_question_in_play
    return tuple([reliance for question in OPEN_QUESTIONS for reliance in ask(question, table, verdict)])


def _of_question(question: OpenQuestion, table: Table, verdict: TableVerdict) -> Iterator[Reliance]:
    for rule in ASKED_BY[question.name]:
        found = [each for each in verdict.findings if each.rule == rule.about.id]
        asked = with_pads_to_compare(table, verdict.findings) if rule in PAD_RULES else table
        yield from _of_rule(rule, question, asked, found)


def _of_rule(
    rule: GardenRule | TableRule, question: OpenQuestion, table: Table, findings: list[Finding]
) -> Iterator[Reliance]:
    value = getattr(table.rulings, question.name)
    if not findings and rule.strictest.get(question.name) == value:
        return
    concerned = _concerned(rule, question.name, table, findings)
    if concerned is None:
        return
    names = {player.name for player in concerned.players}
    now = _faults(finding for finding in findings if finding.player is None or finding.player in names)
    under = partial(_under, question, concerned, partial(findings_of, rule))
    yield from otherwise(question.name, value, question.values, now, under)


def _of_question_in_play(question: OpenQuestion, table: Table, verdict: TableVerdict) -> Iterator[Reliance]:
    """The same where the file tells of play: the whole of it is judged again under each other answer.

    A question on the course of a game changes nothing where the game goes as it went all the same; for any other
    question only the rules that ask it are asked again.
    """
    from babylon_cli.babylon.rules.play_verdict import RULINGS_OF_THE_COURSE, is_judged_the_same, judge_again  # noqa: PLC0415 - only for play

    value = getattr(table.rulings, question.name)
    game = None if verdict.play is None else verdict.play.game
    asking = {rule.about.id for rule in ASKED_BY[question.name]}
    if game is None or question.name in RULINGS_OF_THE_COURSE:
        found = list(_besides_pads(verdict.findings, asking))
        now = _faults(found)

        def asked_anew(answered: Table) -> Iterable[Finding]:
            if game is not None and is_judged_the_same(game, answered.rulings):
                return found
            return _besides_pads(judge(answered).findings, asking)

        under = partial(_under, question, table, asked_anew)
    else:
        now = _faults(finding for finding in verdict.findings if finding.rule in asking)
        again = partial(judge_again, game, rules=asking, found_before=verdict.findings)
        under = partial(_under, question, table, lambda answered: again(rulings=answered.rulings))
    yield from otherwise(question.name, value, question.values, now, under)


def _besides_pads(findings: Iterable[Finding], asking: Collection[str]) -> Iterator[Finding]:
    """The findings without those on pads that only wait, or no longer wait, for a legal garden under another answer."""
    return (finding for finding in findings if not finding.on_pad or finding.rule in asking)


def _under(question: OpenQuestion, table: Table, ask: Callable[[Table], Iterable[Finding]], value: str) -> Faults:
    return _faults(ask(table._replace(rulings=table.rulings.answered({question.name: value}))))


def _concerned(rule: GardenRule | TableRule, question: str, table: Table, findings: list[Finding]) -> Table | None:
    """The table with the players to whom the answer can matter; None where it can matter to nobody.

    A garden that no order of building gives has one fault, and keeps it under a stricter answer.
    """
    if isinstance(rule, TableRule) or question not in rule.can_matter:
        return table
    can_matter = rule.can_matter[question]
    stay_at_fault = {found.player for found in findings} if _can_only_be_stricter(rule, question, table) else set()
    players = tuple(
        [player for player in table.players if player.name not in stay_at_fault and can_matter(player.layout)]
    )
    return table._replace(players=players) if players else None


def _can_only_be_stricter(rule: GardenRule, question: str, table: Table) -> bool:
    """Whether a rule that looks for an order of building finds none under any other answer where it finds none now."""
    strictest = rule.strictest.get(question)
    return rule.about.id in NEED_AN_ORDER and strictest not in (None, getattr(table.rulings, question))


def _faults(findings: Iterable[Finding]) -> Faults:
    """The errors by rule and path."""
    return {(finding.rule, _what_is_at_fault(finding)): finding for finding in findings if finding.severity == "error"}


def _what_is_at_fault(finding: Finding) -> Path:
    """A garden that no order of building gives is one fault, whichever pieces the search for orders names."""
    looks_for_an_order = finding.rule in NEED_AN_ORDER and finding.path[0] == "players"
    return finding.path[:2] if looks_for_an_order else finding.path
