/* SPDX-License-Identifier: MIT */
/**
 * @file
 * The numbers of all enumerations, for C and C++. They never change; later versions may add some.
 */
#ifndef MAZELOOM_NUMBERS_H
#define MAZELOOM_NUMBERS_H

/** The terrain of a cell, if it is not one of the pack's own (MAZELOOM_FIRST_OWN_TERRAIN). */
typedef enum mazeloom_terrain {
    MAZELOOM_VOID = 0,             /**< outside the level */
    MAZELOOM_WALL = 1,             /**< solid */
    MAZELOOM_COLUMN = 2,           /**< solid */
    MAZELOOM_FIREPLACE = 3,        /**< solid; lights its surroundings */
    MAZELOOM_CABINET = 4,          /**< solid */
    MAZELOOM_FLOOR = 5,            /**< walkable */
    MAZELOOM_CLOSED_DOOR = 6,      /**< opens when somebody walks into it */
    MAZELOOM_OPEN_DOOR = 7,        /**< walkable */
    MAZELOOM_WATER = 8,            /**< can be swum in */
    MAZELOOM_WATERFALL_DOWN = 9,   /**< carries swimmers down */
    MAZELOOM_WATERFALL_UP = 10,    /**< carries swimmers up */
    MAZELOOM_WATERFALL_LEFT = 11,  /**< carries swimmers left */
    MAZELOOM_WATERFALL_RIGHT = 12, /**< carries swimmers right */
    MAZELOOM_STAIRS_UP = 13,       /**< leads to the level above */
    MAZELOOM_STAIRS_DOWN = 14,     /**< leads to the level below */
    MAZELOOM_FOUNTAIN = 15,        /**< can be drunk from */
    MAZELOOM_LOCKED_DOOR = 16,     /**< blocks everybody without a key */
    MAZELOOM_SECRET_DOOR = 17,     /**< looks like wall until somebody walks into it */
    MAZELOOM_RUBBLE = 18,          /**< slows on entry */
    MAZELOOM_GRASS = 19,           /**< floor with another look */
    MAZELOOM_BRIDGE = 20,          /**< floor over something */
    MAZELOOM_CHASM = 21,           /**< not walkable, but transparent */
    MAZELOOM_LAVA = 22,            /**< kills on entry */
    MAZELOOM_ICE = 23,             /**< floor with another look */
    MAZELOOM_CARPET = 24,          /**< floor with another look */
    MAZELOOM_TORCH = 25,           /**< solid; hangs on a wall */
    MAZELOOM_MOON_DOOR = 26,       /**< blocks everybody without a moon key */
    MAZELOOM_JEWEL_DOOR = 27,      /**< blocks everybody without a jewel key */
    MAZELOOM_ONE_WAY_UP = 28,      /**< a door that can only be entered upwards */
    MAZELOOM_ONE_WAY_RIGHT = 29,   /**< a door that can only be entered to the right */
    MAZELOOM_ONE_WAY_DOWN = 30,    /**< a door that can only be entered downwards */
    MAZELOOM_ONE_WAY_LEFT = 31     /**< a door that can only be entered to the left */
} mazeloom_terrain;

/** The pack's own terrains have MAZELOOM_MAX_OWN_TERRAINS numbers from MAZELOOM_FIRST_OWN_TERRAIN
 * on. Later versions may give higher numbers to new terrains of the program. */
enum { MAZELOOM_FIRST_OWN_TERRAIN = 32, MAZELOOM_MAX_OWN_TERRAINS = 32 };

/** The effect of entering a terrain. */
typedef enum mazeloom_effect {
    MAZELOOM_EFFECT_NONE = 0,   /**< nothing */
    MAZELOOM_EFFECT_SLOWS = 1,  /**< slows */
    MAZELOOM_EFFECT_WOUNDS = 2, /**< wounds */
    MAZELOOM_EFFECT_KILLS = 3   /**< kills */
} mazeloom_effect;

/** The bits of a cell. Other bits have no meaning. */
typedef enum mazeloom_cell_bits {
    MAZELOOM_CELL_TERRAIN = 0x003f,  /**< a #mazeloom_terrain or an own terrain */
    MAZELOOM_CELL_AISLE = 0x0040,    /**< temples: a passage of the hidden maze */
    MAZELOOM_CELL_TRAP = 0x0080,     /**< temples: a hidden trap */
    MAZELOOM_CELL_COIN = 0x0100,     /**< temples: a coin lies here */
    MAZELOOM_CELL_THING = 0x0200,    /**< a thing of the map stands here */
    MAZELOOM_CELL_WALKABLE = 0x0400, /**< derived from the terrain */
    MAZELOOM_CELL_CLEAR = 0x1000,    /**< derived: transparent */
    MAZELOOM_CELL_LIQUID = 0x2000,   /**< derived: a liquid */
    MAZELOOM_CELL_EFFECT = 0xc000,   /**< derived: a #mazeloom_effect, shifted left by 14 bits */
    MAZELOOM_CELL_EXPLORED = 0x0040, /**< in a played descent: seen */
    MAZELOOM_CELL_MONSTER = 0x0080,  /**< in a played descent: a monster */
    MAZELOOM_CELL_ITEM = 0x0100      /**< in a played descent: an item */
} mazeloom_cell_bits;

