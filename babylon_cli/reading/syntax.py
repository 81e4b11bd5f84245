"""YAML's own complaints, said in our words."""

COMPLAINTS = (
    (
        "mapping values are not allowed",
        "a colon stands where no key can be",
        "align the line with the others, or quote the text",
    ),
    ("violates indentation", "a tab is used to indent", "indent with spaces"),
    ("tag", "a tag cannot be read here", "take out the word that begins with !"),
    ("YAML document", "this version of YAML is not known", "take out the line that begins with %"),
    ("directive", "this directive cannot be read", "take out the line that begins with %"),
    ("anchor", "an anchor or alias cannot be read here", "write the value out"),
    ("alias", "an anchor or alias cannot be read here", "write the value out"),
    ("indentation space", "a tab is used to indent", "indent with spaces"),
    ("block scalar", "a text after | or > begins on the next line", "put it on the next line, indented"),
    ("hexadecimal", "this escape in a quotation needs hexadecimal digits", "use single quotes"),
    ("hexdecimal", "this escape in a quotation needs hexadecimal digits", "use single quotes"),
    ("maximum nesting", "values are nested more than 32 deep", "take out brackets or indentation"),
    ("escape", "this escape in a quotation is unknown", "use single quotes, or write \\\\ for a backslash"),
    ("quoted scalar", "a quotation is not closed", "close the quotes"),
    ("could not find expected ':'", "a key has no colon", "write `key: value`"),
    (
        "unexpected ':'",
        "a colon stands in the middle of a value",
        "put a space after the colon, or the value in quotes",
    ),
    ("',' or ']'", "a list in brackets is not closed or lacks a comma", "add a comma or a closing bracket ]"),
    ("',' or '}'", "a group in braces is not closed or lacks a comma", "add a comma or a closing brace }"),
    ("mapping keys are not allowed", "a question mark stands where no key can be", "put the text in quotes"),
    ("sequence entries", "a list cannot begin here", "put the dash on a line of its own, indented"),
    ("expected '-' indicator", "this line belongs to no entry of the list above", "align it with the dashes"),
    ("block end", "this line is indented differently from those above", "align it with the other lines"),
    ("expected key", "this line is indented differently from those above", "align it with the other keys"),
    (
        "document start",
        "this line belongs to nothing that stands above",
        "align it with the first line, or begin a new document with ---",
    ),
    ("node content", "a value is missing here", "write the value"),
)
"""A piece of the parser's message, what it means, how to mend it; the first that fits is taken."""


AT_THE_OPENING = ("a quotation is not closed", "a key has no colon")
"""What is told at the place where it begins, for where it was noticed may be far below."""

SOMETHING_AFTER_A_VALUE = (
    "something stands after the end of a value",
    "put the whole value in quotes; an apostrophe within single quotes is written twice",
)


def in_our_words(complaint: str, found: str, before: str) -> tuple[str, str, bool]:
    """What is wrong with the YAML, how to mend it, and whether to tell it at the opening.

    Takes the parser's message, the character that it stopped at, and what stands before that on its line.
    """
    if "cannot start any token" in complaint:
        if found == "\t":
            return "a tab is used to indent", "indent with spaces", False
        return f"no value can begin with {found}", "put the value in quotes", False
    if ("expected key" in complaint or "block end" in complaint) and before.strip():
        return *SOMETHING_AFTER_A_VALUE, False
    for piece, message, help in COMPLAINTS:
        if piece in complaint:
            return message, help, message in AT_THE_OPENING
    return "this is not YAML that can be read", "check the indentation, quotes and brackets of this line", False
