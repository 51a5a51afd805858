"""Mutants of the rules: small random faults, each of which some test must notice.

    python -m tests.soak.mutants --count 300 --seed 1

changes one place of one rule module at a time (a comparison, an operator, a number, a call left
out), runs the quick tests on the plain files of a copy, and prints the mutants that survive. A
survivor is either a missing test or a change that changes nothing; the latter are listed with the
reason in explained.toml.
"""

import argparse
import ast
import copy
import hashlib
import os
import resource
import shutil
import subprocess
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

ROOT = Path(__file__).parents[2]
RULES = Path("src/targi/rules")
EXPLAINED = Path(__file__).with_name("explained.toml")
# Those that notice most faults soonest, then the others; a run stops at the first failure.
QUICK = (
    "tests/rules/test_[0-9x]*.py",
    "tests/rules/test_cards_*.py",
    "tests/rules/test_interactions.py",
    "tests/rules/test_engine.py",
)
THOROUGH = (
    "tests/rules/test_reference_[!p]*.py",
    "tests/corpus/test_*.py",
    "tests/rules/test_chance*.py",
    "tests/game/test_events*.py",
    "tests/golden/test_golden.py",
    "tests/rules/test_reference_p*.py",
)
# A mutant that loops for ever is noticed too: by the processor's time, several times what the tests
# need, or by memory.
SECONDS = {QUICK: 40, THOROUGH: 300}
MEMORY = 2 * 2**30

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
    source: str

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
    """The name of the function that each statement belongs to."""
    return {
        statement: function.name
        for function in ast.walk(tree)
        if isinstance(function, ast.FunctionDef)
        for statement in ast.walk(function)
        if isinstance(statement, ast.stmt) and not isinstance(statement, ast.FunctionDef)
    }


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
    class Replace(ast.NodeTransformer):
        def visit(self, visited: ast.AST) -> ast.AST:
            return changed if visited is node else self.generic_visit(visited)

    before = _first_line(statement)
    # Transforming edits lists in place, so it works on a copy that shares no node but the target.
    memo: dict[int, object] = {id(node): node}
    twin = copy.deepcopy(tree, memo)
    mutated = ast.fix_missing_locations(Replace().visit(twin))
    statement_twin = memo.get(id(statement), changed)
    after = "pass" if statement is node else _first_line(statement_twin)
    return Mutant(module.name, function, statement.lineno, before, after, ast.unparse(mutated))


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


def survives(mutant: Mutant) -> bool:
    """Whether all tests pass although the rules are wrong."""
    with TemporaryDirectory() as folder:
        copied = Path(folder) / "src"
        shutil.copytree(ROOT / "src", copied, ignore=shutil.ignore_patterns("*.so", "__pycache__"))
        (copied / "targi" / "rules" / mutant.module).write_text(mutant.source)
        return all(passes(tests, copied) for tests in SECONDS)


def passes(tests: tuple[str, ...], source: Path) -> bool:
    """Whether these tests pass with the package of another folder."""
    files = [str(path) for pattern in tests for path in sorted(ROOT.glob(pattern))]
    plugins = ("-p", "no:cacheprovider", "-p", "no:xdist")
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-xq", *plugins, *files],
        cwd=ROOT,
        env=os.environ | {"TARGI_PURE": "1", "PYTHONPATH": str(source)},
        capture_output=True,
        check=False,
        preexec_fn=partial(_limit, SECONDS[tests]),  # nothing here holds a lock
    )
    return done.returncode == 0


def _limit(seconds: int) -> None:
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


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
    with ThreadPoolExecutor(jobs) as pool:
        for n, (mutant, alive) in enumerate(zip(mutants, pool.map(survives, mutants), strict=True)):
            print(
                f"{n + 1}/{len(mutants)} {'SURVIVES' if alive else 'killed'} {mutant}", flush=True
            )
            if alive:
                survivors.append(mutant)
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
