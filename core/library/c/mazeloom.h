/* SPDX-License-Identifier: MIT */
/**
 * @file
 * Mazeloom for C, and for every language that can call C: open a pack, design levels, generate
 * them, walk their cells, record a generation and go to any of its steps, play both games, check,
 * prove.
 *
 * - Whatever can fail returns a #mazeloom_status and takes a #mazeloom_error, which may be NULL,
 *   for the message. No exception leaves the library, and nothing is printed.
 * - Objects are opaque. Who gets one frees it by the function that says so; each keeps what it
 *   needs, so a map outlives its pack. NULL can be freed.
 * - Texts are UTF-8. Texts and lists that come out belong to the object that was asked: they hold
 *   until it is asked for the same again, changes, or is freed. A list comes as the place of its
 *   first item and as how many there are.
 * - Options are structures whose `size` a program sets to their sizeof. All other members may be 0,
 * which is what NULL in place of the options stands for.
 * - Numbers that tell things apart are those of <mazeloom/numbers.h>. They never change. Structures
 *   that come out never change either; options may get members at their end.
 * - Functions that take an object may be called by one thread at a time; different objects by
 *   different threads, also objects that were made from the same pack or level. A #mazeloom_stop
 *   may be used by all threads at once.
 */
#ifndef MAZELOOM_H
#define MAZELOOM_H

#include <stddef.h>
#include <stdint.h>

#include <mazeloom/numbers.h>
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

/** How another thread ends a call that takes long. */
typedef struct mazeloom_stop mazeloom_stop;
/** A pack that was read. */
typedef struct mazeloom_pack mazeloom_pack;
/** A level, of a pack or designed by a program. */
typedef struct mazeloom_level mazeloom_level;
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

/** @name Giving up */
/** @{ */

/** Makes one that asks nobody to stop. It has to live until the calls that were given it have
 * returned. Free by mazeloom_stop_free(). */
MAZELOOM_API mazeloom_status mazeloom_stop_new(mazeloom_stop** stop, mazeloom_error* error);
/** Asks the calls that were given it to end: soon they fail with a message that says that they were
 * stopped. */
MAZELOOM_API void mazeloom_stop_ask(mazeloom_stop* stop);
/** Frees it. */
MAZELOOM_API void mazeloom_stop_free(mazeloom_stop* stop);

/** @} */
/** @name What many calls give */
/** @{ */

/** A cell's place: x grows to the right, y downwards, both from 0. */
typedef struct mazeloom_position {
    int32_t x; /**< column */
    int32_t y; /**< row */
} mazeloom_position;

/**
 * Cells where the library keeps them: the one at column x and row y is cells[y * stride + x]. Read
 * them in place; they hold until their object changes or is freed.
 */
typedef struct mazeloom_cells {
    const uint16_t* cells; /**< the one at (0, 0), of #mazeloom_cell_bits */
    int32_t width;         /**< columns */
    int32_t height;        /**< rows */
    int32_t stride;        /**< cells from one row to the next, at least width */
} mazeloom_cells;

/** What the value of a property is. */
typedef enum mazeloom_property_type {
    MAZELOOM_PROPERTY_TEXT =
        0, /**< text: also a choice, a colour as "#rrggbb", the id of an object */
    MAZELOOM_PROPERTY_NUMBER = 1, /**< a number */
    MAZELOOM_PROPERTY_SWITCH = 2, /**< yes or no */
    MAZELOOM_PROPERTY_CELL = 3    /**< a cell */
} mazeloom_property_type;

/** Data of the designer's own, for the game that loads the level. */
typedef struct mazeloom_property {
    const char* title;      /**< what the designer calls it */
    const char* text;       /**< of texts; else empty */
    double number;          /**< of numbers */
    mazeloom_position cell; /**< of cells */
    int32_t type;           /**< a #mazeloom_property_type */
    int32_t is_on;          /**< of switches */
} mazeloom_property;

