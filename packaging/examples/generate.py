# SPDX-License-Identifier: MIT
"""Generates a level of a pack with a seed and prints it, by the shared library: generate.py PACK LEVEL SEED."""
import ctypes
import sys


class Error(ctypes.Structure):
    """Has the same fields as mazeloom_error in mazeloom.h."""
    _fields_ = [("status", ctypes.c_int32), ("has_cell", ctypes.c_int32), ("x", ctypes.c_int32),
                ("y", ctypes.c_int32), ("message", ctypes.c_char * 1024)]


library = ctypes.CDLL("libmazeloom.so.1")
error = Error()


def call(name, *arguments):
    """Calls a function of the library whose last two arguments receive its result and its error."""
    result = ctypes.c_void_p()
    if getattr(library, name)(*arguments, ctypes.byref(result), ctypes.byref(error)) != 0:
        sys.exit(error.message.decode())
    return result


if len(sys.argv) != 4:
    sys.exit("usage: generate.py PACK LEVEL SEED")
pack = call("mazeloom_pack_open", sys.argv[1].encode(), None)
level = call("mazeloom_pack_find", pack, sys.argv[2].encode())
level_map = call("mazeloom_level_generate", level, ctypes.c_uint64(int(sys.argv[3])), None)
print(ctypes.string_at(call("mazeloom_map_text", level_map).value).decode(), end="")
