"""Builds the package. Everything static is in pyproject.toml; here is how the rules are compiled.

With `TARGI_PURE=1`, or where no C compiler works, nothing is compiled: the result is the same
package of plain files, which need no mypyc at run time. An error in the rules themselves always ends the build.
"""

import runpy
import sys
import sysconfig
from pathlib import Path
from tempfile import TemporaryDirectory

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CompileError

from distutils.ccompiler import new_compiler  # isort: skip  # setuptools provides it
from distutils.sysconfig import customize_compiler  # isort: skip

# setuptools runs this file in the project's folder; the package itself must not be imported yet
BUILD = runpy.run_path("src/targi/_build.py")
SOURCES = BUILD["sources_hash"]()  # before compiling: a change meanwhile makes the build stale
PLAIN = {"native.py"}  # decides at run time between real and stand-in types
# mypyc's native arrays live in librt, which looks up its integer types in mypy_extensions
COMPILED = ["librt~=0.16.0", "mypy_extensions~=1.1"]
# The words: messages, and the plurals and lists of each language.
WORDS = ["fluent.runtime~=0.4.0", "babel~=2.18"]
# Installers ask for metadata first; that should neither compile nor say anything.
ONLY_ASKED = not {"egg_info", "dist_info", "sdist"}.isdisjoint(sys.argv)


def c_compiler_works() -> bool:
    """Whether a file that includes Python's headers compiles."""
    with TemporaryDirectory() as folder:
        probe = Path(folder) / "probe.c"
        probe.write_text("#include <Python.h>\n")
        compiler = new_compiler()
        customize_compiler(compiler)
        try:
            compiler.compile([str(probe)], folder, include_dirs=[sysconfig.get_path("include")])
        except (BaseError, CompileError):
            return False
    return True


def compiling() -> bool:
    """Whether this build compiles the rules; says so, once, if it should but cannot."""
    if BUILD["pure_wanted"]():
        return False
    if c_compiler_works():
        return True
    if not ONLY_ASKED:
        print("targi: no working C compiler, the rules stay plain Python files", file=sys.stderr)
    return False


def rule_extensions() -> list[Extension]:
    """All rule modules in one library, so that they call each other directly."""
    from mypyc.build import mypycify

    modules = sorted(Path("src/targi/rules").glob("*.py"))
    sources = [str(module) for module in modules if module.name not in PLAIN]
    extensions = mypycify(
        ["--follow-imports=silent", *sources],  # mistakes on other floors are not ours to report
        group_name=BUILD["GROUP"],
        opt_level="3",
        multi_file=False,
    )
    if new_compiler().compiler_type == "unix":
        for extension in extensions:
            # Without this no function is inlined: another library might replace it, in theory.
            extension.extra_compile_args.append("-fno-semantic-interposition")
    return extensions


class CompileRules(build_ext):
    """Compiles the rules and records the sources they were compiled from."""

    def run(self) -> None:
        super().run()
        package = Path("src" if self.inplace else self.build_lib) / "targi" / "rules"
        (package / BUILD["RECORD"]).write_text(SOURCES + "\n")


if compiling():
    setup(
        ext_modules=[] if ONLY_ASKED else rule_extensions(),
        cmdclass={"build_ext": CompileRules},
        install_requires=[*WORDS, *COMPILED],
    )
else:
    setup(install_requires=WORDS)
