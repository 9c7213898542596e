#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Draws the tilesets of the built-in packs, and writes the meaning of each tile.

    draw_tileset.py             writes the packs' pictures and tile mappings
    draw_tileset.py --check     writes nothing; fails if a pack's picture or mapping differs

Needs only Python 3.9. The tiles drawn by hand are in patterns.txt beside this file. Walls and shores are composed
here: a wall needs a tile for each of the 47 distinguishable sets of neighbours that are walls too. All packs share
one drawing: each has its own stone colours (STONES) and shares the other colours.

Everything is lit from the upper left. Walls are seen from above and a little from the south: their top is darker
than any floor, with paler stones along its edges; where the cell below is open, the lower part of the tile is the
wall's face.
"""

import json
import pathlib
import re
import struct
import sys
import zlib

SIDE = 16
COLUMNS = 16
TOP = 6  # rows of a wall's top above its face

PACKS = pathlib.Path(__file__).resolve().parent.parent / "packs"

# --- Colours -----------------------------------------------------------------------------------------------------

SHARED = {
    "k": "15131c", "w": "f6ecd4",                                # outlines and the dark, shine and bone
    "1": "1b3a5e", "2": "2a6290", "3": "58a9c4",                 # water
    "m": "744632", "o": "bd7d46", "y": "f7c850",                 # wood, copper, gold
    "r": "8f2a3b", "R": "dc4f45",                                # blood
    "v": "3c5a40", "V": "82a54c",                                # moss
    "p": "53397a", "P": "a87cc6", "z": "93a0b4",                 # magic, steel
}
# Letters a, c, d: a wall's top, its edges and its lit edges. Letters e to h: floor, from joints to lit edges.
STONES = {
    "temple": ("241d20", "4a3b38", "6d574a", "8f7a5c", "b39a72", "c4ac82", "d9c49a"),
    "dungeons": ("1e1d29", "3b3a50", "5a5a72", "6f6a69", "8c867d", "9d968a", "b9b1a0"),
    "descent": ("221a22", "46323a", "694a4a", "776562", "96827a", "a79387", "c2ad9b"),
}
TITLES = {
    "temple": ("sandstone", "Sandstone"),
    "dungeons": ("stone", "Stone"),
    "descent": ("warm-stone", "Warm stone"),
}
CLEAR = (0, 0, 0, 0)
# Translucent colours: a shadow, faint dust of worn stone, and stronger dust.
VEILS = {"s": (21, 19, 28, 96), "l": (255, 246, 214, 44), "L": (255, 246, 214, 84)}


def colours_of(pack):
    """Returns a pack's colours by letter, as red, green, blue and alpha."""
    found = {".": CLEAR, " ": CLEAR, **VEILS}
    for letter, code in {**SHARED, **dict(zip("acdefgh", STONES[pack]))}.items():
        found[letter] = (*bytes.fromhex(code), 255)
    return found


# --- Tiles: lists of rows, which are lists of letters ---------------------------------------------------------------

def filled(letter):
    return [[letter] * SIDE for _ in range(SIDE)]


def over(lower, upper):
    """Returns the lower tile with the upper one drawn over it."""
    return [[low if up in ". " else up for low, up in zip(lows, ups)] for lows, ups in zip(lower, upper)]


def turned(tile):
    """Returns the tile, rotated 90° clockwise."""
    return [[tile[SIDE - 1 - x][y] for x in range(SIDE)] for y in range(SIDE)]


def mirrored(tile):
    return [row[::-1] for row in tile]


def patterns():
    found, name = {}, None
    for line in (pathlib.Path(__file__).resolve().parent / "patterns.txt").read_text().splitlines():
        if name is not None and len(found[name]) < SIDE:
            assert len(line) == SIDE, f"{name}: a row of {len(line)} letters: {line}"
            found[name].append(list(line))
        elif line and not line.startswith("#"):
            name = line
            found[name] = []
    return found


# One bit for each neighbour of the same kind, clockwise from the one above.
N, NE, E, SE, S, SW, W, NW = (1 << bit for bit in range(8))


def blob_shapes():
    """Returns the 47 sets of like neighbours that look different: a corner shows only between two like sides."""
    def shows(alike):
        for corner, sides in ((NE, N | E), (SE, S | E), (SW, S | W), (NW, N | W)):
            if alike & corner and alike & sides != sides:
                return False
        return True
    return [alike for alike in range(256) if shows(alike)]


BLOB = blob_shapes()