/** Something that is wrong with a file or a design, or a promise that a generation broke. */
typedef struct mazeloom_finding {
    const char*
        id; /**< of the rule's sentence: "cut-off-cell"; of what is odd about a file empty */
    const char* text;       /**< one English sentence without final stop */
    const char* file;       /**< of the pack; may be empty */
    const char* place;      /**< in the file, or the seed; may be empty */
    int32_t is_error;       /**< else a warning */
    int32_t has_cell;       /**< whether a cell is to blame */
    mazeloom_position cell; /**< that cell */
} mazeloom_finding;

/** Options of calls that have no others. */
typedef struct mazeloom_call_options {
    size_t size;               /**< sizeof(mazeloom_call_options) */
    const mazeloom_stop* stop; /**< to give up; may be NULL */
} mazeloom_call_options;

/** @} */
/** @name Packs */
/** @{ */

/** What a pack says of itself. */
typedef struct mazeloom_pack_info {
    const char* id;                      /**< unique among the designer's packs */
    const char* title;                   /**< for people */
    const char* description;             /**< may be empty */
    const mazeloom_property* properties; /**< the designer's own */
    size_t property_count;               /**< of them */
    size_t level_count;                  /**< how many levels it has */
} mazeloom_pack_info;

/** Reads a folder or a file .mazepack. All sizes in it are bounded. Free by mazeloom_pack_free().
 */
MAZELOOM_API mazeloom_status mazeloom_pack_open(const char* path,
                                                const mazeloom_call_options* options,
                                                mazeloom_pack** pack, mazeloom_error* error);
/** Reads a .mazepack that is in memory; the bytes are copied, and the name stands in messages. */
MAZELOOM_API mazeloom_status mazeloom_pack_from_bytes(const void* bytes, size_t size,
                                                      const char* name,
                                                      const mazeloom_call_options* options,
                                                      mazeloom_pack** pack, mazeloom_error* error);
/** Frees it. */
MAZELOOM_API void mazeloom_pack_free(mazeloom_pack* pack);
/** What it says of itself. */
MAZELOOM_API mazeloom_status mazeloom_pack_get_info(mazeloom_pack* pack, mazeloom_pack_info* info,
                                                    mazeloom_error* error);
/** What is odd about its files. */
MAZELOOM_API mazeloom_status mazeloom_pack_warnings(mazeloom_pack* pack,
                                                    const mazeloom_finding** warnings,
                                                    size_t* count, mazeloom_error* error);
/** What the rules of design say of it, as `mazeloom check` does; of a stopped call what was found
 * before. */
MAZELOOM_API mazeloom_status mazeloom_pack_check(mazeloom_pack* pack,
                                                 const mazeloom_call_options* options,
                                                 const mazeloom_finding** findings, size_t* count,
                                                 mazeloom_error* error);
/** The level at a place in the pack's list, from 0. Free by mazeloom_level_free(). */
MAZELOOM_API mazeloom_status mazeloom_pack_level(const mazeloom_pack* pack, size_t index,
                                                 mazeloom_level** level, mazeloom_error* error);
/** The level with an id. Free by mazeloom_level_free(). */
MAZELOOM_API mazeloom_status mazeloom_pack_find(const mazeloom_pack* pack, const char* id,
                                                mazeloom_level** level, mazeloom_error* error);

/** @} */
/** @name Levels */
/** @{ */

/** What the value of a stage's parameter is. */
typedef enum mazeloom_parameter_type {
    MAZELOOM_PARAMETER_SWITCH = 0, /**< yes or no: mazeloom_parameter::number is 0 for no */
    MAZELOOM_PARAMETER_NUMBER = 1, /**< a number */
    MAZELOOM_PARAMETER_CHOICE = 2  /**< the id of a choice */
} mazeloom_parameter_type;

/** A parameter of a stage that differs from its standard one. */
typedef struct mazeloom_parameter {
    const char* id;     /**< such as "attempts" */
    const char* choice; /**< of choices; else not looked at */
    int64_t number;     /**< of numbers and switches */
    int32_t type;       /**< a #mazeloom_parameter_type */
    int32_t reserved;   /**< 0 */
} mazeloom_parameter;

