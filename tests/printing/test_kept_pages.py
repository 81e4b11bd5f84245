"""What is kept of the pages of the rules is what the toolkit works out today.

`BABYLON_UPDATE_SNAPSHOTS=1 pytest tests/printing/test_kept_pages.py` writes it anew.
"""

import json
import os
from pathlib import Path

import pytest

from babylon_cli.game import game_named
from babylon_cli.games import GAMES
from babylon_cli.printing.explain.page import RulePage, kept_page, read_page, written_page
from babylon_cli.wording import FOLDER
from babylon_cli.wording.languages import language_named
from babylon_cli.wording.message import ENGLISH, LANGUAGES
from babylon_cli.wording.texts import names_of

KEPT = {code: Path(FOLDER) / code / "pages" for code in LANGUAGES}


def worked_out(rule: str, code: str = ENGLISH.code) -> RulePage:
    pages = [game_named(game).rule_page(rule, language_named(code)) for game in GAMES]
    (page,) = [page for page in pages if page is not None]
    return page


def renew(code: str) -> None:
    KEPT[code].mkdir(exist_ok=True)
    for rule in names_of("rules"):
        (KEPT[code] / f"{rule}.json").write_text(written_page(worked_out(rule, code)), encoding="utf-8")


def assert_kept(code: str, rules: list[str]) -> None:
    assert [rule for rule in rules if kept_page(rule, code) != worked_out(rule, code)] == []


def test_every_page_is_kept_as_it_is_today() -> None:
    rules = names_of("rules")
    for code in LANGUAGES if os.environ.get("BABYLON_UPDATE_SNAPSHOTS") else ():
        renew(code)
    for folder in KEPT.values():
        assert sorted([path.stem for path in folder.glob("*.json")]) == rules
    assert_kept("en", rules)


@pytest.mark.parametrize("code", LANGUAGES[1:])
def test_some_pages_are_kept_in_every_language(code: str) -> None:
    assert_kept(code, ["bridge-gap", "babel-tile-hand"])


@pytest.mark.thorough
@pytest.mark.parametrize("code", LANGUAGES[1:])
def test_every_page_is_kept_in_every_language(code: str) -> None:
    assert_kept(code, names_of("rules"))


def test_a_page_is_read_as_it_was_written() -> None:
    for rule in ("storey-order", "babel-player-count"):
        page = worked_out(rule)
        assert read_page(json.loads(written_page(page))) == page


def test_a_page_that_is_not_kept_is_none() -> None:
    assert kept_page("storey-order", "xx") is None
    assert kept_page("no-such-rule", "en") is None
