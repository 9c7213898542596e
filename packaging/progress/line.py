# SPDX-License-Identifier: MIT
"""The progress line: it moves on a terminal; elsewhere a line is written every half minute."""
import os
import sys
import time

SECONDS_BETWEEN_LINES = 30
SECONDS_BETWEEN_MOVES = 0.1


class Line:
    """Writes the progress to `stream` and results to `results`, so that they do not mix."""

    def __init__(self, name, stream=sys.stderr, results=sys.stdout, clock=time.monotonic):
        self.name, self.stream, self.results, self.clock = name, stream, results, clock
        self.is_terminal = stream.isatty() and os.environ.get("TERM") != "dumb"
        self.shown = ""
        self.written_at = None

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.clear()

    def show(self, text, at_once=False):
        """Shows `text` if it is time for it, or `at_once`."""
        wait = SECONDS_BETWEEN_MOVES if self.is_terminal else SECONDS_BETWEEN_LINES
        if not at_once and self.written_at is not None and self.clock() - self.written_at < wait:
            return
        self.written_at = self.clock()
        self.shown = f"{self.name}: {text}"
        self._write()

    def _write(self):
        if not self.is_terminal:
            print(self.shown, file=self.stream, flush=True)
            return
        try:
            width = os.get_terminal_size(self.stream.fileno()).columns or 80
        except (OSError, ValueError):
            width = 80
        text = self.shown if len(self.shown) < width else self.shown[: width - 2] + "…"
        print(f"\r{text}\033[K", end="", file=self.stream, flush=True)

    def clear(self):
        """Takes the line off the terminal."""
        if self.is_terminal and self.shown:
            print("\r\033[K", end="", file=self.stream, flush=True)
        self.shown = ""

    def result(self, text):
        """Writes `text` to the results, above the line."""
        shown = self.shown
        self.clear()
        print(text, file=self.results, flush=True)
        if self.is_terminal and shown:
            self.shown = shown
            self._write()
