"""The page around what is told: whole, or document by document; it asks nothing of anywhere and needs no script."""

from base64 import b64encode
from hashlib import sha256

import pytest
from jinja2 import UndefinedError

from babylon_cli.printing.html.said import PageLanguage, prose
from babylon_cli.printing.html.shell import STYLE, Link, Shell, as_taken
from babylon_cli.printing.html.templates import ROOM, Templates, file_of_the_package
from babylon_cli.printing.safe import harmless
from babylon_cli.wording.message import ENGLISH, Counted, Message, Term, listed, plural
from tests.printing.html.reading import read
from tests.pseudo import PseudoLanguage

HOSTILE = """<script>alert('"]]>')</script>"""


def said(fact: object) -> str:
    return str(PageLanguage(ENGLISH).say(fact))  # type: ignore[arg-type]


def page(*, contents: tuple[Link, ...] = (), script: str = "") -> str:
    shell = Shell(ENGLISH, script=script)
    beginning = shell.beginning(Message("A title"), Message("Pads"), has_contents=bool(contents))
    return beginning + '<h2 id="document-1">One</h2>' + shell.ending(contents, Message("all told"))


def test_a_page_of_documents_is_sound() -> None:
    root = read(page())
    assert root.attributes["lang"] == "en"
    assert root.one("title").text == "A title"
    assert root.one("main").one("h1").text == "Pads"
    assert root.one("p", class_="summary").text == "all told"
    assert not root.all("nav")
    assert not root.all("a")
    assert not root.all("script")


def test_several_documents_have_a_list_of_contents_and_a_way_to_it() -> None:
    root = read(page(contents=(Link("#document-1", HOSTILE, Message("legal")),)))
    assert root.one("a", class_="skip").attributes["href"] == "#contents"
    entry = root.one("nav").one("li")
    assert entry.one("a").text == HOSTILE
    assert entry.one("span").text == "legal"


def test_a_whole_page_is_made_by_a_template_that_extends_the_shell() -> None:
    whole = Shell(ENGLISH).whole(f"{ROOM}/shell.html", title=Message("{name}", name=HOSTILE))
    assert whole.startswith("<!doctype html>\n")
    assert "&lt;script&gt;" in whole
    assert "<script>" not in whole
    assert whole.endswith("</body>\n</html>\n")


def test_the_policy_forbids_everything_but_the_style_of_the_page() -> None:
    root = read(page())
    policy = root.one("meta", **{"http-equiv": "Content-Security-Policy"}).attributes["content"]
    style = root.one("style").raw
    assert policy == (
        f"default-src 'none'; style-src 'sha256-{b64encode(sha256(style.encode()).digest()).decode()}'; "
        "img-src data:; base-uri 'none'; form-action 'none'"
    )


def test_the_style_sheet_is_the_same_in_ascii_and_asks_for_nothing() -> None:
    style = file_of_the_package(STYLE)
    assert style.isascii()
    assert "url(" not in style
    assert "@import" not in style


def test_a_template_without_a_fact_says_so() -> None:
    with pytest.raises(UndefinedError):
        Templates(ENGLISH).filled(f"{ROOM}/head.html")


def test_a_message_is_said_as_html() -> None:
    assert said(Message("a & b: {name}", name="<b>")) == "a &amp; b: &lt;b&gt;"
    assert said(Message("write `{key}: 1`", key="a<b")) == "write <code>a&lt;b: 1</code>"
    assert said(Message("`{{{key}}}`", key="x")) == "<code>{x}</code>"
    assert said(plural(2, "one <", "many <")) == "many &lt;"
    assert said(listed([Counted(2, "egg"), Term("statue"), 3, "`x`"])) == "2 eggs, statue, 3 and `x`"


def test_a_name_steers_nothing() -> None:
    assert said("a\u202eb\x1b[31m\n") == "a\\u202eb\\u001b[31m\\u000a"
    assert said("a::b") == "a::b"
    assert said("\ud800") == "\\ud800"
    assert harmless("::") == "::"


def test_a_name_that_runs_from_right_to_left_is_kept_apart() -> None:
    assert said(Message("{name}!", name="דנה")) == "<bdi>דנה</bdi>!"
    assert said("森") == "森"


def test_a_published_text_is_prose() -> None:
    assert prose("no `a < b`") == "no <code>a &lt; b</code>"


def test_another_language_says_it() -> None:
    language = PageLanguage(PseudoLanguage())
    assert language.say(Message("<an egg> of {name}", name="Ana")) == "&lt;àň ëĝĝ&gt; õƒ Ana"
    assert language.say(listed(["a", Counted(2, "egg")])) == "a ∧ 2×ëĝĝ"
    assert '<html lang="xx">' in Shell(PseudoLanguage()).beginning("a", "b", has_contents=False)


def test_a_stream_that_does_not_take_every_character_gets_references() -> None:
    assert as_taken("é森", takes_unicode=True) == "é森"
    assert as_taken("é森", takes_unicode=False) == "&#233;&#26862;"
