/* SPDX-License-Identifier: MIT */
/**
 * @file
 * Mazeloom for C, and for every language that can call C: open packs, design levels, generate
 * them, read their cells, record a generation and go to any of its steps, play both games, check,
 * prove.
 *
 * - Every function that can fail returns a #mazeloom_status and takes a #mazeloom_error, which may
 *   be NULL, for the message. No exception leaves the library, and nothing is printed.
 * - Objects are opaque. The caller frees each object by the function that its documentation names.
 *   An object owns all data that it needs, so a map stays valid after its pack is freed. Freeing
 *   NULL does nothing.
 * - Texts are UTF-8. Texts and lists that a function lends belong to the queried object. They stay
 *   valid until the same query is repeated, or the object changes or is freed. A list consists of a
 *   pointer to its first item and a count.
 * - Options are structures. The program sets their `size` to their sizeof. All other members may
 *   be 0. NULL in place of options means that they all are 0.
 * - Enumerated numbers are those of <mazeloom/numbers.h>. They never change. Structures that calls
 *   write never change either; options may get more members at their end.
 * - An object may be used by one thread at a time. Different threads may use different objects,
 *   even those made from the same pack or level. All threads may use a #mazeloom_stop at once.
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

/** Marks each exported function of the library. */
#if defined(__GNUC__)
#define MAZELOOM_API __attribute__((visibility("default")))
#else
#define MAZELOOM_API
#endif

/** The result of a call. */
typedef enum mazeloom_status {
    MAZELOOM_OK = 0,           /**< success */
    MAZELOOM_FAILED = 1,       /**< not possible; the message says why */
    MAZELOOM_BAD_ARGUMENT = 2, /**< an argument is NULL or out of range; nothing was done */
    MAZELOOM_NO_MEMORY = 3,    /**< out of memory; nothing was done */
    MAZELOOM_INTERNAL = 4      /**< a bug of the library */
} mazeloom_status;

/** The error of a failed call. Successful calls leave it unchanged. */
typedef struct mazeloom_error {
    int32_t status;     /**< the status that the call returned */
    int32_t has_cell;   /**< whether x and y are set */
    int32_t x;          /**< column of the offending cell */
    int32_t y;          /**< row of the offending cell */
    char message[1024]; /**< one line: file, place and problem; truncated if longer */
} mazeloom_error;

/** A means for another thread to stop a long call. */
typedef struct mazeloom_stop mazeloom_stop;
/** A loaded pack. */
typedef struct mazeloom_pack mazeloom_pack;
/** A level, from a pack or designed by a program. */
typedef struct mazeloom_level mazeloom_level;
/** A generated level. */
typedef struct mazeloom_map mazeloom_map;
/** A recorded generation. */
typedef struct mazeloom_recording mazeloom_recording;
/** An attempt at a temple. */
typedef struct mazeloom_temple mazeloom_temple;
/** A run of a descent. */
typedef struct mazeloom_descent mazeloom_descent;

/** Returns the version of the running library, such as "1.0.0"; #MAZELOOM_VERSION is the version of
 * the header. */
MAZELOOM_API const char* mazeloom_version(void);

/** @name Stopping calls */
/** @{ */

/** Creates a stop object, initially not set. It must live until all calls that received it have
 * returned. Free by mazeloom_stop_free(). */
MAZELOOM_API mazeloom_status mazeloom_stop_new(mazeloom_stop** stop, mazeloom_error* error);
/** Stops the calls that received the stop object: they fail soon with a message that says so. */
MAZELOOM_API void mazeloom_stop_ask(mazeloom_stop* stop);
/** Frees a stop object. */
MAZELOOM_API void mazeloom_stop_free(mazeloom_stop* stop);

/** @} */
/** @name Common types */
/** @{ */

/** A cell's place: x grows to the right, y downwards, both from 0. */
typedef struct mazeloom_position {
    int32_t x; /**< column */
    int32_t y; /**< row */
} mazeloom_position;

/** Cells in the library's memory: the cell at column x and row y is cells[y * stride + x]. They
 * stay valid until their object changes or is freed. */
typedef struct mazeloom_cells {
    const uint16_t* cells; /**< the cell at (0, 0), made of #mazeloom_cell_bits */
    int32_t width;         /**< columns */
    int32_t height;        /**< rows */
    int32_t stride;        /**< cells from one row to the next, at least width */
} mazeloom_cells;

/** The type of a property's value. */
typedef enum mazeloom_property_type {
    MAZELOOM_PROPERTY_TEXT =
        0, /**< text: also a choice, a colour as "#rrggbb", the id of an object */
    MAZELOOM_PROPERTY_NUMBER = 1, /**< a number */
    MAZELOOM_PROPERTY_SWITCH = 2, /**< yes or no */
    MAZELOOM_PROPERTY_CELL = 3    /**< a cell */
} mazeloom_property_type;

