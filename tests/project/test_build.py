"""Compiled or plain: what is loaded, on whose wish, and never a stale library."""

from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from targi import _build
from tests.project.files import copy_package, run_python

# Loads every compiled module and says which file each came from.
LOAD_RULES = """
import importlib, pkgutil, targi.bots.core, targi.rules
for package in (targi.bots.core, targi.rules):
    for module in pkgutil.iter_modules(package.__path__, package.__name__ + "."):
        print(importlib.import_module(module.name).__file__)
"""
NATIVE_TYPES = """
from targi.rules.native import i64, vec
numbers = vec[i64]([0, 1])
copy = numbers[:]
copy[0] = 7
print(vec is list, i64 is int, numbers[0], copy[0], len(copy))
"""
CHECK = "from targi import _build; _build.check(); print(_build.describe())"

needs_compiled_rules = pytest.mark.skipif(
    not _build.compiled(), reason="the rules are not compiled here"
)


@pytest.mark.skipif(_build.pure_wanted(), reason="TARGI_PURE asks for plain files")
def test_rules_run_compiled_where_a_build_recorded_it() -> None:
    """Tests meant for the compiled rules do not silently run the plain ones."""
    record = _build.RULES / _build.RECORD
    recorded = record.exists() and record.read_text() != ""  # empty: built without a compiler
    assert _build.compiled() == recorded


def test_targi_pure_loads_plain_files_beside_compiled_ones(tmp_path: Path) -> None:
    """With TARGI_PURE=1 not even a broken compiled module is looked at."""
    source = copy_package(tmp_path)
    modules = _build.sources(source / "targi")
    assert {module.parent.name for module in modules} == {"core", "rules"}
    for module in modules:
        module.with_suffix(EXTENSION_SUFFIXES[0]).write_text("not a library")
    broken = run_python("-c", LOAD_RULES, PYTHONPATH=str(source))
    assert "ImportError" in broken.stderr
    plain = run_python("-c", LOAD_RULES, PYTHONPATH=str(source), TARGI_PURE="1")
    loaded = plain.stdout.split()
    assert loaded == [str(module) for module in modules if module.stem != "__init__"]


@pytest.mark.parametrize("value", ["", "0"])
def test_targi_pure_can_be_switched_off(value: str) -> None:
    """An empty TARGI_PURE and TARGI_PURE=0 change nothing."""
    shown = run_python("-c", "from targi._build import *; print(pure_wanted())", TARGI_PURE=value)
    assert shown.stdout == "False\n"


def test_plain_rules_use_plain_types() -> None:
    """Un-compiled, native arrays are lists and native integers are int."""
    shown = run_python("-c", NATIVE_TYPES, TARGI_PURE="1")
    assert shown.stdout == "True True 0 7 2\n", shown.stderr


@needs_compiled_rules
def test_compiled_rules_offer_native_types() -> None:
    """Compiled, callers get the real arrays, which copy the same way."""
    shown = run_python("-c", NATIVE_TYPES)
    assert shown.stdout == "False False 0 7 2\n", shown.stderr


@needs_compiled_rules
def test_fresh_compiled_rules_pass_the_check(tmp_path: Path) -> None:
    """The hash recorded by the build fits the sources it was built from."""
    source = copy_package(tmp_path)
    checked = run_python("-c", CHECK, PYTHONPATH=str(source))
    assert checked.stdout == "targi.rules: compiled\n", checked.stderr


@needs_compiled_rules
@pytest.mark.parametrize("change", ["edited", "search edited", "added", "record lost"])
def test_stale_compiled_rules_are_refused(change: str, tmp_path: Path) -> None:
    """After any change of the sources the check names the command that helps."""
    source = copy_package(tmp_path)
    rules = source / "targi" / "rules"
    if change == "edited":
        (rules / "native.py").write_text((rules / "native.py").read_text() + "# changed\n")
    elif change == "search edited":
        search = source / "targi" / "bots" / "core" / "search.py"
        search.write_text(search.read_text() + "# changed\n")
    elif change == "added":
        (rules / "added.py").touch()
    else:
        (rules / _build.RECORD).unlink()
    checked = run_python("-c", CHECK, PYTHONPATH=str(source))
    assert checked.returncode == 1
    assert "StaleBuildError" in checked.stderr
    assert "make setup" in checked.stderr
    plain = run_python("-c", CHECK, PYTHONPATH=str(source), TARGI_PURE="1")
    assert plain.stdout == "targi.rules: plain Python files\n"
