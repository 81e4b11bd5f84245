"""YAML's own complaints, said in our words."""

COMPLAINTS = (
    ("mapping values are not allowed", "a colon stands where no key can be", "indent the line, or quote the text"),
    ("cannot start any token", "no value can begin with this character", "put the value in quotes"),
    ("violates indentation", "a tab is used to indent", "indent with spaces"),
    ("while scanning a quoted scalar", "a quotation is not closed", "close the quotes"),
    ("could not find expected ':'", "a key has no colon", "write `key: value`"),
    ("unexpected ':'", "a colon stands in the middle of a value", "put the value in quotes"),
    ("',' or ']'", "a list in brackets is not closed or lacks a comma", "add a comma or a closing bracket ]"),
    ("',' or '}'", "a group in braces is not closed or lacks a comma", "add a comma or a closing brace }"),
    ("expected '-' indicator", "this line belongs to no entry of the list above", "align it with the dashes"),
    ("block sequence entries", "a list cannot begin here", "put the dash on a line of its own, indented"),
    ("block end", "this line is indented differently from those above", "align it with the other lines"),
    ("expected key", "this line is indented differently from those above", "align it with the other keys"),
    ("escape", "this escape in a quotation is unknown", "use single quotes, or write \\\\ for a backslash"),
    ("hexdecimal", "this escape in a quotation needs hexadecimal digits", "use single quotes"),
    ("document start", "something stands after the end of the document", "begin a new document with ---"),
    ("directive", "this directive cannot be read", "take out the line that begins with %"),
    ("tag", "a tag cannot be read here", "take out the tag"),
    ("anchor", "an anchor or alias cannot be read here", "write the value out"),
    ("alias", "an anchor or alias cannot be read here", "write the value out"),
    ("node content", "a value is missing here", "write the value"),
)
"""A piece of the parser's message, what it means, how to mend it; the first that fits is taken."""


def in_our_words(context: str, problem: str) -> tuple[str, str]:
    """What is wrong with the YAML and how to mend it."""
    complaint = f"{context} {problem}"
    for piece, message, help in COMPLAINTS:
        if piece in complaint:
            return message, help
    return "this is not YAML that can be read", "check the indentation, the quotes and the brackets of this line"
