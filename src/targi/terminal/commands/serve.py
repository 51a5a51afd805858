"""`targi serve`: run a server for tables, or back its database up."""

import argparse
import os
import sys
import webbrowser
from pathlib import Path
from threading import Thread

from targi.terminal import Subparsers, UserError

NEEDS = "serving needs more packages: pip install 'targi[serve]'"


def add_parser(subparsers: Subparsers) -> None:
    """Add `serve` to the command line."""
    parser = subparsers.add_parser(
        "serve",
        help="run a server to play in the browser, alone or far apart",
        description="Run a server. Every option can also be given as a variable of the "
        "environment: TARGI_HOST, TARGI_PORT, TARGI_DATABASE, TARGI_ORIGINS and so on, see "
        "docs/hosting.md.",
    )
    parser.add_argument("--host", help="address to listen at (default: 127.0.0.1, this computer)")
    parser.add_argument("--port", help="port (default: 8000; 0: any free one)")
    parser.add_argument(
        "--database",
        metavar="URL",
        help="SQLAlchemy URL, sqlite:///FILE or postgresql://... (default: a file in the user's "
        "data folder)",
    )
    parser.add_argument(
        "--origin",
        action="append",
        metavar="URL",
        help="the address that players see in their browsers, such as https://targi.example; "
        "may be given several times",
    )
    parser.add_argument(
        "--lessons",
        type=Path,
        metavar="FILE",
        help="lessons of your own, besides those that are there (docs/lessons.md)",
    )
    parser.add_argument(
        "--open", action="store_true", help="open the page in the browser, where there is one"
    )
    parser.add_argument(
        "--backup", type=Path, metavar="FILE", help="copy the database, also of a running server"
    )
    parser.set_defaults(run=run)


def has_desktop() -> bool:
    """Whether a browser would open in a window; without one it might take the terminal."""
    windows = ("DISPLAY", "WAYLAND_DISPLAY")
    return sys.platform in ("darwin", "win32") or any(map(os.environ.get, windows))


def run(args: argparse.Namespace) -> int:
    """Serve, or back up; the exit code."""
    from targi.lessons.loading import LessonError

    try:
        from targi.server.settings import (
            SettingsError,
            read_origin,
            read_port,
            read_setting,
            settings_from,
        )
        from targi.server.storage.database import DatabaseError, back_up, file_of, read_url
        from targi.server.web.logs import set_up
        from targi.server.web.running import PortError, address_here, announce, serve
    except ModuleNotFoundError as error:
        raise UserError(f"{NEEDS} ({error.name} is missing)") from None
    try:
        port = None if args.port is None else read_setting("--port", args.port, read_port)
        origins = tuple(read_setting("--origin", one, read_origin) for one in args.origin or ())
        settings = settings_from(
            os.environ,
            host=args.host,
            port=port,
            database=args.database,
            origins=origins or None,
            lessons=args.lessons,
        )
        url = read_url(settings.database)
        if args.backup is None:
            set_up()

            def ready(host: str, port: int) -> None:
                announce(host, port)
                if args.open and has_desktop():
                    # In the background: nobody should wait for a browser.
                    Thread(target=webbrowser.open, args=[address_here(host, port)]).start()

            return 0 if serve(settings, ready) else 1
        file = file_of(url)
        if file is None:
            raise UserError("only SQLite files are backed up here; for PostgreSQL use pg_dump")
        back_up(file, args.backup)
    except (SettingsError, DatabaseError, PortError, LessonError) as error:
        raise UserError(str(error)) from None
    print(f"backed up to {args.backup}", file=sys.stderr)
    return 0