/** A step of a recipe: one algorithm. The manual's page Recipe lists them with their parameters. */
typedef struct mazeloom_stage {
    const char* id;                       /**< such as "rooms" */
    const mazeloom_parameter* parameters; /**< may be NULL where there are none */
    size_t parameter_count;               /**< how many there are */
} mazeloom_stage;

/** What a program designs: painted rows, or a size; with a built-in recipe, or stages. */
typedef struct mazeloom_design {
    size_t size;      /**< sizeof(mazeloom_design) */
    int32_t ruleset;  /**< a #mazeloom_ruleset */
    int32_t width;    /**< 1 to 8192 columns, where nothing is painted; with rows not looked at */
    int32_t height;   /**< likewise rows */
    int32_t reserved; /**< 0 */
    /** Rows from the top down, a character a cell, as mazeloom_map_text() writes them; NULL:
     * nothing is painted. The longest gives the width; what others lack is void. */
    const char* const* rows;
    size_t row_count; /**< how many there are */
    /** "temple", "rooms-and-maze" or "rooms-and-corridors"; NULL: the stages. Without rows the
     * shape of a temple is drawn. */
    const char* recipe;
    const mazeloom_stage* stages; /**< the recipe, where `recipe` is NULL */
    size_t stage_count;           /**< how many there are */
} mazeloom_design;

/** What a level says of itself. */
typedef struct mazeloom_level_info {
    const char* id;                      /**< unique in its pack */
    const char* title;                   /**< for people; may be empty */
    const char* folder;                  /**< that the pack lists it in; may be empty */
    const char* notes;                   /**< of the designer */
    const mazeloom_property* properties; /**< the designer's own */
    size_t property_count;               /**< of them */
    int32_t ruleset;                     /**< a #mazeloom_ruleset */
    int32_t width;                       /**< columns */
    int32_t height;                      /**< rows */
    int32_t reserved;                    /**< 0 */
} mazeloom_level_info;

/** What a level is generated as. */
typedef struct mazeloom_generate_options {
    size_t size;      /**< sizeof(mazeloom_generate_options) */
    uint64_t attempt; /**< of a temple: how many attempts were lost before; each draws new traps and
                         coins */
    int32_t depth;    /**< of a descent: the floor's depth, from 1; 0: the one that the pack has the
                         level at */
    int32_t reserved; /**< 0 */
    const mazeloom_stop* stop; /**< to give up; may be NULL */
} mazeloom_generate_options;

/** Options of a proof. */
typedef struct mazeloom_proof_options {
    size_t size;   /**< sizeof(mazeloom_proof_options) */
    int64_t steps; /**< that it may take, about a microsecond each; 0: three million */
    const mazeloom_stop*
        stop; /**< to give up: the verdict is #MAZELOOM_UNDECIDED then; may be NULL */
} mazeloom_proof_options;

/** Whether a temple can be won on the map of a seed. */
typedef struct mazeloom_proof {
    const char* text;   /**< in English: "winnable in 74.2 s", or the obstacle */
    const char* replay; /**< of a winnable one: what mazeloom_temple_load() takes; else empty */
    int64_t steps;      /**< that were spent */
    int32_t verdict;    /**< a #mazeloom_verdict */
    int32_t reserved;   /**< 0 */
} mazeloom_proof;

/** Makes a level of a design. The message names the stage, parameter, row or column that is wrong.
 * Free by mazeloom_level_free(). */
MAZELOOM_API mazeloom_status mazeloom_level_design(const mazeloom_design* design,
                                                   mazeloom_level** level, mazeloom_error* error);
/** Frees it. */
MAZELOOM_API void mazeloom_level_free(mazeloom_level* level);
/** What it says of itself. */
MAZELOOM_API mazeloom_status mazeloom_level_get_info(mazeloom_level* level,
                                                     mazeloom_level_info* info,
                                                     mazeloom_error* error);
/** The level of a seed: the same on every machine. Free by mazeloom_map_free(). */
MAZELOOM_API mazeloom_status mazeloom_level_generate(const mazeloom_level* level, uint64_t seed,
                                                     const mazeloom_generate_options* options,
                                                     mazeloom_map** map, mazeloom_error* error);
