"""What the functions of the package raise: a tree of one kind.

BabylonError
├── WrongGame       a question on one game was asked of a document of another one
├── Unanswerable    a document does not have what a question is about; its problems say why
└── UnknownTopic    `explain` knows no page of that name
"""

from babylon_cli.reading.problem import Problem


class BabylonError(Exception):
    """Everything that the functions of the package raise by themselves."""


class WrongGame(BabylonError):
    """A question on one game was asked of a document of another one."""


class UnknownTopic(BabylonError):
    """`explain` knows no page of that name."""


class Unanswerable(BabylonError):
    """A document does not have what a question is about."""

    def __init__(self, problems: tuple[Problem, ...]) -> None:
        """Keep what is wrong, and tell the first of it."""
        super().__init__(str(problems[0].message) if problems else "")
        self.problems = problems
