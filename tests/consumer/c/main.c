/* SPDX-License-Identifier: MIT */
/* Uses all of the C interface: main PACK SCRIPT MOOR. Writes inputs that win a temple of PACK to the file SCRIPT. MOOR is
   a pack with terrains of its own. Prints results, which tests/consumer/run compares with expected.txt. */
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
    fprintf(stderr, "check failed: %s\n", what);
    exit(1);
}

static int count_walkable(const mazeloom_cells *of) {
    int count = 0;
    for (int32_t y = 0; y < of->height; ++y)
        for (int32_t x = 0; x < of->width; ++x)
            if (of->cells[y * of->stride + x] & MAZELOOM_CELL_WALKABLE) ++count;
    return count;
}

/* Counts the traps among the eight neighbours of a cell. */
static int count_traps(const mazeloom_cells *of, int32_t x, int32_t y) {
    int count = 0;
    for (int32_t row = y - 1; row <= y + 1; ++row)
        for (int32_t column = x - 1; column <= x + 1; ++column)
            if (row >= 0 && row < of->height && column >= 0 && column < of->width && (row != y || column != x) &&
                (of->cells[row * of->stride + column] & MAZELOOM_CELL_TRAP) != 0)
                ++count;
    return count;
}

/* Checks the JSON, the text, the warnings and the rooms of a map. */
static void check_map(mazeloom_map *map, const mazeloom_cells *cells) {
    const mazeloom_room *rooms = NULL;
    const char *const *warnings = NULL;
    const char *json = NULL, *text = NULL;
    size_t count = 0;
    mazeloom_map_info info;
    must(mazeloom_map_get_info(map, &info, &error), "map info");
    check(info.seed == 7 && info.width == cells->width && info.height == cells->height,
          "a map's info has its seed and size");
    must(mazeloom_map_rooms(map, &rooms, &count, &error), "rooms");
    for (size_t i = 0; i < count; ++i)
        check(rooms[i].x >= 0 && rooms[i].x + rooms[i].width <= cells->width, "rooms lie in the map");
    must(mazeloom_map_warnings(map, &warnings, &count, &error), "warnings");
    for (size_t i = 0; i < count; ++i)
        check(warnings[i][0] != '\0', "a warning has a text");
    must(mazeloom_map_json(map, &json, &error), "json");
    check(json[0] == '{', "JSON is an object");
    must(mazeloom_map_text(map, &text, &error), "text");
    check(strlen(text) == (size_t)((cells->width + 1) * cells->height), "text has one character a cell, and line ends");
}

