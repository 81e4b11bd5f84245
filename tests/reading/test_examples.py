"""The examples that come with the package: near-miss pairs of each rule."""

from pathlib import Path

import pytest

from babylon_cli.reading import examples
from babylon_cli.reading.examples import Pair, examples_folder, pairs_of
from tests.examples import ROOT


def test_in_a_checkout_they_stand_beside_the_package() -> None:
    assert examples_folder() == ROOT / "examples"


def test_in_an_installed_package_they_stand_inside_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(examples, "PACKAGE", tmp_path)
    assert examples_folder() == tmp_path.parent / "examples"
    (tmp_path / "examples").mkdir()
    assert examples_folder() == tmp_path / "examples"


def test_pairs_in_the_order_of_their_stories(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "examples" / "rules" / "storey-order"
    folder.mkdir(parents=True)
    for name in ("legal-b", "illegal-b", "legal-a", "illegal-a", "notes"):
        (folder / f"{name}.yaml").touch()
    monkeypatch.setattr(examples, "PACKAGE", tmp_path)
    assert pairs_of("storey-order") == [
        Pair("a", folder / "legal-a.yaml", folder / "illegal-a.yaml"),
        Pair("b", folder / "legal-b.yaml", folder / "illegal-b.yaml"),
    ]
    assert pairs_of("no-such-rule") == []


def test_every_pair_is_there() -> None:
    rules = sorted(path.name for path in (ROOT / "examples" / "rules").iterdir())
    assert len(rules) >= 30
    for rule in rules:
        pairs = pairs_of(rule)
        assert pairs
        for pair in pairs:
            assert pair.legal.is_file()
            assert pair.illegal.is_file()
