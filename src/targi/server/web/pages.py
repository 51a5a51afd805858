"""The web client: static files that were built beforehand, or a page that says how to get them.

Only files that were there at the start are served, so that no path leads out of their folder. The
build compresses them (web/vite.config.ts), so that sending them takes no time for it.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, Router, get
from litestar.datastructures import CacheControlHeader
from litestar.enums import MediaType
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import File

from targi.server.storage import Store
from targi.server.web.addresses import asked_origin
from targi.server.web.dependencies import TheRegistry
from targi.server.web.previews import language_of, preview_of, tags
from targi.server.web.wishes import wishes

CLIENT: Final = Path(__file__).parents[2] / "web_client"
# Built files in `assets` have a hash in their names and never change.
FOR_EVER: Final = CacheControlHeader(max_age=31536000, public=True, immutable=True)
ASK_FIRST: Final = CacheControlHeader(no_cache=True)
ENCODINGS: Final = {"br": ".br", "gzip": ".gz"}  # the smallest first
# Ours rather than the computer's: some say that scripts are plain text, and browsers believe it.
# The framework says of texts that they are UTF-8.
TYPES: Final = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
    ".ftl": "text/plain",
    ".md": "text/plain",
    ".txt": "text/plain",
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


class Static:
    """A file of the client, with the compressed ones that lie beside it."""

    def __init__(self, path: Path) -> None:
        beside = {name: path.with_name(path.name + end) for name, end in ENCODINGS.items()}
        self._path = path
        self._compressed = {name: file for name, file in beside.items() if file.exists()}
        self._type = TYPES.get(path.suffix, "application/octet-stream")

    def answer(self, cache: CacheControlHeader, understood: set[str]) -> File:
        """The smallest that a browser understands."""
        encoding = next((name for name in self._compressed if name in understood), None)
        response = File(
            self._path if encoding is None else self._compressed[encoding],
            filename=self._path.name,
            content_disposition_type="inline",
            media_type=self._type,
        )
        response.headers["cache-control"] = cache.to_header()
        if self._compressed:
            response.headers["vary"] = "Accept-Encoding"
        if encoding is not None:
            response.headers["content-encoding"] = encoding
        return response


class Index:
    """The page of the client, the same for all addresses but for what its links say in chats."""

    def __init__(self, path: Path, allowed: frozenset[str]) -> None:
        self._allowed = allowed
        self._before, self._head_end, self._after = path.read_text("utf-8").partition("</head>")

    async def answer(
        self, request: Request[Any, Any, Any], path: str, store: Store
    ) -> Response[str]:
        """The page; it is so small that sending it compressed would win nothing."""
        table = re.fullmatch("/t/([A-Za-z0-9_-]+)", path)
        found = await store.summary(table[1]) if table else None
        language = language_of(request.headers.get("accept-language", ""))
        said = tags(preview_of(found), language, asked_origin(dict(request.scope), self._allowed))
        text = self._before + (said if self._head_end else "") + self._head_end + self._after
        headers = {"cache-control": ASK_FIRST.to_header(), "vary": "Accept-Language"}
        return Response(text, media_type=MediaType.HTML, headers=headers)


def pages(folder: Path, allowed: frozenset[str]) -> Router:
    """Everything that is not the API; `allowed` are the origins of our pages."""
    index = Index(folder / "index.html", allowed) if (folder / "index.html").exists() else None
    files = {
        f"/{path.relative_to(folder).as_posix()}": Static(path)
        for path in sorted(folder.rglob("*"))
        if path.is_file() and path.suffix not in ENCODINGS.values()
    }

    @get(["/", "/{path:path}"], include_in_schema=False, media_type=MediaType.HTML)
    async def page(
        request: Request[Any, Any, Any], registry: TheRegistry, path: FromPath[str] = "/"
    ) -> Response[str] | File:
        """A file; every other address is a page of the client, which finds out which."""
        understood = encodings(request.headers.get("accept-encoding", ""))
        if path in files:
            cache = ASK_FIRST if "/assets/" not in path else FOR_EVER
            return files[path].answer(cache, understood)
        if path.startswith("/api/") or "." in path.rsplit("/", 1)[-1]:
            raise NotFoundException
        if index is not None:
            return await index.answer(request, path, registry.store)
        return Response(NOT_BUILT, media_type=MediaType.HTML)

    return Router("/", route_handlers=[page])


def encodings(accepted: str) -> set[str]:
    """The encodings that a browser says it understands; `q=0` means that it does not."""
    return {name for name, quality in wishes(accepted) if quality.strip("0.")}
