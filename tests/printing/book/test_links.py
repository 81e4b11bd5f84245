"""Sentences with links: what is surely the name of a page leads to it, and nothing else does."""

import pytest

from babylon_cli.printing.book.links import LinkedLanguage
from babylon_cli.wording.message import ENGLISH, Message, Term, listed, plural
from tests.pseudo import PseudoLanguage

ADDRESSES = {
    "bridge-gap": "bridge-gap.html",
    "bridge_gap": "bridge_gap.html",
    "e31": "e31.html",
    "tokens": "tokens.html",
    "babel": "index.html#babel",
}

GAP = '<a href="bridge-gap.html">bridge-gap</a>'


def said(fact: object, here: str = "") -> str:
    return str(LinkedLanguage(ENGLISH, ADDRESSES, here).say(fact))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("text", "html"),
    [
        ("see bridge-gap.", f"see {GAP}."),
        ("bridge-gap and bridge-gap", f"{GAP} and {GAP}"),
        ("with bridge_gap: any", 'with <a href="bridge_gap.html">bridge_gap</a>: any'),
        ("E31 and E32", '<a href="e31.html">E31</a> and E32'),
        ("the round tokens", "the round tokens"),
        ("storey-order, a-bridge-gap and bridge-gaps", "storey-order, a-bridge-gap and bridge-gaps"),
        ("`bridge-gap` in code", f"<code>{GAP}</code> in code"),
        ("`babylon explain tokens`", '<a href="tokens.html"><code>babylon explain tokens</code></a>'),
        ("`babylon explain bridge-gap`", '<a href="bridge-gap.html"><code>babylon explain bridge-gap</code></a>'),
        ("`babylon explain pont`", "<code>babylon explain pont</code>"),
        ("`babylon explain bridge-gap --examples`", f"<code>babylon explain {GAP} --examples</code>"),
        ("<b> & bridge-gap", f"&lt;b&gt; &amp; {GAP}"),
        ("\u202e", "\\u202e"),
    ],
)
def test_a_published_text(text: str, html: str) -> None:
    assert said(text) == html


def test_a_message_with_facts() -> None:
    rules = listed(["bridge-gap", "tokens"])
    assert said(Message("It touches: {rules}.", rules=rules)) == f"It touches: {GAP} and tokens."
    command = Message("`babylon explain {page}`", page="tokens")
    tokens = '<a href="tokens.html"><code>babylon explain tokens</code></a>'
    assert said(command) == tokens
    assert said(Message("see {all}", all=listed([command, command]))) == f"see {tokens} and {tokens}"
    assert said(Message("`babylon explain {page}`", page="bridge-gap")) == f"<code>babylon explain {GAP}</code>"
    assert said(Message("Why: {why}", why=Message("see E31"))) == 'Why: see <a href="e31.html">E31</a>'
    assert said(plural(2, "one", "many {number}", number=2)) == "many 2"
    assert said(Term("the point Pont")) == "the point Pont"


def test_no_page_leads_to_itself() -> None:
    assert said("bridge-gap and bridge_gap", "bridge-gap.html") == (
        'bridge-gap and <a href="bridge_gap.html">bridge_gap</a>'
    )


def test_a_name_is_code() -> None:
    spoken = LinkedLanguage(ENGLISH, ADDRESSES)
    assert spoken.named("tokens") == '<a href="tokens.html"><code>tokens</code></a>'
    assert spoken.named("E31") == '<a href="e31.html"><code>E31</code></a>'
    assert spoken.named("<b>") == "<code>&lt;b&gt;</code>"
    assert LinkedLanguage(ENGLISH).say("bridge-gap") == "bridge-gap"


def test_another_language_has_the_same_links() -> None:
    spoken = LinkedLanguage(PseudoLanguage(), ADDRESSES)
    assert spoken.say(Message("see {rule}", rule="bridge-gap")) == f"šëë {GAP}"