/** The designer's custom data, for the game that loads the level. */
typedef struct mazeloom_property {
    const char* title;      /**< the designer's name for it */
    const char* text;       /**< value of a text; else empty */
    double number;          /**< value of a number */
    mazeloom_position cell; /**< value of a cell */
    int32_t type;           /**< a #mazeloom_property_type */
    int32_t is_on;          /**< value of a switch */
} mazeloom_property;

/** A flaw of a file or a design, or a promise that a generation broke. */
typedef struct mazeloom_finding {
    const char* id;         /**< id of the rule: "cut-off-cell"; empty for oddities of files */
    const char* text;       /**< one English sentence without final full stop */
    const char* file;       /**< file in the pack; may be empty */
    const char* place;      /**< place in the file, or the seed; may be empty */
    int32_t is_error;       /**< 0: a warning */
    int32_t has_cell;       /**< whether there is an offending cell */
    mazeloom_position cell; /**< that cell */
} mazeloom_finding;

/** Options of calls without other options. */
typedef struct mazeloom_call_options {
    size_t size;               /**< sizeof(mazeloom_call_options) */
    const mazeloom_stop* stop; /**< stops the call; may be NULL */
} mazeloom_call_options;

/** @} */
/** @name Packs */
/** @{ */

/** General information on a pack. */
typedef struct mazeloom_pack_info {
    const char* id;                      /**< unique among the designer's packs */
    const char* title;                   /**< for people */
    const char* description;             /**< may be empty */
    const mazeloom_property* properties; /**< the designer's custom data */
    size_t property_count;               /**< number of properties */
    size_t level_count;                  /**< number of levels */
} mazeloom_pack_info;

/** Reads a folder or a .mazepack file, with bounds on all sizes. Free by mazeloom_pack_free(). */
MAZELOOM_API mazeloom_status mazeloom_pack_open(const char* path,
                                                const mazeloom_call_options* options,
                                                mazeloom_pack** pack, mazeloom_error* error);
/** Reads a .mazepack file from memory. The bytes are copied; messages name the file `name`. */
MAZELOOM_API mazeloom_status mazeloom_pack_from_bytes(const void* bytes, size_t size,
                                                      const char* name,
                                                      const mazeloom_call_options* options,
                                                      mazeloom_pack** pack, mazeloom_error* error);
/** Frees a pack. */
MAZELOOM_API void mazeloom_pack_free(mazeloom_pack* pack);
/** Writes general information on a pack. */
MAZELOOM_API mazeloom_status mazeloom_pack_get_info(mazeloom_pack* pack, mazeloom_pack_info* info,
                                                    mazeloom_error* error);
/** Lends the warnings about oddities in a pack's files. */
MAZELOOM_API mazeloom_status mazeloom_pack_warnings(mazeloom_pack* pack,
                                                    const mazeloom_finding** warnings,
                                                    size_t* count, mazeloom_error* error);
/** Checks a pack by all rules of design, like `mazeloom check`. A stopped call lends the findings
 * made so far. */
MAZELOOM_API mazeloom_status mazeloom_pack_check(mazeloom_pack* pack,
                                                 const mazeloom_call_options* options,
                                                 const mazeloom_finding** findings, size_t* count,
                                                 mazeloom_error* error);
/** Creates the level at an index in the pack's list, from 0. Free by mazeloom_level_free(). */
MAZELOOM_API mazeloom_status mazeloom_pack_level(const mazeloom_pack* pack, size_t index,
                                                 mazeloom_level** level, mazeloom_error* error);
/** Creates the level with an id. Free by mazeloom_level_free(). */
MAZELOOM_API mazeloom_status mazeloom_pack_find(const mazeloom_pack* pack, const char* id,
                                                mazeloom_level** level, mazeloom_error* error);

/** @} */
/** @name Levels */
/** @{ */

/** The type of a parameter's value. */
typedef enum mazeloom_parameter_type {
    MAZELOOM_PARAMETER_SWITCH = 0, /**< yes or no: mazeloom_parameter::number is 0 for no */
    MAZELOOM_PARAMETER_NUMBER = 1, /**< a number */
    MAZELOOM_PARAMETER_CHOICE = 2  /**< the id of a choice */
} mazeloom_parameter_type;

/** A parameter of a stage, with a value other than its default. */
typedef struct mazeloom_parameter {
    const char* id;     /**< such as "attempts" */
    const char* choice; /**< value of a choice; else ignored */
    int64_t number;     /**< value of a number or switch */
    int32_t type;       /**< a #mazeloom_parameter_type */
    int32_t reserved;   /**< 0 */
} mazeloom_parameter;

