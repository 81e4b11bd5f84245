"""Every template that the package may say, found in its source.

A template stands where a message is made, or in a constant or a table beside it, from which it is taken by name.
Words of the game that come out of a file or an enum are listed here, since no source shows where they are said.
"""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

PACKAGE = Path(__file__).parents[2] / "babylon_cli"

TEMPLATES = {"Message": (0,), "Expected": (0,), "Advice": (0,), "Term": (0,)}
"""By what makes a message: which of its arguments are templates."""

HELPS = ("HELP", "EXAMPLES")
"""The constants of the command line that are said."""

HELP_ARGUMENTS = ("help", "show_default")
"""What of an option its help says."""


class Template(NamedTuple):
    """One template, with that for many where it depends on a number, and the file that has it."""

    one: str
    many: str
    file: str


def templates() -> Iterator[Template]:
    """Every template of the package, in the order of its files."""
    for path in sorted(PACKAGE.rglob("*.py")):
        source = Source(path)
        for one, many in source.found():
            yield Template(one, many, str(path.relative_to(PACKAGE.parent)))


class Source:
    """One module, and what stands in it under which name."""

    def __init__(self, path: Path) -> None:
        self.tree = ast.parse(path.read_text(encoding="utf-8"))
        self.is_of_the_command_line = "cli" in path.parts
        self.above = {child: node for node in ast.walk(self.tree) for child in ast.iter_child_nodes(node)}

    def found(self) -> Iterator[tuple[str, str]]:
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Call):
                yield from self._in_call(node)
            elif isinstance(node, ast.Assign):
                yield from self._in_constant(node)

    def _in_call(self, call: ast.Call) -> Iterator[tuple[str, str]]:
        name = call.func.id if isinstance(call.func, ast.Name) else ""
        for position in TEMPLATES.get(name, ()):
            for text in self._texts(call.args[position]) if len(call.args) > position else ():
                yield text, ""
        if name == "plural":
            yield from zip(self._texts(call.args[1]), self._texts(call.args[2]), strict=True)
        if name == "Counted":
            for noun in self._texts(call.args[1]):
                yield f"{{number}} {noun}", f"{{number}} {noun}s"
        if self.is_of_the_command_line:
            for keyword in call.keywords:
                told = keyword.value.value if isinstance(keyword.value, ast.Constant) else None
                if keyword.arg in HELP_ARGUMENTS and isinstance(told, str):
                    yield told, ""

    def _in_constant(self, node: ast.Assign) -> Iterator[tuple[str, str]]:
        names = [target.id for target in node.targets if isinstance(target, ast.Name)]
        if self.is_of_the_command_line and any(name in HELPS for name in names):
            yield from [(text, "") for text in _strings(node.value)]
        if "COMMANDS" in names and isinstance(node.value, ast.Dict):
            yield from [(_strings(value)[1], "") for value in node.value.values]

    def _texts(self, node: ast.expr) -> list[str]:
        """The texts that an argument can be: itself, either of two, or what a name or a table beside it holds."""
        if isinstance(node, ast.IfExp):
            return [*self._texts(node.body), *self._texts(node.orelse)]
        if isinstance(node, ast.Subscript):
            return self._texts(node.value)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "get":
            return [*self._texts(node.func.value), *[text for each in node.args[1:] for text in self._texts(each)]]
        if isinstance(node, ast.Name):
            return self._named(node.id, node)
        return _strings(node) if isinstance(node, ast.Constant) else []

    def _named(self, name: str, node: ast.AST) -> list[str]:
        """What is assigned to a name in the function around it, or else in the module."""
        while node in self.above:
            node = self.above[node]
            if isinstance(node, ast.FunctionDef | ast.Module):
                found = [text for value in _assigned(name, node) for text in self._texts_or_strings(value)]
                if found:
                    return found
        return []

    def _texts_or_strings(self, value: ast.expr) -> list[str]:
        return self._texts(value) if isinstance(value, ast.IfExp | ast.Name | ast.Subscript) else _strings(value)


def _assigned(name: str, scope: ast.AST) -> Iterator[ast.expr]:
    for node in ast.walk(scope):
        if isinstance(node, ast.Assign):
            targets, value = node.targets, node.value
        elif isinstance(node, ast.AnnAssign) and node.value is not None:
            targets, value = [node.target], node.value
        elif isinstance(node, ast.For):
            targets, value = [node.target], node.iter
        else:
            continue
        if any(_has_name(target, name) for target in targets):
            yield value


def _has_name(target: ast.expr, name: str) -> bool:
    return any(isinstance(node, ast.Name) and node.id == name for node in ast.walk(target))


def _strings(node: ast.AST) -> list[str]:
    return [
        each.value
        for each in ast.walk(node)
        if isinstance(each, ast.Constant) and isinstance(each.value, str) and not _is_key(each, node)
    ]


def _is_key(text: ast.Constant, node: ast.AST) -> bool:
    tables = [each for each in ast.walk(node) if isinstance(each, ast.Dict)]
    return any(text is key for table in tables for key in table.keys)
