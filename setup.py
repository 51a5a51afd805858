"""Builds the package: how rules and search compile, and that the web client is in it.

Everything static is in pyproject.toml.

With `TARGI_PURE=1`, or where no C compiler works, nothing is compiled: the result is the same
package of plain files, which need nothing of mypyc's at run time. An error in the rules themselves
always ends the build.

Wheel and sdist contain the web client. If it is not there yet, it is built first; if that is not
possible, the build ends and says what to do. With `TARGI_NO_CLIENT=1` they are made without it.
"""

import os
import runpy
import shlex
import subprocess
import sys
import sysconfig
from pathlib import Path
from tempfile import TemporaryDirectory

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist
from setuptools.errors import BaseError, CompileError, SetupError

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
CLIENT = Path("src/targi/web_client/index.html")
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


def is_gcc() -> bool:
    """Whether the C compiler is GCC, whose `-flto=auto` uses all cores."""
    command = shlex.split(sysconfig.get_config_var("CC") or "cc")
    command = shlex.split(os.environ.get("CC", "")) or command
    told = subprocess.run([*command, "--version"], capture_output=True, text=True, check=False)
    return "Free Software Foundation" in told.stdout


def compiling() -> bool:
    """Whether this build compiles; says so, once, if it should but cannot."""
    if BUILD["pure_wanted"]():
        return False
    if c_compiler_works():
        return True
    if not ONLY_ASKED:
        print("targi: no working C compiler, the rules stay plain Python files", file=sys.stderr)
    return False


def compile_flags() -> list[str]:
    """What a compiler of the Unix kind is told besides mypyc's own flags."""
    return [
        # Without this no function is inlined: another library might replace it, in theory.
        "-fno-semantic-interposition",
        # Optimized in parts on all cores, at the end; the result is as fast as in one piece.
        *(["-flto"] if is_gcc() else []),
        # Rounded after each operation, as in Python: compiled and plain must decide alike.
        "-ffp-contract=off",
    ]


def link_flags() -> list[str]:
    """What the linker is told."""
    optimize = ["-flto=auto", "-O3", "-fno-semantic-interposition"] if is_gcc() else []
    return [*optimize, "-Wl,-x" if sys.platform == "darwin" else "-s"]  # no symbols


def rule_extensions() -> list[Extension]:
    """Rules and search in one library, so that they call each other directly."""
    from mypyc.build import mypycify

    modules = BUILD["sources"](Path("src/targi"))
    sources = [str(module) for module in modules if module.name not in PLAIN]
    extensions = mypycify(
        ["--follow-imports=silent", *sources],  # mistakes in other modules are not reported here
        group_name=BUILD["GROUP"],
        opt_level="3",
        debug_level="0",  # for debugging there are the plain files, and symbols take a lot of room
        multi_file=False,
    )
    if new_compiler().compiler_type == "unix":
        for extension in extensions:
            # New lists: those of mypyc are shared by all extensions.
            extension.extra_compile_args = [*extension.extra_compile_args, *compile_flags()]
            extension.extra_link_args = [*extension.extra_link_args, *link_flags()]
    return extensions


class CompileRules(build_ext):
    """Compiles the rules on all cores and records the sources they were compiled from."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or True

    def run(self) -> None:
        super().run()
        package = Path("src" if self.inplace else self.build_lib) / "targi" / "rules"
        (package / BUILD["RECORD"]).write_text(SOURCES + "\n")


def need_client() -> None:
    """Build the web client unless it is there or not wanted."""
    if CLIENT.exists():
        return
    if os.environ.get("TARGI_NO_CLIENT", "0") not in ("", "0"):
        print("targi: no web client, because TARGI_NO_CLIENT is set", file=sys.stderr)
        return
    if subprocess.run([sys.executable, "tools/web_client.py"], check=False).returncode != 0:
        raise SetupError("no web client, as said above")


class WithClientBuilt(build_py):
    """Puts the web client into a wheel; an editable install finds it wherever it is built later."""

    def run(self) -> None:
        if not self.editable_mode:
            need_client()
        super().run()


class WithClientPacked(sdist):
    """Puts the web client into the sdist, so that wheels built from it need no Node."""

    def run(self) -> None:
        need_client()
        super().run()


COMMANDS = {"build_py": WithClientBuilt, "sdist": WithClientPacked}
if compiling():
    setup(
        ext_modules=[] if ONLY_ASKED else rule_extensions(),
        cmdclass=COMMANDS | {"build_ext": CompileRules},
        install_requires=[*WORDS, *COMPILED],
    )
else:
    setup(cmdclass=COMMANDS, install_requires=WORDS)
