"""Joins the coverage of the compiled and the plain run; fails below 100 % of branches.

.venv/bin/python tools/coverage_report.py
"""

from __future__ import annotations

import sys
from pathlib import Path

from coverage import Coverage

ROOT = Path(__file__).parents[1]


def main() -> int:
    """Combine what `tools/checks.py` kept, and report it as pyproject.toml says."""
    build = ROOT / "build"
    joined = Coverage(data_file=str(build / "coverage"), config_file=str(ROOT / "pyproject.toml"))
    joined.combine([str(path) for path in build.glob("coverage.*")], keep=True)
    total = joined.report()
    if total < float(joined.get_option("report:fail_under") or 0):  # type: ignore[arg-type]
        print(f"expected 100 % of branches, found {total:.2f} %")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
