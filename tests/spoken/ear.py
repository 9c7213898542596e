# SPDX-License-Identifier: MIT
"""Hears a program by AT-SPI as a screen reader does, and types keys. Nothing of the screen is looked at."""
import re
import subprocess
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

PATIENCE = 20  # seconds until something that must be heard counts as missing


class Ear:
    """Keeps what was said: pairs of a kind ("focus" or "message") and a text."""

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
        except GLib.Error:  # it is gone already
            return
        self.said.append(("focus" if is_focus else "message", text))

    def wait(self, what, is_there, patience=PATIENCE):
        """Handles events until is_there() gives something, which is returned; ends the test if it does not."""
        end = time.monotonic() + patience
        # An iteration that waits for events must end in time as well.
        ticks = GLib.timeout_add(50, lambda: True)
        try:
            while not (found := is_there()):
                if time.monotonic() > end:
                    last = "\n".join(f"  {kind}: {text}" for kind, text in self.said[-12:])
                    sys.exit(f"tests/spoken: nothing was heard of: {what}\nWhat was said last:\n{last}")
                self._context.iteration(True)
            return found
        finally:
            GLib.source_remove(ticks)

    def heard(self, pattern, since=0, kind=None):
        """The latest match among what was said since then."""
        for said_kind, text in reversed(self.said[since:]):
            match = re.search(pattern, text, re.DOTALL)
            if match and kind in (None, said_kind):
                return match
        return None

    def wait_for(self, pattern, since=0, kind=None, patience=PATIENCE):
        return self.wait(f"“{pattern}”", lambda: self.heard(pattern, since, kind), patience)

    def press(self, *keys):
        """Types keys by their X names. Returns the place in self.said behind which the answer will be."""
        since = len(self.said)
        subprocess.run(["xdotool", "key", *keys], check=True)
        return since

    def focus(self, part):
        """Gives a part the focus, which keys go to."""
        def has_focus():
            part.clear_cache()
            if part.get_state_set().contains(Atspi.StateType.FOCUSED):
                return True
            part.grab_focus()
            return False

        self.wait(f"focus on “{part.get_name()}”", has_focus)

    def find(self, role, name):
        """The first part of the program with a role and a name, which must be showing."""
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
            except GLib.Error:  # it is still beginning
                pass
            return None

        return self.wait(f"a {role.value_nick} “{name}”", look_everywhere)
