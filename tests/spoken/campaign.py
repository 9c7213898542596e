# SPDX-License-Identifier: MIT
"""Plays the first two levels of a campaign from the start of the program, guided by announcements only: the welcome
page, the menu, a new player, the map, a temple and a descent with their pauses, and the results."""
from descent import Descent
from ear import Atspi
from temple import PLACE, Temple

FLOOR = r"^(\d+), (\d+): (.*\d+ of \d+ HP.*)$"


class Campaign:
    def __init__(self, ear):
        self.ear = ear

    def go(self, key, *answers):
        """Presses a key, and waits until each of the answers is announced."""
        since = self.ear.press(key)
        for answer in answers:
            self.ear.wait_for(answer, since)
        return since

    def pause(self, *status):
        """Pauses and resumes: the pause announces the game's status and its keys, and the place stays the same."""
        place = self.ear.heard(PLACE, kind="focus")[0]
        self.go("Escape", "^Resume$", "^Paused", "Keys: .*Esc menu", *status)
        self.go("Down", "^Restart$")
        self.go("Up", "^Resume$")
        since = self.go("Return")
        again = self.ear.wait_for(PLACE, since, "focus")[0]
        if again != place:
            raise SystemExit(f"tests/spoken: the place before the pause is “{place}”, after it “{again}”")

    def open_game(self):
        ear = self.ear
        # The welcome page gives the first pack the focus, possibly before this program listens.
        ear.focus(ear.find(Atspi.Role.PUSH_BUTTON, "The toll stair"))
        self.go("Return", "^Level$")
        # Sometimes Qt closes the menu when xdotool releases Alt; Up then moves the cell cursor.
        is_open = False
        while not is_open:
            self.go("alt+p", "^Play the level$")
            since = self.go("Up", r"^Full game$|^\(\d+, \d+\)")
            is_open = ear.heard("^Full game$", since) is not None
        self.go("Return", "^Campaign$", "The toll stair\n.*every floor")
        self.go("Return", r"^The cistern\. ▸ Open\.", "Arrows choose a level", "0 of 7 won")
        self.go("Right", r"^The gatehouse\. Locked")
        self.go("Left", r"^The cistern\. ▸ Open\.")

    def play_temple(self):
        ear = self.ear
        self.go("Return", "^Play$", "The innkeeper of the Upper House")
        since = self.go("Return", PLACE, r"1 life, 0/\d+ coins collected", "Keys: .*move", "The number on a cell")
        self.pause(r"1 life, \d+/\d+ coins collected, 0 TNT, 0 grenades, Attempt \d+")
        temple = Temple(ear, since)
        attempts = temple.play()
        # Its result, and the story after it.
        for words in ("✓ Won\n", "She counts it twice", rf"Attempt\n{attempts}\n", "Unlocked\nThe gatehouse"):
            ear.wait_for(words, temple.start, "message")
        return attempts

    def play_descent(self):
        ear = self.ear
        # The first button goes on to the map, and to what was unlocked.
        self.go("Return", r"^The gatehouse\. ▸ Newly opened", "1 of 7 won")
        self.go("Left", r"^The cistern\. ✓ Won")
        self.go("Right", r"^The gatehouse\. ▸ (Open|Newly opened)")
        self.go("Return", "^Play$", "Under the stair there was a gatehouse")
        since = self.go("Return", FLOOR, "You enter the dungeon", "Keys: .*pick up.*inventory")
        descent = Descent(ear)
        descent.begin_floor(ear.wait_for(FLOOR, since, "focus"))
        self.go("i", "Inventory\nYou carry nothing")
        self.go("Escape", FLOOR)
        self.pause(r"Depth 1 .*HP \d+ of \d+.*Weapon: ")
        # The hall has three more cells on this side; another step announces the wall.
        for x in (10, 9, 8):
            self.go("Left", rf"^{x}, 14: ")
        self.go("Left", "^wall")
        descent.listen(ear.heard(FLOOR, kind="focus"))
        since = len(ear.said)
        while not descent.run(1):
            # The score is announced first; then another run begins.
            ear.wait_for("You died at depth 1", since, "message")
            self.go("space", "Any key begins another run")
            since = self.go("space", "You enter the dungeon")
            descent.begin_floor(ear.wait_for(FLOOR, since, "focus"))
        ear.wait_for("You have reached depth 2", since, "message")
        for words in ("✓ Won\n", "The road goes on downwards"):
            ear.wait_for(words, since, "message")
        self.go("Return", r"▸ Newly opened", "2 of 7 won")
        return descent.keys

    def play(self):
        self.open_game()
        attempts = self.play_temple()
        keys = self.play_descent()
        # Back over the title to the editor.
        self.go("Escape", "^Campaign$", "2 of 7 won")
        self.go("Escape", "^Level$")
        return attempts, keys
