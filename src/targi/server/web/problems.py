"""What somebody is told by HTTP if it cannot be: a code, and what there is to say about it."""

from __future__ import annotations

import logging
from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi import ResponseSpec

from targi.server.hosting.live_table import Evicted
from targi.server.wire.http import Problem
from targi.server.wire.refusals import Details, Refused

INTERNAL: Final = 500
_STATUS: Final = {
    "malformed": 400,
    "bad_table": 400,
    "bad_name": 400,
    "not_known": 403,
    "not_yours": 403,
    "wrong_invitation": 403,
    "old_invitation": 403,
    "bad_link": 403,
    "foreign_page": 403,
    "no_table": 404,
    "no_lesson": 404,
    "too_many": 429,
}
_OTHERWISE: Final = 409  # the table is not in a state for it
log = logging.getLogger(__name__)


def status_of(code: str) -> int:
    """The status that goes with a code."""
    return _STATUS.get(code, _OTHERWISE)


def responses(*codes: str) -> dict[int, ResponseSpec]:
    """The refusals of a handler, for the OpenAPI document."""
    found: dict[int, list[str]] = {}
    for code in (*codes, "malformed", "too_many"):
        found.setdefault(status_of(code), []).append(code)
    return {
        status: ResponseSpec(Problem, description=", ".join(sorted(names)), generate_examples=False)
        for status, names in found.items()
    }


def refused(_: Request[Any, Any, Any], error: Refused) -> Response[Problem]:
    """A refusal by its code."""
    return Response(Problem(error.code, error.about), status_code=status_of(error.code))


def not_understood(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """A request that the framework refused: wrong path, method or content."""
    if error.status_code >= INTERNAL:
        return failed(_, error)
    found = error.extra if isinstance(error.extra, list) else []
    places = [f"{one.get('key', '')}: {one.get('message', '')}" for one in found]
    expected = "; ".join(places) or error.detail
    return Response(
        Problem("malformed", Details(expected=expected)),
        status_code=error.status_code,
        headers=error.headers,
    )


def too_deep(_: Request[Any, Any, Any], __: RecursionError) -> Response[Problem]:
    """A body of boxes in boxes in boxes."""
    return Response(Problem("malformed", Details(expected="less nesting")), status_code=400)


def evicted(_: Request[Any, Any, Any], __: Evicted) -> Response[Problem]:
    """The table is being loaded again: trying again will do."""
    return Response(Problem("late", Details()), status_code=_OTHERWISE)


def failed(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A mistake of the server; the log has it, the visitor learns nothing of it."""
    log.error("request failed", exc_info=error, extra={"method": request.method})
    return Response(Problem("internal", Details()), status_code=INTERNAL)