/* Checks that the changes of all steps, applied in order, give the finished map. */
static void check_recording(mazeloom_recording *recording, const mazeloom_cells *finished) {
    const mazeloom_stage_steps *stages = NULL;
    const mazeloom_change *changes = NULL;
    const uint32_t *steps = NULL;
    mazeloom_cells cells;
    mazeloom_map *map = NULL;
    mazeloom_step step;
    uint32_t count = 0, covered = 0;
    size_t stage_count = 0, change_count = 0, step_count = 0;
    uint64_t hash = 0, again = 0;
    must(mazeloom_recording_step_count(recording, &count, &error), "step count");
    must(mazeloom_recording_stages(recording, &stages, &stage_count, &error), "stages");
    for (size_t i = 0; i < stage_count; ++i)
        covered += stages[i].end - stages[i].first;
    check(covered == count, "each step belongs to a stage");
    must(mazeloom_recording_seek(recording, 0, &cells, &error), "seek back");
    uint16_t *built = malloc(sizeof(uint16_t) * (size_t)(cells.width * cells.height));
    for (int32_t y = 0; y < cells.height; ++y)
        for (int32_t x = 0; x < cells.width; ++x)
            built[y * cells.width + x] = cells.cells[y * cells.stride + x];
    for (uint32_t i = 0; i < count; ++i) {
        must(mazeloom_recording_step(recording, i, &step, &error), "step");
        must(mazeloom_recording_changes(recording, i, &changes, &change_count, &error), "changes");
        check(change_count == (size_t)step.changes, "a step has the number of changes that it states");
        for (size_t k = 0; k < change_count; ++k) {
            uint16_t *cell = &built[changes[k].at.y * cells.width + changes[k].at.x];
            check(*cell == changes[k].before, "a change's `before` is the cell's current value");
            *cell = changes[k].after;
        }
    }
    for (int32_t y = 0; y < cells.height; ++y)
        for (int32_t x = 0; x < cells.width; ++x)
            check((built[y * cells.width + x] & MAZELOOM_CELL_TERRAIN) ==
                      (finished->cells[y * finished->stride + x] & MAZELOOM_CELL_TERRAIN), "steps make the map");
    free(built);
    if (count > 0) {
        must(mazeloom_recording_step(recording, count - 1, &step, &error), "last step");
        must(mazeloom_recording_steps_that_changed(recording, step.at.x, step.at.y, &steps, &step_count, &error),
             "steps of a cell");
        check(step.changes == 0 || step_count > 0, "a changed cell lists its steps");
    }
    must(mazeloom_recording_map(recording, &map, &error), "recorded map");
    must(mazeloom_map_hash(map, &hash, &error), "hash");
    mazeloom_map_free(map);
    must(mazeloom_recording_map(recording, &map, &error), "recorded map again");
    must(mazeloom_map_hash(map, &again, &error), "hash again");
    check(hash == again, "a recording returns the same map twice");
    mazeloom_map_free(map);
}

static void show_level(mazeloom_level *level) {
    mazeloom_map *map = NULL;
    mazeloom_recording *recording = NULL;
    mazeloom_level_info info;
    const mazeloom_thing *things = NULL;
    mazeloom_cells cells, last;
    uint64_t hash = 0;
    uint32_t steps = 0;
    size_t count = 0;
    must(mazeloom_level_get_info(level, &info, &error), "info");
    check(info.promised_need_count == 0, "no needs are promised");
    check(info.shown_numbers == MAZELOOM_NUMBERS_CHOSEN && info.lowest_grade == 0 && info.highest_grade == 0,
          "the level promises nothing about its numbers");
    must(mazeloom_level_generate(level, 7, NULL, &map, &error), "generate");
    must(mazeloom_map_cells(map, &cells, &error), "cells");
    must(mazeloom_map_hash(map, &hash, &error), "hash");
    int32_t is_dark = 1;
    must(mazeloom_map_is_dark(map, -1, 0, &is_dark, &error), "dark");
    check(is_dark == 0, "cells outside are not dark");
    must(mazeloom_map_things(map, &things, &count, &error), "things");
    printf("%s: %s, %dx%d, %d cells to walk, %zu things, %016" PRIx64 "\n", info.id, info.title,
           (int)info.width, (int)info.height, count_walkable(&cells), count, hash);
    for (size_t i = 0; i < count; ++i) {
        const mazeloom_thing *thing = &things[i];
        if (thing->kind == MAZELOOM_THING_OWN) {
            printf("  %s %s at %d, %d", thing->kind_name, thing->id, (int)thing->at.x, (int)thing->at.y);
            for (size_t k = 0; k < thing->property_count; ++k) {
                const mazeloom_property *is = &thing->properties[k];
                if (is->type == MAZELOOM_PROPERTY_TEXT) printf(", %s \"%s\"", is->title, is->text);
                if (is->type == MAZELOOM_PROPERTY_NUMBER) printf(", %s %g", is->title, is->number);
            }
            printf("\n");
        }
        if (thing->kind == MAZELOOM_THING_BUG)
            printf("  bug: %zu cells, speed %d\n", thing->path_length, (int)thing->speed);
        check(thing->path_length == 0 || (thing->path[0].x >= 0 && thing->path[0].x < cells.width),
              "paths lie in the map");
    }
    check_map(map, &cells);
    must(mazeloom_level_record(level, 7, NULL, &recording, &error), "record");
    check_recording(recording, &cells);
    must(mazeloom_recording_step_count(recording, &steps, &error), "step count");
    must(mazeloom_recording_seek(recording, steps, &last, &error), "seek");
    check(count_walkable(&last) == count_walkable(&cells), "a recording ends with the level");
    mazeloom_recording_free(recording);
    mazeloom_map_free(map);
}

