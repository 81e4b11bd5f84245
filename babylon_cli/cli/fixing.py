"""`--fix`: a file is rewritten in the spelling of the house before it is checked."""

from codecs import BOM_UTF8
from pathlib import Path

from babylon_cli.cli.output import write_notice
from babylon_cli.cli.saving import ChangedMeanwhile, NoRoomBeside, fingerprint, save
from babylon_cli.documents import loaded
from babylon_cli.game import game_named
from babylon_cli.games import TOP_LEVEL_KEYS
from babylon_cli.printing.check.notice import fixed_notice
from babylon_cli.printing.screen import Screen
from babylon_cli.reading.documents import RawDocument, read_bytes
from babylon_cli.reading.house_spelling import InHouseSpelling, in_house_spelling
from babylon_cli.reading.problem import Problem
from babylon_cli.reading.reader import MOST_BYTES
from babylon_cli.reading.reasons import reason_of
from babylon_cli.reading.sources import NEVER_READ, Source, raw_documents_of
from babylon_cli.reading.splicing import is_read_as, spliced
from babylon_cli.wording.message import Message

NOTHING_CHANGED = Message("nothing in it was changed")

NO_FILE = Problem(Message("it is no regular file, and only such a one can be fixed"), help=NOTHING_CHANGED)
CHANGED = Problem(
    Message("it was changed by someone else while it was being fixed"), help=Message("run the command again")
)
NOT_AS_WANTED = Problem(
    Message("the fixed text would not be read as what is meant"),
    help=Message("nothing in it was changed; this is a mistake in `babylon`, which its makers want to hear of"),
)
TOO_LARGE = Problem(Message("the fixed text would be larger than a file may be"), help=NOTHING_CHANGED)


def fixed(source: Source, notices: Screen) -> Source:
    """The source after its file was rewritten, which standard error tells; or with what hindered that.

    A file that is unusable, or that is spelled so already, is not touched, nor are JSON Lines, which a machine wrote.
    """
    if source.problem is not None or source.line is not None or source.role in NEVER_READ:
        return source
    path = Path(source.name)
    try:
        if path.exists() and not path.is_file():
            return source._replace(problem=NO_FILE)
        raw = read_bytes(path)
    except OSError:
        return source  # whoever reads it next says why
    documents = list(raw_documents_of(source._replace(raw=raw), TOP_LEVEL_KEYS))
    return source._replace(problem=_fix(source.name, raw, documents, notices))


def _fix(name: str, raw: bytes, documents: list[RawDocument], notices: Screen) -> Problem | None:
    """Rewrite a file, given its bytes and its documents; or tell what hinders that."""
    found = [_in_house(document) for document in documents]
    house = [each for each in found if each is not None]
    splices = [splice for each in house for splice in each.splices]
    if len(house) < len(found) or not splices:
        return None
    text = spliced(documents[0].text.whole, splices)
    if not is_read_as(text, [each.data for each in house]):
        return NOT_AS_WANTED
    begin = BOM_UTF8 if raw.startswith(BOM_UTF8) else b""
    problem = _saved(name, raw, begin + text.encode())
    if problem is None:
        write_notice(fixed_notice(name, len(splices), notices))
    return problem


def _saved(name: str, raw: bytes, new: bytes) -> Problem | None:
    """Put new bytes in place of those of a file; or tell what hinders that."""
    if len(new) > MOST_BYTES:
        return TOO_LARGE
    try:
        save(name, fingerprint(raw), new)
    except ChangedMeanwhile:
        return CHANGED
    except NoRoomBeside as error:
        template = "it cannot be fixed: its folder takes no new file, which is to take its place ({reason})"
        return Problem(Message(template, reason=reason_of(error)), help=NOTHING_CHANGED)
    except OSError as error:
        return Problem(Message("it cannot be fixed: {reason}", reason=reason_of(error)), help=NOTHING_CHANGED)
    return None


def _in_house(raw: RawDocument) -> InHouseSpelling | None:
    """A document in the spelling of the house, or nothing where it cannot be used."""
    document = loaded(raw)
    if document.table is None or raw.root is None:
        return None
    kind = game_named(document.game).format.part_of(raw.data)
    return in_house_spelling(raw.text.whole, kind, raw.data, raw.root)