/** The same with all steps of the generation. Free by mazeloom_recording_free(). */
MAZELOOM_API mazeloom_status mazeloom_level_record(const mazeloom_level* level, uint64_t seed,
                                                   const mazeloom_generate_options* options,
                                                   mazeloom_recording** recording,
                                                   mazeloom_error* error);
/** Generates it from the seeds first to last and holds each to all that generation promises;
 * temples are proven winnable. As `mazeloom check --seeds` does; of a stopped call what was found
 * before. */
MAZELOOM_API mazeloom_status mazeloom_level_check_seeds(mazeloom_level* level, uint64_t first,
                                                        uint64_t last,
                                                        const mazeloom_call_options* options,
                                                        const mazeloom_finding** findings,
                                                        size_t* count, mazeloom_error* error);
/** Proves whether it can be won on the map of a seed. The same answer on every machine. */
MAZELOOM_API mazeloom_status mazeloom_level_prove(mazeloom_level* level, uint64_t seed,
                                                  const mazeloom_proof_options* options,
                                                  mazeloom_proof* proof, mazeloom_error* error);

/** @} */
/** @name Maps */
/** @{ */

/** What a map says of itself. */
typedef struct mazeloom_map_info {
    uint64_t seed;          /**< that it was generated from */
    int32_t ruleset;        /**< a #mazeloom_ruleset */
    int32_t width;          /**< columns */
    int32_t height;         /**< rows */
    int32_t has_hero;       /**< whether there is one */
    mazeloom_position hero; /**< where the hero begins */
} mazeloom_map_info;

/** A thing that stands on a map. */
typedef struct mazeloom_thing {
    const char* kind_name;               /**< as in files: "hero", of the pack's own "chest" */
    const char* id;                      /**< that the designer gave it; may be empty */
    const char* text;                    /**< of a console; else empty */
    const mazeloom_property* properties; /**< of its own, and of its kind */
    size_t property_count;               /**< of them */
    const mazeloom_position* path;       /**< of a bug or boss: each cell, in order */
    size_t path_length;                  /**< cells */
    int32_t kind;                        /**< a #mazeloom_thing_kind */
    mazeloom_position at;                /**< where it stands */
    int32_t direction;                   /**< of an emitter: a #mazeloom_direction */
    int32_t beam_on;             /**< of an emitter: so many ticks of 1/60 s its beam burns */
    int32_t beam_off;            /**< and so many not, over and over; always, where this is 0 */
    int32_t beam_phase;          /**< as if so many ticks had passed when the level starts */
    int32_t goes_there_and_back; /**< along its path; else it goes round */
    int32_t speed;               /**< along its path, tenths of a cell a second */
    int32_t phase;               /**< ticks that it is ahead at the start */
    int32_t size;                /**< cells a side, of bugs and bosses */
    int32_t toughness;           /**< blasts that a boss takes */
} mazeloom_thing;

/** A room that generation placed. */
typedef struct mazeloom_room {
    const char* handcrafted; /**< the id of the pack's room; empty: a generated one */
    int32_t x;               /**< of its floor's leftmost column */
    int32_t y;               /**< of its floor's topmost row */
    int32_t width;           /**< columns */
    int32_t height;          /**< rows */
} mazeloom_room;

/** A terrain of the pack's own. The flags that cells have of it are the same. */
typedef struct mazeloom_own_terrain {
    const char* id;         /**< unique in its pack */
    const char* title;      /**< for people; its id where the designer gave it none */
    int32_t terrain;        /**< its number, MAZELOOM_FIRST_OWN_TERRAIN to 63 */
    int32_t character;      /**< in the text format; unique in its pack */
    int32_t can_be_entered; /**< whether it can, if only to die of it */
    int32_t is_opaque;      /**< whether nobody sees past it */
    int32_t is_liquid;      /**< whether it is swum in */
    int32_t effect;         /**< on who enters it: a #mazeloom_effect */
    uint32_t colour;        /**< of its ground, 0xrrggbbaa */
    int32_t reserved;       /**< 0 */
} mazeloom_own_terrain;

