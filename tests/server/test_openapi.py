"""The OpenAPI document: complete, and whatever it allows is answered without a server error."""

import asyncio
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from targi.server.web.app import HANDLERS
from tests.server.serving import FRIEND, OPEN, Visitor, be_ready, bot, served_elsewhere

pytestmark = pytest.mark.slow

EXAMPLES = 20  # of each operation
CHECKS = (
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
)


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server for all of them."""
    with served_elsewhere(tmp_path_factory.mktemp("openapi")) as url:
        yield url


def test_every_request_of_the_api_is_in_the_document(url: str) -> None:
    """Besides figures and pages."""
    document = httpx.get(f"{url}/api/openapi.json").json()
    paths = {path for handler in HANDLERS for path in handler.paths}
    left_out = {"/metrics", "/api/tables/{table:str}/socket"}
    assert {path.replace(":str", "") for path in paths - left_out} == set(document["paths"])
    for operations in document["paths"].values():
        for operation in operations.values():
            assert operation["description"]


async def ann_with_tables(url: str) -> tuple[dict[str, str], list[str]]:
    """The cookies of somebody, and her tables: a game that has begun, and two that wait."""
    ann = Visitor(url)
    tables = [str((await ann.make(white=seat))["table"]) for seat in (bot(), FRIEND, OPEN)]
    async with ann.at(tables[0]) as client:
        await be_ready(client, "blue", Random(1))
    await ann.http.aclose()
    return dict(ann.http.cookies), tables


def test_no_request_that_the_document_allows_is_a_server_error(url: str) -> None:
    """Hundreds of them, right and wrong, each by somebody who is known; the document has
    every answer. Tables are made up every other time, and else Ann's.
    """
    ann, tables = asyncio.run(ann_with_tables(url))
    others = cycle([None, tables[0], None, tables[1], None, tables[2]])
    schema = schemathesis.openapi.from_url(f"{url}/api/openapi.json")
    asked: dict[str, set[int]] = {}
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()

        @settings(
            max_examples=EXAMPLES,
            database=None,
            deadline=None,
            derandomize=True,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy())
        def ask(case: Any) -> None:
            # No certificates are loaded for each request, as there are none to be looked at.
            named = httpx.put(f"{url}/api/me", json={"name": "Ann"}, verify=False)
            somebody = dict(named.cookies)
            if "table" in case.path_parameters and (table := next(others)):
                somebody, case.path_parameters["table"] = ann, table
            response = case.call(cookies=somebody)
            asked.setdefault(case.operation.label, set()).add(response.status_code)
            case.validate_response(response, checks=CHECKS)

        ask()
    assert len(asked) == 23, asked.keys()
    statuses = set().union(*asked.values())
    assert {200, 400, 404} <= statuses
    assert max(statuses) < 500, asked
    assert [
        one for one, found in asked.items() if "{table}" in one and not found >= {200, 404}
    ] == []


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/api/tables", b"{"),
        ("POST", "/api/tables", b"[]"),
        ("POST", "/api/tables", b'{"blue":{"kind":"me"},"white":{"kind":"me"}}'),
        ("POST", "/api/tables", b'{"blue":' * 5000),
        ("POST", "/api/tables", b"\xff\xfe"),
        ("POST", "/api/cards", b'{"cards":"[[[[","ruleset":"base"}'),
        ("POST", "/api/cards", b'{"cards":"","ruleset":"no such box"}'),
        ("PUT", "/api/me", b'{"name":"\\u202eevil"}'),
        ("PUT", "/api/me", b'{"name":"\\ud800"}'),
        ("GET", "/api/tables/%00", b""),
        ("GET", "/api/tables/" + "x" * 5000, b""),
        ("GET", "/api/tables/..%2f..%2fetc%2fpasswd/record", b""),
        ("GET", "/api/nowhere", b""),
        ("DELETE", "/api/tables", b""),
    ],
)
def test_nonsense_is_answered_by_a_code(url: str, method: str, path: str, body: bytes) -> None:
    """Never by a server error, and never with an inside view."""
    headers = {"Content-Type": "application/json"}
    response = httpx.request(method, url + path, content=body, headers=headers)
    assert 400 <= response.status_code < 500
    assert set(response.json()) == {"code", "about"}
    assert "Traceback" not in response.text


def test_a_body_that_is_too_large_is_refused(url: str) -> None:
    """Whether it says so or not."""
    json = {"Content-Type": "application/json"}
    response = httpx.post(f"{url}/api/tables", content=b" " * 300_000, headers=json)
    assert response.status_code == 413


def test_files_are_served_only_from_the_client(url: str, tmp_path: Path) -> None:
    """No path leads out of it."""
    for path in ("/../pyproject.toml", "/%2e%2e/%2e%2e/etc/passwd", "/assets/../../x.py"):
        response = httpx.get(url + path)
        assert response.status_code in (200, 404)
        assert "[project]" not in response.text
        assert "root:" not in response.text
