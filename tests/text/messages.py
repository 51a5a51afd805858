"""The Fluent files taken apart: messages, their variables, selectors and texts."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import TypeVar

from fluent.syntax import FluentParser, ast

from targi.text.saying import sources

FORM = "form"  # the only variable that a language is free to use or not
Node = TypeVar("Node", bound=ast.SyntaxNode)
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}


@dataclass(frozen=True)
class Message:
    """A message of one language."""

    id: str
    file: str
    pattern: ast.Pattern

    @property
    def variables(self) -> frozenset[str]:
        """The gaps that it fills, `$form` apart."""
        found = {node.id.name for node in nodes(self.pattern, ast.VariableReference)}
        return frozenset(found - {FORM})

    @property
    def texts(self) -> list[str]:
        """What stands in it word for word."""
        return [node.value for node in nodes(self.pattern, ast.TextElement)]

    @property
    def forms_asked(self) -> frozenset[str]:
        """The forms in which it asks for what fills its gaps."""
        return frozenset(
            argument.value.parse()["value"]
            for argument in nodes(self.pattern, ast.NamedArgument)
            if argument.name.name == FORM and isinstance(argument.value, ast.StringLiteral)
        )

    def variants(self, selector: str) -> list[set[str]]:
        """The keys of each selection by this variable."""
        return [
            {_key(variant) for variant in node.variants}
            for node in nodes(self.pattern, ast.SelectExpression)
            if isinstance(node.selector, ast.VariableReference)
            and node.selector.id.name == selector
        ]

    def numbers(self, variable: str) -> list[set[str]]:
        """The keys of each selection by the number of a variable: classes, or numbers."""
        found = self.variants(variable)
        return [keys for keys in found if all(k in CATEGORIES or k.isdigit() for k in keys)]


def _key(variant: ast.Variant) -> str:
    key = variant.key
    return str(key.name if isinstance(key, ast.Identifier) else key.value)


def nodes(root: ast.SyntaxNode, kind: type[Node]) -> Iterator[Node]:
    """All nodes of a kind below a node."""
    if isinstance(root, kind):
        yield root
    for value in vars(root).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.SyntaxNode):
                yield from nodes(child, kind)


@cache
def messages(language: str) -> dict[str, Message]:
    """All messages of a language by id; whatever is no message is refused."""
    found: dict[str, Message] = {}
    for file, source in sources(language).items():
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, ast.BaseComment):
                continue
            assert isinstance(entry, ast.Message), f"{language}/{file}: {entry.to_json()}"
            name = entry.id.name
            assert entry.value is not None, f"{language}/{file}: {name} has no value"
            assert not entry.attributes, f"{language}/{file}: {name} has attributes"
            assert name not in found, f"{language}/{file}: {name} is there twice"
            found[name] = Message(name, file, entry.value)
    return found