def sides_of(shape):
    """Returns the neighbours of one of the 16 shapes, which have sides only: N 1, E 2, S 4, W 8."""
    return sum(side for bit, side in enumerate((N, E, S, W)) if shape >> bit & 1)


def with_corners(alike):
    """Returns a set of sides with all corners that can show."""
    for corner, sides in ((NE, N | E), (SE, S | E), (SW, S | W), (NW, N | W)):
        if alike & sides == sides:
            alike |= corner
    return alike


# --- Walls ----------------------------------------------------------------------------------------------------------

CORE = {
    "plain": [],
    "slab": [(3, 4, "c"), (4, 4, "c"), (5, 4, "c"), (3, 5, "c"), (10, 11, "c"), (11, 11, "c"), (12, 10, "c")],
    "rubble": [(4, 9, "c"), (5, 9, "c"), (4, 10, "c"), (5, 10, "k"), (10, 4, "c"), (11, 5, "k"), (12, 12, "c")],
}


def is_top(alike, x, y):
    """Returns whether a pixel shows a wall's top. The pixel may lie outside the tile: a neighbour shows a top only if
    it is a wall too, and only above its face."""
    sides = (N if y < 0 else S if y >= SIDE else 0) | (W if x < 0 else E if x >= SIDE else 0)
    if sides == 0:
        return y < TOP or bool(alike & S)
    if sides == W or sides == E:
        if not alike & sides:
            return False
        below = SW if sides == W else SE
        # If there is no wall below this cell, `alike` has no bit for the cell below the neighbour.
        return y < TOP or bool(alike & below) or not alike & S
    if sides == N or sides == S:
        return bool(alike & sides)
    corner = {N | W: NW, N | E: NE, S | W: SW, S | E: SE}[sides]
    if (alike & sides) != sides:
        return bool(alike & sides & (N | S))
    return bool(alike & corner)


def top_letter(alike, x, y):
    """Returns the colour of a pixel of a wall's top, by its distance to the nearest pixel that is none: the edge, a
    pale stone, its shadow, or the core."""
    reach = 5
    nearest, way = reach + 1, (0, 0)
    for dy in range(-reach, reach + 1):
        for dx in range(-reach, reach + 1):
            far = max(abs(dx), abs(dy))
            if far < nearest or (far == nearest and abs(dx) + abs(dy) < abs(way[0]) + abs(way[1])):
                if not is_top(alike, x + dx, y + dy):
                    nearest, way = far, (dx, dy)
    if nearest > reach:
        return "a"
    lit = way[0] < 0 or way[1] < 0
    if nearest == 1:
        return "d" if lit else "k"
    if nearest == reach:
        return "k"
    # Joints between the stones, across the edge.
    if way[0] == 0 and x % 8 == 5 or way[1] == 0 and y % 8 == 3:
        return "k"
    if nearest == 2:
        return "d" if lit else "c"
    return "c"


def wall(alike, bricks, core="plain"):
    tile = [["k" if not is_top(alike, x, y) else top_letter(alike, x, y) for x in range(SIDE)] for y in range(SIDE)]
    if not alike & S:
        for y in range(TOP, SIDE):
            tile[y] = list(bricks[y])
        for y in range(TOP + 1, SIDE):  # the face ends at the corners
            if not alike & W:
                tile[y][0] = "d" if tile[y][1] != "k" else "k"
            if not alike & E:
                tile[y][15] = "k"
                tile[y][14] = "c" if tile[y][14] == "d" else tile[y][14]
    else:
        for x, y, letter in CORE[core]:
            if tile[y][x] == "a":
                tile[y][x] = letter
    return tile


# --- Water ---------------------------------------------------------------------------------------------------------