/** Frees it. */
MAZELOOM_API void mazeloom_map_free(mazeloom_map* map);
/** What it says of itself. */
MAZELOOM_API mazeloom_status mazeloom_map_get_info(const mazeloom_map* map, mazeloom_map_info* info,
                                                   mazeloom_error* error);
/** Its cells, which hold until the map is freed. */
MAZELOOM_API mazeloom_status mazeloom_map_cells(const mazeloom_map* map, mazeloom_cells* cells,
                                                mazeloom_error* error);
/** Whether a cell is dark: 1, or 0. Cells outside are not. */
MAZELOOM_API mazeloom_status mazeloom_map_is_dark(const mazeloom_map* map, int32_t x, int32_t y,
                                                  int32_t* is_dark, mazeloom_error* error);
/** The hash of its text format: the same on every machine. */
MAZELOOM_API mazeloom_status mazeloom_map_hash(const mazeloom_map* map, uint64_t* hash,
                                               mazeloom_error* error);
/** All that stands on it. */
MAZELOOM_API mazeloom_status mazeloom_map_things(mazeloom_map* map, const mazeloom_thing** things,
                                                 size_t* count, mazeloom_error* error);
/** The rooms that generation placed, in the order of their placing. */
MAZELOOM_API mazeloom_status mazeloom_map_rooms(mazeloom_map* map, const mazeloom_room** rooms,
                                                size_t* count, mazeloom_error* error);
/** The terrains of the pack's own, in the designer's order, also those that no cell of the map has.
 */
MAZELOOM_API mazeloom_status mazeloom_map_own_terrains(mazeloom_map* map,
                                                       const mazeloom_own_terrain** terrains,
                                                       size_t* count, mazeloom_error* error);
/** What generation wants the designer to know, a line each. */
MAZELOOM_API mazeloom_status mazeloom_map_warnings(mazeloom_map* map, const char* const** warnings,
                                                   size_t* count, mazeloom_error* error);
/** Its text format: a character a cell, a row a line. */
MAZELOOM_API mazeloom_status mazeloom_map_text(mazeloom_map* map, const char** text,
                                               mazeloom_error* error);
/** All of it as JSON. */
MAZELOOM_API mazeloom_status mazeloom_map_json(mazeloom_map* map, const char** json,
                                               mazeloom_error* error);

/** @} */
/** @name Recordings */
/** @{ */

/** A step of a generation. */
typedef struct mazeloom_step {
    const char* kind;     /**< as in traces: "carve", "place room" */
    const char* stage;    /**< the id of the stage that made it */
    mazeloom_position at; /**< the cell that it is about */
    int32_t changes;      /**< how many cells it changed */
    int32_t x;            /**< of the area that it is about beyond its cell: the leftmost column */
    int32_t y;            /**< likewise the topmost row */
    int32_t width;        /**< likewise columns; 0 where it has none */
    int32_t height;       /**< likewise rows */
    int32_t reserved;     /**< 0 */
} mazeloom_step;

/** A change that a step made. */
typedef struct mazeloom_change {
    mazeloom_position at; /**< where */
    uint16_t before;      /**< what was there, of #mazeloom_cell_bits */
    uint16_t after;       /**< what is there since */
} mazeloom_change;

/** The steps that a stage made. */
typedef struct mazeloom_stage_steps {
    const char* stage; /**< the stage's id */
    uint32_t first;    /**< its first step */
    uint32_t end;      /**< the first step after it */
} mazeloom_stage_steps;

/** Frees it. */
MAZELOOM_API void mazeloom_recording_free(mazeloom_recording* recording);
/** How many steps it has. */
MAZELOOM_API mazeloom_status mazeloom_recording_step_count(const mazeloom_recording* recording,
                                                           uint32_t* count, mazeloom_error* error);
/** One of its steps. */
MAZELOOM_API mazeloom_status mazeloom_recording_step(mazeloom_recording* recording, uint32_t index,
                                                     mazeloom_step* step, mazeloom_error* error);