/** A step of a recipe: one algorithm. The manual's page Recipe lists all with their parameters. */
typedef struct mazeloom_stage {
    const char* id;                       /**< such as "rooms" */
    const mazeloom_parameter* parameters; /**< may be NULL if there are none */
    size_t parameter_count;               /**< number of parameters */
} mazeloom_stage;

/** A design: painted rows or a size, with a built-in recipe or stages. */
typedef struct mazeloom_design {
    size_t size;      /**< sizeof(mazeloom_design) */
    int32_t ruleset;  /**< a #mazeloom_ruleset */
    int32_t width;    /**< 1 to 8192 columns, if nothing is painted; ignored if there are rows */
    int32_t height;   /**< 1 to 8192 rows, if nothing is painted; ignored if there are rows */
    int32_t reserved; /**< 0 */
    /** Rows from the top down, one character per cell, as written by mazeloom_map_text(); NULL:
     * nothing is painted. The longest row determines the width; missing cells are void. */
    const char* const* rows;
    size_t row_count; /**< number of rows */
    /** "temple", "rooms-and-maze" or "rooms-and-corridors"; NULL: use the stages. Without rows the
     * shape of a temple is generated. */
    const char* recipe;
    const mazeloom_stage* stages; /**< the recipe if `recipe` is NULL */
    size_t stage_count;           /**< number of stages */
} mazeloom_design;

/** General information on a level. */
typedef struct mazeloom_level_info {
    const char* id;                      /**< unique in its pack */
    const char* title;                   /**< for people; may be empty */
    const char* folder;                  /**< folder in the pack's list; may be empty */
    const char* notes;                   /**< the designer's notes */
    const mazeloom_property* properties; /**< the designer's custom data */
    size_t property_count;               /**< number of properties */
    int32_t ruleset;                     /**< a #mazeloom_ruleset */
    int32_t width;                       /**< columns */
    int32_t height;                      /**< rows */
    int32_t shown_numbers;               /**< a #mazeloom_shown_numbers */
    int32_t lowest_grade;                /**< promised for temples: nobody has to guess, and on the
                                              easiest way to all goals the hardest deduction has at
                                              least this grade, 1 … 4; 0: nothing is promised */
    int32_t highest_grade;               /**< at most this grade, 1 … 4; 0: nothing is promised */
    const int32_t* promised_needs;       /**< the #mazeloom_mechanic that the level promises to
                                              need with every seed, ascending */
    size_t promised_need_count;          /**< number of promised_needs */
} mazeloom_level_info;

/** Options of a generation. */
typedef struct mazeloom_generate_options {
    size_t size;      /**< sizeof(mazeloom_generate_options) */
    uint64_t attempt; /**< temple: number of attempts lost before; each attempt draws new traps and
                         coins */
    int32_t depth;    /**< descent: the floor's depth, from 1; 0: the level's depth in the pack */
    int32_t reserved; /**< 0 */
    const mazeloom_stop* stop; /**< stops the call; may be NULL */
} mazeloom_generate_options;

/** Options of a proof. */
typedef struct mazeloom_proof_options {
    size_t size;   /**< sizeof(mazeloom_proof_options) */
    int64_t steps; /**< upper bound on steps, about a microsecond each; 0: three million */
    const mazeloom_stop*
        stop; /**< ends the proof early with the verdict #MAZELOOM_UNDECIDED; may be NULL */
} mazeloom_proof_options;

/** Whether a temple can be won on the map of a seed. */
typedef struct mazeloom_proof {
    const char* text;   /**< in English: "winnable in 74.2 s", or the obstacle */
    const char* replay; /**< if winnable: the input of mazeloom_temple_load(); else empty */
    int64_t steps;      /**< number of steps spent */
    int32_t verdict;    /**< a #mazeloom_verdict */
    int32_t reserved;   /**< 0 */
} mazeloom_proof;

/** Creates a level from a design. The message names the wrong stage, parameter, row or column. Free
 * by mazeloom_level_free(). */
MAZELOOM_API mazeloom_status mazeloom_level_design(const mazeloom_design* design,
                                                   mazeloom_level** level, mazeloom_error* error);
/** Frees a level. */
MAZELOOM_API void mazeloom_level_free(mazeloom_level* level);
/** Writes general information on a level. */
MAZELOOM_API mazeloom_status mazeloom_level_get_info(mazeloom_level* level,
                                                     mazeloom_level_info* info,
                                                     mazeloom_error* error);
/** Generates the level of a seed: the same on every machine. Free by mazeloom_map_free(). */
MAZELOOM_API mazeloom_status mazeloom_level_generate(const mazeloom_level* level, uint64_t seed,
                                                     const mazeloom_generate_options* options,
                                                     mazeloom_map** map, mazeloom_error* error);
