"""`targi verify`: replays records strictly and says whether all in them is right.

Moves, cards, scores and end are always checked. If a record tells its seed or key, every card
turned up must follow from it; if it tells a server's secret, the key must follow from that, and the
secret must be the promised one. A record without any can be right, but its cards prove nothing;
neither does a commitment of which the game has ended without its secret.
"""

import argparse
import json
from typing import Any

from targi.cards import CardsFile
from targi.game import Game
from targi.terminal import Subparsers, UserError
from targi.terminal.files import add_cards_argument, read_cards, read_one_of_many

REFUSED = 1


def add_parser(subparsers: Subparsers) -> None:
    """Add `verify` to the command line."""
    parser = subparsers.add_parser(
        "verify",
        help="check records of games",
        description="Replay records strictly: every move, card and score must be right, and every "
        "card must follow from the seed or key if there is one. Ends with 1 if any is refused.",
    )
    parser.add_argument("files", nargs="+", metavar="FILE", help="a record; - is standard input")
    add_cards_argument(parser)
    parser.add_argument("--json", action="store_true", help="print data instead of words")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print a report for each file."""
    cards = read_cards(args.cards)
    reports = [report(name, cards) for name in args.files]
    if args.json:
        print(json.dumps(reports, indent=2))
    else:
        print("\n".join(f"{one['file']}: {sentence(one)}" for one in reports))
    return 0 if all(one["ok"] for one in reports) else REFUSED


def report(name: str, cards: CardsFile | None) -> dict[str, Any]:
    """What there is to say about a record."""
    try:
        game = read_one_of_many(name, cards)
    except UserError as error:
        return {"file": name, "ok": False, "error": str(error).removeprefix(f"{name}: ")}
    scores = game.scores()
    return {
        "file": name,
        "ok": True,
        "end": game.headers.end,
        "by": game.headers.by,
        "score": {seat: scores[seat]["total"] for seat in scores},
        "rounds": game.round,
        "decisions": len(game.history),
        "takebacks": game.takebacks,
        "cards": len(game.deal) + sum(len(played.up) for played in game.history),
        "proof": proof(game),
        "provable": proof(game) is not None or commitment(game) == "promised",
        "commitment": commitment(game),
    }


def proof(game: Game) -> str | None:
    """What all cards were checked against: "secret", "seed", "key", or None for none of them."""
    if not game.dealt_by_key:
        return None
    if game.headers.secret is not None:
        return "secret"
    return "key" if game.seed is None else "seed"


def commitment(game: Game) -> str | None:
    """What has become of a server's commitment: "proven", "promised", "unproven", or there is none.

    Promised means that the secret will be revealed once the game has ended.
    """
    if game.headers.commitment is None:
        return None
    if game.headers.secret is not None:
        return "proven"
    return "promised" if game.headers.end == "unfinished" else "unproven"


def sentence(report: dict[str, Any]) -> str:
    """A report in one line."""
    if not report["ok"]:
        return f"refused: {report['error']}"
    score = "-".join(str(points) for points in report["score"].values())
    by = f" by {report['by']}" if report["by"] else ""
    course = f"{report['end']}{by}, {score}, {report['decisions']} decisions"
    cards = f"{report['cards']} cards turned up"
    if report["proof"] == "secret":
        return f"right: {course}, {cards} as the promised secret and the players' nonces say"
    unproven = report["commitment"] == "unproven"
    but = "; the commitment is not proven (no secret given)" if unproven else ""
    if report["proof"]:
        return f"right: {course}, {cards} as the {report['proof']} says{but}"
    if report["provable"]:
        return f"right: {course}, {cards}, not yet provable (the secret is revealed at the end)"
    return f"right: {course}, {cards}, not proven (no seed or key given){but}"
