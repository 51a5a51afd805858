"""Where other servers leaked what nobody may know, one test each; here none of it gets out.

Nothing in Targi is private to a player. What nobody may know before its time is the order of the
cards: the server's secret, the key, and everything that they could be guessed from.
"""

import asyncio
import json
import pickle
from dataclasses import fields
from pathlib import Path
from random import Random
from typing import Any

import pytest

from targi import Game
from targi.game.names import Json
from targi.server.hosting.bot_pool import BotRequest
from targi.server.machine.deciding.context import CommandContext
from targi.server.machine.deciding.decide import decide
from targi.server.machine.feed import Feed, answer
from targi.server.machine.recording import record_of
from targi.server.machine.seats import OTHER
from targi.server.machine.table import Table
from targi.server.machine.undoing import free_undo
from targi.server.wire import commands as cm
from targi.server.wire.basics import SEATS, Seat
from targi.server.wire.http import NewTable
from tests.server.serving import FRIEND, LONG, be_ready, play, served
from tests.server.tables import (
    ANN,
    BOT,
    EVE,
    ME,
    NONCES,
    SECRET,
    Played,
    against_bot,
    code,
    playing,
)
from tests.server.tables import (
    FRIEND as FRIEND_SEAT,
)

HELLO = cm.Hello(protocol=cm.PROTOCOL)


def after(moves: int, played: Played | None = None) -> Played:
    """A game in which so many moves have been made."""
    played = played or playing()
    played.play_until(lambda table: len(table.game.history) >= moves)
    return played


def snapshot(played: Played, holder: str | None = None) -> dict[str, Any]:
    """What a newcomer gets."""
    told: dict[str, Any] = json.loads(played.feed.welcome(HELLO, holder))
    return told


def secrets_of(table: Table) -> list[str]:
    """What would give the cards away."""
    return [table.created.secret, table.game.key]


def paths(value: Json, at: str = "") -> set[str]:
    """Every field of a message by its path; of lists, whatever is in them."""
    if isinstance(value, dict):
        return {at} | {path for name in value for path in paths(value[name], f"{at}.{name}")}
    if isinstance(value, list):
        return {at} | {path for one in value for path in paths(one, f"{at}[]")}
    return {at}


def test_no_stack_of_moves_to_undo_or_redo_is_sent() -> None:
    """boardgame.io #399: with the undo stack came states that some had not seen."""
    played = after(30)
    played.play_until(lambda table: free_undo(table, played.to_move) is not None)
    before = played.table.game.takebacks
    assert code(played.ask(cm.Undo, played.to_move)) is None
    for seat in SEATS:
        played.ask(cm.AskUndo, seat)
    told = snapshot(played)
    found = {path.rsplit(".", 1)[-1] for path in paths(told)}
    assert found.isdisjoint({"history", "stack", "redo", "future", "past"})
    assert (told["now"]["moves"], told["now"]["takebacks"]) == (
        len(played.table.game.history),
        before + 1,
    )


def test_no_initial_state_is_sent() -> None:
    """boardgame.io #1159: a snapshot has the moment, and nothing of how it began."""
    told = snapshot(after(30))
    assert set(told) == {"kind", "protocol", "about", "you", "now"}
    assert set(told["about"]) == (
        {"table", "rules", "ruleset", "cards", "first", "from_round", "grace", "commitment"}
    )


def test_the_log_of_commands_has_no_arguments_that_others_gave() -> None:
    """boardgame.io #227: ids of commands, who sent them, and bytes before both gave theirs."""
    played = Played(NewTable(ME, FRIEND_SEAT))
    take = cm.TakeSeat(id="id-of-ben", seat="white", expected=1, name="Ben")
    played.send(take, "person-ben", invitation="hash-of-the-link")
    given = cm.GiveNonce(id="id-of-ann", seat="blue", expected=2, nonce=NONCES["blue"])
    played.send(given, ANN)
    sent = b"".join([*played.messages, played.feed.welcome(cm.Hello(protocol=1, last=1), EVE)])
    assert [word for word in (b"id-of-", b"person-ben", b"hash-of") if word in sent] == []
    assert NONCES["blue"].encode() not in sent


