"""What can be asked about the server: its levels, whether a card file will do, how it is."""

from __future__ import annotations

import asyncio

from litestar import Response, get, post
from litestar.enums import MediaType
from litestar.params import JSONBody

from targi.bots import names as level_names
from targi.cards import CardError
from targi.cards.custom.reading import parse_cards_file
from targi.game import RulesetError
from targi.game.ruleset_text import hash_of
from targi.server.machine.creating import ruleset_with
from targi.server.machine.custom_faces import custom_faces
from targi.server.web.dependencies import TheRegistry
from targi.server.web.problems import responses
from targi.server.wire.commands import PROTOCOL
from targi.server.wire.http import CardFile, CheckedCards, ServerInfo
from targi.server.wire.refusals import Details, Refused


@get("/api/about", responses=responses())
async def about() -> ServerInfo:
    """The version of the protocol, and the levels of bots."""
    return ServerInfo(PROTOCOL, level_names())


@post("/api/cards", status_code=200, responses=responses("bad_table"))
async def check_cards(data: JSONBody[CardFile]) -> CheckedCards:
    """Whether a table can be made with a custom card file; if not, where it is wrong."""
    return await asyncio.to_thread(_accepted, data)  # a long file takes a while


def _accepted(data: CardFile) -> CheckedCards:
    try:
        cards = parse_cards_file(data.cards, "own cards")
        ruleset = ruleset_with(cards, data.ruleset)
    except (CardError, RulesetError) as error:
        raise Refused("bad_table", Details(expected=str(error))) from None
    return CheckedCards(hash_of(cards), custom_faces(ruleset))


@get("/healthz", media_type=MediaType.TEXT)
async def healthz(registry: TheRegistry) -> str:
    """Whether the server and its database answer."""
    await registry.store.due(0)
    return "ok\n"


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(registry: TheRegistry) -> Response[str]:
    """Figures for those who watch the server."""
    tables = registry.live.values()
    now = {
        "tables_in_memory": len(registry.live),
        "connections": sum(len(table.viewers) for table in tables),
        "bot_questions_waiting": registry.bot_pool.waiting,
        "bot_moves_total": registry.bot_pool.answered,
    }
    return Response(registry.metrics.text(now), media_type="text/plain; version=0.0.4")