/* Wins a temple by a proof; writes the inputs as a script for the game in tests/consumer/cmake. */
static void show_temple(const mazeloom_pack *pack, const char *id, const char *script) {
    mazeloom_level *level = NULL;
    mazeloom_temple *won = NULL, *other = NULL;
    mazeloom_map *map = NULL;
    mazeloom_temple_state end, start, state;
    mazeloom_temple_options options = {.size = sizeof options, .attempt = 1, .pace = MAZELOOM_PACE_STEP};
    const mazeloom_objective *objectives = NULL;
    const mazeloom_temple_thing *things = NULL;
    const mazeloom_event *events = NULL;
    const char *replay = NULL;
    const int32_t *needs = NULL;
    mazeloom_proof proof;
    mazeloom_cells cells;
    size_t count = 0;
    int32_t passed = 0;
    must(mazeloom_pack_find(pack, id, &level, &error), id);
    must(mazeloom_level_prove(level, 7, NULL, &proof, &error), "prove");
    check(proof.verdict == MAZELOOM_WINNABLE && proof.steps > 0, "the level can be won");
    must(mazeloom_level_needs(level, 7, NULL, &needs, &count, &error), "needs");
    check(count == MAZELOOM_MECHANIC_NUMBERS + 1, "each mechanic has an answer");
    for (size_t i = 0; i < count; ++i)
        check(needs[i] >= MAZELOOM_NEED_ABSENT && needs[i] < MAZELOOM_NEED_UNDECIDED, "the need is decided");
    must(mazeloom_temple_load(pack, proof.replay, NULL, &won, &error), "load");
    must(mazeloom_temple_get_state(won, &end, &error), "state");
    printf("%s: won in %" PRId64 " ticks, %" PRId64 " coins, %016" PRIx64 "\n", id, end.tick,
           end.coins, end.hash);
    check(end.outcome == MAZELOOM_TEMPLE_WON && end.cause == MAZELOOM_CAUSE_NONE, "the proof's replay wins");
    must(mazeloom_temple_events(won, &events, &count, &error), "events");
    check(count > 0 && strcmp(events[count - 1].name, "won") == 0, "the last tick wins");
    must(mazeloom_temple_objectives(won, &objectives, &count, &error), "objectives");
    for (size_t i = 0; i < count; ++i)
        printf("  %s: %" PRId64 " of %" PRId64 "\n", objectives[i].name, objectives[i].done, objectives[i].wanted);
    must(mazeloom_temple_replay(won, &replay, &error), "replay");
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
    check(start.tick == 0 && start.length == end.length, "after rewinding, the whole replay is still there");
    for (passed = 1; passed != 0;)
        must(mazeloom_temple_play_on(won, &passed, &error), "play on");
    must(mazeloom_temple_get_state(won, &state, &error), "state");
    check(state.hash == end.hash, "playing on ends in the recorded state");
    must(mazeloom_temple_seek(won, 0, &error), "rewind");
    const mazeloom_stroke step = {MAZELOOM_TAP, MAZELOOM_BUTTON_RIGHT};
    must(mazeloom_temple_advance(won, &step, 1, &passed, &error), "take over");
    must(mazeloom_temple_get_state(won, &state, &error), "state");
    check(passed == 1 && state.length == 1, "taking over discards the later inputs");
    must(mazeloom_temple_map(won, &map, &error), "map");
    must(mazeloom_temple_cells(won, &cells, &error), "cells");
    for (int32_t y = 0; y < cells.height; ++y) {
        for (int32_t x = 0; x < cells.width; ++x) {
            int32_t number = 0;
            must(mazeloom_temple_number(won, x, y, &number, &error), "number");
            check(number == count_traps(&cells, x, y), "a number counts the traps beside its cell");
        }
    }
    must(mazeloom_temple_things(won, &things, &count, &error), "things");
    check(count > 0, "the temple has things");
    must(mazeloom_temple_begin(level, 7, &options, &other, &error), "begin by steps");
    must(mazeloom_temple_advance(other, NULL, 0, &passed, &error), "wait");
    check(passed == 0, "time waits for the hero");
    mazeloom_map_free(map);
    mazeloom_temple_free(other);
    mazeloom_temple_free(won);
    mazeloom_level_free(level);
}

