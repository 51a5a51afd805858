"""Draws the icons of the installed client from `web/public/icon.svg`, in all sizes.

    .venv/bin/python tools/icons.py

Browsers want pictures with a size of their own beside the drawing: with rounded corners for the
desktop, and filled to the edge where the system cuts a shape of its own out of it. It needs the
Chromium of the tests; the pictures are kept in the repository, so that a build does not.
"""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import sync_playwright

PUBLIC: Final = Path(__file__).parents[1] / "web/public"
PLACES: Final = ("chromium", "chromium-browser", "google-chrome")
GROUND: Final = "#a8401f"  # as in the drawing
# Of a maskable icon only a circle of four fifths is sure to be seen; the drawing fits into it.
SAFE: Final = 0.8


class Icon(NamedTuple):
    """A file, its width and height, and whether its ground goes to the edge."""

    name: str
    size: int
    full: bool


ICONS: Final = (
    Icon("icon-192.png", 192, full=False),
    Icon("icon-512.png", 512, full=False),
    Icon("icon-maskable-512.png", 512, full=True),
    Icon("apple-touch-icon.png", 180, full=True),
)


def main() -> None:
    """Draw all of them."""
    chromium = next(filter(None, map(shutil.which, PLACES)), None)
    drawing = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for icon in ICONS:
            page = browser.new_page(viewport={"width": icon.size, "height": icon.size})
            page.set_content(sheet(icon, drawing))
            page.screenshot(path=PUBLIC / icon.name, omit_background=True)
            page.close()
        browser.close()


def sheet(icon: Icon, drawing: str) -> str:
    """A page that shows nothing but the icon."""
    ground, size = (GROUND, icon.size * SAFE) if icon.full else ("transparent", icon.size)
    return f"""<!doctype html><style>
        body {{ margin: 0; height: 100vh; display: grid; place-items: center }}
        html {{ background: {ground} }}
        svg {{ width: {size}px; height: {size}px }}
    </style>{drawing}"""


if __name__ == "__main__":
    main()
