# SPDX-License-Identifier: MIT
"""python3 -B -m unittest discover packaging/progress"""
import io
import sys
import tempfile
import unittest
from pathlib import Path
from unittest import mock

sys.path.insert(0, str(Path(__file__).parent))
import weights  # noqa: E402
from build import NinjaOutput, in_words  # noqa: E402
from child import run  # noqa: E402
from estimate import Phase, Progress, remaining  # noqa: E402
from line import Line  # noqa: E402
from tests import CTestOutput, Verdict, only_lists  # noqa: E402


class Clock:
    """A clock that only the test advances."""

    def __init__(self):
        self.now = 0.0

    def __call__(self):
        return self.now


class Terminal(io.StringIO):
    def isatty(self):
        return True


class EstimateTest(unittest.TestCase):
    def setUp(self):
        self.clock = Clock()

    def test_time_left_is_shared_among_jobs(self):
        phase = Phase({"a": 10, "b": 20, "c": 30}, 2, self.clock)
        self.assertAlmostEqual(phase.left(), 30)

    def test_the_longest_step_bounds_the_time_left(self):
        self.assertAlmostEqual(Phase({"a": 1, "b": 50}, 4, self.clock).left(), 50)

    def test_pace_follows_a_slow_machine(self):
        phase = Phase({"a": 990, "b": 100}, 1, self.clock)
        phase.start("a")
        self.clock.now = 1990
        phase.finish("a")
        self.assertAlmostEqual(phase.pace(), 2)
        self.assertAlmostEqual(phase.left(), 200)

    def test_a_late_step_slows_the_pace_while_it_runs(self):
        phase = Phase({"a": 10}, 1, self.clock)
        phase.start("a")
        self.clock.now = 30
        self.assertAlmostEqual(phase.pace(), 2)
        self.assertGreater(phase.left(), 0)

    def test_steps_whose_start_was_not_seen_are_done(self):
        phase = Phase({"a": 10, "b": 30}, 1, self.clock)
        phase.finish("a")
        phase.finish("a")
        phase.finish("other")
        self.assertAlmostEqual(phase.done_weight(), 10)
        self.assertAlmostEqual(phase.left(), 30)

    def test_percent_weighs_steps_and_never_goes_back(self):
        first, then = Phase({"a": 30, "b": 1}, 1, self.clock), Phase({"t": 31}, 1, self.clock)
        progress = Progress(first, then)
        self.assertEqual(progress.percent(), 0)
        first.start("a")
        first.finish("a")
        reached = progress.percent()
        self.assertAlmostEqual(reached, 100 * 30 / 62)
        first.start("surprise", unknown=1000)
        self.assertEqual(progress.percent(), reached)

    def test_percent_ends_below_a_hundred_while_the_line_is_shown(self):
        phase = Phase({"a": 1}, 1, self.clock)
        progress = Progress(phase)
        phase.end()
        self.assertEqual(progress.percent(), 99)

    def test_no_step_at_all(self):
        phase = Phase({}, 2, self.clock)
        self.assertEqual((Progress(phase).percent(), phase.left(), phase.now()), (0, 0, ""))

    def test_words_for_the_time_left(self):
        self.assertEqual(remaining(59), "less than a minute left")
        self.assertEqual(remaining(61), "about 1 minute left")
        self.assertEqual(remaining(290), "about 5 minutes left")


class WeightsTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def test_every_step_has_a_shipped_weight(self):
        for kind in ("build", "test"):
            self.assertGreater(weights.by_pattern("anything else", weights.shipped(kind)), 0)
        steps = ["moc a/b.h", "Building CXX object core/CMakeFiles/x.dir/units/x/core_edit_0.cpp.o"]
        moc, unit = weights.of_build(steps, self.folder).values()
        self.assertGreater(unit, 100 * moc)

    def test_ninja_log_counts_by_its_last_line(self):
        (self.folder / ".ninja_log").write_text(
            "# ninja log v5\n0\t1000\t0\ta.o\tff\n5\t42005\t0\ta.o\tff\n1\t2\n", encoding="utf-8")
        step = "Building CXX object a.o"
        self.assertEqual(weights.of_build([step], self.folder), {step: 42})

    def test_a_cached_compile_does_not_make_a_step_free(self):
        (self.folder / ".ninja_log").write_text("0\t10\t0\ta.o\tff\n", encoding="utf-8")
        step = "Building CXX object a.o"
        self.assertGreater(weights.of_build([step], self.folder)[step], 0.1)

    def test_tests_take_the_last_run_then_ctest_then_the_table(self):
        (self.folder / "Testing/Temporary").mkdir(parents=True)
        (self.folder / "Testing/Temporary/CTestCostData.txt").write_text(
            "a 3 1.5\nodd name 2 7\nbad 0 0\n---\nbad\n", encoding="utf-8")
        (self.folder / "test-results.txt").write_text(
            "passed 1\ntest passed 9.00 a\ntest failed 3.00 bad\n", encoding="utf-8")
        usual = weights.by_pattern("bad", weights.shipped("test"))
        self.assertEqual(weights.of_tests(["a", "odd name", "bad"], self.folder),
                         {"a": 9, "odd name": 7, "bad": usual})

    def test_a_new_build_begins_with_the_longest_tests(self):
        weights.prime_costs({"short": 1, "long": 50}, self.folder)
        self.assertEqual(weights.cost_data(self.folder), {"short": 1, "long": 50})
        weights.prime_costs({"short": 9}, self.folder)
        self.assertEqual(weights.cost_data(self.folder), {"short": 1, "long": 50})

    def test_the_table_is_renewed_from_the_last_run(self):
        (self.folder / "test-results.txt").write_text(
            "passed 3\ntest passed 4.20 b\ntest passed 61.00 a b\ntest passed 3.00 short\n", encoding="utf-8")
        table = self.folder / "table.txt"
        table.write_text("# remark\nbuild 1 *\ntest 9 gone\ntest 1 *\n", encoding="utf-8")
        self.assertEqual(weights.renew(self.folder, table), 2)
        self.assertEqual(table.read_text(encoding="utf-8"),
                         "# remark\nbuild 1 *\ntest 61 a b\ntest 4 b\ntest 1 *\n")


class ChildTest(unittest.TestCase):
    def test_without_pseudo_terminals_the_output_comes_through_a_pipe(self):
        said = []
        with mock.patch("pty.openpty", side_effect=OSError("out of pty devices")):
            code = run(["echo", "a line"], said.append, lambda: None, terminal=True)
        self.assertEqual((code, "".join(said)), (0, "a line\n"))


class NinjaOutputTest(unittest.TestCase):
    def read(self, text, cut):
        said = []
        output = NinjaOutput(lambda: said.append("begin"), lambda step: said.append(f"+{step}"),
                             lambda step: said.append(f"-{step}"), said.append)
        for at in range(0, len(text), cut):
            output.feed(text[at:at + cut])
        output.close()
        return said

    def test_statuses_however_they_are_cut(self):
        status = "\r@mazeloom {}@ {}\x1b[K".format
        text = (status("1/0/2", "glob") + "\n" + status("1/0/3", "a") + status("2/0/3", "b")
                + status("2/1/3", "b") + "\n\x1b[31mFAILED: \x1b[0mb\ncc b\n\nred \x1b[Kerror\n"
                + status("2/2/3", "a") + "\nninja: build stopped.\n")
        wanted = ["begin", "+glob", "begin", "+a", "+b", "-b",
                  "\x1b[31mFAILED: \x1b[0mb\ncc b\n\nred \x1b[Kerror", "-a", "ninja: build stopped."]
        for cut in (1, 7, 1000):
            self.assertEqual(self.read(text, cut), wanted)

    def test_a_pipe_has_lines_of_finished_steps(self):
        text = "@mazeloom 2/1/3@ a\nwarning\n@mazeloom 3/2/3@ b\n@mazeloom 3/3/3@ c\n"
        for cut in (1, 7, 1000):
            self.assertEqual(self.read(text, cut), ["-a", "warning", "-b", "-c"])

    def test_steps_in_words(self):
        self.assertEqual(in_words("Building CXX object a/CMakeFiles/part.dir/units/x/core_pack_0.cpp.o"),
                         "compiling part: core_pack_0")
        self.assertEqual(in_words("Linking CXX static library core/libx.a"), "linking libx.a")
        self.assertEqual(in_words("Generating a.qm"), "generating a.qm")
        self.assertEqual(in_words("moc a.h"), "moc a.h")