/** What a step changed. */
MAZELOOM_API mazeloom_status mazeloom_recording_changes(mazeloom_recording* recording,
                                                        uint32_t index,
                                                        const mazeloom_change** changes,
                                                        size_t* count, mazeloom_error* error);
/** The steps that changed a cell, oldest first; at most a thousand, the latest ones. */
MAZELOOM_API mazeloom_status mazeloom_recording_steps_that_changed(mazeloom_recording* recording,
                                                                   int32_t x, int32_t y,
                                                                   const uint32_t** steps,
                                                                   size_t* count,
                                                                   mazeloom_error* error);
/** The stages, in their order. */
MAZELOOM_API mazeloom_status mazeloom_recording_stages(mazeloom_recording* recording,
                                                       const mazeloom_stage_steps** stages,
                                                       size_t* count, mazeloom_error* error);
/** Goes to after so many steps, and gives the cells there, which hold until the next seek. */
MAZELOOM_API mazeloom_status mazeloom_recording_seek(mazeloom_recording* recording,
                                                     uint32_t position, mazeloom_cells* cells,
                                                     mazeloom_error* error);
/** The finished map. Free by mazeloom_map_free(). */
MAZELOOM_API mazeloom_status mazeloom_recording_map(const mazeloom_recording* recording,
                                                    mazeloom_map** map, mazeloom_error* error);

/** @} */
/** @name The temple */
/** @{ */

/** How an attempt begins. */
typedef struct mazeloom_temple_options {
    size_t size;               /**< sizeof(mazeloom_temple_options) */
    uint64_t attempt;          /**< how many were lost before: each has new traps and coins */
    int32_t pace;              /**< how time passes: a #mazeloom_pace */
    int32_t reserved;          /**< 0 */
    const mazeloom_stop* stop; /**< to give up; may be NULL */
} mazeloom_temple_options;

/** Something that a player does. */
typedef struct mazeloom_stroke {
    int32_t action; /**< a #mazeloom_action */
    int32_t button; /**< a #mazeloom_button */
} mazeloom_stroke;

/** Something that is to be done to win. */
typedef struct mazeloom_objective {
    const char* name; /**< "coins", "bugs", "lasers", "boss", "consoles", "exit" */
    int64_t done;     /**< so far */
    int64_t wanted;   /**< in all */
} mazeloom_objective;

/** How an attempt stands. */
typedef struct mazeloom_temple_state {
    int64_t tick;         /**< ticks of 1/60 s that have passed */
    int64_t length;       /**< ticks that are recorded */
    int32_t outcome;      /**< a #mazeloom_temple_outcome */
    int32_t cause;        /**< of a loss: a #mazeloom_temple_cause */
    int32_t hero_x;       /**< column of the hero */
    int32_t hero_y;       /**< row of the hero */
    int32_t facing;       /**< a #mazeloom_direction */
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
    int32_t is;          /**< a #mazeloom_temple_thing_is */
    int32_t kind;        /**< a #mazeloom_thing_kind */
    int32_t x;           /**< column */
    int32_t y;           /**< row */
    int32_t size;        /**< cells a side, of bugs and bosses */
    int32_t direction;   /**< of emitters and grenades: a #mazeloom_direction */
    int32_t burning;     /**< of emitters: their beam burns now */
    int32_t beam_length; /**< of emitters: cells that their beam crosses */
    int32_t index;       /**< of the pack's own kinds: which of mazeloom_map_things(); else -1 */
    int32_t reserved;    /**< 0 */
} mazeloom_temple_thing;

/** Something that came about in the last tick. */
typedef struct mazeloom_event {
    const char* name; /**< "coin-taken", "trap-sprung", "won"; holds as long as the library */
    int32_t x;        /**< column */
    int32_t y;        /**< row */
    int32_t subject;  /**< a number that belongs to it; -1: none */
    int32_t reserved; /**< 0 */
} mazeloom_event;

/** Begins an attempt at a temple on the map of a seed. Free by mazeloom_temple_free(). */
MAZELOOM_API mazeloom_status mazeloom_temple_begin(const mazeloom_level* level, uint64_t seed,
                                                   const mazeloom_temple_options* options,
                                                   mazeloom_temple** temple, mazeloom_error* error);