static void show_descent(const mazeloom_pack *pack) {
    static const char *const keys[] = {"right", "right", "down", "left", ".", "up", "i", "other", "."};
    mazeloom_descent *run = NULL, *again = NULL, *deep = NULL;
    mazeloom_descent_state state, there;
    mazeloom_descent_options options = {.size = sizeof options, .depth = 3, .goal = 5};
    const mazeloom_monster *monsters = NULL;
    const mazeloom_item *items = NULL;
    const char *const *messages = NULL;
    const char *replay = NULL;
    mazeloom_cells cells;
    size_t monster_count = 0, item_count = 0, carried = 0, message_count = 0;
    int32_t taken = 0, sees = 0;
    must(mazeloom_descent_begin(pack, 7, NULL, &run, &error), "begin");
    for (size_t i = 0; i < sizeof keys / sizeof keys[0]; ++i)
        must(mazeloom_descent_press(run, keys[i], NULL, NULL, &error), keys[i]);
    must(mazeloom_descent_get_state(run, &state, &error), "state");
    must(mazeloom_descent_monsters(run, &monsters, &monster_count, &error), "monsters");
    must(mazeloom_descent_items(run, &items, &item_count, &error), "items");
    printf("descent: %" PRId64 " keys, %" PRId64 " turns, %d of %d hp, %zu things, %016" PRIx64 "\n",
           state.keys, state.turns, (int)state.hp, (int)state.most_hp, monster_count + item_count, state.hash);
    for (size_t i = 0; i < item_count; ++i)
        printf("  %s (%s)\n", items[i].name, items[i].details);
    must(mazeloom_descent_inventory(run, &items, &carried, &error), "inventory");
    for (size_t i = 0; i < carried; ++i)
        printf("  carries %s (%s)\n", items[i].name, items[i].details);
    must(mazeloom_descent_messages(run, &messages, &message_count, &error), "messages");
    check(message_count > 0 && messages[0][0] != '\0', "the descent has messages");
    must(mazeloom_descent_sees(run, state.hero_x, state.hero_y, &sees, &error), "sees");
    check(sees == 1 && state.attack > 0, "the hero sees where it stands");
    must(mazeloom_descent_cells(run, &cells, &error), "cells");
    check(cells.cells[state.hero_y * cells.stride + state.hero_x] & MAZELOOM_CELL_EXPLORED,
          "the hero's cell is explored");
    must(mazeloom_descent_replay(run, &replay, &error), "replay");
    must(mazeloom_descent_load(pack, replay, NULL, &again, &error), "load");
    must(mazeloom_descent_seek(again, 0, &error), "rewind");
    for (taken = 1; taken != 0;)
        must(mazeloom_descent_play_on(again, &taken, &error), "play on");
    must(mazeloom_descent_get_state(again, &there, &error), "state");
    check(there.hash == state.hash, "playing on ends in the recorded state");
    must(mazeloom_descent_begin(pack, 7, &options, &deep, &error), "begin deeper");
    must(mazeloom_descent_get_state(deep, &there, &error), "state");
    check(there.depth == 3, "a descent begins at the depth of the options");
    mazeloom_descent_free(deep);
    mazeloom_descent_free(again);
    mazeloom_descent_free(run);
}