/** Generates the level and records all steps. Free by mazeloom_recording_free(). */
MAZELOOM_API mazeloom_status mazeloom_level_record(const mazeloom_level* level, uint64_t seed,
                                                   const mazeloom_generate_options* options,
                                                   mazeloom_recording** recording,
                                                   mazeloom_error* error);
/** Generates the level from the seeds first to last and checks all promises of generation; temples
 * are proven winnable. Works like `mazeloom check --seeds`. A stopped call lends the findings made
 * so far. */
MAZELOOM_API mazeloom_status mazeloom_level_check_seeds(mazeloom_level* level, uint64_t first,
                                                        uint64_t last,
                                                        const mazeloom_call_options* options,
                                                        const mazeloom_finding** findings,
                                                        size_t* count, mazeloom_error* error);
/** Proves whether a temple can be won on the map of a seed; the same on every machine. */
MAZELOOM_API mazeloom_status mazeloom_level_prove(mazeloom_level* level, uint64_t seed,
                                                  const mazeloom_proof_options* options,
                                                  mazeloom_proof* proof, mazeloom_error* error);
/** Lends what each #mazeloom_mechanic is good for on the map of a seed: a #mazeloom_need, indexed
 * by the mechanic's number. Works like `mazeloom check --needs`. The steps are those of each proof:
 * one, and one more for each mechanic that the map has. A stopped call lends
 * #MAZELOOM_NEED_UNDECIDED. */
MAZELOOM_API mazeloom_status mazeloom_level_needs(mazeloom_level* level, uint64_t seed,
                                                  const mazeloom_proof_options* options,
                                                  const int32_t** needs, size_t* count,
                                                  mazeloom_error* error);

/** @} */
/** @name Maps */
/** @{ */

/** General information on a map. */
typedef struct mazeloom_map_info {
    uint64_t seed;          /**< the seed from which it was generated */
    int32_t ruleset;        /**< a #mazeloom_ruleset */
    int32_t width;          /**< columns */
    int32_t height;         /**< rows */
    int32_t has_hero;       /**< whether the map has a hero */
    mazeloom_position hero; /**< start of the hero */
} mazeloom_map_info;

/** A thing on a map. */
typedef struct mazeloom_thing {
    const char* kind_name;               /**< as in files: "hero", an own kind's "chest" */
    const char* id;                      /**< id given by the designer; may be empty */
    const char* text;                    /**< console only; else empty */
    const mazeloom_property* properties; /**< its own and its kind's */
    size_t property_count;               /**< number of properties */
    const mazeloom_position* path;       /**< bug or boss: all cells, in order */
    size_t path_length;                  /**< number of cells in path */
    int32_t kind;                        /**< a #mazeloom_thing_kind */
    mazeloom_position at;                /**< its cell */
    int32_t direction;                   /**< emitter: a #mazeloom_direction */
    int32_t beam_on;                     /**< emitter: ticks of 1/60 s with a beam */
    int32_t beam_off;   /**< emitter: ticks without a beam after each beam; 0: always burns */
    int32_t beam_phase; /**< emitter: lead at the start of the level, in ticks */
    int32_t goes_there_and_back; /**< moves back and forth, else in a loop */
    int32_t speed;               /**< along the path, in tenths of a cell per second */
    int32_t phase;               /**< lead at the start, in ticks */
    int32_t size;                /**< bugs and bosses: side in cells */
    int32_t toughness;           /**< number of blasts that kill a boss */
} mazeloom_thing;

/** A room that generation placed. */
typedef struct mazeloom_room {
    const char* handcrafted; /**< the id of the pack's room; empty for a generated one */
    int32_t x;               /**< leftmost column of its floor */
    int32_t y;               /**< topmost row of its floor */
    int32_t width;           /**< columns */
    int32_t height;          /**< rows */
} mazeloom_room;

/** One of the pack's own terrains. The cells with the terrain repeat its flags. */
typedef struct mazeloom_own_terrain {
    const char* id;         /**< unique in its pack */
    const char* title;      /**< for people; its id if the designer gave it none */
    int32_t terrain;        /**< its number; see MAZELOOM_FIRST_OWN_TERRAIN */
    int32_t character;      /**< in the text format; unique in its pack */
    int32_t can_be_entered; /**< true also if entering kills */
    int32_t is_opaque;      /**< blocks sight */
    int32_t is_liquid;      /**< can be swum in */
    int32_t effect;         /**< effect of entering it: a #mazeloom_effect */
    uint32_t colour;        /**< colour of the ground, 0xrrggbbaa */
    int32_t reserved;       /**< 0 */
} mazeloom_own_terrain;