/** The game of a level. */
typedef enum mazeloom_ruleset {
    MAZELOOM_TEMPLE = 0, /**< a hidden maze with traps between its aisles */
    MAZELOOM_DESCENT = 1 /**< floors of a dungeon, turn by turn */
} mazeloom_ruleset;

/** One of the four neighbours. */
typedef enum mazeloom_direction {
    MAZELOOM_UP = 0,    /**< y - 1 */
    MAZELOOM_RIGHT = 1, /**< x + 1 */
    MAZELOOM_DOWN = 2,  /**< y + 1 */
    MAZELOOM_LEFT = 3   /**< x - 1 */
} mazeloom_direction;

/** The kind of a thing. */
typedef enum mazeloom_thing_kind {
    MAZELOOM_THING_HERO = 0,          /**< start of the hero */
    MAZELOOM_THING_EXIT = 1,          /**< exit of a temple */
    MAZELOOM_THING_HEART = 2,         /**< an additional life */
    MAZELOOM_THING_TNT = 3,           /**< its blast reaches two cells */
    MAZELOOM_THING_GRENADE = 4,       /**< is thrown; its blast reaches one cell */
    MAZELOOM_THING_EMITTER = 5,       /**< emitter of a laser */
    MAZELOOM_THING_CONSOLE = 6,       /**< readable */
    MAZELOOM_THING_BUG = 7,           /**< follows its path */
    MAZELOOM_THING_BOSS = 8,          /**< follows its path, and hunts */
    MAZELOOM_THING_RAT = 9,           /**< a monster of the descent */
    MAZELOOM_THING_GOBLIN = 10,       /**< a monster of the descent */
    MAZELOOM_THING_ORC = 11,          /**< a monster of the descent */
    MAZELOOM_THING_TROLL = 12,        /**< a monster of the descent */
    MAZELOOM_THING_WRAITH = 13,       /**< a monster of the descent */
    MAZELOOM_THING_DREAD_KNIGHT = 14, /**< the boss of the descent */
    MAZELOOM_THING_POTION = 15,       /**< heals */
    MAZELOOM_THING_WEAPON = 16,       /**< for hand-to-hand fights */
    MAZELOOM_THING_WAND = 17,         /**< a wand of fireballs */
    MAZELOOM_THING_OWN = 18,          /**< one of the pack's own kinds */
    MAZELOOM_THING_KEY = 19,          /**< opens locked doors */
    MAZELOOM_THING_MOON_KEY = 20,     /**< opens moon doors */
    MAZELOOM_THING_JEWEL_KEY = 21,    /**< opens jewel doors */
    MAZELOOM_THING_BAT = 22,          /**< a monster of the descent */
    MAZELOOM_THING_SLIME = 23,        /**< a monster of the descent */
    MAZELOOM_THING_ARCHER = 24,       /**< a monster of the descent */
    MAZELOOM_THING_HULK = 25,         /**< a monster of the descent */
    MAZELOOM_THING_WITCH = 26,        /**< a monster of the descent */
    MAZELOOM_THING_IDOL = 27,         /**< a monster of the descent */
    MAZELOOM_THING_ARMOUR = 28        /**< keeps off damage in the descent */
} mazeloom_thing_kind;

/** The cells of a temple that show how many traps are around them. */
typedef enum mazeloom_shown_numbers {
    MAZELOOM_NUMBERS_CHOSEN = 0, /**< the player chooses */
    MAZELOOM_NUMBERS_ALL = 1,    /**< all cells */
    MAZELOOM_NUMBERS_NEAR = 2,   /**< cells within two columns and rows of the hero */
    MAZELOOM_NUMBERS_VISITED = 3 /**< cells where the hero has been */
} mazeloom_shown_numbers;

/** How time passes in a temple. */
typedef enum mazeloom_pace {
    MAZELOOM_PACE_REAL_TIME = 0, /**< continuously, tick by tick */
    MAZELOOM_PACE_STEP = 1       /**< only while the hero moves or waits */
} mazeloom_pace;

/** The buttons of the temple game. */
typedef enum mazeloom_button {
    MAZELOOM_BUTTON_UP = 0,           /**< walk */
    MAZELOOM_BUTTON_RIGHT = 1,        /**< walk */
    MAZELOOM_BUTTON_DOWN = 2,         /**< walk */
    MAZELOOM_BUTTON_LEFT = 3,         /**< walk */
    MAZELOOM_BUTTON_THROW = 4,        /**< throw or place the selected explosive */
    MAZELOOM_BUTTON_READ = 5,         /**< read a console next to the hero */
    MAZELOOM_BUTTON_SWITCH = 6,       /**< switch between TNT and grenades */
    MAZELOOM_BUTTON_TNT = 7,          /**< select TNT */
    MAZELOOM_BUTTON_GRENADE = 8,      /**< select grenades */
    MAZELOOM_BUTTON_WAIT = 9,         /**< let time pass when paced by steps */
    MAZELOOM_BUTTON_FACE_UP = 10,     /**< turn in place */
    MAZELOOM_BUTTON_FACE_RIGHT = 11,  /**< turn in place */
    MAZELOOM_BUTTON_FACE_DOWN = 12,   /**< turn in place */
    MAZELOOM_BUTTON_FACE_LEFT = 13,   /**< turn in place */
    MAZELOOM_BUTTON_INVULNERABLE = 14 /**< nothing ends the attempt while it is pressed */
} mazeloom_button;