def shored(tile, alike):
    """Returns a water tile with a lip of stone, and foam along it, at the sides that are not in `alike`."""
    tile = [list(row) for row in tile]

    def inset(x, y):
        """Returns the number of pixels between a pixel and the nearest shore, or None without a shore."""
        ways = []
        if not alike & N: ways.append(y)
        if not alike & W: ways.append(x)
        if not alike & E: ways.append(SIDE - 1 - x)
        if not alike & S: ways.append(SIDE - 1 - y)
        far = min(ways, default=None)
        # Corners between two shores are round.
        for first, second, dx, dy in ((N, W, x, y), (N, E, 15 - x, y), (S, W, x, 15 - y), (S, E, 15 - x, 15 - y)):
            if not alike & (first | second) and dx + dy < 7:
                far = min(far, (dx + dy) // 2 - 1 if dx + dy > 1 else -1)
        return far

    for y in range(SIDE):
        for x in range(SIDE):
            far = inset(x, y)
            if far is None or far > 4:
                continue
            # The northern bank is seen from the front.
            north = not alike & N and y <= 4
            if far < 0:
                tile[y][x] = "."
            elif north and 0 <= y <= 3 and far >= min(y, 1):
                tile[y][x] = "ekk1"[y] if far > 0 or y == 0 else "e"
            elif far == 0:
                tile[y][x] = "e"
            elif far == 1:
                tile[y][x] = "k"
            elif far == 2:
                tile[y][x] = "3" if (x * 5 + y * 3) % 7 < 4 else "1"
            elif far == 3 and (x * 3 + y * 7) % 11 < 3:
                tile[y][x] = "3"
            elif north and y == 4:
                tile[y][x] = "3" if (x * 3) % 7 < 4 else "1"
    return tile


# --- The picture and the meaning of its tiles ------------------------------------------------------------------------

class Sheet:
    """Tiles in reading order, and the rules of the tile mapping that use them."""

    def __init__(self):
        self.tiles = []
        self.rules = []

    def add(self, tile):
        assert len(tile) == SIDE and all(len(row) == SIDE for row in tile)
        self.tiles.append(tile)
        return len(self.tiles) - 1

    def end_row(self):
        while len(self.tiles) % COLUMNS:
            self.add(filled("."))

    def single(self, meaning, tiles):
        self.rules.append({"for": meaning, "tiles": tiles})

    def shaped(self, meaning, edges, tiles):
        self.rules.append({"for": meaning, "edges": edges, "tiles": tiles})


def often(tile, weight):
    return tile if weight == 1 else {"tile": tile, "weight": weight}


THINGS = ["hero", "exit", "heart", "tnt", "grenade", "emitter", "console", "bug", "boss", "rat", "goblin", "orc",
          "troll", "wraith", "dread-knight", "potion", "weapon", "wand",
          "bat", "slime", "archer", "hulk", "witch", "idol", "armour"]


def sheet():
    drawn = patterns()
    made = Sheet()

    bricks = drawn["bricks"]
    walls = [[made.add(wall(alike, bricks))] for alike in BLOB]
    inner = walls[-1][0]
    walls[-1] = [often(inner, 10), often(made.add(wall(255, bricks, "slab")), 2),
                 often(made.add(wall(255, bricks, "rubble")), 1)]
    # Pillars get no variants of their bricks: they are too narrow.
    faces = [shape for shape, alike in enumerate(BLOB) if not alike & S and alike & (E | W)]
    for shape in faces:
        walls[shape] = [often(walls[shape][0], 7)]
    for face in ("bricks-mossy", "bricks-chipped"):
        for shape in faces:
            walls[shape].append(made.add(wall(BLOB[shape], over(bricks, drawn[face]))))
    made.end_row()

    floors = [often(made.add(drawn["floor"]), 36)]
    for name, weight in (("worn", 10), ("cracked", 2), ("pebbled", 2), ("mossy", 1)):
        floors.append(often(made.add(over(drawn["floor"], drawn[f"floor-{name}"])), weight))
    void = made.add(filled("a"))  # the colour of a wall's core, so that no seam shows
    aisles = [made.add(drawn[name]) for name in ("aisle-1", "aisle-2")]
    marks = {name: made.add(drawn[name]) for name in ("trap", "coin")}
    doors = {name: made.add(drawn[name]) for name in ("closed-door-side", "open-door-side")}
    furniture = {name: made.add(drawn[name])
                 for name in ("column", "cabinet", "fountain", "stairs-up", "stairs-down")}
    made.end_row()

    # A door in a vertical passage is drawn into the wall from left to right; one in a horizontal passage is seen
    # from its edge.
    lintel = wall(E | W, bricks)
    for name in ("closed-door", "open-door"):
        doors[name] = made.add(over(lintel, drawn[name]))
    hearths = []
    for shape in range(16):
        alike = with_corners(sides_of(shape))
        stone = wall(alike, bricks)
        if not alike & S:
            fire = drawn["hearth"]
        elif not alike & E:
            fire = drawn["hearth-east"]
        else:
            fire = drawn["chimney"] if alike & W else mirrored(drawn["hearth-east"])
        hearths.append([made.add(over(stone, fire))])

    waters = {"water": drawn["water"], "fall-down": over(drawn["fall"], drawn["fall-arrow"])}
    waters["fall-left"] = turned(waters["fall-down"])
    waters["fall-up"] = turned(waters["fall-left"])
    waters["fall-right"] = turned(waters["fall-up"])
    made.end_row()
    shores = {name: [[made.add(shored(tile, sides_of(shape)))] for shape in range(16)]
              for name, tile in waters.items()}

    things = {name: made.add(drawn[name]) for name in THINGS}
    made.end_row()

    made.single("terrain floor", floors)
    made.shaped("terrain wall", "blob", walls)
    made.single("terrain void", [void])
    for name, tiles in shores.items():
        made.shaped(f"terrain {name}", "sides", tiles)
    for name in ("closed-door", "open-door"):
        front, side = [doors[name]], [doors[f"{name}-side"]]
        # Shapes with a passage from left to right but none up and down. Bits are N 1, E 2, S 4, W 8.
        across = (0b0010, 0b1000, 0b1010, 0b1011, 0b1110)
        made.shaped(f"terrain {name}", "sides", [side if shape in across else front for shape in range(16)])
    made.shaped("terrain fireplace", "sides", hearths)
    for name, tile in furniture.items():
        made.single(f"terrain {name}", [tile])
    made.single("marks aisle", aisles)
    for name, tile in marks.items():
        made.single(f"marks {name}", [tile])
    for name, tile in things.items():
        made.single(f"thing {name}", [tile])
    return made


def pixels_of(made, pack):
    """Returns the picture as rows of bytes, four a pixel."""
    colours = colours_of(pack)
    rows = []
    for first in range(0, len(made.tiles), COLUMNS):
        band = made.tiles[first:first + COLUMNS]
        for y in range(SIDE):
            rows.append(b"".join(bytes(colours[letter]) for tile in band for letter in tile[y]))
    return rows


def png_of(rows):
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    head = struct.pack(">IIBBBBB", len(rows[0]) // 4, len(rows), 8, 6, 0, 0, 0)
    packed = zlib.compress(b"".join(b"\0" + row for row in rows), 9)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", packed) + chunk(b"IEND", b"")


def unpacked(png):
    """Returns a PNG's chunks with the pixels decompressed, so that pictures are compared without their compression."""
    at, found = 8, []
    while at < len(png):
        size, kind = struct.unpack_from(">I4s", png, at)
        data = png[at + 8:at + 8 + size]
        found.append((kind, zlib.decompress(data) if kind == b"IDAT" else data))
        at += size + 12
    return found


def with_mapping(pack_json, made, pack):
    """Returns the text of a pack.json with the tileset as its only tile mapping, formatted as the editor writes it."""
    identifier, title = TITLES[pack]
    rules = ",\n".join(f"        {json.dumps(rule)}" for rule in made.rules)
    mappings = ('  "tile-mappings": [\n    {\n'
                f'      "id": "{identifier}",\n      "title": "{title}",\n      "side": {SIDE},\n'
                f'      "tiles": [\n{rules}\n      ]\n    }}\n  ]')
    before = r',\n  "tile-mappings": \[.*?\n  \]'
    if re.search(before, pack_json, re.DOTALL):
        return re.sub(before, lambda _: ",\n" + mappings, pack_json, flags=re.DOTALL)
    end = pack_json.rindex("\n}")
    return pack_json[:end] + ",\n" + mappings + pack_json[end:]


def main(arguments):
    if arguments not in ([], ["--check"]):
        print(__doc__, file=sys.stderr)
        return 2
    made = sheet()
    wrong = 0

    def differs(file):
        nonlocal wrong
        print(f"{file} differs from what this program draws; run resources/tiles/draw_tileset.py", file=sys.stderr)
        wrong = 1

    for pack in STONES:
        picture = PACKS / pack / "tiles" / f"{TITLES[pack][0]}.png"
        png = png_of(pixels_of(made, pack))
        text_file = PACKS / pack / "pack.json"
        text = text_file.read_text(encoding="utf-8")
        wanted = with_mapping(text, made, pack)
        if not arguments:
            picture.parent.mkdir(exist_ok=True)
            picture.write_bytes(png)
            text_file.write_text(wanted, encoding="utf-8")
            continue
        if not picture.exists() or unpacked(picture.read_bytes()) != unpacked(png):
            differs(picture)
        if text != wanted:
            differs(text_file)
    return wrong


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
