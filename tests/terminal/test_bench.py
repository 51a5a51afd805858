"""`targi bench`: what it reports, how it compares, and what it does when something is missing."""

import argparse
import ast
import json
import os
import sys
from pathlib import Path
from typing import Any

import pytest

from targi import _build
from targi.terminal import UserError
from targi.terminal.bench import report as bench_report
from targi.terminal.bench.peers.measure import measure_peer, microseconds, play_games
from targi.terminal.commands import bench
from targi.terminal.commands.bench import Engine, Result

pytestmark = pytest.mark.slow

FIGURES = set(bench_report.FIGURES)
WAIT = 60.0


def run_bench(*arguments: str) -> int:
    """Run the command as the command line does."""
    parser = argparse.ArgumentParser()
    bench.add_parser(parser.add_subparsers())
    return bench.run(parser.parse_args(["bench", *arguments]))


def child(code: str) -> Engine:
    """An engine whose child process runs `code`."""
    return Engine("fake", [sys.executable, "-c", code], os.environ)


def figures(decisions_per_second: float) -> Result:
    """What a child that makes so many decisions a second reports."""
    return {
        "decisions_per_second": decisions_per_second,
        "games_per_second": decisions_per_second / 100,
        "copy_microseconds": 0.5,
    }


def engines(*names: str) -> list[Engine]:
    """Engines known by name only."""
    return [Engine(name, [], {}) for name in names]


class Rounds:
    """A measuring function that gives out prepared speeds and remembers who asked."""

    def __init__(self, **speeds: list[float]) -> None:
        self.speeds = {name.replace("_", "-"): iter(given) for name, given in speeds.items()}
        self.asked: list[str] = []

    def __call__(self, engine: Engine) -> Result:
        """The next prepared result of this engine."""
        self.asked.append(engine.name)
        return figures(next(self.speeds[engine.name]))


@pytest.fixture
def nowhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A current folder without an environment for the peers."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("TARGI_PEERS", raising=False)
    return tmp_path


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch) -> list[Engine]:
    """No child processes: every engine makes 1,000 decisions a second; the engines asked."""
    asked: list[Engine] = []

    def measure(engine: Engine, limit: float) -> Result:
        asked.append(engine)
        return figures(1000.0)

    monkeypatch.setattr(bench, "measure", measure)
    return asked


@pytest.fixture
def two_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Enough for a spread; each round starts a process for each engine."""
    monkeypatch.setattr(bench, "ROUNDS", 2)


def test_json_holds_the_figures_of_the_rules_compiled_and_pure(
    nowhere: Path, two_rounds: None, capsys: pytest.CaptureFixture[str]
) -> None:
    """A real run: both ways of running the rules are measured and the machine is named."""
    assert run_bench("--seconds", "0.01", "--json", "--no-peers") == 0
    data = json.loads(capsys.readouterr().out)
    base, expansion = data["random_play"]["base"], data["random_play"]["expansion"]
    assert list(base) == list(expansion) == ["compiled", "pure"]
    for found in (*base.values(), *expansion.values()):
        if "skipped" not in found:
            assert set(found) == FIGURES | {"spread"}
            assert set(found["spread"]) == FIGURES
            for figure in FIGURES:
                lowest, highest = found["spread"][figure]
                assert 0 < lowest <= found[figure] <= highest
    assert "skipped" not in base["pure"]
    for box, ways in data["random_play"].items():
        for how, found in ways.items():
            assert (how in data["search"][box]) == ("skipped" not in found)
    for found in data["search"]["base"].values():
        lowest, highest = found["spread"]
        assert 0 < lowest <= found["simulations_per_second"] <= highest
    assert data["peers"] == {}
    assert set(data["machine"]) == {"system", "processor", "cores", "python"}
    assert ("compiled/pure" in data["ratios"]) == ("skipped" not in base["compiled"])


def test_peers_without_an_environment_are_skipped_with_the_command_that_makes_one(
    nowhere: Path, measured: list[Engine], capsys: pytest.CaptureFixture[str]
) -> None:
    """Nobody has to guess how to get the comparison."""
    assert run_bench("--json") == 0
    peers = json.loads(capsys.readouterr().out)["peers"]
    assert list(peers) == ["python-chess", "open_spiel", "catanatron"]
    assert all("make bench" in found["skipped"] for found in peers.values())


def test_peers_of_the_current_folder_are_found_by_themselves(
    nowhere: Path, measured: list[Engine], capsys: pytest.CaptureFixture[str]
) -> None:
    """What `make bench` has set up needs no option."""
    python = nowhere / bench.DEFAULT_PEERS
    python.parent.mkdir(parents=True)
    python.symlink_to(sys.executable)
    assert run_bench("--json", "--no-pure") == 0
    data = json.loads(capsys.readouterr().out)
    assert list(data["random_play"]["base"]) == ["compiled"]
    assert data["ratios"]["compiled/python-chess"] == 1.0
    assert {engine.command[0] for engine in measured[2:5]} == {str(bench.DEFAULT_PEERS)}


def test_an_option_goes_before_the_variable_and_the_variable_before_the_folder() -> None:
    """The nearest wish wins."""
    environment = {"TARGI_PEERS": "from-variable"}
    assert bench.peers_python("from-option", environment) == "from-option"
    assert bench.peers_python(None, environment) == "from-variable"


def test_a_python_that_is_not_there_is_refused(nowhere: Path, measured: list[Engine]) -> None:
    """A mistyped --peers is an error of its own, not a skipped comparison."""
    with pytest.raises(UserError, match="no/such/python"):
        run_bench("--peers", "no/such/python")
    assert measured == []


@pytest.mark.parametrize("seconds", ["0", "-1", "nan", "inf", "soon"])
def test_seconds_must_be_a_number_above_zero(
    seconds: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Anything else is refused before a game is played."""
    with pytest.raises(SystemExit) as refused:
        run_bench(f"--seconds={seconds}")
    assert refused.value.code == 2
    assert "expected a number above 0, found" in capsys.readouterr().err


