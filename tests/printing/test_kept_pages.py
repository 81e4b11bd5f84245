"""What is kept of the pages of the rules is what the toolkit works out today.

`BABYLON_UPDATE_SNAPSHOTS=1 pytest tests/printing/test_kept_pages.py` writes it anew.
"""

import json
import os
from pathlib import Path

from babylon_cli.game import game_named
from babylon_cli.games import GAMES
from babylon_cli.printing.explain.page import RulePage, kept_page, read_page, written_page
from babylon_cli.wording.message import ENGLISH
from babylon_cli.wording.texts import FOLDER, names_of

KEPT = Path(FOLDER) / "en" / "pages"


def worked_out(rule: str) -> RulePage:
    pages = [game_named(game).rule_page(rule, ENGLISH) for game in GAMES]
    (page,) = [page for page in pages if page is not None]
    return page


def test_every_page_is_kept_as_it_is_today() -> None:
    rules = names_of("rules")
    if os.environ.get("BABYLON_UPDATE_SNAPSHOTS"):
        KEPT.mkdir(exist_ok=True)
        for rule in rules:
            (KEPT / f"{rule}.json").write_text(written_page(worked_out(rule)), encoding="utf-8")
    assert sorted([path.stem for path in KEPT.glob("*.json")]) == rules
    assert [rule for rule in rules if kept_page(rule, "en") != worked_out(rule)] == []


def test_a_page_is_read_as_it_was_written() -> None:
    for rule in ("storey-order", "babel-player-count"):
        page = worked_out(rule)
        assert read_page(json.loads(written_page(page))) == page


def test_a_page_that_is_not_kept_is_none() -> None:
    assert kept_page("storey-order", "xx") is None
    assert kept_page("no-such-rule", "en") is None
