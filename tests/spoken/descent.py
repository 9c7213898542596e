# SPDX-License-Identifier: MIT
"""Plays a descent guided by announcements only: the cells beside the hero, the things in sight, and the messages."""
import re

from temple import KEYS, PLACE, WAYS

MONSTERS = r"\b(rat|goblin|orc|troll|wraith|bat|slime|archer|hulk|witch|idol|dread knight), \d+ of \d+ HP"
BARRED = ("wall", "column", "cabinet", "fireplace", "torch", "chasm", "lava", "void", "locked", "moon door",
          "jewel door", "one-way")
MOST_KEYS = 3000


class Descent:
    def __init__(self, ear):
        self.ear = ear
        self.keys = 0

    def begin_floor(self, place):
        self.known, self.stairs = {}, None
        self.listen(place)

    def listen(self, place):
        self.at = (int(place[1]), int(place[2]))
        text, _, sights = place[3].partition(". In sight: ")
        own, *others = text.split(". ")
        self.here = own
        self.hp = int(re.search(r"(\d+) of \d+ HP$", own)[1])
        self.known[self.at] = own
        self.beside = {}
        for sentence in others:
            way, what = sentence.split(": ", 1)
            x, y = WAYS[way]
            self.known[(self.at[0] + x, self.at[1] + y)] = what
            self.beside[(x, y)] = what
        for sight in sights.split("; "):
            if "stairs down: " in sight:
                way = {word: int(number) for number, word in re.findall(r"(\d+) (left|right|above|below)", sight)}
                self.stairs = (self.at[0] + way.get("right", 0) - way.get("left", 0),
                               self.at[1] + way.get("below", 0) - way.get("above", 0))
                self.known.setdefault(self.stairs, "stairs down")

    def can_walk(self, cell):
        what = self.known.get(cell, "unknown")
        return what != "unknown" and not any(barred in what for barred in BARRED)

    def first_step(self):
        """Returns the first step towards the stairs if they can be reached, else towards the nearest unknown cell."""
        queue, before, unknown = [self.at], {self.at: None}, None
        for cell in queue:
            for x, y in KEYS:
                beside = (cell[0] + x, cell[1] + y)
                if beside in before:
                    continue
                before[beside] = cell
                if self.can_walk(beside):
                    queue.append(beside)
                elif unknown is None and beside not in self.known:
                    unknown = cell
        goal = self.stairs if self.stairs in before and self.can_walk(self.stairs) else unknown
        if goal is None:
            raise SystemExit("tests/spoken: neither the stairs nor an unknown cell can be reached on this floor")
        while before[goal] not in (self.at, None):
            goal = before[goal]
        return (goal[0] - self.at[0], goal[1] - self.at[1])

    def press(self, key, answer):
        self.keys += 1
        if self.keys > MOST_KEYS:
            raise SystemExit(f"tests/spoken: the goal was not reached with {MOST_KEYS} keys")
        since = self.ear.press(key)
        self.ear.wait_for(answer, since)
        return since

    def drink(self):
        """Drinks a potion if the inventory has one. Returns whether it has."""
        since = self.press("i", "Inventory")
        letter = re.search(r"\b([a-t])\) healing potion", self.ear.heard("Inventory.*", since, "message")[0])
        self.press(letter[1] if letter else "Escape", "You drink" if letter else PLACE)
        return letter is not None

    def turn(self):
        """Returns the key to press now, and a pattern of the expected announcement."""
        monster = next((way for way, what in self.beside.items() if re.search(MONSTERS, what)), None)
        if monster is not None:
            return KEYS[monster], "You hit|glances off"
        if "stairs down" in self.here:
            return "greater", "You descend to depth|You have reached depth"
        if "potion" in self.here and not self.is_full:
            return "g", "You pick up|You carry as much"
        x, y = self.first_step()
        return KEYS[(x, y)], rf"^{self.at[0] + x}, {self.at[1] + y}: |You hit|You die"

    def run(self, floors):
        """Goes down from the first floor. Returns False if the hero dies."""
        ear = self.ear
        self.is_full, may_drink, depth = False, True, 0
        while True:
            if self.hp <= 10 and may_drink:
                since = len(ear.said)
                may_drink = self.drink()
            else:
                key, answer = self.turn()
                since = self.press(key, answer)
                if key == "greater":
                    depth += 1
                    if depth == floors:
                        return True
                    self.begin_floor(ear.wait_for(PLACE, since, "focus"))
                    continue
                if key == "g":
                    may_drink = True
                    self.is_full = ear.heard("You carry as much", since) is not None
            if ear.heard("You die", since, "message"):
                return False
            if place := ear.heard(PLACE, since, "focus"):
                self.listen(place)

    def go_down(self, floors):
        """Goes down `floors` floors in one run; returns the number of runs it needed, and of keys it pressed."""
        ear, runs, since = self.ear, 1, 0
        self.begin_floor(ear.wait_for(PLACE, since, "focus"))
        while not self.run(floors):
            # The score is announced first; then another run begins.
            ear.wait_for("Any key goes on", since, "message")
            self.press("space", "Any key begins another run")
            since = self.press("space", "You enter the dungeon")
            self.begin_floor(ear.wait_for(PLACE, since, "focus"))
            runs += 1
        return runs, self.keys
