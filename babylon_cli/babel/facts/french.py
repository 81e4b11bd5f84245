"""Names as the French box prints them, beside the English ones."""

from babylon_cli.wording.message import Name


def in_french(english: str, french: str | None) -> Name:
    """A name for a language to say; in English too where no source gives the French one.

    Facts hold a name as it is typed; said in a sentence, it has the apostrophe of French prose.
    """
    return Name(english) if french is None else Name(english, (("fr", french.replace("'", "’")),))