def test_nothing_beside_the_game_rides_along() -> None:
    """boardgame.io #671: what plugins kept. Every field that is sent is one of the document's."""
    told = snapshot(after(40))
    tops = {path for path in paths(told["now"]) if path.count(".") == 1 and "[" not in path}
    document = {f".{name}" for name in NOW}
    assert tops == document


NOW = (
    *("number", "at", "state", "seats", "to_move", "since", "draw", "undo", "rematch"),
    *("position", "scores", "moves", "takebacks", "hints", "asked", "legal", "prices", "result"),
)


def test_no_seed_and_no_state_of_a_generator_reaches_a_client() -> None:
    """Neither whole nor in parts: eight digits of the secret or the key are nowhere."""
    played = after(60)
    sent = b"".join(
        [
            *played.messages,
            *(
                played.feed.welcome(cm.Hello(protocol=1, last=n), who)
                for n in range(played.table.number)
                for who in (ANN, None)
            ),
            record_of(played.table).encode(),
        ]
    ).decode()
    for secret in secrets_of(played.table):
        parts = {secret[n : n + 8] for n in range(0, len(secret) - 8, 4)}
        assert [
            part for part in parts if part in sent.replace(played.table.created.commitment, "")
        ] == []


def test_a_preview_ends_before_the_first_card() -> None:
    """FBG #768: a move tried out offline showed the card. What would come is in no preview."""
    played = playing()
    turned = 0
    for _ in range(80):
        now = snapshot(played)["now"]
        legal = now["legal"][played.table.number % len(now["legal"])]
        unseen = {card for pile in now["position"]["piles"].values() for card in pile}
        move = played.move(legal["move"]).entries[0]
        up = set(getattr(move, "up", ()))
        turned += len(up)
        told = json.dumps(legal)
        assert [card for card in up & unseen if f'"{card}"' in told] == []
    assert turned > 5


def test_face_down_cards_and_piles_tell_nothing_of_their_order() -> None:
    """throneteki #5: two games with other keys look the same until a card is turned up."""
    one, other = playing(), Played(NewTable(ME, BOT), secret="77" * 32)
    other.ask(cm.GiveNonce, "blue", nonce=NONCES["blue"])
    first, second = (snapshot(played)["now"]["position"] for played in (one, other))
    assert first["centre"] != second["centre"]
    for kind, pile in first["piles"].items():
        others = second["piles"][kind]
        assert [card for card in pile if card in others] == [
            card for card in others if card in pile
        ]
    played = after(60, one)
    cells = {cell for row in played.moment()["position"]["centre"] for cell in row}
    assert {cell for cell in cells if "?" in cell} <= {"goods?", "tribe?"}


def test_bots_are_given_a_position_and_no_key() -> None:
    """Pgx 1: planners found the key in the state. What is sent to their processes has none."""
    assert [field.name for field in fields(BotRequest)] == ["level", "position", "cards"]
    played = against_bot()
    question = pickle.dumps(BotRequest("gecko", played.table.game.position(), None))
    for secret in secrets_of(played.table):
        assert secret.encode() not in question
        assert bytes.fromhex(secret) not in question


def test_an_undo_across_a_card_needs_consent_and_brings_the_same_card() -> None:
    """Nobody draws again until the card is to his liking."""
    played = playing()
    while not (history := played.table.game.history) or not history[-1].up:
        played.move()
    turned = history[-1].up
    seat: Seat = "blue" if history[-1].player == "blue" else "white"
    text = history[-1].move.text
    assert code(played.ask(cm.Undo, seat)) in ("needs_consent", "nothing_to_undo")
    played.ask(cm.AskUndo, seat)
    assert code(played.ask(cm.AllowUndo, OTHER[seat])) is None
    while played.table.game.legal_moves() and text not in [
        legal.text for legal in played.table.game.legal_moves()
    ]:
        played.move()
    played.move(text)
    assert played.table.game.history[-1].up == turned


