"""What Babel hands in: see `Game`. Each entry imports what it needs when it is called."""

from typing import TYPE_CHECKING

from babylon_cli.game import Game
from babylon_cli.judging.published import PublishedRule

if TYPE_CHECKING:
    from babylon_cli.babel.files.load import TowerDocument
    from babylon_cli.judging.checked import Checked
    from babylon_cli.judging.promised import Promised
    from babylon_cli.judging.scored import Scored
    from babylon_cli.printing.explain.topic import Topics
    from babylon_cli.reading.loading import Format


def format() -> "Format":
    """How its documents are read."""
    from babylon_cli.babel.files.load import FORMAT

    return FORMAT


def check(document: "TowerDocument", *, tells_rulings: bool = True) -> "Checked":
    """The verdict on a document."""
    from babylon_cli.babel.answers import check

    return check.check(document, tells_rulings=tells_rulings)


def score(document: "TowerDocument") -> "Scored":
    """The pads of a document."""
    from babylon_cli.babel.answers import score

    return score.score(document)


def verify(document: "TowerDocument") -> "Promised":
    """What of a document is not as it promises."""
    from babylon_cli.babel.answers import verify

    return verify.verify(document)


def published_rules() -> tuple[PublishedRule, ...]:
    """Every rule with its text."""
    from babylon_cli.babel.pages.explain import published_rules

    return published_rules()


def topics() -> "Topics":
    """What `explain` tells, by id."""
    from babylon_cli.babel.pages.explain_list import babel_topics

    return babel_topics()


def schema_text() -> str:
    """The JSON Schema of its files."""
    from babylon_cli.babel.files.schema import babel_schema_text

    return babel_schema_text()


def blank_file(players: int) -> str:
    """A file to fill in."""
    from babylon_cli.babel.files.blank import blank_file

    return blank_file(players)


GAME = Game(format, check, score, verify, published_rules, topics, schema_text, blank_file, (2, 7))
