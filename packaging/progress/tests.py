# SPDX-License-Identifier: MIT
"""Runs the tests, runs each that failed once more by itself, and judges them."""
import json
import os
import re
import shutil
import subprocess
import xml.etree.ElementTree as xml

import weights
from child import run
from estimate import Phase, Progress, sentence

MOST_FLAKY = 3
START = re.compile(r"^\s*Start\s+(\d+): (.*)$")
RESULT = re.compile(r"^\s*\d+/\d+ Test\s+#(\d+): .*?(Passed|\*\*\*.*?)\s+[\d.]+ sec$")
SUMMARY = re.compile(r"^\d+% tests passed, ")
NOISE = re.compile(r"^(Internal ctest changing into directory: .*|Test project .*|"
                   r"Errors while running CTest)?$")


def only_lists(options):
    """Returns whether CTest would run no test with these options."""
    lists = re.compile(r"-N$|--show-only|--print-labels$|--help|-h$|-H$|--version$|--list-presets")
    return any(lists.match(option) for option in options)


class TestsBroken(Exception):
    """CTest itself failed."""


class CTestOutput:
    """Reads CTest's output line by line; keeps the lines about tests that did not pass."""

    def __init__(self, known, on_start, on_finish, on_output):
        self.known = frozenset(known)
        self.on_start, self.on_finish, self.on_output = on_start, on_finish, on_output
        self.buffer, self.names = "", {}
        self.is_over = False

    def feed(self, text):
        self.buffer += text
        *rows, self.buffer = self.buffer.split("\n")
        kept = [row for row in rows if self._keep(row)]
        if kept:
            self.on_output("\n".join(kept))

    def close(self):
        if self.buffer:
            self.feed("\n")

    def _keep(self, row):
        # A test can print lines that look like CTest's own.
        if (start := START.match(row)) and start[1] not in self.names and start[2] in self.known:
            self.names[start[1]] = start[2]
            self.on_start(start[2])
        elif (result := RESULT.match(row)) and result[1] in self.names:
            self.on_finish(self.names[result[1]])
            return result[2] != "Passed"
        elif SUMMARY.match(row):
            self.is_over = True
        else:
            return not self.is_over and not NOISE.match(row)
        return False


class Verdict:
    """The verdict on the tests. `seconds` has status and seconds of each test's first try."""

    def __init__(self, seconds, failed_once, failed_twice):
        self.seconds = seconds
        self.failed = sorted(failed_twice)
        self.flaky = sorted(set(failed_once) - set(failed_twice))
        self.passed = [name for name, (status, _) in seconds.items()
                       if status == "passed" and name not in failed_once]
        self.skipped = len([name for name, (status, _) in seconds.items()
                            if status == "skipped" and name not in failed_once])

    def is_good(self):
        return not self.failed and len(self.flaky) <= MOST_FLAKY and self.has_run()

    def has_run(self):
        """Returns whether any test ran."""
        return bool(self.passed or self.failed or self.flaky)

    def of(self, name):
        """Returns the word for a test in test-results.txt."""
        if name in self.failed:
            return "failed"
        return "flaky" if name in self.flaky else self.seconds[name][0]

    def report(self, preset, seconds):
        """Prints the closing lines and returns the exit code."""
        for name in self.flaky:
            print(f"FLAKY {name}")
        for name in self.failed:
            print(f"FAILED {name}")
        if len(self.flaky) > MOST_FLAKY:
            print(f"{preset}: more than {MOST_FLAKY} tests are flaky, so the run fails")
        if not self.has_run():
            print(f"{preset}: no test ran")
        skipped = f"{self.skipped} skipped, " if self.skipped else ""
        print(f"{preset}: {len(self.passed)} passed, {len(self.failed)} failed, {len(self.flaky)} flaky, "
              f"{skipped}{seconds:.0f} s", flush=True)
        return 0 if self.is_good() else 1


