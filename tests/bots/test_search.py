"""The strong search: what it shares, how it samples, and that it sees what lies ahead."""

from collections.abc import Iterator
from itertools import islice

import pytest

from targi.bots.core.chance_source import Chance
from targi.bots.core.hashing import state_hash
from targi.bots.core.resolving import EFFORT, Resolver, default_action
from targi.bots.core.search import Search, next_card
from targi.bots.core.tree import DECISION, DRAW, END, Node
from targi.bots.weights import evaluator_of
from targi.game import Game
from targi.rules.actions import HALF
from targi.rules.chance import chance_count
from targi.rules.engine import apply, apply_chance, legal
from targi.rules.state import DISCARDS_AT, NO_CHANCE, State
from tests.bots.positions import BOXES, FEW, decisions, game_at


def search_of(game: Game, work: int, seed: int = 1) -> Search:
    """A search of a game's position after so much work."""
    found = Search(game.state, evaluator_of(game.ruleset.box), seed)
    found.run(work)
    return found


def nodes(root: Node) -> list[Node]:
    """All nodes of a tree, each once."""
    found, waiting = {id(root): root}, [root]
    while waiting:
        for child in waiting.pop().children:
            if child is not None and id(child) not in found:
                found[id(child)] = child
                waiting.append(child)
    return list(found.values())


def test_orders_of_actions_lead_to_one_node() -> None:
    """Dates then salt, salt then dates: the search knows the position again."""
    game = Game(seed=1)
    for text in ("place 2", "place 6", "place 3", "place 7", "place 15", "place 11"):
        game.play(text)
    one, other = game.state, game.state
    for state, order in ((one, ("use 2", "use 3")), (other, ("use 3", "use 2"))):
        for text in order:
            apply(state, next(m.action for m in game.legal_moves() if m.text == text))
    assert one.to_bytes() == other.to_bytes()
    assert state_hash(one) == state_hash(other) != state_hash(game.state)


@pytest.mark.parametrize("box", BOXES)
def test_different_positions_have_different_numbers(box: str) -> None:
    """Over all decisions of some games and all that follows at once."""
    numbers: dict[int, bytes] = {}
    for game in decisions(box, games=2, every=3):
        for action in legal(game.state):
            after = game.state
            apply(after, action)
            data = after.to_bytes()
            assert numbers.setdefault(state_hash(after), data) == data
    assert len(numbers) > 300


@pytest.mark.parametrize("box", BOXES)
def test_positions_with_other_cards_in_a_pile_have_other_numbers(box: str) -> None:
    """Any two cards of a pile may be the ones that came: of 45 cards also those 30 apart."""
    start = Game(box, seed=1).state
    numbers = set()
    cards = [card for card in range(45) if start.pool[1] >> card & 1]
    for card in cards:
        state = start.copy()
        state.pool[1] ^= 1 << card
        numbers.add(state_hash(state))
    assert len(numbers) == len(cards) > 30


@pytest.mark.parametrize("box", BOXES)
def test_positions_after_a_drawn_card_have_different_numbers(box: str) -> None:
    """Inside actions that turn a card up, whichever card came, and after what is chosen then."""
    numbers: dict[int, bytes] = {}
    for state in drawing(box):
        for card in range(chance_count(state)):
            drawn = state.copy()
            apply_chance(drawn, card)
            for after in (drawn, *followers(drawn)):
                data = in_any_order(after).to_bytes()
                assert numbers.setdefault(state_hash(after), data) == data
    assert len(numbers) > 300


def in_any_order(state: State) -> State:
    """A state whose discards are sorted: their order is what a number does not know."""
    found = state.copy()
    for first, number in zip(DISCARDS_AT, found.discarded, strict=False):
        pile = sorted(found.discards[first + at] for at in range(number))
        for at, card in enumerate(pile):
            found.discards[first + at] = card
    return found


def drawing(box: str) -> Iterator[State]:
    """Positions of some games in which an action turns a card up."""
    for game in decisions(box, games=4, every=1):
        for after in followers(game.state):
            if after.chance != NO_CHANCE and after.depth > 0:
                yield after


def followers(state: State) -> Iterator[State]:
    """What each legal action leads to."""
    for action in legal(state) if state.chance == NO_CHANCE else ():
        after = state.copy()
        apply(after, action)
        yield after


def test_an_empty_place_differs_from_the_first_card() -> None:
    """No card is -1 and the first card 0; a hash easily takes one for the other."""
    empty, first = Game(seed=1).state, Game(seed=1).state
    first.blue.slots[0] = 0
    assert state_hash(empty) != state_hash(first)


@pytest.mark.parametrize("box", BOXES)
def test_the_tree_is_sound(box: str) -> None:
    """Visits add up, values are averages, draws and ends are what they should be."""
    for number in (2, 8, 14):
        search = search_of(game_at(box, number), 3 * FEW)
        assert search.root.visits == sum(search.root.followed) == search.simulations
        for node in nodes(search.root):
            if node.kind == END:
                assert node.branches == 0
            elif node.kind == DRAW:
                assert node.state.chance != NO_CHANCE
                assert node.state.depth > 0
            else:
                assert list(node.actions) == legal(node.state)
            assert 0 <= node.win <= 1
            known = [node.branch_win(b) for b in range(node.branches) if node.followed[b]]
            if known and node.kind == DRAW:
                assert min(known) - 1e-9 <= node.win <= max(known) + 1e-9


