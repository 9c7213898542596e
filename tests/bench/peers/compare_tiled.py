# SPDX-License-Identifier: MIT
"""Makes one grid for Mazeloom and for Tiled, lets each open and save it, and prints a table.

Run by `tiled` beside this file, which explains the comparison. Each figure is the best of a few
runs; memory is the peak of the process as the kernel reports it.
"""

import base64
import json
import os
import random
import shutil
import struct
import subprocess
import sys
import tempfile
import threading
import time
import zlib
from dataclasses import dataclass
from pathlib import Path

TERRAINS = b" #.~o"  # of Mazeloom's text format; Tiled gets the tiles 1 to 5
SMALL = 16


@dataclass
class Run:
    opening: float  # seconds
    saving: float
    memory: int  # bytes
    work: float  # processor seconds in all, which a busy machine changes least


def cells(side):
    """Returns numbers 0 to 4, a byte each, row by row: the same on every machine."""
    fifths = bytes(byte % 5 for byte in range(256))
    return random.Random(1).randbytes(side * side).translate(fifths)


def write_pack(folder, grid, side):
    (folder / "levels").mkdir(parents=True)
    (folder / "pack.json").write_text(json.dumps(
        {"format": "mazeloom-pack", "version": 1, "id": "p", "title": "P", "levels": ["a"]}))
    text = grid.translate(TERRAINS + bytes(251)).decode()
    rows = [text[y * side:(y + 1) * side] for y in range(side)]
    level = {"id": "a", "title": "A", "ruleset": "temple", "recipe": ["hidden-maze"],
             "size": [side, side], "terrain": rows}
    (folder / "levels/a.json").write_text(json.dumps(level, indent=1))


def png(width, height):
    """Returns a black picture, so that Tiled finds its tiles."""
    def chunk(kind, data):
        return (struct.pack(">I", len(data)) + kind + data +
                struct.pack(">I", zlib.crc32(kind + data)))
    header = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    rows = (b"\0" + bytes(width)) * height
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) +
            chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))


def csv(grid, side):
    digits = grid.translate(b"12345" + bytes(251)).decode()
    return ",\n".join(",".join(digits[y * side:(y + 1) * side]) for y in range(side))


def packed(grid, side):
    wide = bytearray(4 * side * side)  # 32 bits a tile, the lowest byte first
    wide[::4] = grid.translate(bytes(range(1, 6)) + bytes(251))
    return base64.b64encode(zlib.compress(bytes(wide), 6)).decode()


def write_tmx(file, grid, side, encoding, data):
    file.with_name("tiles.png").write_bytes(png(80, 16))
    file.write_text(
        f'<?xml version="1.0" encoding="UTF-8"?>\n'
        f'<map version="1.8" orientation="orthogonal" renderorder="right-down" width="{side}" '
        f'height="{side}" tilewidth="16" tileheight="16" infinite="0" nextlayerid="2" '
        f'nextobjectid="1">\n'
        f'<tileset firstgid="1" name="t" tilewidth="16" tileheight="16" tilecount="5" columns="5">'
        f'<image source="tiles.png" width="80" height="16"/></tileset>\n'
        f'<layer id="1" name="l" width="{side}" height="{side}"><data {encoding}>\n'
        f"{data(grid, side)}\n</data></layer>\n</map>\n")


def started(command, **options):
    process = subprocess.Popen(command, stdin=subprocess.DEVNULL, **options)
    return process


def ended(process, command):
    """Waits for the process to end; returns its peak memory in bytes and its processor seconds."""
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        sys.exit(f"failed with {process.returncode}: {' '.join(map(str, command))}")
    return usage.ru_maxrss * 1024, usage.ru_utime + usage.ru_stime


def run_mazeloom(program, folder, into):
    command = [program, folder, into]
    begin = time.monotonic()
    process = started(command, stdout=subprocess.PIPE, text=True)
    opening, saving = map(float, process.stdout.read().split() or (0, 0))
    memory, work = ended(process, command)
    start = time.monotonic() - begin - opening - saving
    return Run(opening + start, saving, memory, work)


