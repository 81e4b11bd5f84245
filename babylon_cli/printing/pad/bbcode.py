"""`score --format bbcode`: the pad for a post on BoardGameGeek.

Its markup has no tables, so the pad stands in letters of one width. It has no escape either: a square bracket in a name
becomes a round one, so that no name can open or close a tag.
"""

from collections.abc import Iterator

from babylon_cli.judging.scored import Scored
from babylon_cli.printing.pad.rows import evening_of, lines_of, moment_of, outcome_of, title_of
from babylon_cli.printing.pad.table import pads
from babylon_cli.printing.report import Report as BaseReport
from babylon_cli.printing.screen import Screen
from babylon_cli.wording.message import Counted, Fact, Message

WIDE = 72
"""How many letters of one width a post has room for."""

BRACKETS = str.maketrans("[]", "()")


class Report(BaseReport[Scored]):
    """Prints one pad a document."""

    tells_reading = False

    def entry(self, answer: Scored) -> str:
        """The pad of one document, the outcome, and what has to be said beside it."""
        if not answer.sheets:
            return ""
        title = [*title_of(answer), answer.document.title][0]
        lines = [f"[b]{self._plain(title)}[/b]", *[f"[i]{self._plain(evening)}[/i]" for evening in evening_of(answer)]]
        lines += ["", self._pad(answer), ""]
        for sheet in answer.sheets:
            lines.append(f"[b]{self._plain(outcome_of(sheet))}[/b]")
            lines += [self._plain(reliance.told) for reliance in sheet.rests_on]
        for player in answer.sheets[-1].players:
            lines += [
                self._plain(Message("{player}: {remark}", player=player.name, remark=remark))
                for remark in player.remarks
            ]
        lines += [f"[i]{self._plain(mark)}[/i]" for mark in answer.marks]
        lines += self._reasons(answer) if self.why else []
        return "\n".join(lines) + "\n\n"

    def _plain(self, fact: Fact) -> str:
        """What the markup sees no tags in."""
        return self.screen.say(fact).translate(BRACKETS)

    def _pad(self, answer: Scored) -> str:
        """The pad in letters of one width."""
        paper = Screen(colour=False, language=self.screen.language, width=WIDE)
        told = "\n".join(pads(answer, paper)).rstrip("\n")
        return f"[c]\n{told.translate(BRACKETS)}\n[/c]"

    def _reasons(self, answer: Scored) -> Iterator[str]:
        for sheet in answer.sheets:
            for player in sheet.players:
                points = Counted(player.total, "point")
                told = Message("{player}: {points}", player=moment_of(sheet, player), points=points)
                yield from ("", f"[u]{self._plain(told)}[/u]")
                for row, lines in lines_of(answer.form, player):
                    yield f"[b]{self._plain(row)}[/b]"
                    for line in lines:
                        yield f"{line.points}: {self._plain(line.told)}"
