"""`targi serve`: it starts, says where, ends in order, backs up; and what it says if it cannot."""

import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from targi.terminal.main import main

pytestmark = pytest.mark.slow

COMMAND = [sys.executable, "-m", "targi", "serve"]
ANN = {"name": "Ann"}
SEATS = {"blue": {"kind": "me", "name": "Ann"}, "white": {"kind": "open"}}


def url_of(file: Path) -> str:
    """A file as a URL."""
    return f"sqlite:///{file}"


@contextmanager
def serving(*arguments: str, **environment: str) -> Iterator[tuple[str, "subprocess.Popen[str]"]]:
    """A server as a process; its address."""
    process = subprocess.Popen(
        [*COMMAND, "--port", "0", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ | environment,
    )
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        assert line.startswith("Targi is served at http://127.0.0.1:"), line
        yield line.split()[4].rstrip("/"), process
    finally:
        process.kill()
        process.communicate()


def has_ipv6() -> bool:
    """Whether anything can be listened at by IPv6 here."""
    with socket.socket(socket.AF_INET6) as probe:
        try:
            probe.bind(("::1", 0))
        except OSError:
            return False
    return True


def make_table(url: str) -> str:
    """The name of a new table."""
    with httpx.Client(base_url=url) as ann:
        ann.put("/api/me", json=ANN)
        return str(ann.post("/api/tables", json=SEATS).json()["table"])


def ended(process: "subprocess.Popen[str]") -> tuple[int, str]:
    """Ask it to end; its exit code and what it said meanwhile."""
    process.send_signal(signal.SIGTERM)
    _, said = process.communicate(timeout=60)
    return process.returncode, said


def test_it_starts_with_one_command_keeps_its_data_and_ends_in_order(tmp_path: Path) -> None:
    """In the user's data folder; after a restart the table is still there."""
    with serving(XDG_DATA_HOME=str(tmp_path)) as (url, process):
        made = make_table(url)
        assert "<html" in httpx.get(url).text
        code, said = ended(process)
        assert (abs(code), said) == (
            signal.SIGTERM,
            "",
        )  # as a shell reports a terminated process
    assert (tmp_path / "targi" / "targi.sqlite3").exists()
    with serving(XDG_DATA_HOME=str(tmp_path)) as (url, _):
        assert [one["table"] for one in httpx.get(f"{url}/api/tables").json()] == [made]


def test_a_backup_of_a_running_server_can_be_played_on(tmp_path: Path) -> None:
    """What happened after the copy is not in it."""
    file, copy = tmp_path / "t.sqlite3", tmp_path / "copy.sqlite3"
    with serving("--database", url_of(file)) as (url, _):
        before = make_table(url)
        assert main(["serve", "--database", url_of(file), "--backup", str(copy)]) == 0
        make_table(url)
    with serving("--database", url_of(copy)) as (url, _):
        assert [one["table"] for one in httpx.get(f"{url}/api/tables").json()] == [before]


@pytest.mark.parametrize("everywhere", ["0.0.0.0", "::"])
def test_the_printed_addresses_work(tmp_path: Path, everywhere: str) -> None:
    """Also for others in the network; pages from anywhere else are refused all the same."""
    if everywhere == "::" and not has_ipv6():
        pytest.skip("this computer has no IPv6")
    database = ("--database", url_of(tmp_path / "t.sqlite3"))
    with serving(*database, "--host", everywhere) as (url, process):
        assert process.stdout is not None
        other = process.stdout.readline().split()[4].rstrip("/")
        for address in (url, other):
            done = httpx.put(f"{address}/api/me", json=ANN, headers={"Origin": address})
            assert done.status_code == 200
        for origin in ("http://evil.example", f"http://evil.example:{other.rpartition(':')[2]}"):
            headers = {"Origin": origin, "Host": origin.removeprefix("http://")}
            assert httpx.put(f"{other}/api/me", json=ANN, headers=headers).status_code == 403


@pytest.mark.parametrize("display", [":0", ""])
def test_the_page_is_opened_where_there_are_windows(tmp_path: Path, display: str) -> None:
    """Elsewhere a browser might take over the terminal."""
    browser, opened = tmp_path / "browser", tmp_path / "opened"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}.new && mv {opened}.new {opened}\n')
    browser.chmod(0o700)
    found = {"DISPLAY": display, "WAYLAND_DISPLAY": "", "BROWSER": str(browser)}
    database = ("--database", url_of(tmp_path / "t.sqlite3"))
    with serving(*database, "--open", **found) as (url, process):
        if display:
            while not opened.exists():
                assert process.poll() is None
            assert opened.read_text() == f"{url}\n"
        else:
            httpx.get(url)
    assert opened.exists() == bool(display)


def test_logs_are_lines_of_json(tmp_path: Path) -> None:
    """On standard error, one object each."""
    with serving("--database", url_of(tmp_path / "t.sqlite3")) as (url, process):
        httpx.post(f"{url}/api/tables", json=SEATS, headers={"Origin": "https://evil.example"})
        _, said = ended(process)
    (line,) = [json.loads(line) for line in said.splitlines()]
    assert (line["what"], line["code"]) == ("refused", "foreign_page")


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What is said about wrong use; the exit code is 2."""
    assert main(["serve", *arguments]) == 2
    return capsys.readouterr().err


def test_what_cannot_be_is_told_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Databases, origins and copies of nothing."""
    database = "--database or TARGI_DATABASE: expected a URL"
    assert database in refused(capsys, "--database", "nonsense")
    assert "--origin: expected an origin such as" in refused(capsys, "--origin", "everybody")
    assert "--port: expected a whole number from 0 to 65535" in refused(capsys, "--port", "70000")
    lessons = tmp_path / "lessons.toml"
    assert f"{lessons}: " in refused(capsys, "--lessons", str(lessons))
    lessons.write_text("format = 7")
    assert 'format: expected "targi-lessons/1"' in refused(capsys, "--lessons", str(lessons))
    nothing = ["--database", url_of(tmp_path / "none"), "--backup", str(tmp_path / "copy")]
    assert "there is no database" in refused(capsys, *nothing)
    (tmp_path / "none").write_text("no database" * 1000)
    assert "not a database" in refused(capsys, *nothing)
    postgres = ["--database", "postgresql://h/targi", "--backup", "x"]
    assert "pg_dump" in refused(capsys, *postgres)


def test_a_port_that_is_taken_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """By any user."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        arguments = ["--database", url_of(tmp_path / "t"), "--port", port]
        said = refused(capsys, *arguments)
    assert f"127.0.0.1:{port}" in said


def test_a_database_that_cannot_be_opened_ends_the_start(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """With the reason, an exit code, and no address."""
    (tmp_path / "t.sqlite3").write_text("this is no database" * 1000)
    assert main(["serve", "--port", "0", "--database", url_of(tmp_path / "t.sqlite3")]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    (line,) = err.splitlines()
    assert "not a database" in line


def test_without_the_packages_it_says_which_to_install(tmp_path: Path) -> None:
    """The game itself needs none of them."""
    hidden = "import sys; sys.modules['litestar'] = None; from targi.terminal.main import main; "
    command = [sys.executable, "-c", hidden + "sys.exit(main(['serve']))"]
    found = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert found.returncode == 2
    assert "pip install 'targi[serve]'" in found.stderr
