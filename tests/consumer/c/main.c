/* SPDX-License-Identifier: MIT */
/* All of a pack through the C interface: main PACK SCRIPT MOOR, the last a pack with terrains of its own. Prints
   what it finds, to be compared. */
#include <inttypes.h>
#include <mazeloom.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static mazeloom_error error;

static void must(mazeloom_status status, const char *what) {
    if (status == MAZELOOM_OK) return;
    fprintf(stderr, "%s: %d: %s\n", what, (int)status, error.message);
    exit(1);
}

static void check(int is_so, const char *what) {
    if (is_so) return;
    fprintf(stderr, "not so: %s\n", what);
    exit(1);
}

static int count_walkable(const mazeloom_cells *of) {
    int count = 0;
    for (int32_t y = 0; y < of->height; ++y)
        for (int32_t x = 0; x < of->width; ++x)
            if (of->cells[y * of->stride + x] & MAZELOOM_CELL_WALKABLE) ++count;
    return count;
}

static void show_level(mazeloom_pack *pack, const mazeloom_level_info *level) {
    mazeloom_map *map = NULL;
    mazeloom_recording *recording = NULL;
    mazeloom_cells cells, last;
    uint64_t hash = 0;
    uint32_t steps = 0;
    size_t things = 0;
    must(mazeloom_generate(pack, level->id, 7, &map, &error), "generate");
    must(mazeloom_map_cells(map, &cells, &error), "cells");
    must(mazeloom_map_hash(map, &hash, &error), "hash");
    int32_t is_dark = 1;
    must(mazeloom_map_is_dark(map, -1, 0, &is_dark, &error), "dark");
    check(is_dark == 0, "cells outside are not dark");
    must(mazeloom_map_thing_count(map, &things, &error), "things");
    printf("%s: %s, %dx%d, %d cells to walk, %zu things, %016" PRIx64 "\n", level->id, level->title,
           (int)level->width, (int)level->height, count_walkable(&cells), things, hash);
    for (size_t i = 0; i < things; ++i) {
        mazeloom_thing thing;
        must(mazeloom_map_thing(map, i, &thing, &error), "thing");
        if (thing.kind == 18) printf("  %s %s at %d, %d\n", thing.kind_name, thing.id, (int)thing.x, (int)thing.y);
    }
    must(mazeloom_record(pack, level->id, 7, &recording, &error), "record");
    must(mazeloom_recording_step_count(recording, &steps, &error), "step count");
    must(mazeloom_recording_seek(recording, steps, &last, &error), "seek");
    check(count_walkable(&last) == count_walkable(&cells), "a recording ends with the level");
    must(mazeloom_recording_seek(recording, 0, &last, &error), "seek back");
    mazeloom_recording_free(recording);
    mazeloom_map_free(map);
}

/* Wins by a proof; writes what was done as a script for the game beside this. */
static void show_temple(const mazeloom_pack *pack, const char *level, const char *script) {
    int32_t verdict = -1;
    mazeloom_temple *won = NULL, *again = NULL;
    mazeloom_temple_state end, start, state;
    const char *replay = NULL;
    must(mazeloom_temple_prove(pack, level, 7, 0, &verdict, &won, &error), "prove");
    check(verdict == 0 && won != NULL, "it can be won");
    must(mazeloom_temple_get_state(won, &end, &error), "state");
    printf("%s: won in %" PRId64 " ticks, %" PRId64 " coins, %016" PRIx64 "\n", level, end.tick,
           end.coins, end.hash);
    must(mazeloom_temple_replay(won, &replay, &error), "replay");
    must(mazeloom_temple_load(pack, replay, &again, &error), "load");
    must(mazeloom_temple_get_state(again, &state, &error), "state");
    check(state.hash == end.hash && state.outcome == 1, "a replay ends as it was recorded");
    FILE *out = fopen(script, "w");
    check(out != NULL, "the script can be written");
    for (const char *line = replay; line != NULL && *line != '\0'; line = strchr(line, '\n')) {
        long long tick;
        char action[16], button[16];
        if (*line == '\n') ++line;
        if (sscanf(line, "{\"tick\":%lld,\"%15[a-z]\":\"%15[a-z]\"}", &tick, action, button) == 3)
            fprintf(out, "%lld %s %s\n", tick, action, button);
    }
    fclose(out);
    must(mazeloom_temple_seek(won, 0, &error), "rewind");
    must(mazeloom_temple_get_state(won, &start, &error), "state");
    check(start.tick == 0 && start.length == end.length, "rewound, all of it is still there");
    const mazeloom_stroke step = {MAZELOOM_TAP, MAZELOOM_BUTTON_RIGHT};
    int32_t passed = 0;
    must(mazeloom_temple_advance(won, &step, 1, &passed, &error), "take over");
    must(mazeloom_temple_get_state(won, &state, &error), "state");
    check(passed == 1 && state.length == 1, "who takes over makes what came after forgotten");
    mazeloom_temple_free(again);
    mazeloom_temple_free(won);
}

