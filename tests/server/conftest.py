"""Tests that wait for something run on asyncio, which the server uses too."""

import pytest


@pytest.fixture
def anyio_backend() -> str:
    """The only one."""
    return "asyncio"
