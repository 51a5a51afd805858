"""Which module of the package imports which: for the test of the layers, and to be printed.

`python -m tests.project.imports` says how many modules and functions there are, and prints the
longest chain of modules of which each imports the next.
"""

import ast
from collections.abc import Iterator, Mapping, Set
from functools import cache
from pathlib import Path
from typing import TypeAlias

from tests.project.files import SOURCE

Graph: TypeAlias = Mapping[str, Set[str]]


def module_name(path: Path) -> str:
    """The dotted name of a source file; that of a package ends in `.__init__`."""
    return ".".join(path.relative_to(SOURCE.parent).with_suffix("").parts)


def imported_by(name: str, text: str, types: bool = True) -> Iterator[str]:
    """Every name that a source imports, with its module; perhaps without those for types only."""
    for node in _nodes(_parsed(text), types):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            around = name.split(".")[: -node.level] if node.level else []
            origin = ".".join([*around, *([node.module] if node.module else [])])
            yield from (f"{origin}.{alias.name}" for alias in node.names)


_parsed = cache(ast.parse)


def _nodes(tree: ast.AST, types: bool) -> Iterator[ast.AST]:
    left = [tree]
    while left:
        node = left.pop()
        yield node
        for_types = isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"
        if types or not for_types:
            left += ast.iter_child_nodes(node)


@cache
def graph(types: bool = True) -> Graph:
    """By module what it imports of the package; a package stands for its `__init__`."""
    texts = {
        module_name(path).removesuffix(".__init__"): (module_name(path), path.read_text("utf-8"))
        for path in SOURCE.rglob("*.py")
    }

    def module_of(target: str) -> str:
        return target if target in texts else target.rpartition(".")[0]

    return {
        module: {module_of(target) for target in imported_by(name, text, types)} & texts.keys()
        for module, (name, text) in texts.items()
    }


def cycles(found: Graph) -> set[str]:
    """The modules that import each other, directly or by way of others, and what is between."""
    left = {module: found[module] & found.keys() for module in found}
    while True:
        imported = frozenset[str]().union(*left.values())
        free = {module for module in left if not left[module] or module not in imported}
        if not free:
            return {*left}
        left = {module: left[module] - free for module in left if module not in free}


def longest_chain(found: Graph) -> tuple[str, ...]:
    """The longest way from module to imported module; there must be no cycle."""

    @cache
    def chain(module: str) -> tuple[str, ...]:
        return (module, *max(map(chain, sorted(found[module])), key=len, default=()))

    return max(map(chain, sorted(found)), key=len)


def function_count() -> int:
    """How many functions and methods there are."""
    nodes = (
        node for path in SOURCE.rglob("*.py") for node in ast.walk(ast.parse(path.read_text()))
    )
    return sum(isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) for node in nodes)


if __name__ == "__main__":
    chain = longest_chain(graph(types=False))
    print(f"{len(graph())} modules, {function_count()} functions, longest chain {len(chain)}:")
    print("\n".join(chain))