/* Generates levels that the program designs itself. */
static void show_designs(void) {
    static const char *const rows[] = {"#########", "#@..x..$#", "#.......#", "#########"};
    static const mazeloom_parameter many[] = {{"attempts", NULL, 40, MAZELOOM_PARAMETER_NUMBER, 0}};
    static const mazeloom_stage stages[] = {{"rooms", many, 1}, {"maze", NULL, 0}, {"doors", NULL, 0}};
    const mazeloom_design designs[] = {
        {.size = sizeof(mazeloom_design), .ruleset = MAZELOOM_TEMPLE, .rows = rows, .row_count = 4},
        {.size = sizeof(mazeloom_design), .ruleset = MAZELOOM_TEMPLE, .width = 33, .height = 21, .recipe = "temple"},
        {.size = sizeof(mazeloom_design), .ruleset = MAZELOOM_DESCENT, .width = 41, .height = 31, .stages = stages,
         .stage_count = 3}};
    for (size_t i = 0; i < sizeof designs / sizeof designs[0]; ++i) {
        mazeloom_level *level = NULL;
        mazeloom_map *map = NULL;
        mazeloom_cells cells;
        uint64_t hash = 0;
        must(mazeloom_level_design(&designs[i], &level, &error), "design");
        must(mazeloom_level_generate(level, 7, NULL, &map, &error), "generate");
        must(mazeloom_map_cells(map, &cells, &error), "cells");
        must(mazeloom_map_hash(map, &hash, &error), "hash");
        printf("design: %dx%d, %d cells to walk, %016" PRIx64 "\n", (int)cells.width, (int)cells.height,
               count_walkable(&cells), hash);
        mazeloom_map_free(map);
        mazeloom_level_free(level);
    }
}

/* Opens a pack from memory. */
static void show_bytes(const char *path) {
    static char bytes[1 << 20];
    mazeloom_pack *pack = NULL;
    mazeloom_pack_info info;
    FILE *file = fopen(path, "rb");
    check(file != NULL, "the pack can be read");
    const size_t size = fread(bytes, 1, sizeof bytes, file);
    fclose(file);
    must(mazeloom_pack_from_bytes(bytes, size, "mine", NULL, &pack, &error), "bytes");
    must(mazeloom_pack_get_info(pack, &info, &error), "info");
    check(info.level_count == 3, "all levels are there");
    mazeloom_pack_free(pack);
    check(mazeloom_pack_from_bytes(bytes, size / 2, "mine", NULL, &pack, &error) == MAZELOOM_FAILED,
          "half a pack is refused");
    check(strstr(error.message, "mine") != NULL, "the message names it");
}

/* Checks that calls with a stop request end, and that options of other sizes are read or refused. */
static void show_stops(const char *path, const mazeloom_pack *pack) {
    struct {
        mazeloom_generate_options known;
        int64_t later;
    } newer = {{.size = sizeof newer}, 0};
    mazeloom_stop *stop = NULL;
    mazeloom_level *level = NULL;
    mazeloom_map *map = NULL;
    mazeloom_pack *again = NULL;
    must(mazeloom_stop_new(&stop, &error), "stop");
    must(mazeloom_pack_level(pack, 0, &level, &error), "level");
    newer.known.stop = stop;
    must(mazeloom_level_generate(level, 7, &newer.known, &map, &error), "generate before a stop is requested");
    mazeloom_map_free(map);
    newer.later = 1;
    check(mazeloom_level_generate(level, 7, &newer.known, &map, &error) == MAZELOOM_BAD_ARGUMENT,
          "options that this version does not know are refused");
    newer.known.size = 0;
    check(mazeloom_level_generate(level, 7, &newer.known, &map, &error) == MAZELOOM_BAD_ARGUMENT,
          "options without a size are refused");
    mazeloom_stop_ask(stop);
    const mazeloom_generate_options options = {.size = sizeof options, .stop = stop};
    check(mazeloom_level_generate(level, 7, &options, &map, &error) == MAZELOOM_FAILED && map == NULL,
          "generation fails if a stop is requested");
    const mazeloom_call_options call = {sizeof call, stop};
    check(mazeloom_pack_open(path, &call, &again, &error) == MAZELOOM_FAILED && again == NULL,
          "opening a pack fails if a stop is requested");
    mazeloom_descent *run = NULL;
    mazeloom_descent_state state;
    must(mazeloom_descent_begin(pack, 7, NULL, &run, &error), "begin");
    must(mazeloom_descent_press(run, ".", &call, NULL, &error), "a key that makes no floor");
    check(mazeloom_descent_press(run, "jump", &call, NULL, &error) == MAZELOOM_BAD_ARGUMENT, "an unknown key");
    must(mazeloom_descent_get_state(run, &state, &error), "state");
    check(state.keys == 1, "the run has one key");
    mazeloom_descent_free(run);
    mazeloom_level_free(level);
    mazeloom_stop_free(stop);
}