/** Frees a map. */
MAZELOOM_API void mazeloom_map_free(mazeloom_map* map);
/** Writes general information on a map. */
MAZELOOM_API mazeloom_status mazeloom_map_get_info(const mazeloom_map* map, mazeloom_map_info* info,
                                                   mazeloom_error* error);
/** Lends a map's cells, which stay valid until the map is freed. */
MAZELOOM_API mazeloom_status mazeloom_map_cells(const mazeloom_map* map, mazeloom_cells* cells,
                                                mazeloom_error* error);
/** Writes 1 if a cell is dark, else 0; cells outside of the map count as not dark. */
MAZELOOM_API mazeloom_status mazeloom_map_is_dark(const mazeloom_map* map, int32_t x, int32_t y,
                                                  int32_t* is_dark, mazeloom_error* error);
/** Writes the hash of a map's text format: the same on every machine. */
MAZELOOM_API mazeloom_status mazeloom_map_hash(const mazeloom_map* map, uint64_t* hash,
                                               mazeloom_error* error);
/** Lends all things on a map. */
MAZELOOM_API mazeloom_status mazeloom_map_things(mazeloom_map* map, const mazeloom_thing** things,
                                                 size_t* count, mazeloom_error* error);
/** Lends the rooms that generation placed, in the order of placement. */
MAZELOOM_API mazeloom_status mazeloom_map_rooms(mazeloom_map* map, const mazeloom_room** rooms,
                                                size_t* count, mazeloom_error* error);
/** Lends the pack's own terrains in the designer's order, including those that no cell of the map
 * has. */
MAZELOOM_API mazeloom_status mazeloom_map_own_terrains(mazeloom_map* map,
                                                       const mazeloom_own_terrain** terrains,
                                                       size_t* count, mazeloom_error* error);
/** Lends the warnings of the generation for the designer, one line each. */
MAZELOOM_API mazeloom_status mazeloom_map_warnings(mazeloom_map* map, const char* const** warnings,
                                                   size_t* count, mazeloom_error* error);
/** Lends a map's text format: one character per cell, one line per row. */
MAZELOOM_API mazeloom_status mazeloom_map_text(mazeloom_map* map, const char** text,
                                               mazeloom_error* error);
/** Lends a map as JSON. */
MAZELOOM_API mazeloom_status mazeloom_map_json(mazeloom_map* map, const char** json,
                                               mazeloom_error* error);

/** @} */
/** @name Recordings */
/** @{ */

/** A step of a generation. */
typedef struct mazeloom_step {
    const char* kind;     /**< as in traces: "carve", "place room" */
    const char* stage;    /**< id of the stage that made it */
    mazeloom_position at; /**< the cell that it concerns */
    int32_t changes;      /**< number of cells that it changed */
    int32_t x;            /**< leftmost column of the area that it concerns besides its cell */
    int32_t y;            /**< topmost row of that area */
    int32_t width;        /**< columns of that area; 0: no area */
    int32_t height;       /**< rows of that area */
    int32_t reserved;     /**< 0 */
} mazeloom_step;

/** A change of one cell by a step. */
typedef struct mazeloom_change {
    mazeloom_position at; /**< the cell */
    uint16_t before;      /**< content before the step, made of #mazeloom_cell_bits */
    uint16_t after;       /**< content after the step */
} mazeloom_change;

/** The steps of a stage. */
typedef struct mazeloom_stage_steps {
    const char* stage; /**< id of the stage */
    uint32_t first;    /**< its first step */
    uint32_t end;      /**< the first step after it */
} mazeloom_stage_steps;

/** Frees a recording. */
MAZELOOM_API void mazeloom_recording_free(mazeloom_recording* recording);
/** Writes the number of steps. */
MAZELOOM_API mazeloom_status mazeloom_recording_step_count(const mazeloom_recording* recording,
                                                           uint32_t* count, mazeloom_error* error);
/** Writes one of the steps. */
MAZELOOM_API mazeloom_status mazeloom_recording_step(mazeloom_recording* recording, uint32_t index,
                                                     mazeloom_step* step, mazeloom_error* error);
/** Lends the changes of a step. */
MAZELOOM_API mazeloom_status mazeloom_recording_changes(mazeloom_recording* recording,
                                                        uint32_t index,
                                                        const mazeloom_change** changes,
                                                        size_t* count, mazeloom_error* error);
/** Lends the steps that changed a cell, oldest first; at most the latest thousand. */
MAZELOOM_API mazeloom_status mazeloom_recording_steps_that_changed(mazeloom_recording* recording,
                                                                   int32_t x, int32_t y,
                                                                   const uint32_t** steps,
                                                                   size_t* count,
                                                                   mazeloom_error* error);
