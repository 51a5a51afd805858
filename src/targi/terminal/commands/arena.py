"""`targi arena`: lets two bots play a match of paired games and says how strong they are.

Not here: the games and their figures (`targi.bots.arena`), a match in progress at the terminal
(`terminal.arena.progress`), the ladder of all levels (`terminal.arena.ladder`).
"""

import argparse
import json
import os
import tempfile
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path

from targi import _build
from targi.bots import names
from targi.bots.arena.matches import Data, Match, Pair, Side
from targi.bots.arena.report import Sprt, as_words, summary
from targi.bots.arena.results import Results, Run
from targi.bots.arena.statistics import Counts
from targi.cards.error_texts import expected
from targi.game.names import SEATS
from targi.terminal import Subparsers, UserError
from targi.terminal.arena import ladder as arena_ladder
from targi.terminal.arena.progress import how_to_go_on, play_until, results_in
from targi.terminal.arguments import above_0, from_1, number, seed
from targi.terminal.rulesets import add_ruleset_arguments, ruleset_of

GAMES = 100
SEED = 1
LARGEST_ELO = 1000
CORES = os.cpu_count() or 1
MOST_JOBS = 8 * CORES  # more would only wait for each other
RECORDS = "write a record of every game there, but for those that --resume found in its file"
EARLY_STOP = "The intervals do not allow for the test's stopping early: they are a little narrow."


def add_parser(subparsers: Subparsers) -> None:
    """Add `arena` to the command line."""
    parser = subparsers.add_parser(
        "arena",
        help="measure how strong two bots are against each other",
        description="Let two bots play pairs of games: the same cards twice, with the seats "
        "swapped. Intervals are at 95 % and take the pairs for what they are. Ctrl-C ends the "
        "match and shows what is known so far.",
        epilog=f"Bots, the weakest first: {', '.join(names())} (see targi bots).",
    )
    parser.add_argument("a", nargs="?", metavar="A", help="the bot whose strength is measured")
    parser.add_argument("b", nargs="?", metavar="B", help="the bot it plays against")
    parser.add_argument("--games", type=_games, help=f"how many, an even number (default: {GAMES})")
    parser.add_argument(
        "--seed", type=seed, help=f"another seed deals other games (default: {SEED})"
    )
    parser.add_argument(
        "--jobs",
        type=_jobs,
        default=CORES,
        help="how many processes play at once (default: one a core)",
    )
    parser.add_argument(
        "--sprt",
        nargs=2,
        type=_elo,
        metavar=("ELO0", "ELO1"),
        help="stop as soon as A is shown to be ELO1 stronger than B rather than ELO0, or the "
        "other way round, with 5 %% of errors on either side",
    )
    _add_budgets(parser)
    parser.add_argument("--records", metavar="FOLDER", help=RECORDS)
    parser.add_argument(
        "--resume", metavar="FILE", help="keep results in this file and go on from those in it"
    )
    parser.add_argument("--json", action="store_true", help="print data instead of words")
    arena_ladder.add_argument(parser)
    add_ruleset_arguments(parser)
    parser.set_defaults(run=run)


def _jobs(text: str) -> int:
    found = from_1(text)
    if found > MOST_JOBS:
        raise argparse.ArgumentTypeError(expected(f"at most {MOST_JOBS} here", found))
    return found


def _add_budgets(parser: argparse.ArgumentParser) -> None:
    group = parser.add_argument_group("budgets", "How much the bots may think about a decision.")
    group.add_argument("--budget", type=above_0, help="this part of their own, such as 0.1")
    for side in "ab":
        text = f"the same for {side.upper()} alone"
        group.add_argument(f"--budget-{side}", metavar="BUDGET", type=above_0, help=text)
    group.add_argument(
        "--work",
        type=from_1,
        help="so many positions, the same on every machine: the same "
        "seed then gives the same games",
    )
    group.add_argument("--time", type=above_0, metavar="SECONDS", help="so much time for both")


def run(args: argparse.Namespace) -> int:
    """Play and print; the exit code."""
    try:
        _build.check()
    except _build.StaleBuildError as error:
        raise UserError(str(error)) from None
    if args.ladder:
        return _run_ladder(args)
    if args.b is None:
        raise UserError("arena: expected two bots, or --ladder (targi bots lists them)")
    return _run_match(args)


