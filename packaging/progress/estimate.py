# SPDX-License-Identifier: MIT
"""Estimates how much of the work is done and how long the rest takes."""
import time

# The pace is assumed to be 1 until about this many expected seconds have been measured.
PRIOR = 10.0
# A running step counts as done up to this share of its weight.
MOST_OF_A_STEP = 0.9


class Phase:
    """Steps with weights, in expected seconds, of which `jobs` run at a time."""

    def __init__(self, weights, jobs, clock=time.monotonic):
        self.clock, self.jobs = clock, max(1, jobs)
        self.pending = dict(weights)
        self.running = {}  # name: (weight, time of start)
        self.done = 0.0
        self.finished = 0
        self.spent = self.expected = 0.0

    def start(self, name, unknown=0.1):
        """Marks a step as running; a step that was not planned has the weight `unknown`."""
        self.running[name] = (self.pending.pop(name, unknown), self.clock())

    def finish(self, name):
        """Marks a step as done; if its start was seen, learns the pace from it.

        Ignores a step that neither runs nor was planned.
        """
        if name in self.pending:
            self.done += self.pending.pop(name)
            self.finished += 1
        if name not in self.running:
            return
        weight, started = self.running.pop(name)
        self.done += weight
        self.finished += 1
        self.spent += self.clock() - started
        self.expected += weight

    def end(self):
        """Marks everything as done; steps that turned out to be needless are left over."""
        self.done += sum(self.pending.values()) + sum(weight for weight, _ in self.running.values())
        self.pending, self.running = {}, {}

    def pace(self):
        """Returns measured seconds per expected second."""
        spent, expected = self.spent, self.expected
        for weight, started in self.running.values():
            elapsed = self.clock() - started
            if elapsed > weight:  # It is late already.
                spent += elapsed
                expected += weight
        return (spent + PRIOR) / (expected + PRIOR)

    def total(self):
        """Returns the weight of all steps."""
        return self.done + sum(self.pending.values()) + sum(w for w, _ in self.running.values())

    def done_weight(self):
        """Returns the weight of what is done, with a part of each running step."""
        pace, now = self.pace(), self.clock()
        return self.done + sum(min((now - started) / pace, MOST_OF_A_STEP * weight)
                               for weight, started in self.running.values())

    def left(self):
        """Returns the expected seconds until all steps are done."""
        pace, now = self.pace(), self.clock()
        rests = [pace * weight for weight in self.pending.values()]
        for weight, started in self.running.values():
            rests.append(max(pace * weight - (now - started), (1 - MOST_OF_A_STEP) * pace * weight))
        return max(sum(rests) / self.jobs, max(rests, default=0.0))

    def now(self):
        """Returns the step that has run longest, or an empty string."""
        return min(self.running, key=lambda name: self.running[name][1], default="")


class Progress:
    """Phases one after another. Its share never goes back."""

    def __init__(self, *phases):
        self.phases = phases
        self.highest = 0.0

    def percent(self):
        total = sum(phase.total() / phase.jobs for phase in self.phases)
        if total > 0:
            done = sum(phase.done_weight() / phase.jobs for phase in self.phases)
            self.highest = max(self.highest, 100 * done / total)
        return min(self.highest, 99.0)

    def left(self):
        return sum(phase.left() for phase in self.phases)


def remaining(seconds):
    """Returns the time left in words."""
    if seconds < 60:
        return "less than a minute left"
    minutes = round(seconds / 60)
    return f"about {minutes} minute{'' if minutes == 1 else 's'} left"


def sentence(progress, phase, in_words):
    """Returns the text of the line: the share done, the time left, and the steps that run now."""
    text = f"{progress.percent():.0f} %, {remaining(progress.left())}"
    if phase.running:
        more = f" and {len(phase.running) - 1} more" if len(phase.running) > 1 else ""
        text += f"; {in_words(phase.now())}{more}"
    return text