/** Lends the stages in the order of generation. */
MAZELOOM_API mazeloom_status mazeloom_recording_stages(mazeloom_recording* recording,
                                                       const mazeloom_stage_steps** stages,
                                                       size_t* count, mazeloom_error* error);
/** Goes to the state after `position` steps and lends its cells, which stay valid until the next
 * seek. */
MAZELOOM_API mazeloom_status mazeloom_recording_seek(mazeloom_recording* recording,
                                                     uint32_t position, mazeloom_cells* cells,
                                                     mazeloom_error* error);
/** Creates the finished map. Free by mazeloom_map_free(). */
MAZELOOM_API mazeloom_status mazeloom_recording_map(const mazeloom_recording* recording,
                                                    mazeloom_map** map, mazeloom_error* error);

/** @} */
/** @name The temple */
/** @{ */

/** Options for the start of an attempt. */
typedef struct mazeloom_temple_options {
    size_t size;               /**< sizeof(mazeloom_temple_options) */
    uint64_t attempt;          /**< number of attempts lost before; each has new traps and coins */
    int32_t pace;              /**< how time passes: a #mazeloom_pace */
    int32_t reserved;          /**< 0 */
    const mazeloom_stop* stop; /**< stops the call; may be NULL */
} mazeloom_temple_options;

/** One input of the player. */
typedef struct mazeloom_stroke {
    int32_t action; /**< a #mazeloom_action */
    int32_t button; /**< a #mazeloom_button */
} mazeloom_stroke;

/** A condition of winning. */
typedef struct mazeloom_objective {
    const char* name; /**< "coins", "bugs", "lasers", "boss", "consoles", "exit" */
    int64_t done;     /**< number done so far */
    int64_t wanted;   /**< number needed in total */
} mazeloom_objective;

/** The state of an attempt. */
typedef struct mazeloom_temple_state {
    int64_t tick;         /**< ticks of 1/60 s that have passed */
    int64_t length;       /**< number of recorded ticks */
    int32_t outcome;      /**< a #mazeloom_temple_outcome */
    int32_t cause;        /**< if lost: a #mazeloom_temple_cause */
    int32_t hero_x;       /**< column of the hero */
    int32_t hero_y;       /**< row of the hero */
    int32_t facing;       /**< a #mazeloom_direction */
    int32_t lives;        /**< traps that the hero can survive, plus one */
    int32_t tnt;          /**< pieces of TNT in the bag */
    int32_t grenades;     /**< grenades in the bag */
    int32_t tnt_selected; /**< whether TNT is selected, else grenades */
    int32_t air;          /**< ticks until the hero drowns */
    int32_t exit_open;    /**< whether everything but reaching the exit is done */
    int32_t reserved;     /**< 0 */
    int64_t coins;        /**< coins collected */
    int64_t coins_in_all; /**< coins in the level */
    uint64_t hash;        /**< hash of everything that decides the future */
} mazeloom_temple_state;

/** A thing in a temple now, except the hero. */
typedef struct mazeloom_temple_thing {
    int32_t is;          /**< a #mazeloom_temple_thing_is */
    int32_t kind;        /**< a #mazeloom_thing_kind */
    int32_t x;           /**< column */
    int32_t y;           /**< row */
    int32_t size;        /**< bugs and bosses: side in cells */
    int32_t direction;   /**< emitters and grenades: a #mazeloom_direction */
    int32_t burning;     /**< emitters: whether the beam burns now */
    int32_t beam_length; /**< emitters: number of cells that the beam crosses */
    int32_t index;       /**< own kinds: index in mazeloom_map_things(); else -1 */
    int32_t reserved;    /**< 0 */
} mazeloom_temple_thing;

/** An event of the last tick. */
typedef struct mazeloom_event {
    const char*
        name;        /**< "coin-taken", "trap-sprung", "won"; valid until the library is unloaded */
    int32_t x;       /**< column */
    int32_t y;       /**< row */
    int32_t subject; /**< a number that belongs to the event; -1: none */
    int32_t reserved; /**< 0 */
} mazeloom_event;

/** Begins an attempt at a temple on the map of a seed. Free by mazeloom_temple_free(). */
MAZELOOM_API mazeloom_status mazeloom_temple_begin(const mazeloom_level* level, uint64_t seed,
                                                   const mazeloom_temple_options* options,
                                                   mazeloom_temple** temple, mazeloom_error* error);
/** Loads the attempt that a replay's text records, and goes to its end. Free by
 * mazeloom_temple_free(). */
MAZELOOM_API mazeloom_status mazeloom_temple_load(const mazeloom_pack* pack, const char* replay,
                                                  const mazeloom_call_options* options,
                                                  mazeloom_temple** temple, mazeloom_error* error);