def test_a_stale_build_is_refused_before_anything_is_measured(
    measured: list[Engine], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Figures of rules that are no longer the sources would be worthless."""

    def stale() -> None:
        raise _build.StaleBuildError("run make setup")

    monkeypatch.setattr(_build, "check", stale)
    with pytest.raises(UserError, match="make setup"):
        run_bench("--no-peers")
    assert measured == []


def test_engines_take_turns_in_every_round() -> None:
    """Whatever slows the machine down for a while slows all of them down."""
    speeds = Rounds(compiled=[1.0] * bench.ROUNDS, pure=[1.0] * bench.ROUNDS)
    bench.play_rounds(engines("compiled", "pure"), speeds)
    assert speeds.asked == ["compiled", "pure"] * bench.ROUNDS


def test_a_skipped_engine_is_not_tried_again() -> None:
    """One attempt tells that a library is missing."""
    found = bench.play_rounds(engines("compiled"), lambda engine: {"skipped": "gone"})
    assert found == {"compiled": [{"skipped": "gone"}]}


def test_figures_are_medians_with_lowest_and_highest() -> None:
    """One slow round does not move the figure, but it is not hidden either."""
    speeds = Rounds(compiled=[500, 900, 1000, 1100, 1200])
    data = bench_report.as_data(bench.play_rounds(engines("compiled"), speeds))
    compiled = data["random_play"]["base"]["compiled"]
    assert compiled["decisions_per_second"] == 1000
    assert compiled["spread"]["decisions_per_second"] == [500, 1200]
    assert compiled["games_per_second"] == 10


def test_ratios_compare_the_two_figures_of_the_same_round() -> None:
    """A machine at half speed in some rounds leaves every ratio as it is."""
    speeds = Rounds(
        compiled=[4000, 2000, 4000, 2000, 4400],
        pure=[200, 100, 200, 100, 200],
        python_chess=[20, 10, 20, 10, 20],
    )
    rounds = bench.play_rounds(engines("compiled", "pure", "python-chess"), speeds)
    ratios = bench_report.as_data(rounds)["ratios"]
    assert ratios["compiled/pure"] == 20
    assert ratios["compiled/python-chess"] == 200
    assert ratios["spread"] == {"compiled/pure": [20, 22], "compiled/python-chess": [200, 220]}


def test_there_is_no_ratio_to_an_engine_that_was_skipped() -> None:
    """Nothing is invented for what was not measured."""
    skipped = [{"skipped": "gone"}]
    assert bench_report.ratios({"compiled": [figures(10)], "pure": skipped}) == {"spread": {}}
    assert bench_report.ratios({"compiled": skipped, "pure": [figures(10)]}) == {"spread": {}}


def test_the_table_is_aligned_and_says_what_was_left_out() -> None:
    """The report in words, as a person reads it."""
    rounds: dict[str, list[dict[str, Any]]] = {
        "compiled": [figures(8_000_000) | {"legal_microseconds": 0.25}],
        "pure": [figures(200_000) | {"legal_microseconds": 2.5}],
        "python-chess": [figures(20_000) | {"game": "chess", "version": "1.0"}],
        "catanatron": [{"skipped": "not installed"}],
    }
    data = bench_report.as_data(rounds)
    data["machine"] = {"processor": "Abacus", "cores": 2, "system": "Linux", "python": "Python"}
    assert bench_report.as_table(data, 1, 0.5).splitlines() == [
        "Random play on one core: 1 rounds of 0.5 s, medians.",
        "Abacus, 2 cores, Linux, Python",
        "",
        "                      decisions/s       lowest-highest  games/s"
        "  copy µs  legal µs  compiled is",
        "targi compiled          8,000,000  8,000,000-8,000,000   80,000     0.50      0.25",
        "targi pure                200,000      200,000-200,000    2,000"
        "     0.50      2.50        40.0x",
        "python-chess (chess)       20,000        20,000-20,000      200"
        "     0.50                 400.0x",
        "",
        "catanatron: skipped, not installed",
    ]


def test_the_table_tells_the_speed_of_the_search_where_it_was_measured() -> None:
    """Medians again, one line for each way to run; nothing is said of what was not measured."""
    speeds = [{"simulations_per_second": speed} for speed in (40_000, 60_000, 50_000)]
    rounds: dict[str, list[dict[str, Any]]] = {
        "compiled": [figures(1000) | speed for speed in speeds],
        "pure": [figures(10)],
    }
    data = bench_report.as_data(rounds)
    expected = {"simulations_per_second": 50_000, "spread": [40_000, 60_000]}
    assert data["search"] == {"base": {"compiled": expected}, "expansion": {}}
    assert bench_report.as_table(data, 3, 0.5).splitlines()[-4:] == [
        "Plain tree search from the middle of a game, each simulation played out at random:",
        "",
        "                     simulations/s  lowest-highest",
        "targi base compiled         50,000   40,000-60,000",
    ]


def test_pure_and_compiled_differ_only_in_the_variable() -> None:
    """A TARGI_PURE of the user's own does not turn the compiled run into a pure one."""
    engines = bench.own_engines(1.0, {"TARGI_PURE": "1", "HOME": "here"}, pure=True)
    for compiled, pure in (engines[:2], engines[2:]):
        assert compiled.environment == {"HOME": "here"}
        assert pure.environment == {"HOME": "here", "TARGI_PURE": "1"}
        assert compiled.command == pure.command
    assert [engine.command[-1] for engine in engines] == ["base", "base", "expansion", "expansion"]


def test_another_ruleset_is_measured_beside_the_boxes(
    nowhere: Path, two_rounds: None, capsys: pytest.CaptureFixture[str]
) -> None:
    """By the same grammar as everywhere, with custom cards if they are named; a real run."""
    (nowhere / "own.toml").write_text("[tribes]\nXO4 = { vp = 3 }\n")
    words = ["--ruleset", "mixed:3+easier", "--cards", "own.toml"]
    assert run_bench("--seconds", "0.01", "--json", "--no-peers", "--no-pure", *words) == 0
    data = json.loads(capsys.readouterr().out)
    name = "mixed:3+easier own.toml"
    assert [*data["random_play"]] == [*data["search"]] == ["base", "expansion", name]
    assert {*data["random_play"][name]} == {"compiled"}


def test_a_box_that_is_measured_anyway_is_not_measured_twice(
    nowhere: Path, measured: list[Engine], capsys: pytest.CaptureFixture[str]
) -> None:
    """Naming it changes nothing."""
    assert run_bench("--no-peers", "--ruleset", "expansion") == 0
    assert len({engine.name for engine in measured}) == 4
    assert "targi expansion pure" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["--ruleset", "chess"], "--ruleset: box: expected one of base, expansion"),
        (["--cards", "none.toml"], "none.toml"),
        (["--cards", "-"], "several processes read it"),
    ],
)
def test_a_ruleset_that_does_not_exist_is_refused(
    nowhere: Path, measured: list[Engine], words: list[str], expected: str
) -> None:
    """Before anything is measured."""
    with pytest.raises(UserError, match=expected):
        run_bench("--no-peers", *words)
    assert measured == []


