"""Compiled code never shifts a constant: mypyc 2.4.1 compiles that in 32 bits, and says nothing.

`1 << 40` gives 256, and so does `x = 1` followed by `x << 40`; shifting right is cut off alike.
"""

import ast
from collections.abc import Iterator

import pytest

from targi import _build


def is_constant(node: ast.expr, constants: set[str]) -> bool:
    """Whether an expression is known to the compiler: numbers, constants, and what they make."""
    match node:
        case ast.Constant():
            return True
        case ast.Name(id=name):
            return name.isupper() or name in constants
        case ast.UnaryOp(operand=operand):
            return is_constant(operand, constants)
        case ast.BinOp(left=left, right=right):
            return is_constant(left, constants) and is_constant(right, constants)
        case ast.Call(func=ast.Name(id="i64" | "int"), args=[argument]):
            return is_constant(argument, constants)
    return False


def names_of_constants(function: ast.AST) -> set[str]:
    """The variables of a function that never hold anything but a constant."""
    constant: set[str] = set()
    other: set[str] = set()
    for node in ast.walk(function):
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                (constant if is_constant(value, constant) else other).add(name)
            case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value):
                (constant if is_constant(value, constant) else other).add(name)
            case ast.AugAssign(target=ast.Name(id=name)) | ast.For(target=ast.Name(id=name)):
                other.add(name)
    return constant - other


def constant_shifts(text: str) -> Iterator[int]:
    """The line numbers where a source shifts a constant."""
    tree = ast.parse(text)
    scopes: list[ast.AST] = [n for n in ast.walk(tree) if isinstance(n, ast.FunctionDef)]
    lines = {
        node.lineno
        for scope in [*scopes, tree]
        for node in ast.walk(scope)
        if isinstance(node, ast.BinOp)
        and isinstance(node.op, ast.LShift | ast.RShift)
        and is_constant(node.left, names_of_constants(scope) if scope is not tree else set())
    }
    yield from sorted(lines)


def test_no_compiled_module_shifts_a_constant() -> None:
    """Powers of two come from the table `BIT`, never from a shift."""
    found = [
        f"{path.name}:{line}"
        for path in _build.sources()
        for line in constant_shifts(path.read_text())
    ]
    assert found == []


@pytest.mark.parametrize(
    "body",
    [
        "return 1 << n",
        "return ONE << n",
        "return -1 << n",
        "return (2 - 1) << n",
        "return i64(1) << n",
        "return 1000 >> n",
        "x: i64 = 1\n    return x << n",
        "x = 1\n    y = x\n    return y << n",
    ],
)
def test_a_shifted_constant_is_found(body: str) -> None:
    """The check sees each form that was seen to compile wrongly."""
    assert list(constant_shifts(f"def f(n):\n    {body}\n")) == [body.count("\n") + 2]


@pytest.mark.parametrize(
    "body",
    [
        "return n << 3",
        "return n.bits >> 1",
        "return BIT[n] << 1",
        "x = 0\n    while n:\n        x = x << 1 | n",
    ],
)
def test_a_shifted_variable_is_allowed(body: str) -> None:
    """Values known only at run time shift correctly."""
    assert list(constant_shifts(f"def f(n):\n    {body}\n")) == []
