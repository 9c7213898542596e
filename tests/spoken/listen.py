# SPDX-License-Identifier: MIT
"""Uses a part of the program by AT-SPI alone: moves over the level, reads the lane of properties, wins a temple, goes
down in a descent, or plays the first two levels of a campaign: listen.py canvas|lane|temple|descent|campaign"""
import json
import re
import sys

from campaign import Campaign
from descent import Descent
from ear import Atspi, Ear
from temple import Temple

MAP = "resources/packs/temple/levels/first-steps.json"
# Names of some characters of the text format. Other cells are not compared, since recipes may carve them.
NAMES = {"#": "wall", "o": "column"}
FLOORS = 3


def check(ear):
    """Moves the cell cursor around a rectangle, and compares each announced cell with the level's file."""
    ear.focus(ear.find(Atspi.Role.CANVAS, "Level"))
    with open(MAP, encoding="utf-8") as file:
        rows = json.load(file)["terrain"]
    since = ear.press("Right")
    told = ear.wait_for(r"^\((\d+), (\d+)\) ", since, "focus")
    at = (int(told[1]), int(told[2]))
    named = 0
    for key, (x, y), steps in (("Right", (1, 0), 4), ("Down", (0, 1), 3), ("Left", (-1, 0), 4), ("Up", (0, -1), 3)):
        for _ in range(steps):
            at = (at[0] + x, at[1] + y)
            since = ear.press(key)
            text = ear.wait_for(rf"^\({at[0]}, {at[1]}\) (.*)", since, "focus")[1]
            painted = rows[at[1]][at[0]]
            if painted in NAMES:
                named += 1
                if text.split(", ")[0] != NAMES[painted]:
                    sys.exit(f"tests/spoken: the cell {at} is announced as “{text}”, but painted “{painted}”")
    if named == 0:
        sys.exit("tests/spoken: the cursor met no painted cell")
    return f"14 cells were announced, {named} of them compared with the level's file"


def walk_lane(ear):
    """Moves from change to change and from property to property by arrows; each is announced with number and step."""
    lane = ear.find(Atspi.Role.CANVAS, "Properties along the timeline")
    since = len(ear.said)
    ear.focus(lane)
    told = ear.wait_for(r"^(.+): (?:won|lost) at step [\d,]+ \(.+\); (\d+) of (\d+)$", since, "focus")
    title, first, count = told[1], int(told[2]), int(told[3])
    for number in range(first + 1, count + 1):
        since = ear.press("Right")
        ear.wait_for(rf"^{re.escape(title)}: .*; {number} of {count}$", since, "focus")
    since = ear.press("Down")
    other = ear.wait_for(r"^(.+?): ", since, "focus")[1]
    if other == title:
        sys.exit(f"tests/spoken: Down does not leave the property “{title}”")
    return f"changes {first} to {count} of “{title}” were announced, then “{other}”"


def play(ear):
    """Starts the level's game, and waits for its part of the window."""
    ear.focus(ear.find(Atspi.Role.CANVAS, "Level"))
    ear.press("F5")
    ear.find(Atspi.Role.CANVAS, "The game")


def use(ear, what):
    """Uses one part of the program, and returns what happened."""
    if what == "canvas":
        return check(ear)
    if what == "lane":
        return walk_lane(ear)
    if what == "campaign":
        attempts, keys = Campaign(ear).play()
        return f"a temple won at attempt {attempts}, then a descent by {keys} keys"
    play(ear)
    if what == "temple":
        return f"won at attempt {Temple(ear).play()}"
    runs, keys = Descent(ear).go_down(FLOORS)
    return f"{FLOORS} floors down in run {runs}, by {keys} keys"


def main():
    Atspi.init()
    ear = Ear()
    what = sys.argv[1]
    done = use(ear, what)
    ear.check_names()
    print(f"ok: {what}: {done}")


main()
