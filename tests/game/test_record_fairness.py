"""Records that prove a fair game: commitment, nonces and secret explain the key and all cards."""

import pickle
from hashlib import sha256

import pytest

from targi import Game, RecordError
from targi.game.fairness import commitment_to, key_from
from tests.corpus.players import keen_move

SECRET, BLUE, WHITE = "5e" * 32, "b1" * 16, "3f" * 16
OTHER = "00" * 32
PROMISE = {"commitment": commitment_to(SECRET), "nonces": f"{BLUE} {WHITE}"}


def fair_game(decisions: int = 40) -> Game:
    """A game of which a server dealt the cards."""
    game = Game("expansion", key=key_from(SECRET, BLUE, WHITE))
    for _ in range(decisions):
        game.play(keen_move(game, 3))
    return game


def proven() -> str:
    """The record of such a game after its end."""
    return fair_game().record(end="resigned", by="blue", secret=SECRET, **PROMISE)


def refusal(text: str) -> str:
    """Why a record is refused."""
    with pytest.raises(RecordError) as refused:
        Game.from_record(text)
    return str(refused.value)


def test_the_hashes_are_of_bytes_in_order() -> None:
    """As anybody can compute them."""
    secret, blue, white = (bytes.fromhex(text) for text in (SECRET, BLUE, WHITE))
    assert commitment_to(SECRET) == sha256(secret).hexdigest()
    assert key_from(SECRET, BLUE, WHITE) == sha256(secret + blue + white).hexdigest()


def test_a_record_with_its_secret_comes_back() -> None:
    """The secret is the last line; what was promised before stands where it always did."""
    text = proven()
    assert text.endswith(f"  key: {key_from(SECRET, BLUE, WHITE)}\nsecret: {SECRET}\n")
    game = Game.from_record(text)
    assert game.headers.secret == SECRET
    assert game.record() == text


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        (f"secret: {SECRET}", f"secret: {OTHER}", "line 4: expected commitment: "),
        (PROMISE["commitment"], commitment_to(OTHER), "line 4: expected commitment: "),
        (f"commitment: {PROMISE['commitment']}\n", "", "expected commitment: "),
        (BLUE, WHITE, "expected key: "),
        (f"nonces: {PROMISE['nonces']}", f"nonces: {WHITE} {BLUE}", "expected key: "),
        (f"nonces: {PROMISE['nonces']}", f"nonces: {BLUE}", "line 5: expected nonces: 32 hexad"),
        (f"nonces: {PROMISE['nonces']}\n", "", "expected nonces: with a secret, both"),
        (f"{WHITE}\n", f"{WHITE}0\n", "line 5: expected nonces: 32 hexadecimal digits"),
        (f"  key: {key_from(SECRET, BLUE, WHITE)}", "", "expected key: "),
        (key_from(SECRET, BLUE, WHITE), "ab" * 32, "expected key: "),
        (f"secret: {SECRET}", "secret: 5e", "expected secret: 64 hexadecimal digits"),
        ("end: resigned  by: blue", "end: unfinished", "expected no secret before the game has"),
    ],
)
def test_whatever_does_not_fit_is_refused(old: str, new: str, complaint: str) -> None:
    """The line, and what the other fields give."""
    text = Game.from_record(proven()).record(blue="Ann")
    assert old in text
    assert complaint in refusal(text.replace(old, new))


def test_changed_cards_are_refused_against_the_secret() -> None:
    """The key follows from the secret, and every card from the key."""
    text = proven()
    deal = next(line for line in text.splitlines() if line.startswith("deal: ")).split(" ")
    deal[1], deal[3] = deal[3], deal[1]
    swapped = "\n".join(
        " ".join(deal) if line.startswith("deal: ") else line for line in text.splitlines()
    )
    assert "which seed or key turn up" in refusal(f"{swapped}\n")


def test_a_secret_is_not_written_before_the_end() -> None:
    """It would tell the cards to come."""
    with pytest.raises(RecordError, match="expected no secret before the game has ended"):
        fair_game().record(secret=SECRET, **PROMISE)
    open_record = fair_game().record(**PROMISE)
    assert "secret" not in open_record
    assert "key" not in open_record
    assert Game.from_record(open_record).headers.commitment == PROMISE["commitment"]


def test_a_wrong_secret_is_not_written() -> None:
    """Nor one for a game with a seed, or one whose first cards came from a record without a key."""
    with pytest.raises(RecordError, match="expected commitment: "):
        fair_game().record(end="agreed", secret=OTHER, **PROMISE)
    with pytest.raises(RecordError, match="expected key: "):
        Game("expansion", seed=1).record(end="agreed", secret=SECRET, **PROMISE)
    again = Game.from_record(fair_game().record(**PROMISE))
    with pytest.raises(RecordError, match=r"expected key: .* found ''"):
        again.record(end="agreed", secret=SECRET)


def test_a_game_played_on_loses_its_secret() -> None:
    """As it loses its end: what was revealed is no proof of cards to come."""
    game = Game.from_record(proven())
    game.play(game.legal_moves()[0])
    assert "secret" not in game.record()


@pytest.mark.parametrize("game", [fair_game(), Game.from_record(proven()), Game(seed=4)])
def test_a_copy_with_a_seed_claims_no_deal(game: Game) -> None:
    """Its cards come from two sources, so that no seed, key or secret can prove them."""
    twin = game.copy(seed=11)
    text = twin.record()
    for name in ("seed", "key", "secret", "commitment", "nonces"):
        assert f"{name}: " not in text
    assert Game.from_record(text) == pickle.loads(pickle.dumps(twin)) == twin == game