def has_open(process, file):
    """Returns whether a process has a file open now."""
    folder = f"/proc/{process.pid}/fd"
    try:
        return any(os.readlink(f"{folder}/{entry}") == str(file) for entry in os.listdir(folder))
    except OSError:
        return False  # the process ended, or closed a file meanwhile


def run_tiled(file, into):
    """Runs Tiled. Opening ends when Tiled closes the input file."""
    into.mkdir()
    environment = dict(os.environ, QT_QPA_PLATFORM="offscreen", HOME=str(into.parent))
    command = ["tiled", "--export-map", "tmx", file, into / "out.tmx"]
    begin = time.monotonic()
    process = started(command, env=environment, stdout=subprocess.DEVNULL,
                      stderr=subprocess.DEVNULL)
    read_at = begin
    done = threading.Event()

    def watch():
        nonlocal read_at
        while not done.is_set():
            if has_open(process, file):
                read_at = time.monotonic()
            time.sleep(0.002)

    watcher = threading.Thread(target=watch)
    watcher.start()
    memory, work = ended(process, command)
    end = time.monotonic()
    done.set()
    watcher.join()
    if not (into / "out.tmx").exists():
        sys.exit(f"tiled wrote nothing: {' '.join(map(str, command))}")
    return Run(read_at - begin, end - read_at, memory, work)


def best(run, into, rounds):
    runs = []
    for number in range(rounds):
        target = into / f"out{number}"
        runs.append(run(target))
        shutil.rmtree(target)
    return Run(min(r.opening for r in runs), min(r.saving for r in runs),
               min(r.memory for r in runs), min(r.work for r in runs))


def measured(program, side, folder, rounds):
    """Returns the best runs of Mazeloom and of Tiled with both encodings, by name."""
    grid = cells(side)
    folder.mkdir()
    write_pack(folder / "pack", grid, side)
    csv_file, zlib_file = folder / "csv.tmx", folder / "zlib.tmx"
    write_tmx(csv_file, grid, side, 'encoding="csv"', csv)
    write_tmx(zlib_file, grid, side, 'encoding="base64" compression="zlib"', packed)
    return {
        "Mazeloom": best(lambda into: run_mazeloom(program, folder / "pack", into), folder, rounds),
        "Tiled, CSV": best(lambda into: run_tiled(csv_file, into), folder, rounds),
        "Tiled, zlib": best(lambda into: run_tiled(zlib_file, into), folder, rounds),
    }


def main():
    program = sys.argv[1]
    side = int(sys.argv[2]) if len(sys.argv) > 2 else 4096
    rounds = int(sys.argv[3]) if len(sys.argv) > 3 else 3
    version = subprocess.run(["tiled", "--version"], capture_output=True, text=True,
                             env=dict(os.environ, QT_QPA_PLATFORM="offscreen")).stdout.strip()
    with tempfile.TemporaryDirectory(prefix="mazeloom-peers-") as folder:
        small = measured(program, SMALL, Path(folder) / "small", rounds)
        large = measured(program, side, Path(folder) / "large", rounds)
    print(f"{side} × {side} cells, best of {rounds}; {version}")
    print(f"{'':14}{'open':>9}{'save':>9}{'processor':>11}{'peak':>10}{'a cell':>11}   start alone")
    for name, run in large.items():
        alone = small[name]
        a_cell = (run.memory - alone.memory) / (side * side)
        print(f"{name:14}{run.opening:7.2f} s{run.saving:7.2f} s{run.work:9.2f} s"
              f"{run.memory / 2**20:6.0f} MiB"
              f"{a_cell:5.1f} bytes   {alone.opening + alone.saving:.2f} s, "
              f"{alone.memory / 2**20:.0f} MiB")
    ours = large.pop("Mazeloom")
    for name, run in large.items():
        print(f"{name} / Mazeloom: open {run.opening / ours.opening:.1f}×, "
              f"save {run.saving / ours.saving:.1f}×, processor {run.work / max(ours.work, 0.001):.1f}×, "
              f"memory {run.memory / ours.memory:.1f}×")


if __name__ == "__main__":
    main()