/** The attempt of a replay's text, played to its end. Free by mazeloom_temple_free(). */
MAZELOOM_API mazeloom_status mazeloom_temple_load(const mazeloom_pack* pack, const char* replay,
                                                  const mazeloom_call_options* options,
                                                  mazeloom_temple** temple, mazeloom_error* error);
/** Frees it. */
MAZELOOM_API void mazeloom_temple_free(mazeloom_temple* temple);
/** The map as the attempt began. Free by mazeloom_map_free(). */
MAZELOOM_API mazeloom_status mazeloom_temple_map(const mazeloom_temple* temple, mazeloom_map** map,
                                                 mazeloom_error* error);
/**
 * Takes what the player does, and lets a tick pass; `passed`, which may be NULL, tells whether one
 * did: not when the attempt is over, or waits for the hero. Before the end of what is recorded it
 * takes over.
 */
MAZELOOM_API mazeloom_status mazeloom_temple_advance(mazeloom_temple* temple,
                                                     const mazeloom_stroke* strokes, size_t count,
                                                     int32_t* passed, mazeloom_error* error);
/** The next tick as it is recorded; `passed`, which may be NULL, is 0 at the end. */
MAZELOOM_API mazeloom_status mazeloom_temple_play_on(mazeloom_temple* temple, int32_t* passed,
                                                     mazeloom_error* error);
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
/** What stands there now. */
MAZELOOM_API mazeloom_status mazeloom_temple_things(mazeloom_temple* temple,
                                                    const mazeloom_temple_thing** things,
                                                    size_t* count, mazeloom_error* error);
/** What came about in the last tick. */
MAZELOOM_API mazeloom_status mazeloom_temple_events(mazeloom_temple* temple,
                                                    const mazeloom_event** events, size_t* count,
                                                    mazeloom_error* error);
/** What is to be done to win. */
MAZELOOM_API mazeloom_status mazeloom_temple_objectives(mazeloom_temple* temple,
                                                        const mazeloom_objective** objectives,
                                                        size_t* count, mazeloom_error* error);
/** How many of a cell's eight neighbours hold a trap that is still to be feared. */
MAZELOOM_API mazeloom_status mazeloom_temple_number(const mazeloom_temple* temple, int32_t x,
                                                    int32_t y, int32_t* number,
                                                    mazeloom_error* error);
/** All of it as text, for mazeloom_temple_load() and `mazeloom play`. */
MAZELOOM_API mazeloom_status mazeloom_temple_replay(mazeloom_temple* temple, const char** replay,
                                                    mazeloom_error* error);

/** @} */
/** @name The descent */
/** @{ */

/** How a run begins. */
typedef struct mazeloom_descent_options {
    size_t size;       /**< sizeof(mazeloom_descent_options) */
    const char* level; /**< the level that is played as the first floor; NULL: the pack's descent */
    int32_t depth;     /**< to begin at, from 1; 0: the one that the pack has the level at, or 1 */
    int32_t goal;      /**< the depth whose reaching wins the run; 0: it is endless */
    const mazeloom_stop* stop; /**< to give up; may be NULL */
} mazeloom_descent_options;

/** How a run stands. */
typedef struct mazeloom_descent_state {
    int64_t keys;           /**< that were pressed */
    int64_t length;         /**< keys that are recorded */
    int64_t turns;          /**< that have passed */
    int32_t outcome;        /**< a #mazeloom_descent_outcome */
    int32_t depth;          /**< of the floor that the hero is on */
    int32_t greatest_depth; /**< that was come to */
    int32_t kills;          /**< monsters */
    int32_t hero_x;         /**< column of the hero */
    int32_t hero_y;         /**< row of the hero */
    int32_t hp;             /**< hit points */
    int32_t most_hp;        /**< at most */
    int32_t asked;          /**< the next key answers: an item's letter, or a direction */
    int32_t reserved;       /**< 0 */
    int64_t attack;         /**< with the weapon in hand */
    int64_t score;          /**< greatest depth × 100 + kills × 10 */
    uint64_t hash;          /**< of all that decides what comes next */
} mazeloom_descent_state;

