"""However long a bot may think, its memory has a bound."""

import subprocess
import sys

import pytest

from targi import _build

MOST = 500  # MB
SEARCHES = """
import resource, sys, targi
from targi.bots.core.search import MOST_NODES, Search
from targi.bots.core.uct import MOST_PLACES, PlainSearch
from targi.bots.weights import evaluator_of

state = targi.Game("expansion", seed=1).state
if sys.argv[1] == "plain":
    search = PlainSearch(state, 1, MOST_PLACES // int(sys.argv[2]))
else:
    search = Search(state, evaluator_of("expansion"), 1, MOST_NODES // int(sys.argv[2]))
search.run(10**12)
assert search.full()
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024)
"""


@pytest.mark.soak
@pytest.mark.skipif(sys.platform != "linux", reason="asks Linux how much memory was used")
@pytest.mark.skipif(not _build.compiled(), reason="fills the memory in minutes only if compiled")
@pytest.mark.parametrize("workers", [1, 4])
@pytest.mark.parametrize("search", ["plain", "strong"])
def test_searches_that_are_full_take_no_more_than_500_mb(search: str, workers: int) -> None:
    """All workers of a question together, from the opening of the expansion."""
    command = [sys.executable, "-c", SEARCHES, search, str(workers)]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert workers * float(told) < MOST
