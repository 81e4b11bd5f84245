"""The facts of a rule's page that are no text: its places, its rulings, and an example that was judged.

To judge an example takes the whole toolkit, and to explain a rule should take a moment: so these facts are kept in
`texts/<language>/pages/<rule>.json`, which is generated and held to be
current by a test. In a language for which they are not kept they are worked out.
"""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import zip_longest
from typing import TYPE_CHECKING, Any, NamedTuple

from babylon_cli.judging.about import About, Source
from babylon_cli.wording import texts
from babylon_cli.wording.message import Language, Message

if TYPE_CHECKING:
    from babylon_cli.judging.checked import Checked
    from babylon_cli.printing.explain.parts import Page
    from babylon_cli.reading.examples import Pair

Topics = Mapping[str, Callable[[Language], "Page"]]
"""By id in lower case, what tells a page that is no rule's; under the word of a game stands the list of them all."""


class Example(NamedTuple):
    """A legal and an illegal file that differ in one line, and what is found in the illegal one."""

    story: str
    """As its files are named, in English."""
    maps: tuple[tuple[str, str], ...]
    """Both gardens line by line, where a map shows the fault."""
    differences: tuple[tuple[str, str], ...]
    """The line in the legal file and in the illegal one."""
    found: tuple[str, ...]
    """Everything that the rule finds, in the language of the page."""
    others: tuple[str, ...]
    """The stories of the other examples, in English too."""
    legend: str = ""
    """What the signs of the maps mean; a line of its own is what many examples share."""


class RulePage(NamedTuple):
    """What a rule's page shows besides the rule's text."""

    sources: tuple[Source, ...]
    judges: str
    """What the rule needs to see; empty in a game that does not say it."""
    editions: bool
    """Whether the page tells how the editions of the rulebook differ."""
    open: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """The open questions on which a verdict may rest, with their values, the default first."""
    follows: tuple[str, ...] = ()
    """The numbered rulings that the rule follows."""
    example: Example | None = None


def kept_page(rule: str, language: str) -> RulePage | None:
    """The page of a rule as it is kept; None where there is no such rule, or it is not kept in that language."""
    kept = texts.text_of(language, "pages", f"{rule}.json")
    return None if kept is None else read_page(json.loads(kept))


def rules_that_rest_on(ruling: str, rules: Iterable[str]) -> list[str]:
    """Those of the rules that follow a numbered ruling, or may rest on an open question."""
    pages = [(rule, kept_page(rule, "en")) for rule in rules]
    return [rule for rule, page in pages if page and ruling in (*page.follows, *[name for name, _ in page.open])]


def read_page(data: dict[str, Any]) -> RulePage:
    """A page from the data of its file."""
    example = data.get("example")
    told = None if example is None else Example(**{key: _frozen(value) for key, value in example.items()})
    facts = {key: _frozen(value) for key, value in data.items() if key not in ("sources", "example")}
    return RulePage(sources=tuple([Source(*source) for source in data["sources"]]), example=told, **facts)


def _frozen(value: Any) -> Any:
    return tuple([_frozen(entry) for entry in value]) if isinstance(value, list) else value


def written_page(page: RulePage) -> str:
    """The text of the file that keeps a page."""
    example = None if page.example is None else page.example._asdict()
    return json.dumps({**page._asdict(), "example": example}, indent=1, ensure_ascii=False) + "\n"


def example_of(
    about: About, pairs: "list[Pair]", shown: "Pair", check: Callable[[bytes], "Checked"], language: Language
) -> Example:
    """One of the near-miss pairs of a rule, judged."""
    legal, illegal = shown.legal.read_bytes(), shown.illegal.read_bytes()
    found = [_told(finding.told, finding.player) for finding in check(illegal).findings if finding.rule == about.id]
    others = tuple([pair.title for pair in pairs if pair is not shown])
    differences = tuple(_differences(legal.decode(), illegal.decode()))
    return Example(shown.title, (), differences, tuple([language.say(message) for message in found]), others)


def _told(message: Any, player: str | None) -> Message:
    return Message("{message}.", message=message) if player else Message("the table: {message}.", message=message)


def _differences(legal: str, illegal: str) -> Iterator[tuple[str, str]]:
    """The lines in which the texts of two files differ; empty where one of them lacks a line."""
    from difflib import SequenceMatcher  # noqa: PLC0415 - only where an example is judged

    old, new = _described(legal), _described(illegal)
    if len(old) == len(new):
        yield from [(line.strip(), other.strip()) for line, other in zip(old, new, strict=True) if line != other]
        return
    for kind, start, end, start_of_new, end_of_new in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        if kind != "equal":
            lines = zip_longest(old[start:end], new[start_of_new:end_of_new], fillvalue="")
            yield from [(line.strip(), other.strip()) for line, other in lines]


def _described(text: str) -> list[str]:
    """The lines of a file that describe the table: no comments, and nothing from `expect:` on."""
    lines = text.partition("expect:")[0].split("\n")
    return [line for line in lines if not line.lstrip().startswith("#")]