/** A monster on the floor. */
typedef struct mazeloom_monster {
    int32_t kind; /**< a #mazeloom_thing_kind */
    int32_t x;    /**< column */
    int32_t y;    /**< row */
    int32_t hp;   /**< hit points */
    int32_t seen; /**< whether the hero sees it */
} mazeloom_monster;

/** Something on the floor, or in the pack of the hero. */
typedef struct mazeloom_item {
    const char* name;    /**< "healing potion", "enchanted longsword" */
    const char* details; /**< "heals 12", "attack +3" */
    int32_t kind;        /**< a #mazeloom_thing_kind */
    int32_t x;           /**< column, on the floor */
    int32_t y;           /**< row, on the floor */
    int32_t seen;        /**< on the floor: whether the hero sees it */
    int32_t in_use;      /**< in the pack: the weapon in hand, the wand that is ready */
    int32_t reserved;    /**< 0 */
} mazeloom_item;

/** Begins a run of the pack's descent. Free by mazeloom_descent_free(). */
MAZELOOM_API mazeloom_status mazeloom_descent_begin(const mazeloom_pack* pack, uint64_t seed,
                                                    const mazeloom_descent_options* options,
                                                    mazeloom_descent** descent,
                                                    mazeloom_error* error);
/** The run of a replay's text, played to its end. Free by mazeloom_descent_free(). */
MAZELOOM_API mazeloom_status mazeloom_descent_load(const mazeloom_pack* pack, const char* replay,
                                                   const mazeloom_call_options* options,
                                                   mazeloom_descent** descent,
                                                   mazeloom_error* error);
/** Frees it. */
MAZELOOM_API void mazeloom_descent_free(mazeloom_descent* descent);
/**
 * Presses a key: "up", "right", "down", "left", a letter from "a" to "t" (g picks up, i opens the
 * inventory, q quits), "z" zaps, ">" and "<" take stairs, "." waits, "other" closes what is open.
 * `taken`, which may be NULL, tells whether it counted: not when the run is over.
 */
MAZELOOM_API mazeloom_status mazeloom_descent_press(mazeloom_descent* descent, const char* key,
                                                    int32_t* taken, mazeloom_error* error);
/** The next key as it is recorded; `taken`, which may be NULL, is 0 at the end. */
MAZELOOM_API mazeloom_status mazeloom_descent_play_on(mazeloom_descent* descent, int32_t* taken,
                                                      mazeloom_error* error);
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
/** Monsters on the floor, whether they are seen or not. */
MAZELOOM_API mazeloom_status mazeloom_descent_monsters(mazeloom_descent* descent,
                                                       const mazeloom_monster** monsters,
                                                       size_t* count, mazeloom_error* error);
/** Items on the floor, whether they are seen or not. */
MAZELOOM_API mazeloom_status mazeloom_descent_items(mazeloom_descent* descent,
                                                    const mazeloom_item** items, size_t* count,
                                                    mazeloom_error* error);
/** What the hero carries: letters a, b, … */
MAZELOOM_API mazeloom_status mazeloom_descent_inventory(mazeloom_descent* descent,
                                                        const mazeloom_item** items, size_t* count,
                                                        mazeloom_error* error);
/** Whether the hero sees a cell. */
MAZELOOM_API mazeloom_status mazeloom_descent_sees(const mazeloom_descent* descent, int32_t x,
                                                   int32_t y, int32_t* sees, mazeloom_error* error);
/** The last four messages, the oldest first, in English. */
MAZELOOM_API mazeloom_status mazeloom_descent_messages(mazeloom_descent* descent,
                                                       const char* const** messages, size_t* count,
                                                       mazeloom_error* error);
/** All of it as text, for mazeloom_descent_load() and `mazeloom play`. */
MAZELOOM_API mazeloom_status mazeloom_descent_replay(mazeloom_descent* descent, const char** replay,
                                                     mazeloom_error* error);

/** @} */

#ifdef __cplusplus
}
#endif

#endif
