# SPDX-License-Identifier: MIT
"""Drives libmazeloom.so by ctypes, without C code: drive.py LIBRARY PACK MOOR, where MOOR is a pack with its own terrains.

Generates a level, reads its cells as a buffer without a copy, seeks in a recording, and plays both games.
"""
import ctypes
import sys
from ctypes import POINTER, byref, c_char, c_char_p, c_int32, c_int64, c_size_t, c_uint16, c_uint32, c_uint64, c_void_p


class Error(ctypes.Structure):
    _fields_ = [("status", c_int32), ("has_cell", c_int32), ("x", c_int32), ("y", c_int32),
                ("message", c_char * 1024)]


class Cells(ctypes.Structure):
    _fields_ = [("cells", c_void_p), ("width", c_int32), ("height", c_int32), ("stride", c_int32)]

    def view(self):
        """Returns all rows as one flat memoryview of 16-bit cells: the library's own memory."""
        length = self.stride * (self.height - 1) + self.width
        return memoryview((c_uint16 * length).from_address(self.cells)).cast("B").cast("H")


class Stroke(ctypes.Structure):
    _fields_ = [("action", c_int32), ("button", c_int32)]


class TempleState(ctypes.Structure):
    _fields_ = [("tick", c_int64), ("length", c_int64)] + [
        (name, c_int32) for name in
        ("outcome", "cause", "hero_x", "hero_y", "facing", "lives", "tnt", "grenades", "tnt_selected", "air",
         "exit_open", "reserved")] + [("coins", c_int64), ("coins_in_all", c_int64), ("hash", c_uint64)]


class DescentState(ctypes.Structure):
    _fields_ = [("keys", c_int64), ("length", c_int64), ("turns", c_int64)] + [
        (name, c_int32) for name in
        ("outcome", "depth", "greatest_depth", "kills", "hero_x", "hero_y", "hp", "most_hp", "asked",
         "reserved")] + [("attack", c_int64), ("score", c_int64), ("hash", c_uint64)]


class GenerateOptions(ctypes.Structure):
    _fields_ = [("size", c_size_t), ("attempt", c_uint64), ("depth", c_int32), ("reserved", c_int32),
                ("stop", c_void_p)]


class Item(ctypes.Structure):
    _fields_ = [("name", c_char_p), ("details", c_char_p)] + [
        (name, c_int32) for name in ("kind", "x", "y", "seen", "in_use", "reserved")]


class OwnTerrain(ctypes.Structure):
    _fields_ = [("id", c_char_p), ("title", c_char_p)] + [
        (name, c_int32) for name in
        ("terrain", "character", "can_be_entered", "is_opaque", "is_liquid", "effect")] + [
        ("colour", c_uint32), ("reserved", c_int32)]


class Failed(Exception):
    pass


class Library:
    """Calls mazeloom_NAME(arguments…, &error), and raises Failed with the error's message."""

    def __init__(self, file):
        self.library = ctypes.CDLL(file)

    def __getattr__(self, name):
        function = getattr(self.library, "mazeloom_" + name)
        gives_nothing = name.endswith(("_free", "_ask"))
        function.restype = None if gives_nothing else c_int32

        def call(*arguments):
            if gives_nothing:
                return function(*arguments)
            error = Error()
            status = function(*arguments, byref(error))
            if status != 0:
                assert status == error.status
                raise Failed(error.message.decode())
            return None
        return call


def text(call, of):
    result = c_char_p()
    call(of, byref(result))
    return result.value.decode()


def items(call, of, kind):
    """Returns a list whose memory the library owns."""
    first, count = POINTER(kind)(), c_size_t()
    call(of, byref(first), byref(count))
    return first[:count.value]


WALKABLE, COIN, TRAP = 0x400, 0x100, 0x80


