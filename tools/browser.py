"""Sees to it that there is a Chromium for the browser tests, or says how to get one.

    .venv/bin/python tools/browser.py          # installs one if there is none

As root on Debian and its like it installs the system's package, otherwise Playwright's own build,
which needs no root.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

# The shell is the same browser without windows: it loads a page in half the time.
PROGRAMS: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
PACKAGE: Final = "chromium-headless-shell"
BY_HAND: Final = f"""\
No Chromium was found, and none could be installed. One of these gets it:
    sudo apt-get install {PACKAGE}
    .venv/bin/playwright install --only-shell chromium"""


def find_browser() -> str | None:
    """The program of a Chromium: the system's, or the one that Playwright has downloaded."""
    found = next(filter(None, map(shutil.which, PROGRAMS)), None)
    if found is not None:
        return found
    with sync_playwright() as playwright:
        downloaded = Path(playwright.chromium.executable_path)
    shells = downloaded.parents[2].glob("chromium_headless_shell-*/*/headless_shell")
    return next(map(str, (path for path in (*shells, downloaded) if path.exists())), None)


def install() -> None:
    """Install one in the way that fits this machine; failing is no error here."""
    if os.name == "posix" and os.geteuid() == 0 and shutil.which("apt-get"):
        subprocess.run(["apt-get", "update", "-qq"], check=False)
        subprocess.run(["apt-get", "install", "-y", "-qq", PACKAGE], check=False)
    else:
        playwright = [sys.executable, "-m", "playwright", "install", "--only-shell", "chromium"]
        subprocess.run(playwright, check=False)


def main() -> int:
    """0 if there is a browser in the end."""
    if find_browser() is None:
        install()
    if find_browser() is None:
        print(BY_HAND, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
