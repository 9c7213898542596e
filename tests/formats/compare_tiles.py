# SPDX-License-Identifier: MIT
"""Draws the tiles of a map's layers over each other and compares the result with a picture: compare_tiles.py MAP.tmj
TILES.png PICTURE.png. ImageMagick reads the pictures."""
import json
import subprocess
import sys

SIDE = 16
COLUMNS = 16


def pixels(name):
    size = subprocess.check_output(["identify", "-format", "%w %h", name]).split()
    raw = subprocess.check_output(["convert", name, "-depth", "8", "rgba:-"])
    return int(size[0]), int(size[1]), raw


def main(map_name, tiles_name, picture_name):
    with open(map_name) as file:
        level = json.load(file)
    tiles_width, _, tiles = pixels(tiles_name)
    width, height, picture = pixels(picture_name)
    if (width, height) != (level["width"] * SIDE, level["height"] * SIDE):
        sys.exit(f"the picture has {width} x {height} pixels")
    wanted = bytearray(4 * width * height)
    for layer in level["layers"]:
        if layer["type"] != "tilelayer":
            continue
        for place, gid in enumerate(layer["data"]):
            if gid == 0:
                continue
            left, top = (gid - 1) % COLUMNS * SIDE, (gid - 1) // COLUMNS * SIDE
            column, row = place % level["width"] * SIDE, place // level["width"] * SIDE
            for y in range(SIDE):
                for x in range(SIDE):
                    at = 4 * ((top + y) * tiles_width + left + x)
                    to = 4 * ((row + y) * width + column + x)
                    alpha = tiles[at + 3]
                    for i in range(3):
                        wanted[to + i] = (tiles[at + i] * alpha + wanted[to + i] * (255 - alpha) + 127) // 255
                    wanted[to + 3] = max(wanted[to + 3], alpha)
    apart = [at for at in range(0, len(wanted), 4)
             if any(abs(wanted[at + i] - picture[at + i]) > 2 for i in range(3))]
    if apart:
        at = apart[0]
        sys.exit(f"{len(apart)} of {width * height} pixels differ, the first at {at // 4 % width}, {at // 4 // width}:"
                 f" {tuple(picture[at:at + 4])} instead of {tuple(wanted[at:at + 4])}")


main(*sys.argv[1:])
