"""The web client: static files that were built beforehand, or a page that says how to get them.

Only files that were there at the start are served, so that no path leads out of their folder.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from litestar import Response, Router, get
from litestar.datastructures import CacheControlHeader
from litestar.enums import MediaType
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import File

CLIENT: Final = Path(__file__).parents[2] / "web_client"
# Built files in `assets` have a hash in their names and never change.
FOR_EVER: Final = CacheControlHeader(max_age=31536000, public=True, immutable=True)
ASK_FIRST: Final = CacheControlHeader(no_cache=True)
# Ours rather than the computer's: some say that scripts are plain text, and browsers believe it.
TYPES: Final = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
    ".ftl": "text/plain; charset=utf-8",
    ".md": "text/plain; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".wasm": "application/wasm",
}
NOT_BUILT: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Targi</title>
<h1>Targi</h1>
<p>The server runs, but this copy of it has no web client.</p>
<p>From the sources: run <code>make setup</code> (it needs Node 20 or newer) and start again.
The wheels have it built in. The protocol is open: see <a href="/api/openapi.json">the API</a>.</p>
</html>
"""


def pages(folder: Path = CLIENT) -> Router:
    """Everything that is not the API."""
    files = {
        f"/{path.relative_to(folder).as_posix()}": path
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }

    @get(["/", "/{path:path}"], include_in_schema=False, media_type=MediaType.HTML)
    async def page(path: FromPath[str] = "/") -> Response[str] | File:
        """A file; every other address is a page of the client, which finds out which."""
        if path in files:
            return _file(files[path], ASK_FIRST if "/assets/" not in path else FOR_EVER)
        if path.startswith("/api/") or "." in path.rsplit("/", 1)[-1]:
            raise NotFoundException
        if "/index.html" in files:
            return _file(files["/index.html"], ASK_FIRST)
        return Response(NOT_BUILT, media_type=MediaType.HTML)

    return Router("/", route_handlers=[page])


def _file(path: Path, cache: CacheControlHeader) -> File:
    response = File(
        path,
        filename=path.name,
        content_disposition_type="inline",
        media_type=TYPES.get(path.suffix, "application/octet-stream"),
    )
    response.headers["cache-control"] = cache.to_header()
    return response