class CTestOutputTest(unittest.TestCase):
    def test_only_what_did_not_pass_is_kept(self):
        said, kept = [], []
        output = CTestOutput(["a", "b.[x]"], lambda name: said.append(f"+{name}"),
                             lambda name: said.append(f"-{name}"), kept.append)
        output.feed("Test project x\n    Start 1: a\n      Start 20: b.[x]\n")
        output.feed(" 1/20 Test  #1: a ......   Passed    0.10 sec\n 2/20 Test #20: b.[x] ...***Exc")
        output.feed("eption: SegFault  0.10 sec\nlast words\n   Start 9: fake\n\n")
        output.feed("50% tests passed, 1 tests failed\nrest")
        output.close()
        self.assertEqual(said, ["+a", "+b.[x]", "-a", "-b.[x]"])
        self.assertEqual("\n".join(kept), " 2/20 Test #20: b.[x] ...***Exception: SegFault  0.10 sec\n"
                                          "last words\n   Start 9: fake")

    def test_options_that_run_nothing(self):
        for option in ("-N", "--show-only=json-v1", "--print-labels"):
            self.assertTrue(only_lists(["-R", "x", option]))
        self.assertFalse(only_lists(["-V", "-LE", "looks", "-R", "N"]))


class VerdictTest(unittest.TestCase):
    def verdict(self, once, twice):
        seconds = {name: ("failed" if name in once else "passed", 1.0) for name in "abcdefg"}
        return Verdict(seconds, once, twice)

    def test_flaky_tests_pass_up_to_three(self):
        self.assertTrue(self.verdict("abc", "").is_good())
        self.assertFalse(self.verdict("abcd", "").is_good())

    def test_a_test_that_fails_twice_fails_the_run(self):
        verdict = self.verdict("ab", "b")
        self.assertFalse(verdict.is_good())
        self.assertEqual((verdict.flaky, verdict.failed, verdict.passed), (["a"], ["b"], list("cdefg")))
        self.assertEqual([verdict.of(name) for name in "abc"], ["flaky", "failed", "passed"])

    def test_no_test_is_no_success(self):
        self.assertFalse(Verdict({}, [], []).is_good())
        self.assertFalse(Verdict({"a": ("skipped", 0.0)}, [], []).is_good())

    def test_a_test_without_program_is_not_skipped(self):
        verdict = Verdict({"gone": ("skipped", 0.0)}, ["gone"], ["gone"])
        self.assertEqual((verdict.skipped, verdict.failed), (0, ["gone"]))


class LineTest(unittest.TestCase):
    def test_a_line_every_half_minute_without_a_terminal(self):
        clock, stream = Clock(), io.StringIO()
        line = Line("x", stream, stream, clock)
        for clock.now in range(0, 70, 5):
            line.show(str(clock.now))
        self.assertEqual(stream.getvalue(), "x: 0\nx: 30\nx: 60\n")

    def test_results_stand_above_the_line_of_a_terminal(self):
        stream, results = Terminal(), io.StringIO()
        line = Line("x", stream, results, Clock())
        line.is_terminal = True
        line.show("a")
        line.result("failed")
        line.clear()
        self.assertEqual(stream.getvalue(), "\rx: a\033[K\r\033[K\rx: a\033[K\r\033[K")
        self.assertEqual(results.getvalue(), "failed\n")


if __name__ == "__main__":
    unittest.main()