/* Checks a pack's own terrains and the cells that have them. */
static void show_own_terrains(const char *path) {
    mazeloom_pack *pack = NULL;
    mazeloom_level *moor = NULL;
    mazeloom_map *map = NULL;
    const mazeloom_own_terrain *terrains = NULL;
    mazeloom_cells cells;
    size_t count = 0;
    must(mazeloom_pack_open(path, NULL, &pack, &error), path);
    must(mazeloom_pack_find(pack, "moor", &moor, &error), "moor");
    must(mazeloom_level_generate(moor, 7, NULL, &map, &error), "generate");
    mazeloom_level_free(moor);
    mazeloom_pack_free(pack);
    must(mazeloom_map_cells(map, &cells, &error), "cells");
    must(mazeloom_map_own_terrains(map, &terrains, &count, &error), "own terrains");
    for (size_t i = 0; i < count; ++i) {
        const mazeloom_own_terrain *terrain = &terrains[i];
        int here = 0;
        check(terrain->terrain >= MAZELOOM_FIRST_OWN_TERRAIN && terrain->terrain < MAZELOOM_FIRST_OWN_TERRAIN + MAZELOOM_MAX_OWN_TERRAINS,
              "an own terrain's number is in range");
        for (int32_t y = 0; y < cells.height; ++y) {
            for (int32_t x = 0; x < cells.width; ++x) {
                const uint16_t cell = cells.cells[y * cells.stride + x];
                if ((cell & MAZELOOM_CELL_TERRAIN) != terrain->terrain) continue;
                ++here;
                check(((cell & MAZELOOM_CELL_CLEAR) == 0) == (terrain->is_opaque == 1),
                      "cells are as opaque as their terrain");
                check(((cell & MAZELOOM_CELL_LIQUID) != 0) == (terrain->is_liquid == 1),
                      "cells are as liquid as their terrain");
                check((cell & MAZELOOM_CELL_EFFECT) >> 14 == terrain->effect, "cells have their terrain's effect");
                check(((cell & MAZELOOM_CELL_WALKABLE) != 0) ==
                          (terrain->can_be_entered && terrain->effect != MAZELOOM_EFFECT_KILLS),
                      "cells are as walkable as their terrain");
            }
        }
        printf("terrain %d: %s, %s, '%c', %s, #%08" PRIx32 ", %d cells\n", (int)terrain->terrain, terrain->id,
               terrain->title, (char)terrain->character, terrain->can_be_entered ? "can be entered" : "solid",
               terrain->colour, here);
    }
    check(mazeloom_map_own_terrains(map, NULL, &count, &error) == MAZELOOM_BAD_ARGUMENT, "NULL as result is refused");
    check(mazeloom_map_own_terrains(NULL, &terrains, &count, &error) == MAZELOOM_BAD_ARGUMENT,
          "NULL as map is refused");
    mazeloom_map_free(map);
}

