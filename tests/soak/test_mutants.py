"""Small random faults in the rules do not go unnoticed."""

import os

import pytest

from tests.soak.mutants import unexplained_survivors


@pytest.mark.soak
def test_three_hundred_mutants_of_the_rules_are_noticed_or_explained() -> None:
    """A fault in the rules fails some test, unless explained.toml says why it cannot."""
    assert unexplained_survivors(count=300, seed=1, jobs=os.cpu_count() or 1) == []