/** The change of a button. */
typedef enum mazeloom_action {
    MAZELOOM_PRESS = 0,   /**< it is pressed */
    MAZELOOM_RELEASE = 1, /**< it is released */
    MAZELOOM_TAP = 2      /**< press and release at once: exactly one move or throw */
} mazeloom_action;

/** The state of an attempt at a temple. */
typedef enum mazeloom_temple_outcome {
    MAZELOOM_TEMPLE_PLAYING = 0, /**< in progress */
    MAZELOOM_TEMPLE_WON = 1,     /**< all objectives are met */
    MAZELOOM_TEMPLE_LOST = 2     /**< its cause tells why */
} mazeloom_temple_outcome;

/** The cause of a lost attempt. */
typedef enum mazeloom_temple_cause {
    MAZELOOM_CAUSE_NONE = 0,    /**< not lost */
    MAZELOOM_CAUSE_TRAP = 1,    /**< stepped on a trap */
    MAZELOOM_CAUSE_BUG = 2,     /**< met a bug */
    MAZELOOM_CAUSE_BOSS = 3,    /**< met a boss */
    MAZELOOM_CAUSE_LASER = 4,   /**< was in a beam */
    MAZELOOM_CAUSE_BLAST = 5,   /**< was near an explosion */
    MAZELOOM_CAUSE_DROWNED = 6, /**< ran out of air */
    MAZELOOM_CAUSE_GROUND = 7   /**< died of the ground, at once or of wounds */
} mazeloom_temple_cause;

/** Distinguishes live explosives from things of the map. */
typedef enum mazeloom_temple_thing_is {
    MAZELOOM_IS_THING = 0,         /**< a thing of the map */
    MAZELOOM_IS_SET_TNT = 1,       /**< TNT with a burning fuse */
    MAZELOOM_IS_FLYING_GRENADE = 2 /**< a grenade in the air */
} mazeloom_temple_thing_is;

/** What a temple's level can need. */
typedef enum mazeloom_mechanic {
    MAZELOOM_MECHANIC_TNT = 0,        /**< TNT */
    MAZELOOM_MECHANIC_GRENADES = 1,   /**< grenades */
    MAZELOOM_MECHANIC_EXPLOSIVES = 2, /**< TNT or grenades: one may replace the other */
    MAZELOOM_MECHANIC_HEARTS = 3,     /**< hearts */
    MAZELOOM_MECHANIC_BUGS = 4,       /**< bugs */
    MAZELOOM_MECHANIC_BOSSES = 5,     /**< bosses */
    MAZELOOM_MECHANIC_BEAMS = 6,      /**< laser beams */
    MAZELOOM_MECHANIC_FALLS = 7,      /**< waterfalls */
    MAZELOOM_MECHANIC_AIR = 8,        /**< the limit of air */
    MAZELOOM_MECHANIC_NUMBERS = 9     /**< the numbers that the level shows, rather than fewer */
} mazeloom_mechanic;

/** What a mechanic is good for on a map. */
typedef enum mazeloom_need {
    MAZELOOM_NEED_ABSENT = 0,     /**< the map has nothing of it */
    MAZELOOM_NEED_DECORATION = 1, /**< the player loses nothing by ignoring it */
    MAZELOOM_NEED_USEFUL = 2,     /**< a tool that shortens the way, a danger that can be avoided at
                                       no cost, numbers that spare harder deductions */
    MAZELOOM_NEED_NEEDED = 3,     /**< without the tool the level cannot be won; who ignores the
                                       danger does not win; with fewer numbers a player has to
                                       guess; or an objective asks for it */
    MAZELOOM_NEED_UNDECIDED = 4   /**< could not be determined, or the level cannot be won */
} mazeloom_need;

/** Whether a temple can be won. */
typedef enum mazeloom_verdict {
    MAZELOOM_WINNABLE = 0,   /**< the proof's replay wins */
    MAZELOOM_UNWINNABLE = 1, /**< no play at all can win */
    MAZELOOM_UNDECIDED = 2   /**< neither could be determined */
} mazeloom_verdict;

/** The state of a run of a descent. */
typedef enum mazeloom_descent_outcome {
    MAZELOOM_DESCENT_PLAYING = 0, /**< in progress */
    MAZELOOM_DESCENT_DIED = 1,    /**< the hero died */
    MAZELOOM_DESCENT_QUIT = 2,    /**< the player gave up */
    MAZELOOM_DESCENT_ARRIVED = 3  /**< the goal's depth was reached */
} mazeloom_descent_outcome;

#endif