class Tests:
    """The tests of a build's folder that CTest's options select."""

    def __init__(self, folder, line, options):
        self.folder, self.line, self.options = folder, line, options
        self.temporary = folder / "Testing/Temporary"
        self.failed_log = self.temporary / "LastTestsFailed.log"
        self.phase = self.verdict = None

    def plan(self):
        """Returns the phase of the tests; none has run yet."""
        listed = subprocess.run(self._ctest("--show-only=json-v1"), text=True, errors="replace",
                                check=False, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                                stderr=subprocess.DEVNULL).stdout
        try:
            names = [test["name"] for test in json.loads(listed)["tests"]]
        except (json.JSONDecodeError, KeyError):
            names = []
        self.phase = Phase(weights.of_tests(names, self.folder), len(os.sched_getaffinity(0)))
        return self.phase

    def run(self, before):
        """Runs the tests, after the phase `before`, and returns the verdict."""
        phase = self.plan()  # Again: the build may have changed the list.
        weights.prime_costs(phase.pending, self.folder)
        seconds, failed = self._try(phase, Progress(before, phase), "", self.options)
        again = set()
        if failed:
            again = self._again(failed)
        self.verdict = Verdict(seconds, failed, again)
        return self.verdict

    def _again(self, failed):
        """Runs the tests that failed, one after another; returns those that fail again."""
        self.line.result(f"\n== {len(failed)} failed; running each once more by itself")
        rows = self.failed_log.read_text(encoding="utf-8").splitlines()
        log = self.temporary / "LastTest.log"
        first = log.with_suffix(".log.first")
        shutil.copyfile(log, first)
        try:
            phase = Phase(weights.of_tests(failed, self.folder), 1)
            _, again = self._try(phase, Progress(phase), "again: ", ["--rerun-failed", "--parallel", "1"])
        finally:
            # The logs are those of the whole run, but the list of failures has no test that passed by itself.
            log.replace(self.temporary / "LastTestAgain.log")
            first.replace(log)
        rows = [row for row in rows if row.partition(":")[2] in again]
        if rows:
            self.failed_log.write_text("\n".join(rows) + "\n", encoding="utf-8")
        else:
            self.failed_log.unlink(missing_ok=True)
        return again

    def _try(self, phase, progress, prefix, options):
        """Returns status and seconds of each test, and the names of those that failed."""
        junit = self.temporary.resolve() / "results.xml"
        junit.unlink(missing_ok=True)
        before = self._stamp()

        def show(at_once=False):
            text = sentence(progress, phase, "testing {}".format)
            self.line.show(prefix + text, at_once)

        show(at_once=True)
        output = CTestOutput(phase.pending, phase.start, phase.finish, self.line.result)
        # One more than there are cores: some tests wait for timers and processes. CTest takes the
        # last of two options, so the caller's --parallel counts, and our --output-junit.
        code = run(self._ctest("--output-on-failure", "--parallel", str(phase.jobs + 1), *options,
                               "--output-junit", str(junit), callers=False), output.feed, show)
        output.close()
        seconds = self._read(junit)
        failed = []
        if code == 0:
            self.failed_log.unlink(missing_ok=True)  # CTest leaves the log of an earlier run.
        elif self._stamp() not in (None, before):
            failed = [row.partition(":")[2] for row in
                      self.failed_log.read_text(encoding="utf-8").splitlines()]
        if phase.total() > 0 and (seconds is None or (code != 0 and not failed)):
            raise TestsBroken(f"{self.line.name}: ctest ended with {code} but did not list the tests that failed")
        return seconds or {}, failed

    def _stamp(self):
        try:
            status = self.failed_log.stat()
            return status.st_ino, status.st_mtime_ns
        except OSError:
            return None

    @staticmethod
    def _read(junit):
        if not junit.exists():
            return None
        words = {"run": "passed", "fail": "failed", "notrun": "skipped", "disabled": "skipped"}
        return {case.get("name"): (words.get(case.get("status"), "failed"), float(case.get("time", 0)))
                for case in xml.parse(junit).getroot().iter("testcase")}

    def _ctest(self, *arguments, callers=True):
        return ["ctest", "--test-dir", str(self.folder), *(self.options if callers else ()), *arguments]

    def write_results(self, preset, seconds):
        """Writes test-results.txt: counts, then the result, seconds and name of each test."""
        verdict = self.verdict
        rows = [f"preset {preset}", f"passed {len(verdict.passed)}", f"failed {len(verdict.failed)}",
                f"flaky {len(verdict.flaky)}", f"skipped {verdict.skipped}", f"seconds {seconds:.0f}"]
        rows += [f"test {verdict.of(name)} {spent:.2f} {name}"
                 for name, (_, spent) in verdict.seconds.items()]
        path = self.folder / "test-results.txt"
        unfinished = path.with_suffix(".new")
        unfinished.write_text("\n".join(rows) + "\n", encoding="utf-8")
        unfinished.replace(path)
