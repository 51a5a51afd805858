"""Tables over bad wires, with crashes: nothing is lost, doubled or stuck, and all see the same."""

import pytest

from tests.server.simulation import simulate


@pytest.mark.parametrize("seed", range(100))
def test_a_table_survives_bad_wires_and_crashes(seed: int) -> None:
    """Whoever breaks this gets a seed that breaks it again, exactly."""
    simulate(seed)


def test_a_seed_replays_exactly() -> None:
    """The same journal byte by byte, and as many things happened."""
    one, other = simulate(3), simulate(3)
    assert one.server.journal == other.server.journal
    assert one.world.happened == other.world.happened


@pytest.mark.soak
@pytest.mark.parametrize("first", range(100, 2100, 100))
def test_two_thousand_tables_survive(first: int) -> None:
    """The same with seeds that the quick run does not have; a failure names its seed."""
    for seed in range(first, first + 100):
        try:
            simulate(seed)
        except BaseException:
            print(f"failing seed: {seed}")
            raise
