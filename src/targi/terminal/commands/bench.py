"""`targi bench`: how fast random play and search are, compiled and pure, beside other libraries.

Every engine is measured by a child process that prints one line of JSON, all of them in turn and
that several times over: what else the machine does hits them alike, the median stands for each,
and lowest and highest are reported with it. Not here: the measuring itself (`random_play` for our
own rules, the folder `peers` for other libraries) and the report (`report`).
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from targi import _build
from targi.game.ruleset import BOXES
from targi.terminal import Subparsers, UserError
from targi.terminal.arguments import above_0, from_1
from targi.terminal.bench.report import PURE, as_data, as_table
from targi.terminal.bench.report import own_engines as names_of_engines
from targi.terminal.commands import serve
from targi.terminal.files import STANDARD_INPUT
from targi.terminal.rulesets import USUAL, add_ruleset_arguments, ruleset_of

Result = dict[str, Any]
# What is played, by its name: the text of a ruleset and perhaps a card file.
Rulesets = dict[str, list[str]]

ROUNDS = 5
START_UP_SECONDS = 60  # a child may need that long beside its play before it is given up
PEER_FOLDER = Path(__file__).parents[1] / "bench" / "peers"
PEERS = {
    "python-chess": "python_chess",
    "open_spiel": "open_spiel_games",
    "catanatron": "catanatron_games",
}
DEFAULT_PEERS = Path(".venv-peers") / "bin" / "python"
BOTH_BOXES: Rulesets = {box: [box] for box in BOXES}
NEEDS_PLAYWRIGHT = "targi bench web needs the extra serve and playwright: pip install playwright"
NO_PEERS = "no environment for it here: `make bench` sets one up"


class Engine(NamedTuple):
    """One contestant: the child process that measures it."""

    name: str
    command: Sequence[str]
    environment: Mapping[str, str]


def add_parser(subparsers: Subparsers) -> None:
    """Add `bench` to the command line."""
    parser = subparsers.add_parser(
        "bench",
        help="measure the speed of random play and search",
        description="Measure random play and plain tree search on one core, compiled and pure, and "
        "random play of other libraries. "
        f"Every engine plays {ROUNDS} rounds, in turn with the others; figures are medians.",
    )
    parser.add_argument(
        "what",
        nargs="?",
        choices=("server", "web"),
        help="measure a server of tables instead, or the first load of the web client "
        "(see docs/hosting.md)",
    )
    parser.add_argument(
        "--seconds",
        type=above_0,
        help="how long each engine plays in each round (default: 1), or each phase of measuring a "
        "server lasts (default: 30)",
    )
    parser.add_argument("--tables", type=from_1, default=1000, help="of a server (default: 1000)")
    parser.add_argument(
        "--every",
        type=above_0,
        default=5.0,
        help="seconds between two moves at a table of a server (default: 5)",
    )
    parser.add_argument(
        "--bots", type=from_1, default=20, help="tables with bots beside them (default: 20)"
    )
    parser.add_argument(
        "--pairs",
        type=from_1,
        default=5,
        help="how often a server is measured without bots and with them (default: 5)",
    )
    parser.add_argument("--runs", type=from_1, default=5, help="of the web client (default: 5)")
    parser.add_argument("--json", action="store_true", help="print data instead of words")
    parser.add_argument(
        "--peers",
        metavar="PYTHON",
        help="the Python of the environment that has the other libraries "
        f"(default: $TARGI_PEERS, else {DEFAULT_PEERS})",
    )
    parser.add_argument("--no-peers", action="store_true", help="leave the other libraries out")
    parser.add_argument("--no-pure", action="store_true", help="leave the plain Python rules out")
    add_ruleset_arguments(parser, "measure this game too, beside base and expansion")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Measure and print; the exit code."""
    try:
        _build.check()
    except _build.StaleBuildError as error:
        raise UserError(str(error)) from error
    if args.what == "server":
        return _run_server(args)
    if args.what == "web":
        return _run_web(args)
    seconds = args.seconds or 1.0
    rulesets = own_rulesets(args)
    engines = own_engines(seconds, os.environ, rulesets, pure=not args.no_pure)
    absent: dict[str, list[Result]] = {}
    if not args.no_peers:
        python = peers_python(args.peers, os.environ)
        if python is None:
            absent = {name: [{"skipped": NO_PEERS}] for name in PEERS}
        elif shutil.which(python) is None:
            raise UserError(f"no Python for the other libraries at {python}")
        else:
            engines += peer_engines(python, seconds, os.environ)
    limit = seconds * 2 + START_UP_SECONDS
    results = play_rounds(engines, lambda engine: measure(engine, limit)) | absent
    data = as_data(results, [*rulesets])
    print(json.dumps(data, indent=2) if args.json else as_table(data, ROUNDS, seconds))
    return 0