def _run_ladder(args: argparse.Namespace) -> int:
    others = ("a", "games", "seed", "sprt", "budget", "budget_a", "budget_b", "work", "time")
    given = [name for name in (*others, "records") if getattr(args, name) is not None]
    if given or args.json or args.cards or args.ruleset:
        raise UserError("arena: only --jobs and --resume go with --ladder")
    return arena_ladder.run(args.jobs, None if args.resume is None else Path(args.resume))


def _run_match(args: argparse.Namespace) -> int:
    match = _match(args)
    sprt = _sprt(args)
    folder = None if args.records is None else _writable(Path(args.records))
    pairs = (args.games or GAMES) // 2

    def enough(counts: Counts) -> bool:
        return sprt is not None and sprt.verdict(counts) is not None

    def seen(pair: Pair) -> None:
        if folder is not None:
            _write_records(folder, pair)

    with _results(args, match) as results:
        found = len(results.pairs[:pairs]) if results else 0
        played, interrupted = play_until(match, pairs, args.jobs, results, enough, seen)
    data = summary(match, played, finished=not interrupted, sprt=sprt)
    if args.json:
        print(json.dumps(data, indent=2))
    else:
        print("\n".join([as_words(data, match.ruleset), *_remarks(args, data, found)]))
    if interrupted:
        raise KeyboardInterrupt
    return 0


def _results(args: argparse.Namespace, match: Match) -> AbstractContextManager[Results | None]:
    if args.resume is None:
        return nullcontext()
    return results_in(Path(args.resume), match, Run.now(args.jobs))


def _remarks(args: argparse.Namespace, data: Data, found: int) -> list[str]:
    """What to know about the figures, and what becomes of them; `found` pairs were in the file."""
    remarks = []
    if data["sprt"] and data["sprt"]["accepted"]:
        remarks.append(EARLY_STOP)
    if args.records and found:
        remarks.append(
            f"{2 * found} games were found in {args.resume}: no records are written of those now."
        )
    if not data["finished"]:
        interrupted = f"Interrupted after {data['games']} of {args.games or GAMES} games."
        remarks.append(f"{interrupted} {how_to_go_on(args.resume is not None)}")
    return remarks


def _match(args: argparse.Namespace) -> Match:
    both = [name for name in ("work", "time") if getattr(args, name) is not None]
    parts = [name for name in ("budget", "budget_a", "budget_b") if getattr(args, name) is not None]
    if len(both) > 1 or (both and parts):
        raise UserError("arena: expected one kind of budget: --work, --time, or parts of their own")
    sides = {}
    for side in "ab":
        own = getattr(args, f"budget_{side}")
        scale = next((part for part in (own, args.budget) if part is not None), 1.0)
        sides[side] = Side(getattr(args, side), scale, args.work, args.time)
        try:
            sides[side].bot()
        except ValueError as error:
            raise UserError(str(error)) from None
    dealt = SEED if args.seed is None else args.seed
    return Match(sides["a"], sides["b"], ruleset_of(args), dealt)


def _sprt(args: argparse.Namespace) -> Sprt | None:
    if args.sprt is None:
        return None
    sprt = Sprt(*args.sprt)
    if sprt.elo0 >= sprt.elo1:
        raise UserError(f"--sprt: expected ELO0 below ELO1, found {sprt.elo0:g} and {sprt.elo1:g}")
    return sprt


def _writable(folder: Path) -> Path:
    """The folder, made if need be; refused now rather than after the first game."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=folder).close()
    except OSError as error:
        raise UserError(f"{folder}: cannot be written: {error.strerror}") from None
    return folder


def _write_records(folder: Path, pair: Pair) -> None:
    """A file for each game, named by the pair, from 1, and A's seat."""
    for seat, game in zip(SEATS, pair.games, strict=True):
        path = folder / f"{pair.number + 1:04}-{seat}.txt"
        if game.record:
            try:
                path.write_text(game.record, encoding="utf-8", newline="")
            except OSError as error:
                raise UserError(f"{path}: cannot be written: {error.strerror}") from None


def _games(text: str) -> int:
    games = from_1(text)
    if games % 2:
        what = "an even number (each deal is played twice, with the seats swapped)"
        raise argparse.ArgumentTypeError(expected(what, games))
    return games


def _elo(text: str) -> float:
    elo = number(text)
    if not -LARGEST_ELO <= elo <= LARGEST_ELO:
        what = f"a difference in Elo from -{LARGEST_ELO} to {LARGEST_ELO}"
        raise argparse.ArgumentTypeError(expected(what, text))
    return elo
