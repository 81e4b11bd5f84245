"""The folder that an option -o names."""

from pathlib import Path

from babylon_cli.cli.speech import cannot_write, usage_error
from babylon_cli.wording.message import Message


def made(name: str) -> Path:
    """The folder, which is made where it is missing; raises a usage error where it cannot be."""
    if not name:
        raise usage_error(Message("The name of the folder after -o is empty."))
    folder = Path(name)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except FileExistsError:
        template = "{folder} is a file, and a folder is to be written into. Give another name after -o."
        raise usage_error(Message(template, folder=str(folder))) from None
    except OSError as error:
        raise cannot_write(folder, error) from None
    return folder
