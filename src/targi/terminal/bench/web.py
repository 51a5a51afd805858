"""`targi bench web`: how heavy the web client is, and how soon one can play after opening it.

A server runs as a process of its own with a new database. A headless Chromium opens the start page
and a new table, each time with nothing in its cache. What is measured is the time from asking for
the page until something can be clicked, and what was loaded until then.
"""

from __future__ import annotations

import argparse
import gzip
import json
import os
import shutil
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple

from playwright.sync_api import (
    Browser,
    BrowserContext,
    Error,
    Playwright,
    Response,
    sync_playwright,
)

from targi.terminal import UserError
from targi.terminal.bench.players import from_address
from targi.terminal.bench.server import running_server

# The whole browser where there is one, as people have it; its shell is faster.
BROWSERS: Final = ("chromium", "chromium-browser", "google-chrome", "chromium-headless-shell")
NO_BROWSER: Final = "targi bench web needs Chromium, for example: sudo apt-get install chromium"
VIEWPORT: Final = {"width": 1280, "height": 720}
# The first thing that can be clicked: the way to a game, and a legal move.
START: Final = "main .btn.primary"
MOVE: Final = "button.is-legal"
CLICKABLE: Final = """wanted => {
    const found = document.querySelector(wanted);
    return found !== null && !found.disabled && found.getClientRects().length > 0
        && performance.now();
}"""
SEATS: Final = {
    "blue": {"kind": "me", "name": "Ann"},
    "white": {"kind": "bot", "level": "scarab"},
    "first": "blue",
}


class Visit(NamedTuple):
    """One page opened with an empty cache."""

    milliseconds: float
    script_bytes: int  # gzipped, as a proxy sends them
    all_bytes: int  # as they are


def launch(playwright: Playwright) -> Browser:
    """A Chromium of this computer, or the one that playwright brought along."""
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    flags = ["--no-sandbox"] if os.name == "posix" and os.geteuid() == 0 else []
    try:
        return playwright.chromium.launch(executable_path=found, args=flags)
    except Error:
        raise UserError(NO_BROWSER) from None


def visitor(browser: Browser, number: int) -> BrowserContext:
    """Somebody with nothing in the cache and an address of its own: a server limits those."""
    return browser.new_context(
        viewport=VIEWPORT,  # type: ignore[arg-type]  # a plain dict
        extra_http_headers=from_address(number),
    )


def new_table(context: BrowserContext, server: str) -> str:
    """The path of a table at which the visitor is to move."""
    me = context.request.put(f"{server}/api/me", data={"name": "Ann"})
    made = context.request.post(f"{server}/api/tables", data=SEATS) if me.ok else me
    if not made.ok:
        raise UserError(f"the server made no table: {made.status} {made.text()}")
    return f"/t/{made.json()['table']}"


def visit(context: BrowserContext, server: str, wanted: str) -> Visit:
    """Open the start page or, if a move is wanted, a new table; until that can be clicked."""
    try:
        path = new_table(context, server) if wanted == MOVE else "/"
        page = context.new_page()
        loaded: list[Response] = []
        page.on("response", lambda response: loaded.append(response))
        page.goto(server + path)
        milliseconds = page.wait_for_function(CLICKABLE, arg=wanted).json_value()
        page.wait_for_load_state("networkidle")
        bodies = {response.url: response.body() for response in loaded if response.ok}
    finally:
        context.close()
    scripts = [body for url, body in bodies.items() if url.endswith(".js")]
    packed = sum(len(gzip.compress(body)) for body in scripts)
    return Visit(milliseconds, packed, sum(map(len, bodies.values())))


def figures(visits: list[Visit]) -> dict[str, Any]:
    """Several visits as data; what is loaded is the same each time."""
    times = [one.milliseconds for one in visits]
    return {
        "ms": round(median(times)),
        "ms_lowest": round(min(times)),
        "ms_highest": round(max(times)),
        "script_bytes_gzipped": visits[-1].script_bytes,
        "all_bytes": visits[-1].all_bytes,
    }


def as_words(found: dict[str, Any]) -> str:
    """The figures for people."""
    lines = [f"headless Chromium, empty cache, {found['runs']} runs each, medians"]
    for name, what in (("start_page", "start page"), ("table", "a new table")):
        one = found[name]
        lines.append(
            f"{what}: can be used after {one['ms']} ms ({one['ms_lowest']} to "
            f"{one['ms_highest']}); scripts {one['script_bytes_gzipped'] / 1000:.1f} KB gzipped, "
            f"everything {one['all_bytes'] / 1000:.1f} KB unpacked"
        )
    return "\n".join(lines)


def run(args: argparse.Namespace) -> int:
    """Measure and print; the exit code."""
    measured: dict[str, list[Visit]] = {"start_page": [], "table": []}
    with (
        TemporaryDirectory() as folder,
        sync_playwright() as playwright,
        launch(playwright) as browser,
        running_server(Path(folder)) as (server, _),
    ):
        try:
            visit(visitor(browser, 0), server, START)  # the first visit also wakes the server up
            for number in range(1, args.runs + 1):
                measured["start_page"].append(visit(visitor(browser, number), server, START))
                measured["table"].append(visit(visitor(browser, number), server, MOVE))
        except Error as error:
            raise UserError(f"the browser could not use the page: {error.message}") from None
    found: dict[str, Any] = {"runs": args.runs}
    found |= {name: figures(visits) for name, visits in measured.items()}
    print(json.dumps(found, indent=2) if args.json else as_words(found))
    return 0