/** Frees an attempt. */
MAZELOOM_API void mazeloom_temple_free(mazeloom_temple* temple);
/** Creates the map at the start of the attempt. Free by mazeloom_map_free(). */
MAZELOOM_API mazeloom_status mazeloom_temple_map(const mazeloom_temple* temple, mazeloom_map** map,
                                                 mazeloom_error* error);
/** Applies the player's input and advances by one tick. `passed`, which may be NULL, becomes 0 if
 * no tick passed because the attempt is over or time waits for the hero. Before the end of the
 * recording, this replaces the rest: the later ticks are dropped. */
MAZELOOM_API mazeloom_status mazeloom_temple_advance(mazeloom_temple* temple,
                                                     const mazeloom_stroke* strokes, size_t count,
                                                     int32_t* passed, mazeloom_error* error);
/** Replays the next recorded tick; `passed`, which may be NULL, is 0 at the end. */
MAZELOOM_API mazeloom_status mazeloom_temple_play_on(mazeloom_temple* temple, int32_t* passed,
                                                     mazeloom_error* error);
/** Goes to a tick, limited to 0 up to the length. */
MAZELOOM_API mazeloom_status mazeloom_temple_seek(mazeloom_temple* temple, int64_t tick,
                                                  mazeloom_error* error);
/** Writes the state of an attempt. */
MAZELOOM_API mazeloom_status mazeloom_temple_get_state(const mazeloom_temple* temple,
                                                       mazeloom_temple_state* state,
                                                       mazeloom_error* error);
/** Lends the present cells, which stay valid until the attempt continues or is freed. */
MAZELOOM_API mazeloom_status mazeloom_temple_cells(const mazeloom_temple* temple,
                                                   mazeloom_cells* cells, mazeloom_error* error);
/** Lends the things in the temple now. */
MAZELOOM_API mazeloom_status mazeloom_temple_things(mazeloom_temple* temple,
                                                    const mazeloom_temple_thing** things,
                                                    size_t* count, mazeloom_error* error);
/** Lends the events of the last tick. */
MAZELOOM_API mazeloom_status mazeloom_temple_events(mazeloom_temple* temple,
                                                    const mazeloom_event** events, size_t* count,
                                                    mazeloom_error* error);
/** Lends the conditions of winning. */
MAZELOOM_API mazeloom_status mazeloom_temple_objectives(mazeloom_temple* temple,
                                                        const mazeloom_objective** objectives,
                                                        size_t* count, mazeloom_error* error);
/** Writes how many of a cell's eight neighbours hold an armed trap. */
MAZELOOM_API mazeloom_status mazeloom_temple_number(const mazeloom_temple* temple, int32_t x,
                                                    int32_t y, int32_t* number,
                                                    mazeloom_error* error);
/** Lends the attempt as text, for mazeloom_temple_load() and `mazeloom play`. */
MAZELOOM_API mazeloom_status mazeloom_temple_replay(mazeloom_temple* temple, const char** replay,
                                                    mazeloom_error* error);

/** @} */
/** @name The descent */
/** @{ */

/** Options for the start of a run. */
typedef struct mazeloom_descent_options {
    size_t size;       /**< sizeof(mazeloom_descent_options) */
    const char* level; /**< the level to play as the first floor; NULL: the pack's descent */
    int32_t depth; /**< first depth, from 1; 0: the depth at which the pack has the level, or 1 */
    int32_t goal;  /**< depth at which the run is won; 0: endless */
    const mazeloom_stop* stop; /**< stops the call; may be NULL */
} mazeloom_descent_options;

/** The state of a run. */
typedef struct mazeloom_descent_state {
    int64_t keys;           /**< number of keys pressed */
    int64_t length;         /**< number of recorded keys */
    int64_t turns;          /**< number of turns passed */
    int32_t outcome;        /**< a #mazeloom_descent_outcome */
    int32_t depth;          /**< depth of the hero's floor */
    int32_t greatest_depth; /**< greatest depth reached so far */
    int32_t kills;          /**< monsters killed */
    int32_t hero_x;         /**< column of the hero */
    int32_t hero_y;         /**< row of the hero */
    int32_t hp;             /**< hit points */
    int32_t most_hp;        /**< upper bound on hp */
    int32_t asked;    /**< whether the next key is an answer: an item's letter or a direction */
    int32_t reserved; /**< 0 */
    int64_t attack;   /**< attack with the wielded weapon */
    int64_t score;    /**< greatest depth × 100 + kills × 10 */
    uint64_t hash;    /**< hash of everything that decides the future */
} mazeloom_descent_state;

/** A monster on the floor. */
typedef struct mazeloom_monster {
    int32_t kind; /**< a #mazeloom_thing_kind */
    int32_t x;    /**< column */
    int32_t y;    /**< row */
    int32_t hp;   /**< hit points */
    int32_t seen; /**< whether the hero sees it */
} mazeloom_monster;