def test_a_line_ends_where_the_centre_is_filled_anew() -> None:
    """Beyond, too many cards may come."""
    search = search_of(game_at("base", 4), 20 * FEW)
    rounds = {node.state.round for node in nodes(search.root)}
    assert rounds == {search.root.state.round}


def test_priors_are_shares_and_the_best_guess_has_the_largest() -> None:
    """They sum to 1, and nothing is left out entirely."""
    root = search_of(game_at("base", 0), 0).root
    assert sum(root.prior) == pytest.approx(1)
    assert min(root.prior) > 0
    best = max(range(root.branches), key=root.branch_utility)
    assert root.prior[best] == max(root.prior)


@pytest.mark.parametrize("cards", [1, 2, 3, 7, 12, 19, 24, 45])
def test_cards_are_drawn_in_turn(cards: int) -> None:
    """Every card once before any comes again."""
    state = game_at("base", 0).state
    node = Node(state, cards, search_of(game_at("base", 0), 0).root.actions)
    node.kind = DRAW
    drawn = []
    for visit in range(cards):
        node.visits = visit
        drawn.append(next_card(node))
    assert sorted(drawn) == list(range(cards))


def test_memory_has_a_bound() -> None:
    """A search that is full stops, whatever its budget."""
    search = Search(game_at("base", 0).state, evaluator_of("base"), seed=1, most=FEW)
    search.run(10**12)
    assert search.full()
    assert len(search.known) == len(nodes(search.root)) == FEW
    before = search.simulations
    search.run(10**12)
    assert search.simulations == before


def test_work_is_what_was_asked_for() -> None:
    """The simulation that reaches it is the last one."""
    game = game_at("base", 1)
    for work in (FEW, 2 * FEW):
        search = search_of(game, work)
        assert search.work() >= work
        shorter = search_of(game, 0)
        while shorter.simulations < search.simulations - 1:
            shorter.run(shorter.work() + 1)
        assert shorter.work() < work


@pytest.mark.parametrize("box", BOXES)
def test_resolving_finds_the_best_end_of_an_action(box: str) -> None:
    """Where the effort suffices, no sequence of choices gives more than what was found."""
    evaluator = evaluator_of(box)
    resolver = Resolver(evaluator, Chance(1))
    compared = 0
    for game in decisions(box, games=2, every=7):
        state = game.state
        ends = list(islice(quiet_ends(state.copy()), 6)) if state.depth else []
        if not 1 < len(ends) < 6:
            continue
        resolver.resolve(state.copy(), 1000)
        if any(end.depth for end in ends):
            continue
        sign = 1 if state.to_move == 0 else -1
        best = max(sign * evaluator.win(end, evaluator.lead(end)) for end in ends)
        assert sign * resolver.win == pytest.approx(best, abs=0.01)
        compared += 1
    assert compared > 3


def quiet_ends(state: State) -> Iterator[State]:
    """All positions in which an action may end; a card turned up on the way ends it too."""
    if state.depth == 0 or state.chance != NO_CHANCE:
        yield state
        return
    for action in legal(state):
        after = state.copy()
        apply(after, action)
        yield from quiet_ends(after)


@pytest.mark.parametrize("box", BOXES)
def test_resolving_ends_with_little_effort(box: str) -> None:
    """Wide actions are cut short: choices by default, and they are legal."""
    resolver = Resolver(evaluator_of(box), Chance(1))
    for game in decisions(box, games=2, every=5):
        assert default_action(game.state) in legal(game.state)
        for effort in (1, EFFORT):
            before = resolver.work
            resolver.resolve(game.state, effort)
            assert 1 <= resolver.work - before <= 4 * EFFORT
            assert 0 <= resolver.win <= 1


def test_chance_is_even_and_a_function_of_its_seed() -> None:
    """Every number comes about as often, and the same seed gives the same row."""
    chance, again = Chance(5), Chance(5)
    row = [chance.below(10) for _ in range(10_000)]
    assert row == [again.below(10) for _ in range(10_000)]
    assert all(900 < row.count(n) < 1100 for n in range(10))
    assert [Chance(6).below(1000) for _ in range(5)] != row[:5]


def test_the_search_finds_better_moves_than_the_first_guess() -> None:
    """By its own values its choice is never much worse than the first guess, sometimes better."""
    better = 0
    for game in decisions("base", games=1, every=12):
        root = search_of(game, 5 * FEW).root
        if root.kind == DECISION:
            guess = max(range(root.branches), key=lambda b: root.sign() * guess_of(root, b))
            chosen = root.favourite()
            gain = root.sign() * (root.branch_utility(chosen) - root.branch_utility(guess))
            assert gain > -0.05
            better += gain > 0.01
    assert better > 0


def guess_of(root: Node, branch: int) -> float:
    """What a branch was first thought to be worth."""
    return root.guess_win[branch]


def test_actions_above_the_half_are_found_too() -> None:
    """The tree lists the upper actions, such as done, like the lower ones."""
    root = search_of(game_at("base", 7), FEW).root
    assert any(action >= HALF for node in nodes(root) for action in node.actions)


def test_a_drawn_card_leads_to_its_own_position() -> None:
    """Each outcome of a draw is searched as the card it is."""
    for node in nodes(search_of(game_at("base", 6), 20 * FEW).root):
        for card in range(node.branches if node.kind == DRAW else 0):
            child = node.children[card]
            if child is not None:
                after = node.state.copy()
                apply_chance(after, card)
                assert state_hash(after) == state_hash(child.state)
