"""`babylon explain --format html -o DIR`: the book of all pages, written into a folder."""

import os
from pathlib import Path

from babylon_cli.cli.folder import made
from babylon_cli.cli.output import write_notice
from babylon_cli.cli.saving import put
from babylon_cli.cli.speech import cannot_write, said, usage_error
from babylon_cli.wording.message import Language, Message

OURS = b'data-made-by="babylon explain"'
"""What stands in every page, and tells it from a file of somebody else."""


def write_book(name: str, language: Language) -> None:
    """Write every page into the folder of this name; its old pages are written anew, and no other file is touched.

    Raises a usage error where the folder cannot be written, or where a file that is no page has the name of one.
    """
    from babylon_cli.book import Books  # noqa: PLC0415 - to make pages takes templates, examples and pictures

    book = Books(language)
    folder = made(name)
    _keep_what_is_there(folder, book.names)
    for file in book.files():
        path = folder / file.name
        try:
            path.parent.mkdir(exist_ok=True)
            put(path, file.text.encode())
        except OSError as error:
            raise cannot_write(path, error) from None
    index = str(folder / book.names[0])
    told = Message("Wrote {number} pages. Open {index} in a browser.", number=len(book.names), index=index)
    write_notice(said(told) + "\n")


def _keep_what_is_there(folder: Path, names: tuple[str, ...]) -> None:
    """Make sure that nothing is lost in the folder before anything is written; raises a usage error."""
    for path in [folder / name for name in names]:
        if not _may_be_written(path):
            template = "{file} is no page of this book, and nothing was written. Give another folder after -o."
            raise usage_error(Message(template, file=str(path)))


def _may_be_written(path: Path) -> bool:
    """Whether nothing stands in the place of a page, or a page that was written before."""
    try:
        return OURS in path.read_bytes() if path.is_file() else not os.path.lexists(path)
    except OSError:  # it may not be read
        return False
