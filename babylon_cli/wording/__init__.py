"""The only place that makes a sentence: messages, their facts, and the languages that say them."""

import os

PACKAGE = os.path.dirname(os.path.dirname(__file__))  # noqa: PTH120 - pathlib takes longer than a page
FOLDER = os.path.join(PACKAGE, "texts")  # noqa: PTH118
"""Where the published texts lie, and beside those of a language its catalogue."""
