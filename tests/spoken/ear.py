# SPDX-License-Identifier: MIT
"""Listens to a program by AT-SPI, as a screen reader does, and types keys. It never looks at the screen."""
import re
import subprocess
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

PATIENCE = 20  # seconds until an expected announcement counts as missing


class Ear:
    """Keeps the announcements in `said`: pairs of a kind ("focus" or "message") and a text."""

    def __init__(self):
        self.said = []
        self._context = GLib.MainContext.default()
        self._listener = Atspi.EventListener.new(self._hear)
        self._listener.register("object:state-changed:focused")
        self._listener.register("object:state-changed:showing")

    def _hear(self, event):
        source = event.source
        if not event.detail1 or source is None:
            return
        is_focus = event.type.endswith("focused")
        try:
            if not is_focus and source.get_role() != Atspi.Role.NOTIFICATION:
                return
            text = source.get_name()
        except GLib.Error:  # the object is destroyed already
            return
        self.said.append(("focus" if is_focus else "message", text))

    def check_names(self):
        """Ends the test if an announced focus had no name: a screen reader would have said nothing useful."""
        for i, (kind, text) in enumerate(self.said):
            if kind == "focus" and not text.strip():
                around = "\n".join(f"  {kind}: {text}" for kind, text in self.said[max(0, i - 3):i + 3])
                sys.exit(f"tests/spoken: the focus was on a part without a name:\n{around}")

    def wait(self, what, is_there, patience=PATIENCE):
        """Handles events until is_there() returns a true value, and returns it; ends the test after `patience` s."""
        end = time.monotonic() + patience
        # An iteration that waits for events must end in time as well.
        ticks = GLib.timeout_add(50, lambda: True)
        try:
            while not (found := is_there()):
                if time.monotonic() > end:
                    last = "\n".join(f"  {kind}: {text}" for kind, text in self.said[-12:])
                    sys.exit(f"tests/spoken: never announced: {what}\nThe last announcements:\n{last}")
                self._context.iteration(True)
            return found
        finally:
            GLib.source_remove(ticks)

    def heard(self, pattern, since=0, kind=None):
        """Returns the latest match among the announcements from index `since` on, or None."""
        for said_kind, text in reversed(self.said[since:]):
            match = re.search(pattern, text, re.DOTALL)
            if match and kind in (None, said_kind):
                return match
        return None

    def wait_for(self, pattern, since=0, kind=None, patience=PATIENCE):
        return self.wait(f"“{pattern}”", lambda: self.heard(pattern, since, kind), patience)

    def press(self, *keys):
        """Types keys by their X names. Returns the index in self.said from which on the answers will be."""
        since = len(self.said)
        subprocess.run(["xdotool", "key", *keys], check=True)
        return since

    def focus(self, part):
        """Gives a part the keyboard focus."""
        def has_focus():
            part.clear_cache()
            if part.get_state_set().contains(Atspi.StateType.FOCUSED):
                return True
            part.grab_focus()
            return False

        self.wait(f"focus on “{part.get_name()}”", has_focus)

    def find(self, role, name):
        """Waits for a part of the program with this role and name to be showing, and returns the first one."""
        def look(part, depth):
            if part is None or depth > 40:
                return None
            if part.get_role() == role and part.get_name() == name and \
                    part.get_state_set().contains(Atspi.StateType.SHOWING):
                return part
            for i in range(part.get_child_count()):
                found = look(part.get_child_at_index(i), depth + 1)
                if found is not None:
                    return found
            return None

        def look_everywhere():
            desktop = Atspi.get_desktop(0)
            try:
                for i in range(desktop.get_child_count()):
                    application = desktop.get_child_at_index(i)
                    if application is not None and application.get_name() == "mazeloom":
                        application.clear_cache()
                        if (found := look(application, 0)) is not None:
                            return found
            except GLib.Error:  # the program is still starting
                pass
            return None

        return self.wait(f"a {role.value_nick} “{name}”", look_everywhere)