static void show_refusals(const mazeloom_pack *pack) {
    static const char *const rows[] = {"..", ".\t"};
    mazeloom_pack *none = NULL;
    mazeloom_level *level = NULL;
    const mazeloom_design large = {.size = sizeof large, .ruleset = MAZELOOM_DESCENT, .width = 100000, .height = 10,
                                   .recipe = "rooms-and-maze"};
    const mazeloom_design tab = {.size = sizeof tab, .ruleset = MAZELOOM_TEMPLE, .rows = rows, .row_count = 2};
    const mazeloom_design other = {.size = sizeof other, .ruleset = 2, .width = 9, .height = 9};
    check(mazeloom_pack_open("/nowhere.mazepack", NULL, &none, &error) == MAZELOOM_FAILED, "a missing file is refused");
    check(none == NULL && strstr(error.message, "nowhere") != NULL, "the message names it");
    check(mazeloom_pack_open(NULL, NULL, &none, NULL) == MAZELOOM_BAD_ARGUMENT, "NULL is refused");
    check(mazeloom_pack_find(pack, "nowhere", &level, &error) == MAZELOOM_FAILED, "an unknown level is refused");
    check(mazeloom_pack_level(pack, 99, &level, &error) == MAZELOOM_BAD_ARGUMENT, "a number out of range is refused");
    check(mazeloom_level_design(&large, &level, &error) == MAZELOOM_FAILED, "a level that is too large is refused");
    check(mazeloom_level_design(&tab, &level, &error) == MAZELOOM_FAILED, "an unknown character is refused");
    check(strstr(error.message, "row 2, column 2") != NULL, "the message says where");
    check(mazeloom_level_design(&other, &level, &error) == MAZELOOM_BAD_ARGUMENT, "an unknown ruleset is refused");
    mazeloom_pack_free(NULL);
    mazeloom_level_free(NULL);
    mazeloom_map_free(NULL);
    mazeloom_recording_free(NULL);
    mazeloom_temple_free(NULL);
    mazeloom_descent_free(NULL);
    mazeloom_stop_free(NULL);
    mazeloom_stop_ask(NULL);
}

static void show_findings(mazeloom_pack *pack) {
    const mazeloom_finding *findings = NULL;
    mazeloom_level *level = NULL;
    size_t count = 0;
    must(mazeloom_pack_warnings(pack, &findings, &count, &error), "warnings");
    printf("warnings: %zu\n", count);
    must(mazeloom_pack_check(pack, NULL, &findings, &count, &error), "check");
    printf("findings: %zu\n", count);
    for (size_t i = 0; i < count; ++i)
        printf("  %s %s: %s\n", findings[i].is_error ? "error" : "warning", findings[i].id, findings[i].text);
    must(mazeloom_pack_find(pack, "first-steps", &level, &error), "first-steps");
    must(mazeloom_level_check_seeds(level, 0, 3, NULL, &findings, &count, &error), "check seeds");
    check(count == 0, "four seeds have no findings");
    check(mazeloom_level_check_seeds(level, 3, 0, NULL, &findings, &count, &error) == MAZELOOM_BAD_ARGUMENT,
          "seeds are given from the first to the last");
    mazeloom_level_free(level);
}

int main(int argc, char **argv) {
    mazeloom_pack *pack = NULL;
    mazeloom_pack_info info;
    check(argc == 4, "usage: main PACK SCRIPT MOOR");
    check(strcmp(mazeloom_version(), MAZELOOM_VERSION) == 0, "header and library have the same version");
    must(mazeloom_pack_open(argv[1], NULL, &pack, &error), argv[1]);
    must(mazeloom_pack_get_info(pack, &info, &error), "info");
    printf("%s, %zu levels\n", info.title, info.level_count);
    for (size_t i = 0; i < info.level_count; ++i) {
        mazeloom_level *level = NULL;
        must(mazeloom_pack_level(pack, i, &level, &error), "level");
        show_level(level);
        mazeloom_level_free(level);
    }
    show_findings(pack);
    show_temple(pack, "first-steps", argv[2]);
    show_descent(pack);
    show_designs();
    show_own_terrains(argv[3]);
    show_refusals(pack);
    show_bytes(argv[1]);
    show_stops(argv[1], pack);
    mazeloom_pack_free(pack);
    return 0;
}