static void show_descent(const mazeloom_pack *pack) {
    static const char *const keys[] = {"right", "right", "down", "left", ".", "up", "i", "other", "."};
    mazeloom_descent *run = NULL;
    mazeloom_descent_state state;
    size_t count = 0;
    must(mazeloom_descent_begin(pack, 7, 0, &run, &error), "begin");
    for (size_t i = 0; i < sizeof keys / sizeof keys[0]; ++i)
        must(mazeloom_descent_press(run, keys[i], NULL, &error), keys[i]);
    must(mazeloom_descent_get_state(run, &state, &error), "state");
    must(mazeloom_descent_things(run, NULL, 0, &count, &error), "things");
    printf("descent: %" PRId64 " keys, %" PRId64 " turns, %d of %d hp, %zu things, %016" PRIx64 "\n",
           state.keys, state.turns, (int)state.hp, (int)state.most_hp, count, state.hash);
    mazeloom_descent_free(run);
}

/* The terrains that a pack has of its own, and that its cells are of them. */
static void show_own_terrains(const char *path) {
    mazeloom_pack *pack = NULL;
    mazeloom_map *map = NULL;
    mazeloom_own_terrain terrain;
    mazeloom_cells cells;
    size_t count = 0;
    must(mazeloom_pack_open(path, &pack, &error), path);
    must(mazeloom_generate(pack, "moor", 7, &map, &error), "generate");
    mazeloom_pack_free(pack);
    must(mazeloom_map_cells(map, &cells, &error), "cells");
    must(mazeloom_map_own_terrain_count(map, &count, &error), "own terrains");
    for (size_t i = 0; i < count; ++i) {
        int here = 0;
        must(mazeloom_map_own_terrain(map, i, &terrain, &error), "own terrain");
        check(terrain.terrain >= MAZELOOM_FIRST_OWN_TERRAIN && terrain.terrain <= MAZELOOM_CELL_TERRAIN, "its number");
        for (int32_t y = 0; y < cells.height; ++y) {
            for (int32_t x = 0; x < cells.width; ++x) {
                const uint16_t cell = cells.cells[y * cells.stride + x];
                if ((cell & MAZELOOM_CELL_TERRAIN) != terrain.terrain) continue;
                ++here;
                check(((cell & MAZELOOM_CELL_CLEAR) == 0) == (terrain.is_opaque == 1), "cells are as opaque");
                check(((cell & MAZELOOM_CELL_LIQUID) != 0) == (terrain.is_liquid == 1), "cells are as liquid");
                check((cell & MAZELOOM_CELL_EFFECT) >> 14 == terrain.effect, "cells have its effect");
                check(((cell & MAZELOOM_CELL_WALKABLE) != 0) == (terrain.can_be_entered && terrain.effect != 3),
                      "cells are as walkable");
            }
        }
        printf("terrain %d: %s, %s, '%c', %s, #%08" PRIx32 ", %d cells\n", (int)terrain.terrain, terrain.id,
               terrain.title, (char)terrain.character, terrain.can_be_entered ? "can be entered" : "solid",
               terrain.colour, here);
    }
    check(mazeloom_map_own_terrain(map, count, &terrain, &error) == MAZELOOM_BAD_ARGUMENT, "no such terrain");
    check(mazeloom_map_own_terrain(map, 0, NULL, &error) == MAZELOOM_BAD_ARGUMENT, "nowhere to write to");
    check(mazeloom_map_own_terrain_count(NULL, &count, &error) == MAZELOOM_BAD_ARGUMENT, "no map");
    mazeloom_map_free(map);
}

static void show_refusals(mazeloom_pack *pack) {
    mazeloom_pack *none = NULL;
    mazeloom_map *map = NULL;
    mazeloom_level_info level;
    check(mazeloom_pack_open("/nowhere.mazepack", &none, &error) == MAZELOOM_FAILED, "no such file");
    check(none == NULL && strstr(error.message, "nowhere") != NULL, "the message names it");
    check(mazeloom_pack_open(NULL, &none, NULL) == MAZELOOM_BAD_ARGUMENT, "NULL is refused");
    check(mazeloom_generate(pack, "nowhere", 7, &map, &error) == MAZELOOM_FAILED, "no such level");
    check(mazeloom_pack_level(pack, 99, &level, &error) == MAZELOOM_BAD_ARGUMENT, "out of range");
    check(mazeloom_generate_design(MAZELOOM_DESCENT, 100000, 10, "rooms-and-maze", 1, &map, &error) ==
              MAZELOOM_FAILED, "too large");
    mazeloom_pack_free(NULL);
}

int main(int argc, char **argv) {
    mazeloom_pack *pack = NULL;
    const char *title = NULL, *findings = NULL;
    size_t levels = 0;
    check(argc == 4, "usage: main PACK SCRIPT MOOR");
    check(strcmp(mazeloom_version(), MAZELOOM_VERSION) == 0, "header and library are one version");
    must(mazeloom_pack_open(argv[1], &pack, &error), argv[1]);
    must(mazeloom_pack_info(pack, NULL, &title, &levels, &error), "info");
    printf("%s, %zu levels\n", title, levels);
    for (size_t i = 0; i < levels; ++i) {
        mazeloom_level_info level;
        must(mazeloom_pack_level(pack, i, &level, &error), "level");
        show_level(pack, &level);
    }
    must(mazeloom_pack_check(pack, &findings, &error), "check");
    printf("findings: %s\n", *findings == '\0' ? "none" : findings);
    show_temple(pack, "first-steps", argv[2]);
    show_descent(pack);
    show_own_terrains(argv[3]);
    show_refusals(pack);
    mazeloom_pack_free(pack);
    return 0;
}