def _run_server(args: argparse.Namespace) -> int:
    try:
        from targi.terminal.bench import server as bench_server
    except ModuleNotFoundError as error:
        raise UserError(f"{serve.NEEDS} ({error.name} is missing)") from None
    return bench_server.run(args)


def _run_web(args: argparse.Namespace) -> int:
    try:
        from targi.terminal.bench import web as bench_web
    except ModuleNotFoundError as error:
        raise UserError(f"{NEEDS_PLAYWRIGHT} ({error.name} is missing)") from None
    return bench_web.run(args)


def own_rulesets(args: argparse.Namespace) -> Rulesets:
    """Both boxes, and what else the arguments name; it must exist."""
    if args.cards == STANDARD_INPUT:
        raise UserError("--cards: expected a file, because several processes read it")
    ruleset_of(args)
    named = [args.ruleset or USUAL, *([] if args.cards is None else [args.cards])]
    return BOTH_BOXES | {" ".join(named): named}


def own_engines(
    seconds: float,
    environment: Mapping[str, str],
    rulesets: Rulesets = BOTH_BOXES,
    *,
    pure: bool,
) -> list[Engine]:
    """Our own rules: as they were compiled and, if asked for, as plain Python."""
    command = [sys.executable, "-P", "-m", "targi.terminal.bench.random_play", str(seconds)]
    plain = {name: value for name, value in environment.items() if name != "TARGI_PURE"}
    variables = {PURE: plain | {"TARGI_PURE": "1"}}
    return [
        Engine(name, [*command, *rulesets[ruleset]], variables.get(how, plain))
        for name, (ruleset, how) in names_of_engines([*rulesets]).items()
        if pure or how != PURE
    ]


def peers_python(asked_for: str | None, environment: Mapping[str, str]) -> str | None:
    """The Python that runs the peers: the one asked for, else the one `make bench` made."""
    made = str(DEFAULT_PEERS) if DEFAULT_PEERS.exists() else None
    return asked_for or environment.get("TARGI_PEERS") or made


def peer_engines(python: str, seconds: float, environment: Mapping[str, str]) -> list[Engine]:
    """The other libraries, each in a child of `python`."""
    # What is on our own path must not reach the peers' environment.
    clean = {name: value for name, value in environment.items() if name != "PYTHONPATH"}
    script = str(PEER_FOLDER / "measure.py")
    return [
        Engine(name, [python, script, module, str(seconds)], clean)
        for name, module in PEERS.items()
    ]


def play_rounds(
    engines: Sequence[Engine], measure: Callable[[Engine], Result]
) -> dict[str, list[Result]]:
    """Measure all engines in turn, ROUNDS times; one that was skipped is not tried again."""
    results: dict[str, list[Result]] = {engine.name: [] for engine in engines}
    for _ in range(ROUNDS):
        for engine in engines:
            earlier = results[engine.name]
            if not (earlier and "skipped" in earlier[-1]):
                earlier.append(measure(engine))
    return results


def measure(engine: Engine, limit: float) -> Result:
    """What the engine's child process reports; a child that fails is skipped with the reason."""
    try:
        child = subprocess.run(
            engine.command,
            env=dict(engine.environment),
            capture_output=True,
            text=True,
            timeout=limit,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return {"skipped": f"gave no answer within {limit:.0f} s"}
    except OSError as error:
        return {"skipped": f"could not be started: {error}"}
    if child.returncode != 0:
        complaint = child.stderr.strip().splitlines() or [f"exit code {child.returncode}"]
        return {"skipped": f"failed: {complaint[-1]}"}
    return _last_line(child.stdout)


def _last_line(output: str) -> Result:
    """The figures on the last line a child printed; a library may greet on the lines before."""
    line = (output.splitlines() or [""])[-1]
    try:
        result: Result = json.loads(line)
    except ValueError:
        return {"skipped": f"answered {line!r} instead of figures"}
    return result
