"""Tables over bad wires, with crashes: nothing is lost, doubled or stuck, and all see the same."""

import pytest

from targi.server.wire.journal import Entry, encode_entry
from tests.server.sim_server import Server
from tests.server.simulation import simulate

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("seed", range(60))  # of these, number 53 is a whole game
def test_a_table_survives_bad_wires_and_crashes(seed: int) -> None:
    """Whoever breaks this gets a seed that breaks it again, exactly."""
    simulate(seed)


def test_a_seed_replays_exactly() -> None:
    """The same journal byte by byte, and as many things happened."""
    one, other = simulate(3), simulate(3)
    assert one.server.journal == other.server.journal
    assert one.world.happened == other.world.happened


class Hasty(Server):
    """Tells everybody before it has appended."""

    def keep(self, entries: tuple[Entry, ...]) -> None:
        """The wrong order: what was told may be lost."""
        assert self.feed is not None
        if entries:
            self.tell(self.feed.apply(entries))
            self.perhaps_crash()
            self.journal += map(encode_entry, entries)


class Forgetful(Server):
    """Forgets after a restart which commands it has carried out."""

    def start(self) -> None:
        """The ids in the journal are ignored."""
        super().start()
        if self.feed is not None:
            self.feed.table.answers.clear()


def breaks(server: type[Server], seed: int) -> bool:
    """Whether a seed shows that this server is wrong."""
    try:
        simulate(seed, server)
    except AssertionError:
        return True
    return False


@pytest.mark.parametrize("server", [Hasty, Forgetful])
def test_the_simulation_finds_servers_that_lose_or_double(server: type[Server]) -> None:
    """It would be worth nothing if they passed."""
    assert any(breaks(server, seed) for seed in range(20))


@pytest.mark.soak
@pytest.mark.parametrize("first", range(0, 2000, 100))
def test_two_thousand_tables_survive(first: int) -> None:
    """The same with many more seeds; a failure names its seed."""
    for seed in range(first, first + 100):
        try:
            simulate(seed)
        except BaseException:
            print(f"failing seed: {seed}")
            raise
