"""The language that the commands speak, and what they say beside their results."""

import os
from collections.abc import Sequence
from contextvars import ContextVar
from typing import NamedTuple

import click

from babylon_cli.wording.message import ENGLISH, LANGUAGES, Language, Message

VARIABLE = "BABYLON_LANG"

OF_LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The variables that tell the locale, the first that is set counts."""


class Speech(NamedTuple):
    """The language of one run."""

    language: Language = ENGLISH
    is_asked: bool = False
    """Whether the line says it outright, so that programs are told in it, too."""

    @property
    def of_programs(self) -> Language:
        """The language of what programs read."""
        return self.language if self.is_asked else ENGLISH


ENGLISH_UNASKED = Speech()

SPEECH = ContextVar("SPEECH", default=ENGLISH_UNASKED)
"""How this run speaks."""


def speech_of(arguments: Sequence[str]) -> Speech:
    """The language of a run: as the line says it, else its variable, else the locale, else English."""
    given = asked_in(arguments)
    code = known_language(given or "") or known_language(os.environ.get(VARIABLE, ""))
    if code is None:
        code = language_of_locale(next((value for name in OF_LOCALE if (value := os.environ.get(name))), ""))
    return Speech(_named(code), is_asked=given is not None)


def asked_in(arguments: Sequence[str]) -> str | None:
    """What stands behind --lang on a line, the last where there are several; None without one."""
    asked = None
    for position, argument in enumerate(arguments):
        if argument == "--":
            break
        if argument == "--lang" and position + 1 < len(arguments):
            asked = arguments[position + 1]
        elif argument.startswith("--lang="):
            asked = argument.removeprefix("--lang=")
    return asked


def known_language(name: str) -> str | None:
    """The code of a language in whatever letter case; None where there is no such language."""
    return next((code for code in LANGUAGES if code.lower() == name.lower()), None)


def language_of_locale(name: str) -> str:
    """The language of a locale such as `fr_BE.UTF-8`; English where it is none of the players' languages."""
    tag = name.partition(".")[0].partition("@")[0].replace("_", "-").lower()
    if tag.startswith("zh"):
        return "zh-Hant" if {"tw", "hk", "mo", "hant"} & set(tag.split("-")) else "zh-Hans"
    return known_language(tag.partition("-")[0]) or ENGLISH.code


def _named(code: str) -> Language:
    if code == ENGLISH.code:
        return ENGLISH
    from babylon_cli.wording.languages import language_named  # noqa: PLC0415 - English needs none

    return language_named(code)


def speak_as_asked(arguments: Sequence[str]) -> None:
    """Have this run speak the language that its arguments, its variables or the locale ask for."""
    speech = speech_of(arguments)
    SPEECH.set(speech)
    if speech.language is not ENGLISH:
        _let_click_speak(speech.language)


def _let_click_speak(language: Language) -> None:
    """Have Click's own words in a language, such as `Options`, which it asks of gettext."""
    import gettext  # noqa: PLC0415 - English needs none

    from babylon_cli.wording import FOLDER  # noqa: PLC0415
    from babylon_cli.wording.languages import DOMAIN  # noqa: PLC0415

    gettext.bindtextdomain(DOMAIN, FOLDER)
    gettext.textdomain(DOMAIN)
    os.environ["LANGUAGE"] = language.code


def language() -> Language:
    """The language of this run."""
    return SPEECH.get().language


def said(message: Message) -> str:
    """A message on one line, with nothing in it that could steer a terminal."""
    from babylon_cli.printing.safe import visible  # noqa: PLC0415 - only for what is said

    return visible(language().say(message))


class Mistake(click.UsageError):
    """What is wrong with the arguments, in a sentence that needs no usage beside it."""


def usage_error(message: Message) -> Mistake:
    """What is wrong with the arguments."""
    return Mistake(said(message))


def cannot_write(file: object, error: OSError) -> Mistake:
    """That a file or a folder cannot be written, and why."""
    from babylon_cli.reading.reasons import reason_of  # noqa: PLC0415 - only for a mistake

    template = "{file} cannot be written: {reason}."
    return usage_error(Message(template, file=str(file) or "''", reason=reason_of(error)))
