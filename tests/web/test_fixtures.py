"""The files that the client's own tests read are what the server and the words say today."""

import pytest

from tests.web.make import TARGET, files


@pytest.mark.parametrize(
    "name", ["messages-base.ts", "messages-expansion.ts", "sentences.ts", "seen.ts", "tables.ts"]
)
def test_the_files_of_the_clients_tests_are_up_to_date(name: str) -> None:
    """If not: `.venv/bin/python -m tests.web.make`, and read the difference."""
    assert (TARGET / name).read_text(encoding="utf-8") == files()[name]