def main(file, pack_file, moor_file):
    lib = Library(file)
    pack = c_void_p()
    lib.pack_open(pack_file.encode(), None, byref(pack))
    first_steps = c_void_p()
    lib.pack_find(pack, b"first-steps", byref(first_steps))

    # Cells, in place.
    level, cells = c_void_p(), Cells()
    lib.level_generate(first_steps, c_uint64(7), None, byref(level))
    lib.map_cells(level, byref(cells))
    view = cells.view()
    assert not view.readonly and view.itemsize == 2
    assert ctypes.addressof(c_uint16.from_buffer(view)) == cells.cells, "the view is a copy"
    rows = text(lib.map_text, level).splitlines()
    for y, row in enumerate(rows):
        for x, glyph in enumerate(row):
            bits = view[y * cells.stride + x]
            assert bool(bits & WALKABLE) == (glyph not in "# o"), (x, y, glyph)
            assert bool(bits & COIN) == (glyph == "$"), (x, y, glyph)
    print("cells:", sum(bool(view[y * cells.stride + x] & WALKABLE)
                        for y in range(cells.height) for x in range(cells.width)), "to walk")

    # A recording, forwards and backwards.
    recording, steps, moment = c_void_p(), c_uint32(), Cells()
    lib.level_record(first_steps, c_uint64(7), None, byref(recording))
    lib.recording_step_count(recording, byref(steps))
    seen = []
    for position in [0, steps.value // 2, steps.value, steps.value // 2, 0]:
        lib.recording_seek(recording, c_uint32(position), byref(moment))
        seen.append(bytes(moment.view()))
    assert seen[0] == seen[4] and seen[1] == seen[3] and seen[0] != seen[2]
    lib.recording_free(recording)
    print("recording:", steps.value, "steps")

    # A temple: one step to the right, then a replay of it.
    temple, state = c_void_p(), TempleState()
    lib.temple_begin(first_steps, c_uint64(7), None, byref(temple))
    lib.map_free(level)  # The attempt has its own.
    lib.temple_get_state(temple, byref(state))
    start = state.hero_x
    tap = Stroke(2, 1)
    lib.temple_advance(temple, byref(tap), c_size_t(1), None)
    for _ in range(30):
        lib.temple_advance(temple, None, c_size_t(0), None)
    lib.temple_get_state(temple, byref(state))
    assert (state.hero_x, state.tick) == (start + 1, 31), (state.hero_x, state.tick)
    recorded, again = state.hash, c_void_p()
    lib.temple_load(pack, text(lib.temple_replay, temple).encode(), None, byref(again))
    lib.temple_get_state(again, byref(state))
    assert state.hash == recorded
    lib.temple_free(again)
    lib.temple_seek(temple, c_int64(0))
    lib.temple_get_state(temple, byref(state))
    assert (state.tick, state.length) == (0, 31)
    lib.temple_free(temple)
    print("temple: hash %016x" % recorded)

    # A descent.
    descent, run = c_void_p(), DescentState()
    lib.descent_begin(pack, c_uint64(7), None, byref(descent))
    for key in ["right", "down", ".", "i", "other"]:
        lib.descent_press(descent, key.encode(), None, None)
    lib.descent_get_state(descent, byref(run))
    assert run.keys == 5
    assert all(item.name and item.details for item in items(lib.descent_items, descent, Item))
    assert [message.decode() for message in items(lib.descent_messages, descent, c_char_p)]
    print("descent: %d turns, hash %016x" % (run.turns, run.hash))
    lib.descent_free(descent)

    # Terrains of a pack's own.
    moor, heath, fen = c_void_p(), c_void_p(), c_void_p()
    lib.pack_open(moor_file.encode(), None, byref(moor))
    lib.pack_find(moor, b"moor", byref(heath))
    lib.level_generate(heath, c_uint64(7), None, byref(fen))
    lib.map_cells(fen, byref(cells))
    numbers = {cell & 0x3f for cell in cells.view()}
    own = []
    for terrain in items(lib.map_own_terrains, fen, OwnTerrain):
        assert terrain.terrain in numbers and chr(terrain.character) in text(lib.map_text, fen)
        own.append((terrain.id.decode(), terrain.title.decode()))
    assert own == [("pit", "pit"), ("bog", "Old bog"), ("hedge", "Hedge")], own
    lib.map_free(fen)
    lib.level_free(heath)
    lib.pack_free(moor)
    print("terrains:", len(own), "of the pack's own")

    # Another attempt has other traps; a call with a stop request ends.
    stop, other = c_void_p(), c_void_p()
    lib.stop_new(byref(stop))
    options = GenerateOptions(size=ctypes.sizeof(GenerateOptions), attempt=1, stop=stop)
    lib.level_generate(first_steps, c_uint64(7), byref(options), byref(other))
    assert text(lib.map_text, other).splitlines() != rows
    lib.map_free(other)
    lib.stop_ask(stop)

    # Impossible calls raise an error with a message.
    for wrong in [lambda: lib.pack_find(pack, b"nowhere", byref(level)),
                  lambda: lib.pack_open(b"/nowhere.mazepack", None, byref(level)),
                  lambda: lib.level_generate(first_steps, c_uint64(7), byref(options), byref(other)),
                  lambda: lib.temple_load(pack, b"{\"tick\":1}\n", None, byref(temple))]:
        try:
            wrong()
        except Failed as failed:
            assert str(failed)
        else:
            raise AssertionError("a wrong call raised no error")
    lib.stop_free(stop)
    lib.level_free(first_steps)
    lib.pack_free(pack)


if __name__ == "__main__":
    main(*sys.argv[1:])
    print("python: all checks passed")
