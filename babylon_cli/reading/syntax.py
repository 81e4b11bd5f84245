"""YAML's own complaints, said in our words."""

from babylon_cli.wording.message import Message

COMPLAINTS = (
    (
        "mapping values are not allowed",
        Message("a colon stands where no key can be"),
        Message("align the line with the others, or quote the text"),
    ),
    ("violates indentation", Message("a tab is used to indent"), Message("indent with spaces")),
    ("tag", Message("a tag cannot be read here"), Message("take out the word that begins with !")),
    ("YAML document", Message("this version of YAML is not known"), Message("take out the line that begins with %")),
    ("directive", Message("this directive cannot be read"), Message("take out the line that begins with %")),
    ("anchor", Message("an anchor or alias cannot be read here"), Message("write the value out")),
    ("alias", Message("an anchor or alias cannot be read here"), Message("write the value out")),
    ("indentation space", Message("a tab is used to indent"), Message("indent with spaces")),
    (
        "block scalar",
        Message("a text after | or > begins on the next line"),
        Message("put it on the next line, indented"),
    ),
    ("hexadecimal", Message("this escape in a quotation needs hexadecimal digits"), Message("use single quotes")),
    ("hexdecimal", Message("this escape in a quotation needs hexadecimal digits"), Message("use single quotes")),
    ("maximum nesting", Message("values are nested more than 32 deep"), Message("take out brackets or indentation")),
    (
        "escape",
        Message("this escape in a quotation is unknown"),
        Message("use single quotes, or write \\\\ for a backslash"),
    ),
    ("quoted scalar", Message("a quotation is not closed"), Message("close the quotes")),
    ("could not find expected ':'", Message("a key has no colon"), Message("write `key: value`")),
    (
        "unexpected ':'",
        Message("a colon stands in the middle of a value"),
        Message("put a space after the colon, or the value in quotes"),
    ),
    (
        "',' or ']'",
        Message("a list in brackets is not closed or lacks a comma"),
        Message("add a comma or a closing bracket ]"),
    ),
    (
        "',' or '}'",
        Message("a group in braces is not closed or lacks a comma"),
        Message("add a comma or a closing brace }"),
    ),
    (
        "mapping keys are not allowed",
        Message("a question mark stands where no key can be"),
        Message("put the text in quotes"),
    ),
    ("sequence entries", Message("a list cannot begin here"), Message("put the dash on a line of its own, indented")),
    (
        "expected '-' indicator",
        Message("this line belongs to no entry of the list above"),
        Message("align it with the dashes"),
    ),
    (
        "block end",
        Message("this line is indented differently from those above"),
        Message("align it with the other lines"),
    ),
    (
        "expected key",
        Message("this line is indented differently from those above"),
        Message("align it with the other keys"),
    ),
    (
        "document start",
        Message("this line belongs to nothing that stands above"),
        Message("align it with the first line, or begin a new document with ---"),
    ),
    ("node content", Message("a value is missing here"), Message("write the value")),
)
"""A piece of the parser's message, what it means, how to mend it; the first that fits is taken."""


AT_THE_OPENING = (Message("a quotation is not closed"), Message("a key has no colon"))
"""What is told at the place where it begins, for where it was noticed may be far below."""

SOMETHING_AFTER_A_VALUE = (
    Message("something stands after the end of a value"),
    Message("put the whole value in quotes; an apostrophe within single quotes is written twice"),
)

NO_YAML = Message("this is not YAML that can be read")


def in_our_words(complaint: str, found: str, before: str) -> tuple[Message, Message, bool]:
    """What is wrong with the YAML, how to mend it, and whether to tell it at the opening.

    Takes the parser's message, the character that it stopped at, and what stands before that on its line.
    """
    if "cannot start any token" in complaint:
        if found == "\t":
            if before.strip():
                return Message("a tab stands in the place of a space"), Message("type a space in its place"), False
            return Message("a tab is used to indent"), Message("indent with spaces"), False
        return Message("no value can begin with {found}", found=found), Message("put the value in quotes"), False
    if ("expected key" in complaint or "block end" in complaint) and before.strip():
        return *SOMETHING_AFTER_A_VALUE, False
    for piece, message, help in COMPLAINTS:
        if piece in complaint:
            return message, help, message in AT_THE_OPENING
    return NO_YAML, Message("check the indentation, quotes and brackets of this line"), False
