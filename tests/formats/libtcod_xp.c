/* SPDX-License-Identifier: MIT
 * Reads and writes REXPaint's files by libtcod: `show FILE` prints the visible character of each cell; `copy FROM TO`
 * reads a file and writes it again; `draw TO` writes a small room. */
#include <libtcod.h>
#include <stdio.h>
#include <string.h>

static int isClear(TCOD_ColorRGBA colour) {
    return colour.r == 255 && colour.g == 0 && colour.b == 255;
}

static int show(TCOD_Console** layers, int count) {
    for (int y = 0; y < layers[0]->h; ++y) {
        for (int x = 0; x < layers[0]->w; ++x) {
            int shown = ' ';
            for (int layer = 0; layer < count; ++layer) {
                const TCOD_ConsoleTile* tile = &layers[layer]->tiles[y * layers[layer]->w + x];
                if (!isClear(tile->bg)) shown = tile->ch;
            }
            putchar(shown);
        }
        putchar('\n');
    }
    return 0;
}

static int draw(const char* to) {
    static const char* const kRows[] = {"#####", "#@.>#", "#####"};
    TCOD_Console* console = TCOD_console_new(5, 3);
    for (int y = 0; y < 3; ++y) {
        for (int x = 0; x < 5; ++x)
            TCOD_console_put_char(console, x, y, kRows[y][x], TCOD_BKGND_SET);
    }
    return TCOD_save_xp(1, (const TCOD_Console* const*)&console, to, 9) < 0;
}

int main(int argc, char** argv) {
    if (argc == 3 && strcmp(argv[1], "draw") == 0) return draw(argv[2]);
    TCOD_Console* layers[9];
    const int count = argc < 3 ? -1 : TCOD_load_xp(argv[2], 9, layers);
    if (count < 1) {
        fprintf(stderr, "libtcod cannot read the file: %s\n", TCOD_get_error());
        return 1;
    }
    if (strcmp(argv[1], "show") == 0) return show(layers, count);
    return TCOD_save_xp(count, (const TCOD_Console* const*)layers, argv[3], 9) < 0;
}
