# SPDX-License-Identifier: MIT
"""Builds and tests with a progress line that is weighted by expected time.

  python3 -B packaging/progress build PRESET [--folder FOLDER] [--target TARGET]... [-D...]
  python3 -B packaging/progress test PRESET [ctest options]
  python3 -B packaging/progress weigh PRESET

"build" configures the preset and builds it, by default in build/PRESET. "test" does the same, runs
the tests and judges them. Both run in the root of the repository and write what the tools print to
build.log in the build's folder. The progress line goes to the standard error, results to the
standard output. "weigh" writes the times of the last run of all tests into weights.txt, which
first runs go by.
"""
import argparse
import os
import sys
import time
from pathlib import Path

import weights
from build import BuildFailed, Builder
from child import Interrupted, die_interrupted, raise_on_signals
from line import Line
from tests import Tests, TestsBroken, only_lists


def build(arguments):
    parser = argparse.ArgumentParser(prog="progress build")
    parser.add_argument("preset")
    parser.add_argument("--folder", type=Path)
    parser.add_argument("--target", action="append", default=[])
    parser.add_argument("-D", action="append", default=[], dest="variables")
    chosen = parser.parse_args(arguments)
    folder = chosen.folder or Path("build") / chosen.preset
    with Line("mazeloom") as line:
        builder = Builder(folder, line, chosen.target)
        builder.configure(chosen.preset, [f"-D{variable}" for variable in chosen.variables])
        builder.build(builder.plan())
    return 0


def test(arguments):
    if not arguments:
        sys.exit("usage: progress test PRESET [ctest options]")
    preset, options = arguments[0], arguments[1:]
    started = time.monotonic()
    folder = Path("build") / preset
    with Line(preset) as line:
        builder = Builder(folder, line)
        # tests/quick leaves a selection of tests in the cache. This resets it.
        builder.configure(preset, ["-DMAZELOOM_ONLY_TESTS="])
        if only_lists(options):
            line.clear()
            os.execvp("ctest", ["ctest", "--test-dir", str(folder), *options])
        tests = Tests(folder, line, options)
        steps = builder.plan()
        builder.build(steps, then=tests.plan())
        verdict = tests.run(before=steps)
    tests.write_results(preset, time.monotonic() - started)
    return verdict.report(preset, time.monotonic() - started)


def weigh(arguments):
    if len(arguments) != 1:
        sys.exit("usage: progress weigh PRESET")
    folder = Path("build") / arguments[0]
    if not weights.results(folder):
        sys.exit(f"{folder} has no results: run tests/run {arguments[0]} first")
    print(f"{weights.renew(folder)} tests listed in {weights.TABLE.name}")
    return 0


def main():
    commands = {"build": build, "test": test, "weigh": weigh}
    if len(sys.argv) < 2 or sys.argv[1] not in commands:
        sys.exit(__doc__)
    raise_on_signals()
    try:
        return commands[sys.argv[1]](sys.argv[2:])
    except (BuildFailed, TestsBroken) as failure:
        print(failure, file=sys.stderr)
        return 1
    except Interrupted as interruption:
        print("interrupted", file=sys.stderr)
        die_interrupted(interruption)


sys.exit(main())
