/* SPDX-License-Identifier: MIT */
/**
 * @file
 * Mazeloom for C, and for every language that can call C: open a pack, generate its levels, walk
 * their cells, record a generation and go to any of its steps, play both games, check, prove.
 *
 * - Whatever can fail returns a #mazeloom_status and takes a #mazeloom_error, which may be NULL,
 * for the message. No exception leaves the library, and nothing is printed.
 * - Objects are opaque. Who gets one frees it by the function that says so; each keeps what it
 * needs, so a map outlives its pack.
 * - Texts are UTF-8. Those that come out belong to the object that was asked, until it is freed or
 *   asked for another text of the same kind.
 * - An object may be used by one thread at a time; different objects by different threads.
 * - Numbers of enumerations never change. Structures never change either: what is to be added comes
 * as new functions.
 */
#ifndef MAZELOOM_H
#define MAZELOOM_H

#include <stddef.h>
#include <stdint.h>

#include <mazeloom/version.h>

#ifdef __cplusplus
extern "C" {
#endif

/** What is put before each function of the library. */
#if defined(__GNUC__)
#define MAZELOOM_API __attribute__((visibility("default")))
#else
#define MAZELOOM_API
#endif

/** What a call came to. */
typedef enum mazeloom_status {
    MAZELOOM_OK = 0,           /**< it is done */
    MAZELOOM_FAILED = 1,       /**< it cannot be done: the message says why */
    MAZELOOM_BAD_ARGUMENT = 2, /**< an argument is NULL or out of range; nothing was done */
    MAZELOOM_NO_MEMORY = 3,    /**< nothing was done */
    MAZELOOM_INTERNAL = 4      /**< a mistake of the library's own */
} mazeloom_status;

/** Why a call failed. Not touched by calls that are done. */
typedef struct mazeloom_error {
    int32_t status;     /**< as returned */
    int32_t has_cell;   /**< whether x and y are set */
    int32_t x;          /**< of the cell that is to blame */
    int32_t y;          /**< of the cell that is to blame */
    char message[1024]; /**< one line: file, place and what is wrong; cut off where it is longer */
} mazeloom_error;

/** A pack that was read. */
typedef struct mazeloom_pack mazeloom_pack;
/** A generated level. */
typedef struct mazeloom_map mazeloom_map;
/** A generation that was recorded. */
typedef struct mazeloom_recording mazeloom_recording;
/** An attempt at a temple. */
typedef struct mazeloom_temple mazeloom_temple;
/** A run of a descent. */
typedef struct mazeloom_descent mazeloom_descent;

/** The version of the library that runs, such as "1.0.0"; #MAZELOOM_VERSION is that of the header.
 */
MAZELOOM_API const char* mazeloom_version(void);

/** @name Cells */
/** @{ */

/** A cell's terrain: its number is in the bits #MAZELOOM_CELL_TERRAIN of a cell. */
typedef enum mazeloom_terrain {
    MAZELOOM_VOID = 0,             /**< outside of the level */
    MAZELOOM_WALL = 1,             /**< solid */
    MAZELOOM_COLUMN = 2,           /**< solid */
    MAZELOOM_FIREPLACE = 3,        /**< solid; lights what is near */
    MAZELOOM_CABINET = 4,          /**< solid */
    MAZELOOM_FLOOR = 5,            /**< can be walked */
    MAZELOOM_CLOSED_DOOR = 6,      /**< opens when somebody walks into it */
    MAZELOOM_OPEN_DOOR = 7,        /**< can be walked */
    MAZELOOM_WATER = 8,            /**< can be swum in */
    MAZELOOM_WATERFALL_DOWN = 9,   /**< carries who is in it down */
    MAZELOOM_WATERFALL_UP = 10,    /**< carries up */
    MAZELOOM_WATERFALL_LEFT = 11,  /**< carries to the left */
    MAZELOOM_WATERFALL_RIGHT = 12, /**< carries to the right */
    MAZELOOM_STAIRS_UP = 13,       /**< the way to the level above */
    MAZELOOM_STAIRS_DOWN = 14,     /**< the way to the level below */
    MAZELOOM_FOUNTAIN = 15,        /**< can be drunk from */
    MAZELOOM_LOCKED_DOOR = 16,     /**< bars the way to all without a key */
    MAZELOOM_SECRET_DOOR = 17,     /**< looks like wall until somebody walks into it */
    MAZELOOM_RUBBLE = 18,          /**< slows who enters it */
    MAZELOOM_GRASS = 19,           /**< floor of another look */
    MAZELOOM_BRIDGE = 20,          /**< floor over something */
    MAZELOOM_CHASM = 21,           /**< cannot be walked, but seen across */
    MAZELOOM_LAVA = 22,            /**< kills who enters it */
    MAZELOOM_ICE = 23,             /**< floor of another look */
    MAZELOOM_CARPET = 24,          /**< floor of another look */
    MAZELOOM_TORCH = 25,           /**< solid; hangs on a wall */
    MAZELOOM_MOON_DOOR = 26,       /**< bars the way to all without a moon key */
    MAZELOOM_JEWEL_DOOR = 27,      /**< bars the way to all without a jewel key */
    MAZELOOM_ONE_WAY_UP = 28,      /**< a door that is entered by a step up alone */
    MAZELOOM_ONE_WAY_RIGHT = 29,   /**< likewise by a step to the right */
    MAZELOOM_ONE_WAY_DOWN = 30,    /**< likewise by a step down */
    MAZELOOM_ONE_WAY_LEFT = 31     /**< likewise by a step to the left */
} mazeloom_terrain;

/** Terrains of the pack's own have numbers from here to 63: mazeloom_map_own_terrain(). */
enum { MAZELOOM_FIRST_OWN_TERRAIN = 32 };

/** The bits of a cell. Others mean nothing. */
enum {
    MAZELOOM_CELL_TERRAIN = 0x003f,  /**< a #mazeloom_terrain, or one of the pack's own */
    MAZELOOM_CELL_AISLE = 0x0040,    /**< temples: a passage of the hidden maze */
    MAZELOOM_CELL_TRAP = 0x0080,     /**< temples: a hidden trap */
    MAZELOOM_CELL_COIN = 0x0100,     /**< temples: a coin lies here */
    MAZELOOM_CELL_THING = 0x0200,    /**< a thing of the map stands here */
    MAZELOOM_CELL_WALKABLE = 0x0400, /**< follows from the terrain */
    MAZELOOM_CELL_CLEAR = 0x1000,    /**< likewise: lets sight pass */
    MAZELOOM_CELL_LIQUID = 0x2000,   /**< likewise: is a liquid */
    MAZELOOM_CELL_EFFECT = 0xc000,   /**< likewise: 0x4000 slows, 0x8000 wounds, both kill */
    MAZELOOM_CELL_EXPLORED = 0x0040, /**< a descent that is played: was seen */
    MAZELOOM_CELL_MONSTER = 0x0080,  /**< likewise: a monster is here */
    MAZELOOM_CELL_ITEM = 0x0100      /**< likewise: an item lies here */
};

/**
 * Cells where the library keeps them: the one at column x and row y is cells[y * stride + x]. Read
 * them in place; they hold until their object changes or is freed.
 */
typedef struct mazeloom_cells {
    const uint16_t* cells; /**< the one at (0, 0) */
    int32_t width;         /**< columns */
    int32_t height;        /**< rows */
    int32_t stride;        /**< cells from one row to the next, at least width */
} mazeloom_cells;

/** @} */
/** @name Packs */
/** @{ */

/** The game that a level is for. */
typedef enum mazeloom_ruleset {
    MAZELOOM_TEMPLE = 0, /**< a hidden maze with traps */
    MAZELOOM_DESCENT = 1 /**< floors of a dungeon */
} mazeloom_ruleset;

/** A level of a pack. */
typedef struct mazeloom_level_info {
    const char* id;     /**< unique in the pack */
    const char* title;  /**< for people; may be empty */
    const char* folder; /**< that it is listed in; may be empty */
    int32_t ruleset;    /**< a #mazeloom_ruleset */
    int32_t width;      /**< columns */
    int32_t height;     /**< rows */
} mazeloom_level_info;

/** Reads a folder or a file .mazepack. All sizes in it are bounded. Free by mazeloom_pack_free().
 */
MAZELOOM_API mazeloom_status mazeloom_pack_open(const char* path, mazeloom_pack** pack,
                                                mazeloom_error* error);
/** Reads a .mazepack that is in memory; the bytes are copied, and the name stands in messages. */
MAZELOOM_API mazeloom_status mazeloom_pack_from_bytes(const void* bytes, size_t size,
                                                      const char* name, mazeloom_pack** pack,
                                                      mazeloom_error* error);
/** Frees it. NULL is fine. */
MAZELOOM_API void mazeloom_pack_free(mazeloom_pack* pack);
/** Its id and title, and how many levels it has. Any of the three pointers may be NULL. */
MAZELOOM_API mazeloom_status mazeloom_pack_info(const mazeloom_pack* pack, const char** id,
                                                const char** title, size_t* level_count,
                                                mazeloom_error* error);
/** The level at a place in the pack's list, from 0. */
MAZELOOM_API mazeloom_status mazeloom_pack_level(const mazeloom_pack* pack, size_t index,
                                                 mazeloom_level_info* level, mazeloom_error* error);
/**
 * What the rules of design say of it, as JSON Lines: {"error":true,"id":"…","text":"…"}. The text
 * is empty where nothing is wrong.
 */
MAZELOOM_API mazeloom_status mazeloom_pack_check(mazeloom_pack* pack, const char** findings,
                                                 mazeloom_error* error);

/** @} */
/** @name Maps */
/** @{ */

/** A thing that stands on a map. The numbers of kinds are those of mazeloom::ThingKind: 0 hero, 1
   exit, 2 heart, 3 TNT, 4 grenade, 5 emitter, 6 console, 7 bug, 8 boss, 9 rat, 10 goblin, 11 orc,
   12 troll, 13 wraith, 14 dread knight, 15 potion, 16 weapon, 17 wand, 18 of the pack's own kinds.
 */
typedef struct mazeloom_thing {
    int32_t kind;          /**< its number */
    int32_t x;             /**< column */
    int32_t y;             /**< row */
    int32_t direction;     /**< of an emitter: 0 up, 1 right, 2 down, 3 left */
    int32_t size;          /**< cells a side, of bugs and bosses */
    const char* kind_name; /**< as in files: "hero", of the pack's own "chest" */
    const char* id;        /**< that the designer gave it; may be empty */
    const char* text;      /**< of a console; else empty */
} mazeloom_thing;

/** Generates a level from a seed: the same on every machine. Free by mazeloom_map_free(). */
MAZELOOM_API mazeloom_status mazeloom_generate(const mazeloom_pack* pack, const char* level,
                                               uint64_t seed, mazeloom_map** map,
                                               mazeloom_error* error);
/** Generates a level without a pack, by one of the built-in recipes "temple", "rooms-and-maze" and
    "rooms-and-corridors". Free by mazeloom_map_free(). */
MAZELOOM_API mazeloom_status mazeloom_generate_design(mazeloom_ruleset ruleset, int32_t width,
                                                      int32_t height, const char* recipe,
                                                      uint64_t seed, mazeloom_map** map,
                                                      mazeloom_error* error);
/** Frees it. NULL is fine. */
MAZELOOM_API void mazeloom_map_free(mazeloom_map* map);
/** Its cells, which hold until the map is freed. */
MAZELOOM_API mazeloom_status mazeloom_map_cells(const mazeloom_map* map, mazeloom_cells* cells,
                                                mazeloom_error* error);
/** Whether a cell is dark: 1, or 0. Cells outside are not. */
MAZELOOM_API mazeloom_status mazeloom_map_is_dark(const mazeloom_map* map, int32_t x, int32_t y,
                                                  int32_t* is_dark, mazeloom_error* error);
/** The hash of its text format: the same on every machine. */
MAZELOOM_API mazeloom_status mazeloom_map_hash(const mazeloom_map* map, uint64_t* hash,
                                               mazeloom_error* error);
/** How many things stand on it. */
MAZELOOM_API mazeloom_status mazeloom_map_thing_count(const mazeloom_map* map, size_t* count,
                                                      mazeloom_error* error);
/** One of its things. */
MAZELOOM_API mazeloom_status mazeloom_map_thing(mazeloom_map* map, size_t index,
                                                mazeloom_thing* thing, mazeloom_error* error);
/** A terrain of the pack's own. The flags that cells have of it are the same. */
typedef struct mazeloom_own_terrain {
    int32_t terrain;        /**< its number, MAZELOOM_FIRST_OWN_TERRAIN to 63 */
    int32_t character;      /**< in the text format; unique in its pack */
    int32_t can_be_entered; /**< whether it can, if only to die of it */
    int32_t is_opaque;      /**< whether nobody sees past it */
    int32_t is_liquid;      /**< whether it is swum in */
    int32_t effect;         /**< on who enters it: 0 none, 1 slows, 2 wounds, 3 kills */
    uint32_t colour;        /**< of its ground, 0xrrggbbaa */
    int32_t reserved;       /**< 0 */
    const char* id;         /**< unique in its pack */
    const char* title;      /**< for people; its id where the designer gave it none */
} mazeloom_own_terrain;

/** How many terrains of its own the map's pack has, also those that no cell of it has. */
MAZELOOM_API mazeloom_status mazeloom_map_own_terrain_count(const mazeloom_map* map, size_t* count,
                                                            mazeloom_error* error);
/** The one at a place in the designer's list, from 0: that is not the number that cells have. */
MAZELOOM_API mazeloom_status mazeloom_map_own_terrain(mazeloom_map* map, size_t index,
                                                      mazeloom_own_terrain* terrain,
                                                      mazeloom_error* error);
/** Its text format: a character a cell, a row a line. */
MAZELOOM_API mazeloom_status mazeloom_map_text(mazeloom_map* map, const char** text,
                                               mazeloom_error* error);
/** All of it as JSON: rooms, paths and properties too. */
MAZELOOM_API mazeloom_status mazeloom_map_json(mazeloom_map* map, const char** json,
                                               mazeloom_error* error);

/** @} */
/** @name Recordings */
/** @{ */

/** A step of a generation. */
typedef struct mazeloom_step {
    const char* kind;  /**< "carve", "place room" */
    const char* stage; /**< the id of the stage that made it */
    int32_t x;         /**< column of the cell that it is about */
    int32_t y;         /**< row of that cell */
    int32_t changes;   /**< how many cells it changed */
} mazeloom_step;

/** Generates a level and records every step. Free by mazeloom_recording_free(). */
MAZELOOM_API mazeloom_status mazeloom_record(const mazeloom_pack* pack, const char* level,
                                             uint64_t seed, mazeloom_recording** recording,
                                             mazeloom_error* error);
/** Frees it. NULL is fine. */
MAZELOOM_API void mazeloom_recording_free(mazeloom_recording* recording);
/** How many steps it has. */
MAZELOOM_API mazeloom_status mazeloom_recording_step_count(const mazeloom_recording* recording,
                                                           uint32_t* count, mazeloom_error* error);
/** One of its steps. */
MAZELOOM_API mazeloom_status mazeloom_recording_step(mazeloom_recording* recording, uint32_t index,
                                                     mazeloom_step* step, mazeloom_error* error);
/** Goes to after so many steps, and gives the cells there, which hold until the next seek. */
MAZELOOM_API mazeloom_status mazeloom_recording_seek(mazeloom_recording* recording,
                                                     uint32_t position, mazeloom_cells* cells,
                                                     mazeloom_error* error);

/** @} */
/** @name The temple */
/** @{ */

/** The buttons of the temple game. */
typedef enum mazeloom_button {
    MAZELOOM_BUTTON_UP = 0,           /**< walk */
    MAZELOOM_BUTTON_RIGHT = 1,        /**< walk */
    MAZELOOM_BUTTON_DOWN = 2,         /**< walk */
    MAZELOOM_BUTTON_LEFT = 3,         /**< walk */
    MAZELOOM_BUTTON_THROW = 4,        /**< throw or set down what is selected */
    MAZELOOM_BUTTON_READ = 5,         /**< read a console beside the hero */
    MAZELOOM_BUTTON_SWITCH = 6,       /**< select the other of TNT and grenades */
    MAZELOOM_BUTTON_TNT = 7,          /**< select TNT */
    MAZELOOM_BUTTON_GRENADE = 8,      /**< select grenades */
    MAZELOOM_BUTTON_WAIT = 9,         /**< let time pass where it stands still */
    MAZELOOM_BUTTON_FACE_UP = 10,     /**< turn, and stay */
    MAZELOOM_BUTTON_FACE_RIGHT = 11,  /**< turn, and stay */
    MAZELOOM_BUTTON_FACE_DOWN = 12,   /**< turn, and stay */
    MAZELOOM_BUTTON_FACE_LEFT = 13,   /**< turn, and stay */
    MAZELOOM_BUTTON_INVULNERABLE = 14 /**< nothing ends the attempt while it is down */
} mazeloom_button;

/** What is done to a button. */
typedef enum mazeloom_action {
    MAZELOOM_PRESS = 0,   /**< it goes down */
    MAZELOOM_RELEASE = 1, /**< it goes up */
    MAZELOOM_TAP = 2      /**< both at once: exactly one move, one throw */
} mazeloom_action;

/** Something that a player does. */
typedef struct mazeloom_stroke {
    int32_t action; /**< a #mazeloom_action */
    int32_t button; /**< a #mazeloom_button */
} mazeloom_stroke;

/** How an attempt stands. */
typedef struct mazeloom_temple_state {
    int64_t tick;         /**< ticks of 1/60 s that have passed */
    int64_t length;       /**< ticks that are recorded */
    int32_t outcome;      /**< 0 playing, 1 won, 2 lost */
    int32_t cause;        /**< of a loss: 1 trap, 2 bug, 3 boss, 4 laser, 5 blast, 6 drowned */
    int32_t hero_x;       /**< column of the hero */
    int32_t hero_y;       /**< row of the hero */
    int32_t facing;       /**< 0 up, 1 right, 2 down, 3 left */
    int32_t lives;        /**< traps that can be stepped on, and one */
    int32_t tnt;          /**< in the bag */
    int32_t grenades;     /**< in the bag */
    int32_t tnt_selected; /**< else grenades are */
    int32_t air;          /**< ticks until the hero drowns */
    int32_t exit_open;    /**< all is done but the way to the exit */
    int32_t reserved;     /**< 0 */
    int64_t coins;        /**< collected */
    int64_t coins_in_all; /**< that the level has */
    uint64_t hash;        /**< of all that decides what comes next */
} mazeloom_temple_state;

/** Something that stands or moves in a temple now, the hero apart. */
typedef struct mazeloom_temple_thing {
    int32_t is;        /**< 0 a thing of the map, 1 TNT whose fuse burns, 2 a grenade in the air */
    int32_t kind;      /**< as in #mazeloom_thing */
    int32_t x;         /**< column */
    int32_t y;         /**< row */
    int32_t size;      /**< cells a side, of bugs and bosses */
    int32_t direction; /**< of emitters and grenades */
    int32_t burning;   /**< of emitters: their beam burns now */
    int32_t beam_length; /**< of emitters: cells that their beam crosses */
} mazeloom_temple_thing;

/** Something that came about in the last tick. */
typedef struct mazeloom_event {
    const char* name; /**< "coin-taken", "trap-sprung", "won"; holds as long as the library */
    int32_t x;        /**< column */
    int32_t y;        /**< row */
    int32_t subject;  /**< a number that belongs to it; -1: none */
} mazeloom_event;

/** Begins an attempt at a temple; `attempt` of them were lost before. Free by
 * mazeloom_temple_free(). */
MAZELOOM_API mazeloom_status mazeloom_temple_begin(const mazeloom_pack* pack, const char* level,
                                                   uint64_t seed, uint64_t attempt,
                                                   mazeloom_temple** temple, mazeloom_error* error);
/** The attempt of a replay's text, played to its end. Free by mazeloom_temple_free(). */
MAZELOOM_API mazeloom_status mazeloom_temple_load(const mazeloom_pack* pack, const char* replay,
                                                  mazeloom_temple** temple, mazeloom_error* error);
/** Frees it. NULL is fine. */
MAZELOOM_API void mazeloom_temple_free(mazeloom_temple* temple);
/**
 * Takes what the player does, and lets a tick pass; `passed`, which may be NULL, tells whether one
 * did: not when the attempt is over. Before the end of what is recorded it takes over.
 */
MAZELOOM_API mazeloom_status mazeloom_temple_advance(mazeloom_temple* temple,
                                                     const mazeloom_stroke* strokes, size_t count,
                                                     int32_t* passed, mazeloom_error* error);
/** Goes to a tick, kept within 0 and the length. */
MAZELOOM_API mazeloom_status mazeloom_temple_seek(mazeloom_temple* temple, int64_t tick,
                                                  mazeloom_error* error);
/** How it stands. */
MAZELOOM_API mazeloom_status mazeloom_temple_get_state(const mazeloom_temple* temple,
                                                       mazeloom_temple_state* state,
                                                       mazeloom_error* error);
/** The cells as they are now, which hold until the attempt goes on or is freed. */
MAZELOOM_API mazeloom_status mazeloom_temple_cells(const mazeloom_temple* temple,
                                                   mazeloom_cells* cells, mazeloom_error* error);
/** What stands there now: at most `capacity` of them are written, and `count` is how many there
 * are. */
MAZELOOM_API mazeloom_status mazeloom_temple_things(const mazeloom_temple* temple,
                                                    mazeloom_temple_thing* things, size_t capacity,
                                                    size_t* count, mazeloom_error* error);
/** What came about in the last tick: as mazeloom_temple_things(). */
MAZELOOM_API mazeloom_status mazeloom_temple_events(const mazeloom_temple* temple,
                                                    mazeloom_event* events, size_t capacity,
                                                    size_t* count, mazeloom_error* error);
/** How many of a cell's eight neighbours hold a trap that is still to be feared. */
MAZELOOM_API mazeloom_status mazeloom_temple_number(const mazeloom_temple* temple, int32_t x,
                                                    int32_t y, int32_t* number,
                                                    mazeloom_error* error);
/** All of it as text, for mazeloom_temple_load() and `mazeloom play`. */
MAZELOOM_API mazeloom_status mazeloom_temple_replay(mazeloom_temple* temple, const char** replay,
                                                    mazeloom_error* error);
/**
 * Proves whether a temple can be won on the map of a seed: `verdict` is 0 winnable, 1 unwinnable,
 * 2 undecided. Of a winnable one `temple` is an attempt that wins, else NULL. About a microsecond a
 * step; 0 stands for three million.
 */
MAZELOOM_API mazeloom_status mazeloom_temple_prove(const mazeloom_pack* pack, const char* level,
                                                   uint64_t seed, int64_t steps, int32_t* verdict,
                                                   mazeloom_temple** temple, mazeloom_error* error);

/** @} */
/** @name The descent */
/** @{ */

/** How a run stands. */
typedef struct mazeloom_descent_state {
    int64_t keys;           /**< that were pressed */
    int64_t length;         /**< keys that are recorded */
    int64_t turns;          /**< that have passed */
    int32_t outcome;        /**< 0 playing, 1 died, 2 quit, 3 arrived */
    int32_t depth;          /**< of the floor that the hero is on */
    int32_t greatest_depth; /**< that was come to */
    int32_t kills;          /**< monsters */
    int32_t hero_x;         /**< column of the hero */
    int32_t hero_y;         /**< row of the hero */
    int32_t hp;             /**< hit points */
    int32_t most_hp;        /**< at most */
    int32_t asked;          /**< the next key answers: an item's letter, or a direction */
    int32_t reserved;       /**< 0 */
    int64_t score;          /**< greatest depth × 100 + kills × 10 */
    uint64_t hash;          /**< of all that decides what comes next */
} mazeloom_descent_state;

/** A monster or an item on the floor. */
typedef struct mazeloom_descent_thing {
    int32_t kind; /**< as in #mazeloom_thing */
    int32_t x;    /**< column */
    int32_t y;    /**< row */
    int32_t hp;   /**< hit points; of an item 0 */
    int32_t seen; /**< whether the hero sees it */
} mazeloom_descent_thing;

/** Begins a run of the pack's descent at a depth; 0 stands for 1. Free by mazeloom_descent_free().
 */
MAZELOOM_API mazeloom_status mazeloom_descent_begin(const mazeloom_pack* pack, uint64_t seed,
                                                    int32_t depth, mazeloom_descent** descent,
                                                    mazeloom_error* error);
/** The run of a replay's text, played to its end. Free by mazeloom_descent_free(). */
MAZELOOM_API mazeloom_status mazeloom_descent_load(const mazeloom_pack* pack, const char* replay,
                                                   mazeloom_descent** descent,
                                                   mazeloom_error* error);
/** Frees it. NULL is fine. */
MAZELOOM_API void mazeloom_descent_free(mazeloom_descent* descent);
/**
 * Presses a key: "up", "right", "down", "left", a letter from "a" to "t" (g picks up, i opens the
 * inventory, q quits), "z" zaps, ">" and "<" take stairs, "." waits, "other" closes what is open.
 * `taken`, which may be NULL, tells whether it counted: not when the run is over.
 */
MAZELOOM_API mazeloom_status mazeloom_descent_press(mazeloom_descent* descent, const char* key,
                                                    int32_t* taken, mazeloom_error* error);
/** Goes to after so many keys, kept within 0 and the length. */
MAZELOOM_API mazeloom_status mazeloom_descent_seek(mazeloom_descent* descent, int64_t key,
                                                   mazeloom_error* error);
/** How it stands. */
MAZELOOM_API mazeloom_status mazeloom_descent_get_state(const mazeloom_descent* descent,
                                                        mazeloom_descent_state* state,
                                                        mazeloom_error* error);
/** The cells of the floor as they are now, which hold until the run goes on or is freed. */
MAZELOOM_API mazeloom_status mazeloom_descent_cells(const mazeloom_descent* descent,
                                                    mazeloom_cells* cells, mazeloom_error* error);
/** Monsters and items on the floor: as mazeloom_temple_things(). */
MAZELOOM_API mazeloom_status mazeloom_descent_things(const mazeloom_descent* descent,
                                                     mazeloom_descent_thing* things,
                                                     size_t capacity, size_t* count,
                                                     mazeloom_error* error);
/** Whether the hero sees a cell. */
MAZELOOM_API mazeloom_status mazeloom_descent_sees(const mazeloom_descent* descent, int32_t x,
                                                   int32_t y, int32_t* sees, mazeloom_error* error);
/** The last messages, the oldest first, a line each. */
MAZELOOM_API mazeloom_status mazeloom_descent_messages(mazeloom_descent* descent,
                                                       const char** messages,
                                                       mazeloom_error* error);
/** What the hero carries, a line each: "a healing potion (heals 12)". */
MAZELOOM_API mazeloom_status mazeloom_descent_inventory(mazeloom_descent* descent,
                                                        const char** inventory,
                                                        mazeloom_error* error);
/** All of it as text, for mazeloom_descent_load() and `mazeloom play`. */
MAZELOOM_API mazeloom_status mazeloom_descent_replay(mazeloom_descent* descent, const char** replay,
                                                     mazeloom_error* error);

/** @} */

#ifdef __cplusplus
}
#endif

#endif
