// SPDX-License-Identifier: MIT
/// @file
/// The result of a generation: cells, and the things on them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "mazeloom/cells.h"
#include "mazeloom/numbers.h"
#include "mazeloom/result.h"

namespace mazeloom {
inline namespace v1 {

/// The game of a level.
enum class Ruleset : std::uint8_t {
    Temple = MAZELOOM_TEMPLE,    ///< a hidden maze with traps between its aisles
    Descent = MAZELOOM_DESCENT,  ///< floors of a dungeon, turn by turn
};

/// One of the four neighbours.
enum class Direction : std::uint8_t {
    Up = MAZELOOM_UP,        ///< y − 1
    Right = MAZELOOM_RIGHT,  ///< x + 1
    Down = MAZELOOM_DOWN,    ///< y + 1
    Left = MAZELOOM_LEFT,    ///< x − 1
};

/// The kind of a thing. The numbers never change.
enum class ThingKind : std::uint8_t {
    Hero = MAZELOOM_THING_HERO,                 ///< start of the hero
    Exit = MAZELOOM_THING_EXIT,                 ///< exit of a temple
    Heart = MAZELOOM_THING_HEART,               ///< an additional life
    Tnt = MAZELOOM_THING_TNT,                   ///< its blast reaches two cells
    Grenade = MAZELOOM_THING_GRENADE,           ///< is thrown; its blast reaches one cell
    Emitter = MAZELOOM_THING_EMITTER,           ///< of a laser: Thing::direction, Thing::beam
    Console = MAZELOOM_THING_CONSOLE,           ///< readable: Thing::text
    Bug = MAZELOOM_THING_BUG,                   ///< follows Thing::path
    Boss = MAZELOOM_THING_BOSS,                 ///< follows Thing::path, and hunts
    Rat = MAZELOOM_THING_RAT,                   ///< a monster of the descent
    Goblin = MAZELOOM_THING_GOBLIN,             ///< a monster of the descent
    Orc = MAZELOOM_THING_ORC,                   ///< a monster of the descent
    Troll = MAZELOOM_THING_TROLL,               ///< a monster of the descent
    Wraith = MAZELOOM_THING_WRAITH,             ///< a monster of the descent
    DreadKnight = MAZELOOM_THING_DREAD_KNIGHT,  ///< the boss of the descent
    Potion = MAZELOOM_THING_POTION,             ///< heals
    Weapon = MAZELOOM_THING_WEAPON,             ///< for hand-to-hand fights
    Wand = MAZELOOM_THING_WAND,                 ///< a wand of fireballs
    Own = MAZELOOM_THING_OWN,                   ///< one of the pack's own kinds: Thing::kindName
    Key = MAZELOOM_THING_KEY,                   ///< opens locked doors
    MoonKey = MAZELOOM_THING_MOON_KEY,          ///< opens moon doors
    JewelKey = MAZELOOM_THING_JEWEL_KEY,        ///< opens jewel doors
    Bat = MAZELOOM_THING_BAT,                   ///< a monster of the descent
    Slime = MAZELOOM_THING_SLIME,               ///< a monster of the descent
    Archer = MAZELOOM_THING_ARCHER,             ///< a monster of the descent
    Hulk = MAZELOOM_THING_HULK,                 ///< a monster of the descent
    Witch = MAZELOOM_THING_WITCH,               ///< a monster of the descent
    Idol = MAZELOOM_THING_IDOL,                 ///< a monster of the descent
    Armour = MAZELOOM_THING_ARMOUR,             ///< keeps off damage in the descent
};

/// When a laser burns, in ticks of 1/60 s: `on` ticks with and `off` ticks without beam, repeated,
/// with a lead of `phase` ticks at the start of the level. If `off` is 0 it always burns.
struct Beam {
    int on = 60;    ///< ticks
    int off = 0;    ///< ticks
    int phase = 0;  ///< ticks
};

/// The designer's custom data, for the game that loads the level.
struct Property {
    std::string title;  ///< the designer's name for it
    /// Text (a choice, a colour as "#rrggbb" or "#rrggbbaa", the id of an object), a number, yes or
    /// no, a cell.
    std::variant<std::string, double, bool, Position> value;
};

/// A thing on a cell.
struct Thing {
    ThingKind kind = ThingKind::Hero;        ///< what it is
    std::string kindName;                    ///< as in files: "hero", "bug", an own kind's "chest"
    Position at;                             ///< where it stands
    std::string id;                          ///< id given by the designer; may be empty
    Direction direction = Direction::Right;  ///< emitter: direction of its beam
    Beam beam;                               ///< emitter only
    std::string text;                        ///< console only
    std::vector<Property> properties;        ///< its own and its kind's
    std::vector<Position> path;              ///< bug or boss: all cells, in order
    bool goesThereAndBack = false;           ///< moves back and forth, else in a loop
    int speed = 0;                           ///< along the path, in tenths of a cell per second
    int phase = 0;                           ///< lead at the start, in ticks
    int size = 1;                            ///< side in cells, centred on the path
    int toughness = 0;                       ///< number of blasts that kill a boss
};

/// A room that generation placed.
struct PlacedRoom {
    Rectangle floor;          ///< its floor; for a handcrafted room all but the outermost cells
    std::string handcrafted;  ///< the id of the pack's room; empty for a generated one
};

/// One of the pack's own terrains. The cells with the terrain repeat its flags.
struct OwnTerrain {
    Terrain terrain = Terrain::Void;  ///< its number; see kFirstOwnTerrain
    std::string id;                   ///< unique in its pack
    std::string title;                ///< for people; its id if the designer gave it none
    char character = '\0';            ///< in Map::toText(); unique in its pack
    bool canBeEntered = true;         ///< true also if entering kills
    bool isOpaque = false;            ///< blocks sight
    bool isLiquid = false;            ///< can be swum in
    Effect effect = Effect::None;     ///< effect of entering it
    std::uint32_t colour = 0;         ///< colour of the ground, 0xrrggbbaa
};

/// A generated level. Copies share its data.
class Map {
  public:
    struct Inside;  ///< its content; private to the library

    Ruleset ruleset() const;         ///< the game of the level
    int width() const;               ///< columns
    int height() const;              ///< rows
    Cells cells() const&;            ///< valid as long as the map or a copy of it exists
    Cells cells() const&& = delete;  ///< cells of a temporary would dangle
    /// Returns the cell at a place; void outside.
    Cell at(Position at) const { return cells().at(at); }
    /// Whether the stage light left the cell dark; false outside.
    bool isDark(Position at) const;

    std::size_t thingCount() const;         ///< number of things
    Thing thing(std::size_t index) const;   ///< `index` is 0 … thingCount() − 1
    std::vector<Thing> things() const;      ///< all things
    std::vector<PlacedRoom> rooms() const;  ///< in the order of placement
    std::optional<Position> hero() const;   ///< start of the hero

    std::size_t ownTerrainCount() const;  ///< number of the pack's own terrains
    /// Returns an own terrain by its index 0 … ownTerrainCount() − 1 in the designer's order, which
    /// is not its number in cells.
    OwnTerrain ownTerrain(std::size_t index) const;
    /// Returns all own terrains, including those that no cell of this map has.
    std::vector<OwnTerrain> ownTerrains() const;

    std::uint64_t seed() const;                 ///< the seed from which it was generated
    std::vector<std::string> warnings() const;  ///< warnings of the generation, for the designer
    /// Returns the text format: one character per cell, one line per row;
    /// core/level/text/FORMAT.md has the table.
    std::string toText() const;
    /// Returns the map as JSON, as written by `mazeloom generate --format json`.
    std::string toJson() const;
    /// Returns the hash of the text, the same on every machine and in every version with the same
    /// generators.
    std::uint64_t hash() const;

  private:
    friend class Access;
    explicit Map(std::shared_ptr<const Inside> inside) : inside_(std::move(inside)) {}
    std::shared_ptr<const Inside> inside_;
};

}  // namespace v1
}  // namespace mazeloom
