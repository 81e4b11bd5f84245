"""What the functions of the package raise by themselves: a tree of one kind.

BabylonError
├── WrongGame       a question on one game was asked of a document of another one
├── UnknownRuling   a document was to be read by a ruling, a value or an edition that its game does not know
└── UnknownTopic    `explain` finds nothing on that topic, or no examples

A file or a document that cannot be used raises nothing: it has `problems`, and so has every answer on it.
"""


class BabylonError(Exception):
    """Everything that the functions of the package raise by themselves."""


class WrongGame(BabylonError):
    """A question on one game was asked of a document of another one."""


class UnknownRuling(BabylonError):
    """A document was to be read by a ruling, a value of a ruling or an edition that its game does not know."""


class UnknownTopic(BabylonError):
    """`explain` finds nothing on that topic, or it is no rule that has examples."""
