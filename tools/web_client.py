"""Builds the web client into the package: its data, then its pages and scripts.

    .venv/bin/python tools/web_client.py

`make setup` runs it, and so does the build of a wheel or sdist that finds no client (`setup.py`).
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
WEB: Final = ROOT / "web"
# Both make what the client is built from.
DATA: Final = ("web_data.py", "rule_pictures.py")
NODE: Final = "process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)"
NO_NODE: Final = """\
targi: the web client cannot be built, because Node 20 or newer is missing. Either install it,
for example by `sudo apt-get install nodejs npm` or from https://nodejs.org, or set
TARGI_NO_CLIENT=1 to build without the board in the browser; everything else works then, too."""


def main() -> None:
    """Build the client, or say why it cannot be built."""
    if not has_node():
        sys.exit(NO_NODE)
    if not (WEB / "node_modules").exists():
        npm("ci", "--no-audit", "--no-fund", "--omit=dev")
    path = os.pathsep.join([str(ROOT / "src"), os.environ.get("PYTHONPATH", "")])
    # Plain rules will do here, and nothing is installed yet where a wheel is built.
    here = os.environ | {"PYTHONPATH": path, "TARGI_PURE": "1"}
    for tool in DATA:
        run([sys.executable, str(ROOT / "tools" / tool)], here)
    npm("run", "build")


def has_node() -> bool:
    """Whether there is a Node new enough."""
    node = shutil.which("node")
    return node is not None and subprocess.run([node, "-e", NODE], check=False).returncode == 0


def npm(*arguments: str) -> None:
    """Run npm for the client; on Windows it is a script, which only its full name finds."""
    run([shutil.which("npm") or "npm", "--prefix", str(WEB), "--silent", *arguments], None)


def run(command: list[str], environment: dict[str, str] | None) -> None:
    """Run a command; its own message says what was wrong with it."""
    try:
        subprocess.run(command, env=environment, check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        sys.exit(f"targi: the web client cannot be built: {error}")


if __name__ == "__main__":
    main()
