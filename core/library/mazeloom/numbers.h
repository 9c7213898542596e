/* SPDX-License-Identifier: MIT */
/**
 * @file
 * The numbers of everything that can be told apart by a number, for C and C++ alike. They never
 * change; later versions may add some.
 */
#ifndef MAZELOOM_NUMBERS_H
#define MAZELOOM_NUMBERS_H

/** What a cell is made of. Numbers from MAZELOOM_FIRST_OWN_TERRAIN on are terrains of the pack's
 * own. */
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

/** Terrains of the pack's own have numbers from here to 63. */
enum { MAZELOOM_FIRST_OWN_TERRAIN = 32 };

/** What a terrain does to who enters it. */
typedef enum mazeloom_effect {
    MAZELOOM_EFFECT_NONE = 0,   /**< nothing */
    MAZELOOM_EFFECT_SLOWS = 1,  /**< it slows */
    MAZELOOM_EFFECT_WOUNDS = 2, /**< it wounds */
    MAZELOOM_EFFECT_KILLS = 3   /**< it kills */
} mazeloom_effect;

/** The bits of a cell. Others mean nothing. */
typedef enum mazeloom_cell_bits {
    MAZELOOM_CELL_TERRAIN = 0x003f,  /**< a #mazeloom_terrain, or one of the pack's own */
    MAZELOOM_CELL_AISLE = 0x0040,    /**< temples: a passage of the hidden maze */
    MAZELOOM_CELL_TRAP = 0x0080,     /**< temples: a hidden trap */
    MAZELOOM_CELL_COIN = 0x0100,     /**< temples: a coin lies here */
    MAZELOOM_CELL_THING = 0x0200,    /**< a thing of the map stands here */
    MAZELOOM_CELL_WALKABLE = 0x0400, /**< follows from the terrain */
    MAZELOOM_CELL_CLEAR = 0x1000,    /**< likewise: lets sight pass */
    MAZELOOM_CELL_LIQUID = 0x2000,   /**< likewise: is a liquid */
    MAZELOOM_CELL_EFFECT = 0xc000,   /**< likewise: a #mazeloom_effect, 14 bits further left */
    MAZELOOM_CELL_EXPLORED = 0x0040, /**< a descent that is played: was seen */
    MAZELOOM_CELL_MONSTER = 0x0080,  /**< likewise: a monster is here */
    MAZELOOM_CELL_ITEM = 0x0100      /**< likewise: an item lies here */
} mazeloom_cell_bits;

/** The game that a level is for. */
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

/** What a thing is. */
typedef enum mazeloom_thing_kind {
    MAZELOOM_THING_HERO = 0,          /**< where the hero begins */
    MAZELOOM_THING_EXIT = 1,          /**< of a temple */
    MAZELOOM_THING_HEART = 2,         /**< another life */
    MAZELOOM_THING_TNT = 3,           /**< blasts two cells around */
    MAZELOOM_THING_GRENADE = 4,       /**< is thrown, and blasts one cell around */
    MAZELOOM_THING_EMITTER = 5,       /**< of a laser */
    MAZELOOM_THING_CONSOLE = 6,       /**< is read */
    MAZELOOM_THING_BUG = 7,           /**< goes its path */
    MAZELOOM_THING_BOSS = 8,          /**< goes its path, and hunts */
    MAZELOOM_THING_RAT = 9,           /**< a monster of the descent */
    MAZELOOM_THING_GOBLIN = 10,       /**< a monster of the descent */
    MAZELOOM_THING_ORC = 11,          /**< a monster of the descent */
    MAZELOOM_THING_TROLL = 12,        /**< a monster of the descent */
    MAZELOOM_THING_WRAITH = 13,       /**< a monster of the descent */
    MAZELOOM_THING_DREAD_KNIGHT = 14, /**< the boss of the descent */
    MAZELOOM_THING_POTION = 15,       /**< heals */
    MAZELOOM_THING_WEAPON = 16,       /**< for hand-to-hand fights */
    MAZELOOM_THING_WAND = 17,         /**< of fireballs */
    MAZELOOM_THING_OWN = 18,          /**< of a kind that the pack has of its own */
    MAZELOOM_THING_KEY = 19,          /**< opens locked doors */
    MAZELOOM_THING_MOON_KEY = 20,     /**< opens moon doors */
    MAZELOOM_THING_JEWEL_KEY = 21     /**< opens jewel doors */
} mazeloom_thing_kind;

/** How time passes in a temple. */
typedef enum mazeloom_pace {
    MAZELOOM_PACE_REAL_TIME = 0, /**< with each tick */
    MAZELOOM_PACE_STEP = 1       /**< only while the hero moves or waits */
} mazeloom_pace;

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
    MAZELOOM_BUTTON_WAIT = 9,         /**< let time pass where the pace is by steps */
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

/** How an attempt at a temple stands. */
typedef enum mazeloom_temple_outcome {
    MAZELOOM_TEMPLE_PLAYING = 0, /**< it goes on */
    MAZELOOM_TEMPLE_WON = 1,     /**< all objectives are met */
    MAZELOOM_TEMPLE_LOST = 2     /**< its cause says how */
} mazeloom_temple_outcome;

/** What ended a lost attempt. */
typedef enum mazeloom_temple_cause {
    MAZELOOM_CAUSE_NONE = 0,    /**< it is not lost */
    MAZELOOM_CAUSE_TRAP = 1,    /**< stepped on one */
    MAZELOOM_CAUSE_BUG = 2,     /**< met one */
    MAZELOOM_CAUSE_BOSS = 3,    /**< met one */
    MAZELOOM_CAUSE_LASER = 4,   /**< was in a beam */
    MAZELOOM_CAUSE_BLAST = 5,   /**< was near one */
    MAZELOOM_CAUSE_DROWNED = 6, /**< had no air */
    MAZELOOM_CAUSE_GROUND = 7   /**< died of the ground, at once or by wounds */
} mazeloom_temple_cause;

/** What a thing in a temple is beyond its kind: what moves through the air. */
typedef enum mazeloom_temple_thing_is {
    MAZELOOM_IS_THING = 0,         /**< of the map */
    MAZELOOM_IS_SET_TNT = 1,       /**< TNT whose fuse burns */
    MAZELOOM_IS_FLYING_GRENADE = 2 /**< a grenade in the air */
} mazeloom_temple_thing_is;

/** Whether a temple can be won. */
typedef enum mazeloom_verdict {
    MAZELOOM_WINNABLE = 0,   /**< the proof's replay wins */
    MAZELOOM_UNWINNABLE = 1, /**< no play whatever can win */
    MAZELOOM_UNDECIDED = 2   /**< neither was found out */
} mazeloom_verdict;

/** How a run of a descent stands. */
typedef enum mazeloom_descent_outcome {
    MAZELOOM_DESCENT_PLAYING = 0, /**< it goes on */
    MAZELOOM_DESCENT_DIED = 1,    /**< the hero did */
    MAZELOOM_DESCENT_QUIT = 2,    /**< given up */
    MAZELOOM_DESCENT_ARRIVED = 3  /**< at the depth that was to be reached */
} mazeloom_descent_outcome;

#endif
