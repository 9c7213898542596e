# SPDX-License-Identifier: MIT
"""Plays a temple guided by announcements only: the cell, its number, and the eight cells around."""
import re

WAYS = {"Left": (-1, 0), "Right": (1, 0), "Above": (0, -1), "Below": (0, 1), "Above left": (-1, -1),
        "Above right": (1, -1), "Below left": (-1, 1), "Below right": (1, 1)}
KEYS = {(-1, 0): "Left", (1, 0): "Right", (0, -1): "Up", (0, 1): "Down"}
THINGS = ("coin", "heart", "console", "exit", "TNT", "grenade")
PLACE = r"^(\d+), (\d+): (.*)$"
MOST_ATTEMPTS = 60


def around(cell):
    return [(cell[0] + x, cell[1] + y) for x, y in WAYS.values()]


class Temple:
    def __init__(self, ear, start=0):
        """Ignores announcements before the index `start`."""
        self.ear = ear
        self.start = start
        self.attempts = 0
        self.begin()

    def begin(self):
        """Forgets the board, since another attempt has other traps."""
        self.attempts += 1
        self.numbers, self.open, self.shut = {}, set(), set()
        self.safe, self.traps, self.visited, self.exits, self.consoles = set(), set(), set(), set(), set()
        self.coins = set()

    def listen(self, place):
        """Notes the cells that the announcement of a place describes."""
        self.at = (int(place[1]), int(place[2]))
        own, *others = place[3].split(". ")
        self.visited.add(self.at)
        self.safe.add(self.at)
        self.note(self.at, re.sub(r"(\d+) trap\S* around", r"\1", own))
        for sentence in others:
            way, what = sentence.split(": ", 1)
            x, y = WAYS[way]
            self.note((self.at[0] + x, self.at[1] + y), what)

    def note(self, cell, what):
        words = what.split(", ")
        if not words[0].isdigit():
            self.shut.add(cell)  # no number: the cell cannot be entered
            return
        self.open.add(cell)
        self.numbers[cell] = int(words[0])
        if any(thing in word for word in words for thing in THINGS):
            self.safe.add(cell)  # no trap lies under a thing
        if "coin" in words:
            self.coins.add(cell)
        if "exit" in what:
            self.exits.add(cell)
        if any("console" in word for word in words):
            self.consoles.add(cell)
        if "disabled trap" in what:
            self.safe.add(cell)

    def think(self):
        """Deduces safe cells and traps from single numbers, and from pairs of which one's cells include the other's."""
        changed = True
        while changed:
            changed = False
            rules = []
            for cell, number in self.numbers.items():
                hidden = {c for c in around(cell) if c not in self.safe | self.shut | self.traps}
                if hidden:
                    rules.append((hidden, number - sum(c in self.traps for c in around(cell))))
            for hidden, count in rules + [(b - a, n - m) for a, m in rules for b, n in rules if a < b]:
                if count == 0 and not hidden <= self.safe:
                    self.safe |= hidden
                    changed = True
                elif count == len(hidden) and not hidden <= self.traps:
                    self.traps |= hidden
                    changed = True
        self.rules = rules

    def way_to(self, goals, last_steps=frozenset()):
        """Returns the shortest path over safe cells to one of `goals`; its last step may enter one of last_steps."""
        queue, before = [self.at], {self.at: None}
        for cell in queue:
            if cell in goals and cell != self.at:
                way = []
                while before[cell] is not None:
                    way.append(cell)
                    cell = before[cell]
                return way[::-1]
            if cell in last_steps:
                continue
            for x, y in KEYS:
                beside = (cell[0] + x, cell[1] + y)
                if beside in self.open and beside not in before and \
                        (beside in self.safe or beside in last_steps):
                    before[beside] = cell
                    queue.append(beside)
        return None

    def least_risk(self):
        """Returns the open, undecided cells with the lowest estimated risk of a trap."""
        edge = self.open - self.safe - self.traps
        risks = {c: max((n / len(h) for h, n in self.rules if c in h), default=0.5) for c in edge}
        return {c for c in edge if risks[c] == min(risks.values())}

    def step(self, to):
        """Goes to a cell beside the hero. Returns False if the attempt is over."""
        ear = self.ear
        since = ear.press(KEYS[(to[0] - self.at[0], to[1] - self.at[1])])
        ear.wait_for(rf"^{to[0]}, {to[1]}: |Won in|begins another attempt", since)
        # The place is announced before its messages, one of which may be that the attempt is won.
        if to in self.coins:
            ear.wait_for(r"Coin \d+ of \d+", since, "message")
            self.coins.remove(to)
        if to in self.exits and ear.heard("The exit is open", self.start):
            ear.wait_for("Won in", since, "message")
        if to in self.consoles:
            # The console's text must be dismissed at each visit.
            ear.wait_for("^Go on$", since, "focus")
            since = ear.press("Return")
            ear.wait_for(PLACE, since, "focus")
        if ear.heard("Won in|begins another attempt", since, "message"):
            return False
        self.listen(ear.heard(PLACE, since, "focus"))
        return True

    def play(self):
        """Plays until an attempt is won, and returns how many it took."""
        ear = self.ear
        while self.attempts <= MOST_ATTEMPTS:
            self.listen(ear.wait_for(PLACE, self.start, "focus"))
            self.start = len(ear.said)
            while True:
                self.think()
                way = self.way_to((self.open & self.safe) - self.visited - self.exits) or \
                    self.way_to(self.exits if ear.heard("The exit is open", self.start) else set())
                if way is None:
                    guesses = self.least_risk()
                    way = self.way_to(guesses, guesses) if guesses else None
                if way is None:
                    break  # no cell can be reached: start another attempt
                if not all(self.step(cell) for cell in way[:1]):
                    break
            if ear.heard("Won in", self.start, "message"):
                return self.attempts
            self.start = ear.press("r")
            ear.wait_for("Attempt", self.start, "message")
            self.begin()
        raise SystemExit(f"tests/spoken: no attempt of {MOST_ATTEMPTS} was won")
