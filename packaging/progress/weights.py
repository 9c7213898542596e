# SPDX-License-Identifier: MIT
"""The expected seconds of each step: from the last run if there was one, else from weights.txt."""
import re
from fnmatch import fnmatchcase
from pathlib import Path

# The descriptions that name their output. Custom commands are too short for that to matter.
OUTPUT = re.compile(r"^(?:Building \w+ object|Linking \w+ (?:executable|static library|"
                    r"shared library|shared module)|Creating library symlink) (\S+)$")


TABLE = Path(__file__).with_name("weights.txt")
# Tests that take fewer seconds share the last pattern of the table.
LEAST_LISTED = 4


def shipped(kind, path=TABLE):
    """Returns the shipped patterns of `kind` ("build" or "test") with their seconds, in order."""
    rows = []
    for row in path.read_text(encoding="utf-8").splitlines():
        if not row or row.startswith("#"):
            continue
        row_kind, seconds, pattern = row.split(maxsplit=2)
        if row_kind == kind:
            rows.append((pattern, float(seconds)))
    return rows


def by_pattern(name, rows):
    """Returns the seconds of the first pattern that matches `name`."""
    return next(seconds for pattern, seconds in rows if fnmatchcase(name, pattern))


def ninja_log(folder):
    """Returns the seconds of each output in the folder's .ninja_log; the last line counts."""
    seconds = {}
    try:
        rows = (folder / ".ninja_log").read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return seconds
    for row in rows:
        cells = row.split("\t")
        if len(cells) == 5 and cells[0].isdigit() and cells[1].isdigit():
            seconds[cells[3]] = (int(cells[1]) - int(cells[0])) / 1000
    return seconds


def of_build(descriptions, folder):
    """Returns the weight of each step that Ninja describes.

    A compiler cache can make a step of the last build short by chance, so a logged time counts for
    at least a tenth of the shipped one.
    """
    rows, log = shipped("build"), ninja_log(folder)
    weights = {}
    for description in descriptions:
        usual = by_pattern(description, rows)
        output = OUTPUT.match(description)
        logged = log.get(output[1]) if output else None
        weights[description] = usual if logged is None else max(logged, usual / 10)
    return weights


def cost_data(folder):
    """Returns the seconds that CTest has measured for each test that has passed."""
    seconds = {}
    try:
        rows = (folder / "Testing/Temporary/CTestCostData.txt").read_text(
            encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return seconds
    for row in rows:
        cells = row.rsplit(maxsplit=2)
        if len(cells) != 3:  # "---", and the tests that failed below it.
            break
        if float(cells[2]) > 0:
            seconds[cells[0]] = float(cells[2])
    return seconds


def results(folder):
    """Returns the seconds of each test in test-results.txt, which the last run wrote."""
    seconds = {}
    try:
        rows = (folder / "test-results.txt").read_text(encoding="utf-8").splitlines()
    except OSError:
        return seconds
    for row in rows:
        cells = row.split(maxsplit=3)
        if len(cells) == 4 and cells[0] == "test" and cells[1] == "passed":
            seconds[cells[3]] = float(cells[2])
    return seconds


def of_tests(names, folder):
    """Returns the weight of each test."""
    rows, known = shipped("test"), {**cost_data(folder), **results(folder)}
    return {name: known.get(name, by_pattern(name, rows)) for name in names}


def prime_costs(weights_of_tests, folder):
    """Writes CTest's file of measured seconds with expected ones, unless CTest has measured some.

    CTest starts the longest tests first. In a new build it does not know them, and a long test that starts last
    would run alone at the end.
    """
    path = folder / "Testing/Temporary/CTestCostData.txt"
    if cost_data(folder):
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    rows = [f"{name} 1 {seconds}" for name, seconds in weights_of_tests.items()]
    path.write_text("\n".join(rows) + "\n---\n", encoding="utf-8")


def renew(folder, path=TABLE):
    """Replaces the tests in the table by those of the folder's last run; returns how many it lists."""
    measured = results(folder)
    listed = sorted(((round(seconds), name) for name, seconds in measured.items()
                     if round(seconds) >= LEAST_LISTED), key=lambda row: (-row[0], row[1]))
    rows = path.read_text(encoding="utf-8").splitlines()
    kept = [row for row in rows if not row.startswith("test ")]
    other = [row for row in rows if row.startswith("test ")][-1]
    added = [f"test {seconds} {name}" for seconds, name in listed]
    path.write_text("\n".join([*kept, *added, other]) + "\n", encoding="utf-8")
    return len(listed)
