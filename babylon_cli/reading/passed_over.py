"""The files of folders that turned out to be no tables, counted while the sources are read."""

from collections.abc import Iterable
from typing import TypeVar

from babylon_cli.reading.sources import Role, Source

Answer = TypeVar("Answer")


class PassedOver:
    """Told of every source and its answers in order, by whichever process they were worked out."""

    def __init__(self) -> None:
        """Begin with none."""
        self.files = 0
        """How many YAML files were passed over."""
        self.json_lines = 0
        """How many files of JSON Lines were."""
        self.special: list[Source] = []
        """What was never read because it is no file, in order."""
        self._folder_has_tables = False

    def keep(self, source: Source, answers: Iterable[Answer]) -> Iterable[Answer]:
        """The answers of a source that are to be told; those of a file that was passed over are none."""
        if source.role is Role.NAMED:
            return answers
        told = list(answers)
        if source.role is Role.SPECIAL:
            self.special.append(source)
            return told
        if source.role is Role.FOLDER:
            told = [] if self._folder_has_tables else told
            self._folder_has_tables = False
        elif source.role is Role.OTHER_LINES:
            self.json_lines += 1
        elif told:
            self._folder_has_tables = True
        else:
            self.files += 1
        return told