def test_peers_do_not_see_our_own_path() -> None:
    """Their environment is theirs alone."""
    found = bench.peer_engines("python", 1.0, {"PYTHONPATH": "src", "HOME": "here"})
    assert [engine.environment for engine in found] == [{"HOME": "here"}] * len(bench.PEERS)


def test_a_child_may_say_other_things_before_its_figures() -> None:
    """Some libraries greet; the last line counts."""
    assert bench.measure(child("print('hello'); print('{\"games\": 1}')"), WAIT) == {"games": 1}


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("raise ValueError('broken inside')", "failed: ValueError: broken inside"),
        ("raise SystemExit(3)", "failed: exit code 3"),
        ("pass", "answered '' instead of figures"),
        ("print('no figures')", "answered 'no figures' instead of figures"),
    ],
)
def test_a_child_that_fails_is_skipped_with_its_reason(code: str, reason: str) -> None:
    """One broken library does not spoil the whole run."""
    assert bench.measure(child(code), WAIT) == {"skipped": reason}


def test_a_child_that_never_answers_is_given_up() -> None:
    """Bench comes to an end whatever a library does."""
    found = bench.measure(child("import time; time.sleep(600)"), 0.5)
    assert "gave no answer" in found["skipped"]


def test_a_child_that_cannot_start_is_skipped(tmp_path: Path) -> None:
    """A command that is no program is told from one that fails."""
    found = bench.measure(Engine("fake", [str(tmp_path / "missing")], os.environ), WAIT)
    assert "could not be started" in found["skipped"]


