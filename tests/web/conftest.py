"""A real server and a real browser, for tests that look at the client as people do."""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterator
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from targi.server.hosting import registry
from tests.web.house import Server
from tests.web.visiting import LONGEST, Visitor
from tools.browser import find_browser

FOLDER = Path(__file__).parent
CLIENT = Path(__file__).parents[2] / "src/targi/web_client/index.html"
# As root and without a network: no sandbox, and no calls home.
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
# Tests ask where things are and how they look, never for pixels. Without memory for them none are
# drawn, which would be 40 % of the work of a page's process.
WITHOUT_PIXELS = "--force-gpu-mem-available-mb=0"

expect.set_options(timeout=LONGEST)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Look with browsers last: Playwright keeps an event loop, beside which no other can run."""
    items.sort(key=lambda item: FOLDER in item.path.parents)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A Chromium; without one these tests are left out, but not where all must be shown."""
    found = find_browser()
    if found is None or not CLIENT.exists():
        no_browser = "Chromium: .venv/bin/python tools/browser.py"
        missing = no_browser if found is None else "client: make setup"
        if os.environ.get("CI"):
            pytest.fail(f"missing {missing}")
        pytest.skip(f"missing {missing}")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=[*FLAGS, WITHOUT_PIXELS])
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that all tests share; each makes tables of its own."""
    with Server(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture(autouse=True)
def same_deal(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A test is dealt the same cards in every run, so that what fails once fails again."""
    random = Random(request.node.nodeid)
    seeded = SimpleNamespace(
        token_hex=lambda count: random.randbytes(count).hex(),
        token_urlsafe=secrets.token_urlsafe,
    )
    monkeypatch.setattr(registry, "secrets", seeded)


@pytest.fixture
def ann(browser: Browser, server: Server) -> Iterator[Visitor]:
    """Somebody at a desk."""
    with Visitor(browser, server.url) as visitor:
        yield visitor


@pytest.fixture
def ben(browser: Browser, server: Server) -> Iterator[Visitor]:
    """Somebody else, at another computer."""
    with Visitor(browser, server.url) as visitor:
        yield visitor
