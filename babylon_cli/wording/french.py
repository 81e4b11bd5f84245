"""What French does where two words meet: `de` and `le` become `du`, and `de` loses its vowel before another."""

import re
from collections.abc import Mapping

from babylon_cli.wording.catalogue import Translated

CONTRACTED = {("de", "le"): "du", ("de", "les"): "des", ("à", "le"): "au", ("à", "les"): "aux"}
"""By a word before a gap and the first of what fills it: what both are together."""

BEFORE_A_GAP = re.compile(r"\b(de|à|que|De|À|Que) \{(\w+)\}")

VOWELS = frozenset("aeiouyàâéèêëîïôœ")

SILENT = ("halicarnasse", "hôtel")
"""Words of the game whose h is not heard."""


class French(Translated):
    """Says sentences whose gaps are filled as a French speaker would."""

    def filled(self, template: str, said: Mapping[str, str]) -> str:
        """The template with its gaps filled, and the words before them joined."""

        def met(found: re.Match[str]) -> str:
            return joined(found[1], said[found[2]]).replace("{", "{{").replace("}", "}}")

        return BEFORE_A_GAP.sub(met, template).format_map(said)


def joined(word: str, after: str) -> str:
    """A word and what follows it, which become one where French has it so."""
    first, _, rest = after.partition(" ")
    contracted = CONTRACTED.get((word.lower(), first)) if rest else None
    if contracted is not None:
        return f"{contracted.capitalize() if word[0].isupper() else contracted} {rest}"
    if word.lower() != "à" and _begins_with_a_vowel(after):
        return f"{word[:-1]}’{after}"
    return f"{word} {after}"


def _begins_with_a_vowel(text: str) -> bool:
    """Whether it begins with a word that does, since a cell such as E3 is read letter by letter."""
    is_word = text[1:2].isalpha() or text[1:2] == "’"
    return is_word and (text[0].lower() in VOWELS or text.lower().startswith(SILENT))
