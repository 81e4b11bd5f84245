"""The published texts: one Markdown file each under `texts/`, in every language the same tree.

A file has a title in its first line, paragraphs under it, and sections whose headings are keys, the same in every
language:

    # A storey is begun only when the storey below it has a terrace.

    Nobody builds on storey 2 before there is a terrace on storey 1, and so on upwards.

    ## broken when

    A terrace lies on storey 2 or higher, and ...
"""

import os
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from babylon_cli.wording import FOLDER

LOADER: Any = __spec__.loader
"""What reads the files of the package, in a folder or in an archive."""


class PublishedText(NamedTuple):
    """One published text; paragraphs are on one line each."""

    title: str
    paragraphs: tuple[str, ...]
    sections: dict[str, tuple[str, ...]]
    """The paragraphs under each heading, in the order of the file."""

    @property
    def body(self) -> str:
        """What stands under the title, as one paragraph."""
        return joined(self.paragraphs)

    def section(self, heading: str) -> str:
        """What stands under a heading, as one paragraph; empty where there is no such heading."""
        return joined(self.sections.get(heading, ()))


WITHOUT_A_BLANK = ("。", "！", "？", "）", "」", "』")
"""Behind these signs of Chinese the next sentence begins at once."""


def joined(sentences: Sequence[str]) -> str:
    """Sentences one after the other, with a blank between them where their language has one."""
    told = "".join(sentences[:1])
    for sentence in sentences[1:]:
        told += sentence if told.endswith(WITHOUT_A_BLANK) else f" {sentence}"
    return told


def published(kind: str, name: str, language: str = "en") -> PublishedText:
    """The text of a rule, a ruling, a token …, such as `rules` and `storey-order`; English where it is untranslated.

    Raises FileNotFoundError where there is no such text.
    """
    text = text_of(language, kind, f"{name}.md") or text_of("en", kind, f"{name}.md")
    if text is None:
        raise FileNotFoundError(f"there is no text {kind}/{name}")
    return parsed(text)


def file_text(name: str, language: str = "en") -> str:
    """The text of a file that a command writes, such as `set-up`; its gaps stand in braces."""
    return text_of(language, "files", f"{name}.txt") or text_of("en", "files", f"{name}.txt") or ""


def text_of(*steps: str) -> str | None:
    """What a text file under the folder of texts holds; None without a file."""
    raw = bytes_of(*steps)
    return None if raw is None else raw.decode()


def bytes_of(*steps: str) -> bytes | None:
    """What a file under the folder of texts holds, also where the package lies in an archive; None without a file."""
    try:
        raw: bytes = LOADER.get_data(os.path.join(FOLDER, *steps))  # noqa: PTH118
    except OSError:
        return None
    return raw


def names_of(kind: str) -> list[str]:
    """The names of all texts of a kind, such as the ids of the rules of every game."""
    return sorted([name.removesuffix(".md") for name in _files_of(kind) if name.endswith(".md")])


def _files_of(kind: str) -> Iterable[str]:
    folder = os.path.join(FOLDER, "en", kind)  # noqa: PTH118
    if os.path.isdir(folder):  # noqa: PTH112
        return os.listdir(folder)  # noqa: PTH208
    from importlib.resources import files  # noqa: PLC0415 - only where the package lies in an archive

    return [file.name for file in files("babylon_cli").joinpath("texts", "en", kind).iterdir()]


def parsed(text: str) -> PublishedText:
    """A text in the form that the module describes; a space that holds a sign to its word stays as it is."""
    blocks = [" ".join([line.strip(" ") for line in block.strip("\n").split("\n")]) for block in text.split("\n\n")]
    title, paragraphs, sections = "", list[str](), dict[str, list[str]]()
    under = paragraphs
    for block in [block for block in blocks if block]:
        if block.startswith("## "):
            under = sections.setdefault(block.removeprefix("## "), [])
        elif block.startswith("# "):
            title = block.removeprefix("# ")
        else:
            under.append(block)
    return PublishedText(title, tuple(paragraphs), {heading: tuple(under) for heading, under in sections.items()})
