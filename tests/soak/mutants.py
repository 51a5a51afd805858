"""Mutants of the rules: small random faults, each of which some test must notice.

    python -m tests.soak.mutants --count 300 --seed 1

changes one place of one rule module at a time (a comparison, an operator, a number, a call left
out), runs the tests on the plain files of a copy, and prints the mutants that survive. A survivor
is either a missing test or a change that changes nothing; the latter are listed with the reason in
explained.toml. Which tests are run is in `noticing`.
"""

import argparse
import ast
import copy
import hashlib
import os
import sys
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tests.soak.noticing import ROOT, RULES, Net

EXPLAINED = Path(__file__).with_name("explained.toml")
SWAPS: dict[type[ast.AST], type[Any]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Mult,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.And: ast.Or,
    ast.Or: ast.And,
}


@dataclass(frozen=True)
class Mutant:
    """One fault: where it is, what was there and what is there now."""

    module: str
    function: str
    line: int
    before: str
    after: str
    source: Callable[[], str]  # of the module with the fault

    def __str__(self) -> str:
        return f"{self.module}:{self.line} {self.function}: {self.before}  ->  {self.after}"

    @property
    def name(self) -> tuple[str, str, str, str]:
        """What stays the same while other lines of the module come and go."""
        return self.module, self.function, self.before, self.after


def all_mutants(module: Path) -> Iterator[Mutant]:
    """Every mutant of a module, one change each."""
    tree = ast.parse(module.read_text())
    functions = _functions(tree)
    for statement in [node for node in ast.walk(tree) if isinstance(node, ast.stmt)]:
        called = isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Call)
        if called and statement in functions:
            yield _mutant(module, functions[statement], tree, statement, statement, ast.Pass())
    for statement, function in functions.items():
        for node in _expressions(statement):
            for changed in _changes(node):
                yield _mutant(module, function, tree, statement, node, changed)


def _functions(tree: ast.Module) -> dict[ast.stmt, str]:
    """The name of the function that each statement belongs to, a method's with its class."""
    found: dict[ast.stmt, str] = {}
    classes = [node for node in tree.body if isinstance(node, ast.ClassDef)]
    owners: list[ast.Module | ast.ClassDef] = [tree, *classes]
    for owner in owners:
        prefix = f"{owner.name}." if isinstance(owner, ast.ClassDef) else ""
        for function in owner.body:
            if isinstance(function, ast.FunctionDef):
                inside = [node for node in ast.walk(function) if isinstance(node, ast.stmt)]
                found |= dict.fromkeys(inside[1:], prefix + function.name)
    return found


def _expressions(statement: ast.stmt) -> Iterator[ast.AST]:
    """The expressions of a statement, without those of statements inside it.

    Annotations do not count, nor do the numbers in a call of `tell`: those fill the fields that a
    fact does not use.
    """
    pending = list(ast.iter_child_nodes(statement))
    while pending:
        node = pending.pop()
        annotation = isinstance(statement, ast.AnnAssign) and node is statement.annotation
        filler = isinstance(node, ast.Constant) and _tells(statement)
        if isinstance(node, ast.stmt) or annotation or filler:
            continue
        yield node
        pending += ast.iter_child_nodes(node)


def _tells(statement: ast.stmt) -> bool:
    call = statement.value if isinstance(statement, ast.Expr) else None
    return isinstance(call, ast.Call) and ast.unparse(call.func) in ("tell", "trace.tell")


def _changes(node: ast.AST) -> Iterator[ast.AST]:
    if isinstance(node, ast.Compare) and type(node.ops[0]) in SWAPS:
        swapped = copy.deepcopy(node)
        swapped.ops[0] = SWAPS[type(node.ops[0])]()
        yield swapped
    elif isinstance(node, ast.BinOp | ast.BoolOp) and type(node.op) in SWAPS:
        changed = copy.deepcopy(node)
        changed.op = SWAPS[type(node.op)]()
        yield changed
    elif isinstance(node, ast.Constant) and type(node.value) is int:
        yield ast.Constant(node.value + 1)
    elif isinstance(node, ast.Constant) and type(node.value) is bool:
        yield ast.Constant(not node.value)


def _mutant(
    module: Path,
    function: str,
    tree: ast.Module,
    statement: ast.stmt,
    node: ast.AST,
    changed: ast.AST,
) -> Mutant:
    before = _first_line(statement)
    after = "pass" if statement is node else _first_line(_replaced(statement, node, changed))
    source = partial(_source, tree, node, changed)
    return Mutant(module.name, function, statement.lineno, before, after, source)


def _source(tree: ast.Module, node: ast.AST, changed: ast.AST) -> str:
    return ast.unparse(ast.fix_missing_locations(_replaced(tree, node, changed)))


def _replaced(whole: ast.AST, node: ast.AST, changed: ast.AST) -> ast.AST:
    """A copy of the whole with another node in the place of one."""

    class Replace(ast.NodeTransformer):
        def visit(self, visited: ast.AST) -> ast.AST:
            return changed if visited is node else self.generic_visit(visited)

    # Transforming edits lists in place, so it works on a copy that shares no node but the target.
    replaced: ast.AST = Replace().visit(copy.deepcopy(whole, {id(node): node}))
    return replaced


def _first_line(statement: object) -> str:
    assert isinstance(statement, ast.stmt)
    return ast.unparse(statement).splitlines()[0]


def choose(count: int, seed: int) -> list[Mutant]:
    """So many mutants of all rule modules: those with the lowest hashes.

    So a change of the rules leaves the choice elsewhere as it was.
    """
    seen: Counter[tuple[str, ...]] = Counter()
    hashed: list[tuple[str, Mutant]] = []
    for module in sorted((ROOT / RULES).glob("*.py")):
        if module.name not in ("native.py", "__init__.py"):
            for mutant in all_mutants(module):
                seen[mutant.name] += 1
                text = f"{seed}|{'|'.join(mutant.name)}|{seen[mutant.name]}"
                hashed.append((hashlib.sha256(text.encode()).hexdigest(), mutant))
    hashed.sort(key=lambda pair: pair[0])
    return [mutant for _, mutant in hashed[:count]]


def explained() -> set[tuple[str, str, str, str]]:
    """The names of the mutants that are known to change nothing."""
    entries = tomllib.loads(EXPLAINED.read_text()).get("mutant", [])
    return {
        tuple(entry[key] for key in ("module", "function", "before", "after")) for entry in entries
    }


def unexplained_survivors(count: int, seed: int, jobs: int) -> list[Mutant]:
    """The mutants that no test notices and nobody has explained."""
    known = explained()
    mutants = [mutant for mutant in choose(count, seed) if mutant.name not in known]
    survivors: list[Mutant] = []
    with TemporaryDirectory() as folder, ThreadPoolExecutor(jobs) as pool:
        net = Net(Path(folder))
        found = pool.map(
            lambda found: net.notices(found.module, found.line, found.source()), mutants
        )
        for n, noticed in enumerate(found):
            word = "noticed" if noticed else "SURVIVES"
            print(f"{n + 1}/{len(mutants)} {word} {mutants[n]}", flush=True)
            if not noticed:
                survivors.append(mutants[n])
    return survivors


def main() -> None:
    """Print the survivors."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    survivors = unexplained_survivors(options.count, options.seed, options.jobs)
    print(f"{len(survivors)} of {options.count} mutants survive unexplained")
    for mutant in survivors:
        print(mutant)
    sys.exit(bool(survivors))


if __name__ == "__main__":
    main()
