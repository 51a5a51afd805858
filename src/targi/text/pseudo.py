"""The pseudo-language, for tests of interfaces: English with accents, longer, in brackets.

What shows up without brackets was not said by the Fluent files; what does not fit will not fit in
a longer language either. Its code is `qps`. Nobody is offered it, but `TARGI_LANGUAGE=qps` speaks
it.
"""

from __future__ import annotations

from typing import Final

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

CODE: Final = "qps"
_ACCENTS: Final = str.maketrans("aceinorsuyACEINORSUY", "áçéíñóřšúýÁÇÉÍÑÓŘŠÚÝ")
_OPEN, _CLOSE, _MORE = "⟦", "⟧", "~"


def pseudo(source: str) -> str:
    """A Fluent file with every message in the pseudo-language."""
    resource = FluentParser().parse(source)
    for entry in resource.body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            _Accents().visit(entry.value)
            entry.value.elements = [
                ast.TextElement(_OPEN),
                *entry.value.elements,
                ast.TextElement(_MORE * (_length(entry.value) // 3) + _CLOSE),
            ]
    return FluentSerializer().serialize(resource)


def pseudo_text(text: str) -> str:
    """A text that is not in a Fluent file, such as a rule, in the pseudo-language."""
    return f"{_OPEN}{text.translate(_ACCENTS)}{_MORE * (len(text) // 3)}{_CLOSE}"


def _length(pattern: ast.Pattern) -> int:
    texts = (element for element in pattern.elements if isinstance(element, ast.TextElement))
    return sum(len(text.value) for text in texts)


class _Accents(Transformer):
    """Puts accents on what is said, and leaves what is filled in alone."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        """Text may stand in a variant of a select expression, too."""
        node.value = node.value.translate(_ACCENTS)
        return node
