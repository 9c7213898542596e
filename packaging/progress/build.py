# SPDX-License-Identifier: MIT
"""Configures and builds, with the progress of both."""
import os
import re
import shutil
import subprocess

import weights
from child import run
from estimate import Phase, Progress, sentence

# To a terminal, Ninja writes such a status when a step starts and when it ends: started, finished, of all. Into a pipe
# it writes a line when a step ends.
STATUS_FORMAT = "@mazeloom %s/%f/%t@ "
STATUS = re.compile(r"(\r?)@mazeloom (\d+)/(\d+)/(\d+)@ ([^\n]*?)(?:\x1b\[K|\n)")
FAILED = re.compile(r"(\x1b\[\d*m)?FAILED: ")
LINES_OF_LOG = 30


class BuildFailed(Exception):
    """Configuring or building failed; the text names the log with the full output."""


def ninja_jobs():
    """Returns how many steps Ninja runs at a time by default."""
    cores = len(os.sched_getaffinity(0))
    return {1: 2, 2: 3}.get(cores, cores + 2)


def in_words(description):
    """Returns what a step does, without folders and file endings."""
    compiled = re.match(r"Building \w+ object (\S+)$", description)
    if compiled:
        folder, _, file = compiled[1].rpartition("/")
        target = re.search(r"CMakeFiles/([^/]+)\.dir", folder)
        file = re.sub(r"(_cxx\.cxx|\.cpp|\.cxx|\.cc|\.c)?\.(o|gch|pch)$", "", file)
        return f"compiling {target[1] + ': ' if target else ''}{file}"
    linked = re.match(r"Linking \w+ [a-z ]+ (\S+)$", description)
    if linked:
        return f"linking {linked[1].rpartition('/')[2]}"
    return description[0].lower() + description[1:] if description.startswith("Gen") else description


class NinjaOutput:
    """Splits Ninja's output into statuses and the output of steps. A status may arrive in pieces."""

    def __init__(self, on_begin, on_start, on_finish, on_output):
        self.on_begin, self.on_start = on_begin, on_start
        self.on_finish, self.on_output = on_finish, on_output
        self.buffer, self.output = "", ""
        self.started = self.finished = 0

    def feed(self, text):
        self.buffer += text
        while status := STATUS.search(self.buffer):
            self.output += self.buffer[: status.start()]
            self.buffer = self.buffer[status.end():]
            self.flush()
            if status[1]:
                self._count(int(status[2]), int(status[3]), status[5])
            else:
                self.on_finish(status[5])

    def flush(self):
        """Passes on the output of the last step."""
        text, self.output = self.output.strip("\r\n"), ""
        if text:
            self.on_output(text)

    def close(self):
        self.output += self.buffer
        self.buffer = ""
        self.flush()

    def _count(self, started, finished, description):
        if (started, finished) == (1, 0):  # Also when Ninja restarts with a new build.ninja.
            self.on_begin()
            self.on_start(description)
        elif finished > self.finished and started == self.started:
            self.on_finish(description)
        else:
            self.on_start(description)
        self.started, self.finished = started, finished


class Builder:
    """Configures and builds a folder. The tools' output goes to its build.log."""

    def __init__(self, folder, line, targets=()):
        self.folder, self.line, self.targets = folder, line, list(targets)
        self.log_path = folder / "build.log"
        self.failures = 0

    def configure(self, preset, options=()):
        """Runs CMake."""
        is_new = not self.folder.exists()
        self.folder.mkdir(parents=True, exist_ok=True)
        self.line.show("configuring", at_once=True)
        with open(self.log_path, "w", encoding="utf-8") as log:
            code = run(["cmake", "--preset", preset, "-B", str(self.folder), *options],
                       log.write, lambda: self.line.show("configuring"))
        if code != 0 and is_new and not (self.folder / "CMakeCache.txt").exists():
            # No such preset, or no compiler: CMake has left nothing but its output.
            text = self.log_path.read_text(encoding="utf-8", errors="replace")
            shutil.rmtree(self.folder)
            raise BuildFailed(f"{text}{self.line.name}: CMake could not configure the build")
        if code != 0:
            self._fail("CMake could not configure the build", show_log=True)

    def plan(self):
        """Returns the steps that Ninja would run, with their weights."""
        # build.ninja is an output of CMake by its relative path only. Given the absolute path,
        # Ninja does not stop after pretending to run CMake.
        printed = subprocess.run(
            [self._ninja(), "-C", str(self.folder), "-n", "-f",
             str((self.folder / "build.ninja").resolve()), *self.targets],
            env={**os.environ, "NINJA_STATUS": ""}, text=True, errors="replace", check=False,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        steps = [step for step in printed.stdout.splitlines() if step and not step.startswith("ninja: ")]
        return Phase(weights.of_build(steps, self.folder), ninja_jobs())

    def build(self, phase, then=None):
        """Runs Ninja. `then` is the phase that follows; the progress counts it in."""
        progress = Progress(*filter(None, (phase, then)))

        def show(at_once=False):
            self.line.show(sentence(progress, phase, in_words), at_once)

        with open(self.log_path, "a", encoding="utf-8") as log:
            def finish(description):
                phase.finish(description)
                log.write(f"{description}\n")

            def output(text):
                log.write(f"{text}\n")
                log.flush()
                if FAILED.match(text):
                    self.failures += 1
                    self.line.result(text.removesuffix("\nninja: build stopped: subcommand failed."))

            show(at_once=True)
            ninja = NinjaOutput(phase.running.clear, phase.start, finish, output)
            code = run([self._ninja(), "-C", str(self.folder), *self.targets], ninja.feed, show,
                       terminal=True, env={**os.environ, "TERM": "xterm", "NINJA_STATUS": STATUS_FORMAT})
            ninja.close()
        if code != 0:
            self._fail("the build failed", show_log=self.failures == 0)
        phase.end()

    def _ninja(self):
        cache = (self.folder / "CMakeCache.txt").read_text(encoding="utf-8", errors="replace")
        return re.search(r"^CMAKE_MAKE_PROGRAM:\w+=(.*)$", cache, re.MULTILINE)[1]

    def _fail(self, message, show_log):
        self.line.clear()
        if show_log:
            text = self.log_path.read_text(encoding="utf-8", errors="replace")
            self.line.result("\n".join(text.splitlines()[-LINES_OF_LOG:]))
        raise BuildFailed(f"{self.line.name}: {message}; the full output is in {self.log_path}")