/** An item on the floor or in the hero's inventory. */
typedef struct mazeloom_item {
    const char* name;    /**< "healing potion", "enchanted longsword" */
    const char* details; /**< "heals 12", "attack +3" */
    int32_t kind;        /**< a #mazeloom_thing_kind */
    int32_t x;           /**< column, on the floor */
    int32_t y;           /**< row, on the floor */
    int32_t seen;        /**< on the floor: whether the hero sees it */
    int32_t in_use;      /**< in the inventory: wielded weapon or readied wand */
    int32_t reserved;    /**< 0 */
} mazeloom_item;

/** Begins a run of the pack's descent. Free by mazeloom_descent_free(). */
MAZELOOM_API mazeloom_status mazeloom_descent_begin(const mazeloom_pack* pack, uint64_t seed,
                                                    const mazeloom_descent_options* options,
                                                    mazeloom_descent** descent,
                                                    mazeloom_error* error);
/** Loads the run that a replay's text records, and goes to its end. Free by
 * mazeloom_descent_free(). */
MAZELOOM_API mazeloom_status mazeloom_descent_load(const mazeloom_pack* pack, const char* replay,
                                                   const mazeloom_call_options* options,
                                                   mazeloom_descent** descent,
                                                   mazeloom_error* error);
/** Frees a run. */
MAZELOOM_API void mazeloom_descent_free(mazeloom_descent* descent);
/** Presses a key: "up", "right", "down", "left", a letter from "a" to "t" (g picks up, i opens the
 * inventory, q quits), "z" zaps, ">" and "<" take stairs, "." waits, "other" closes what is open.
 * `taken`, which may be NULL, becomes 0 if the run is over. Before the end of the recording,
 * the key replaces the rest: the later keys are dropped. Stairs may lead to a floor that must be
 * generated first: a stopped call leaves the run as it was. */
MAZELOOM_API mazeloom_status mazeloom_descent_press(mazeloom_descent* descent, const char* key,
                                                    const mazeloom_call_options* options,
                                                    int32_t* taken, mazeloom_error* error);
/** Replays the next recorded key; `taken`, which may be NULL, is 0 at the end. */
MAZELOOM_API mazeloom_status mazeloom_descent_play_on(mazeloom_descent* descent, int32_t* taken,
                                                      mazeloom_error* error);
/** Goes to the state after the first `key` key presses, limited to 0 up to the length. */
MAZELOOM_API mazeloom_status mazeloom_descent_seek(mazeloom_descent* descent, int64_t key,
                                                   mazeloom_error* error);
/** Writes the state of a run. */
MAZELOOM_API mazeloom_status mazeloom_descent_get_state(const mazeloom_descent* descent,
                                                        mazeloom_descent_state* state,
                                                        mazeloom_error* error);
/** Lends the present cells of the hero's floor, which stay valid until the run continues or is
 * freed. */
MAZELOOM_API mazeloom_status mazeloom_descent_cells(const mazeloom_descent* descent,
                                                    mazeloom_cells* cells, mazeloom_error* error);
/** Lends the monsters on the floor, seen or not. */
MAZELOOM_API mazeloom_status mazeloom_descent_monsters(mazeloom_descent* descent,
                                                       const mazeloom_monster** monsters,
                                                       size_t* count, mazeloom_error* error);
/** Lends the items on the floor, seen or not. */
MAZELOOM_API mazeloom_status mazeloom_descent_items(mazeloom_descent* descent,
                                                    const mazeloom_item** items, size_t* count,
                                                    mazeloom_error* error);
/** Lends the hero's inventory, with letters a, b, … */
MAZELOOM_API mazeloom_status mazeloom_descent_inventory(mazeloom_descent* descent,
                                                        const mazeloom_item** items, size_t* count,
                                                        mazeloom_error* error);
/** Writes whether the hero sees a cell. */
MAZELOOM_API mazeloom_status mazeloom_descent_sees(const mazeloom_descent* descent, int32_t x,
                                                   int32_t y, int32_t* sees, mazeloom_error* error);
/** Lends the last four messages in English, oldest first. */
MAZELOOM_API mazeloom_status mazeloom_descent_messages(mazeloom_descent* descent,
                                                       const char* const** messages, size_t* count,
                                                       mazeloom_error* error);
/** Lends the run as text, for mazeloom_descent_load() and `mazeloom play`. */
MAZELOOM_API mazeloom_status mazeloom_descent_replay(mazeloom_descent* descent, const char** replay,
                                                     mazeloom_error* error);

/** @} */

#ifdef __cplusplus
}
#endif

#endif