def test_errors_say_nothing_of_what_comes() -> None:
    """A refusal is made of the position alone: with another key it is the same, word by word."""
    one, other = playing(), playing()
    other.table._game = Game.from_position(one.table.game.position(), key="00" * 32)
    for text in ("place 4", "done", "use 1", "nonsense"):
        refusals = []
        for played in (one, other):
            command = cm.Move(id="x", seat=played.to_move, expected=played.table.number, move=text)
            context = CommandContext(played.table.places[played.to_move].holder, played.now)
            refusals.append(answer("x", decide(played.table, command, context)))
        assert refusals[0] == refusals[1]


def test_forced_moves_come_with_the_decision_before_them() -> None:
    """A pause would reveal that a player had no choice: what is forced is in the same entry."""
    played = after(120)
    forced = [
        entry
        for message in played.messages
        for entry in json.loads(message).get("entries", [])
        if any(told["forced"] for told in entry.get("told", ()))
    ]
    assert forced
    assert all(entry["kind"] in ("moved", "started") for entry in forced)


def test_replays_and_saved_games_show_what_was_seen() -> None:
    """A restarted server tells spectators the same as a live one."""
    played = after(50)
    again = Feed(played.journal)
    assert again.welcome(HELLO, None) == played.feed.welcome(HELLO, None)
    assert b"secret" not in again.welcome(HELLO, None)


@pytest.mark.anyio
async def test_nothing_that_leaves_the_server_holds_a_secret_before_the_end(
    tmp_path: Path,
) -> None:
    """Every byte to players, spectators and HTTP clients, in a game with takebacks."""
    heard: list[str] = []
    async with served(tmp_path) as server, asyncio.timeout(LONG):
        ann, ben, eve = server.visitor(), server.visitor(), server.visitor()
        made = await ann.make(white=FRIEND)
        table, link = made["table"], made["invitations"]["white"]
        await ben.claim(table, "Ben", link)
        async with ann.at(table) as blue, ben.at(table) as white, eve.at(table) as watcher:
            for client in (blue, white, watcher):
                client.heard = lambda message: heard.append(json.dumps(message))
            await asyncio.gather(
                be_ready(blue, "blue", Random(1)), be_ready(white, "white", Random(2))
            )
            await asyncio.gather(
                play(blue, ["blue"], Random(1), upto=30),
                play(white, ["white"], Random(2), upto=30),
            )
            await blue.command("ask_undo", "blue")
            await blue.command("move", "blue", move="place 4")
            for path in ("", "/record", "/past?before=99", "/cards"):
                heard.append((await eve.http.get(f"/api/tables/{table}{path}")).text)
            for path in ("/api/tables", "/api/me", "/api/me/tables", "/metrics", "/api/about"):
                heard.append((await ann.http.get(path)).text)
            # Whoever asks for a secret gets a new one, and nothing else.
            waiting = (await ann.make(white=FRIEND))["table"]
            for path in (f"/api/tables/{waiting}/invite", "/api/me/link"):
                heard.append((await ann.http.post(path)).text)
            device = {"secret": json.loads(heard[-1])["secret"]}
            heard.append((await eve.http.post("/api/me/whose", json=device)).text)
            claim = {"name": "Ben", "secret": link}
            heard.append((await ben.http.post(f"/api/tables/{table}/claim", json=claim)).text)
        live: Table = server.registry.live[table].feed.table
        hidden = [*secrets_of(live), link, str(ann.token), str(ben.token)]
        hidden += [str(live.places[seat].holder) for seat in ("blue", "white")]
        assert [one for one in hidden if any(one in text for text in heard)] == []
        assert live.created.secret != SECRET
        assert len(heard) > 100
