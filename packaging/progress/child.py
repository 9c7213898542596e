# SPDX-License-Identifier: MIT
"""Runs child processes: reads their output as it arrives, and ends them with this program."""
import fcntl
import os
import pty
import selectors
import signal
import struct
import subprocess
import termios
import time

TICK = 0.5
SECONDS_TO_END = 10


class Interrupted(BaseException):
    """A signal asks the program to end; `args[0]` is its number."""


def raise_on_signals():
    """Makes the signals that ask the program to end raise Interrupted."""
    def interrupt(number, _):
        for other in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            signal.signal(other, signal.SIG_IGN)  # A second signal must not disturb the clean-up.
        raise Interrupted(number)
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, interrupt)


def die_interrupted(interruption):
    """Ends the program by the signal itself, so that a calling shell script ends, too."""
    number = interruption.args[0]
    signal.signal(number, signal.SIG_DFL)
    os.kill(os.getpid(), number)


def end(child):
    """Ends the child and all processes of its session that share its group."""
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGKILL):
        try:
            os.killpg(child.pid, number)
        except ProcessLookupError:
            pass
        try:
            child.wait(SECONDS_TO_END if number != signal.SIGKILL else None)
        except subprocess.TimeoutExpired:
            continue
        # Ends the child's own children, such as a test that a killed CTest leaves behind.
        try:
            os.killpg(child.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        return


def run(command, on_text, on_tick, terminal=False, **options):
    """Runs a command in its own session and returns its exit code.

    Calls `on_text` with what it prints, as text, and `on_tick` at least twice a second. With
    `terminal` the output is a pseudo terminal if the system has one.
    """
    ours, theirs = (terminal and _pseudo_terminal()) or os.pipe()
    try:
        child = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=theirs, stderr=theirs,
                                 start_new_session=True, **options)
    except BaseException:
        os.close(ours)
        raise
    finally:
        os.close(theirs)
    try:
        _read(ours, child, on_text, on_tick)
        return child.wait()
    except BaseException:
        end(child)
        raise
    finally:
        os.close(ours)


def _pseudo_terminal():
    """Returns both ends of a terminal so wide that Ninja shortens nothing, or None: a bare chroot has no /dev/pts."""
    try:
        ours, theirs = pty.openpty()
    except OSError:
        return None
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 50, 30000, 0, 0))
    attributes = termios.tcgetattr(theirs)
    attributes[1] &= ~termios.OPOST  # A line ends in "\n", not in "\r\n".
    termios.tcsetattr(theirs, termios.TCSANOW, attributes)
    return ours, theirs


def _read(ours, child, on_text, on_tick):
    ended_at = None
    with selectors.DefaultSelector() as selector:
        selector.register(ours, selectors.EVENT_READ)
        while True:
            if selector.select(TICK):
                try:
                    data = os.read(ours, 65536)
                except OSError:  # A pseudo terminal without a writer.
                    return
                if not data:
                    return
                on_text(data.decode("utf-8", errors="replace"))
            elif child.poll() is not None:
                # A process that the command left behind may hold its output open.
                ended_at = ended_at or time.monotonic()
                if time.monotonic() - ended_at > 2 * TICK:
                    return
            on_tick()
