"""How wide text is: as wcwidth says, which is asked only where characters join or take no column."""

import subprocess
import sys

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from wcwidth import wcswidth

from babylon_cli.printing.layout import display_width
from tests.cli.running import ROOT, clean_environment

BY_ITSELF = "小明の庭、「花」（白）！ L’Été — Ünsal… → Ωμέγα Юлия 한글 ｆｕｌｌ"
"""Text that is measured without wcwidth."""


@given(st.text(st.characters(min_codepoint=0x20, exclude_categories=["Cc"])))
@example(BY_ITSELF)
@example("e\u0301 中")
@example("中\u3164\u1160")
@example("👩‍👩‍👧 中")
@example("✌️ 中")
@example("a\xadb 中")
def test_text_is_as_wide_as_wcwidth_says(text: str) -> None:
    assert display_width(text) == max(0, wcswidth(text))


@pytest.mark.parametrize("neighbour", ["a", "中"])
def test_every_character_is_as_wide_as_wcwidth_says(neighbour: str) -> None:
    """In between others, too: there a wide one must not join with them."""
    for code in [*range(0x20, 0x7F), *range(0xA0, 0x20000)]:
        text = f"{neighbour}{chr(code)}{neighbour}"
        assert display_width(text) == max(0, wcswidth(text)), hex(code)


def test_a_text_with_a_line_break_is_measured_as_before() -> None:
    assert display_width("中\n") == 0


def test_wcwidth_is_not_imported_for_latin_and_chinese_text() -> None:
    code = (
        "import sys; from babylon_cli.printing.layout import display_width\n"
        f"display_width({BY_ITSELF!r}); sys.exit('wcwidth' in sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], env=clean_environment({}), cwd=ROOT, check=True)
