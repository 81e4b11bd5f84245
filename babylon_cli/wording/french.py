"""What French does where two words meet: `de` and `le` become `du`, and `de` loses its vowel before another."""

import re
from collections.abc import Mapping
from string import Formatter

from babylon_cli.wording.catalogue import Translated

CONTRACTED = {("de", "le"): "du", ("de", "les"): "des", ("à", "le"): "au", ("à", "les"): "aux"}
"""By a word before a gap and the first of what fills it: what both are together."""

LAST_WORD = re.compile(r"(?:^|(?<=[\s(’]))(de|à|que|De|À|Que) $")

BEGINS_WITH_A_VOWEL = "(?i:[aeiouyàâéèêëîïôœ][a-zà-ÿœ’]|halicarnasse|hôtel)"
"""A word, since a cell such as E3 is read letter by letter, or one with a silent h; compiled when first needed."""


class French(Translated):
    """Says sentences whose gaps are filled as a French speaker would."""

    def filled(self, template: str, said: Mapping[str, str]) -> str:
        """The template with its gaps filled, and the words around them joined."""
        told = ""
        for before, gap, _, _ in Formatter().parse(template):
            told += before
            if gap is not None:
                told = joined(told, said[gap])
        return told


def joined(before: str, after: str) -> str:
    """Two texts one after the other, whose words where they meet become one where French has it so."""
    found = LAST_WORD.search(before)
    if found is None:
        return before + after
    word, (first, _, rest) = found[1], after.partition(" ")
    contracted = CONTRACTED.get((word.lower(), first)) if rest else None
    if contracted is not None:
        shown = contracted.capitalize() if word[0].isupper() else contracted
        return f"{before[: found.start(1)]}{shown} {rest}"
    if word.lower() != "à" and re.match(BEGINS_WITH_A_VOWEL, after):
        return f"{before[: found.end(1) - 1]}’{after}"
    return before + after
