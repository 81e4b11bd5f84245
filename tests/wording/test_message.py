"""A message is said only when it is asked for, in a language that may say everything otherwise."""

import pickle
from collections.abc import Sequence

import pytest

from babylon_cli.wording.message import ENGLISH, Counted, Fact, Joint, Language, Message, Name, Term, listed, plural


class Shouting(Language):
    """A language of its own for every kind of fact."""

    code = "xx"

    def translated(self, template: str) -> str:
        return "".join([part if "{" in part else part.upper() for part in template.split(" ")])

    def plural(self, one: str, many: str, number: int) -> str:
        return f"<{self.translated(one if number == 1 else many)}>"

    def counted(self, number: int, noun: str) -> str:
        return f"{noun.upper()}*{number}"

    def joined(self, words: Sequence[str], joint: Joint) -> str:
        return f"({'|'.join(words)}{joint})"


LINE = Message("{what} at {cell}: {reason}", what=Term("statue"), cell="D4", reason=Message("it is hidden"))


@pytest.mark.parametrize(
    ("fact", "english", "shouted"),
    [
        ("white", "white", "white"),
        (3, "3", "3"),
        (Term("statue"), "statue", "STATUE"),
        (Name("Walls", (("xx", "murs"), ("fr", "Muraille"))), "Walls", "murs"),
        (Name("Walls", (("fr", "Muraille"),)), "Walls", "Walls"),
        (Counted(1, "terrace"), "1 terrace", "TERRACE*1"),
        (Counted(2, "terrace"), "2 terraces", "TERRACE*2"),
        (Counted(0, "terrace"), "0 terraces", "TERRACE*0"),
        (listed([]), "", "(and)"),
        (listed(["A"]), "A", "(Aand)"),
        (listed(["A", "B"]), "A and B", "(A|Band)"),
        (listed(["A", Term("b"), 3], "or"), "A, b or 3", "(A|B|3or)"),
        (listed(["A", "B"], ""), "A, B", "(A|B)"),
        (Message("a brace } alone"), "a brace } alone", "ABRACE}ALONE"),
        (Message("write `{{NW: statue}}`"), "write `{NW: statue}`", "WRITE`{NW:STATUE}`"),
        (LINE, "statue at D4: it is hidden", "STATUEATD4:ITISHIDDEN"),
        (plural(1, "{name} breaks it", "{name} break it", name="Ana"), "Ana breaks it", "<AnaBREAKSIT>"),
        (plural(2, "{name} breaks it", "{name} break it", name="Ana"), "Ana break it", "<AnaBREAKIT>"),
    ],
)
def test_every_kind_of_fact(fact: Fact, english: str, shouted: str) -> None:
    assert ENGLISH.say(fact) == english
    if "NW" not in english:
        assert Shouting().say(fact) == shouted


def test_what_a_message_is_made_of() -> None:
    assert LINE.template == "{what} at {cell}: {reason}"
    assert LINE.facts == {"what": Term("statue"), "cell": "D4", "reason": Message("it is hidden")}
    assert str(LINE) == "statue at D4: it is hidden"


def test_equal_messages_are_one() -> None:
    again = Message("{what} at {cell}: {reason}", what=Term("statue"), cell="D4", reason=Message("it is hidden"))
    assert again == LINE
    assert len({again, LINE}) == 1
    assert Message("{what}", what="a") != Message("{what}", what="b")


def test_a_message_goes_to_another_process() -> None:
    for message in (LINE, plural(2, "one", "{number}", number=2)):
        assert pickle.loads(pickle.dumps(message)) == message


def test_whom_a_message_names() -> None:
    inner = Message("{player} digs", player="Ana")
    assert inner.tells("player")
    assert Message("{what}; {rest}", what="x", rest=inner).tells("player")
    assert not LINE.tells("player")