@pytest.mark.parametrize("module", bench.PEERS.values())
def test_a_library_that_is_not_installed_is_skipped(module: str) -> None:
    """Every peer, run by a Python without any library, says which one it misses."""
    script = str(bench.PEER_FOLDER / "measure.py")
    bare = [sys.executable, "-E", "-S", script, module, "0.01"]  # no installed packages at all
    found = bench.measure(Engine(module, bare, os.environ), WAIT)
    assert found["peer"] == module
    assert "No module named" in found["skipped"]


def test_an_installed_library_is_measured(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A peer is a module that plays a game, offers copies and names its game and package."""
    (tmp_path / "patience_games.py").write_text(
        "GAME = 'patience'\nPACKAGE = 'pytest'\n"
        "def play_game():\n    return 5\n"
        "def copies():\n    return [list]\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    found = measure_peer("patience_games", 0.001)
    assert (found["peer"], found["game"], found["version"]) == (
        "patience_games",
        "patience",
        pytest.__version__,
    )
    assert found["decisions"] == 5 * int(str(found["games"]))
    assert set(found) >= FIGURES - {"legal_microseconds"}


def test_at_least_one_game_and_one_pass_are_timed_however_short_the_time() -> None:
    """No division by zero, no empty figure."""
    played: list[int] = []

    def play_game() -> int:
        played.append(1)
        return 7

    found = play_games(play_game, 1e-9)
    assert (found["games"], found["decisions"]) == (1, 7)
    assert len(played) == 2  # one more that is not counted
    assert microseconds([list, dict], 1e-9) > 0


@pytest.mark.parametrize("path", sorted(bench.PEER_FOLDER.glob("*.py")), ids=lambda path: path.stem)
def test_peers_never_import_targi(path: Path) -> None:
    """They run where targi is not installed."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            assert not any(name.name.startswith("targi") for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0
            assert not str(node.module).startswith("targi")


def test_every_peer_has_a_pinned_requirement() -> None:
    """`make bench` gets the same versions everywhere."""
    lines = (bench.PEER_FOLDER / "requirements.txt").read_text(encoding="utf-8").splitlines()
    wanted = [line for line in lines if line and not line.startswith("#")]
    assert all(line.count("==") == 1 for line in wanted)
    assert {"chess", "open_spiel", "catanatron"} <= {line.split("==")[0] for line in wanted}
