// SPDX-License-Identifier: MIT
/// @file
/// What generation yields: cells, and what stands on them.
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

/// The game that a level is for.
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

/// What a thing is. The numbers never change.
enum class ThingKind : std::uint8_t {
    Hero = MAZELOOM_THING_HERO,                 ///< where the hero begins
    Exit = MAZELOOM_THING_EXIT,                 ///< of a temple
    Heart = MAZELOOM_THING_HEART,               ///< another life
    Tnt = MAZELOOM_THING_TNT,                   ///< blasts two cells around
    Grenade = MAZELOOM_THING_GRENADE,           ///< is thrown, and blasts one cell around
    Emitter = MAZELOOM_THING_EMITTER,           ///< of a laser: Thing::direction, Thing::beam
    Console = MAZELOOM_THING_CONSOLE,           ///< is read: Thing::text
    Bug = MAZELOOM_THING_BUG,                   ///< goes Thing::path
    Boss = MAZELOOM_THING_BOSS,                 ///< goes Thing::path, and hunts
    Rat = MAZELOOM_THING_RAT,                   ///< a monster of the descent
    Goblin = MAZELOOM_THING_GOBLIN,             ///< a monster of the descent
    Orc = MAZELOOM_THING_ORC,                   ///< a monster of the descent
    Troll = MAZELOOM_THING_TROLL,               ///< a monster of the descent
    Wraith = MAZELOOM_THING_WRAITH,             ///< a monster of the descent
    DreadKnight = MAZELOOM_THING_DREAD_KNIGHT,  ///< the boss of the descent
    Potion = MAZELOOM_THING_POTION,             ///< heals
    Weapon = MAZELOOM_THING_WEAPON,             ///< for hand-to-hand fights
    Wand = MAZELOOM_THING_WAND,                 ///< of fireballs
    Own = MAZELOOM_THING_OWN,           ///< of a kind that the pack has of its own: Thing::kindName
    Key = MAZELOOM_THING_KEY,           ///< opens locked doors
    MoonKey = MAZELOOM_THING_MOON_KEY,  ///< opens moon doors
    JewelKey = MAZELOOM_THING_JEWEL_KEY,  ///< opens jewel doors
};

/// When a laser burns, in ticks of 1/60 s: `on` ticks with, `off` ticks without, over and over, as
/// if `phase` ticks had passed when the level starts. Always, where `off` is 0.
struct Beam {
    int on = 60;    ///< ticks
    int off = 0;    ///< ticks
    int phase = 0;  ///< ticks
};

/// Data of the designer's own, for the game that loads the level.
struct Property {
    std::string title;  ///< what the designer calls it
    /// Text (a choice, a colour as "#rrggbb" or "#rrggbbaa", the id of an object), a number, yes or
    /// no, a cell.
    std::variant<std::string, double, bool, Position> value;
};

/// What stands on a cell.
struct Thing {
    ThingKind kind = ThingKind::Hero;        ///< what it is
    std::string kindName;                    ///< as in files: "hero", "bug", of own kinds "chest"
    Position at;                             ///< where it stands
    std::string id;                          ///< that the designer gave it; may be empty
    Direction direction = Direction::Right;  ///< of an emitter: where its beam goes
    Beam beam;                               ///< of an emitter
    std::string text;                        ///< of a console
    std::vector<Property> properties;        ///< of its own, and of its kind
    std::vector<Position> path;              ///< of a bug or boss: each cell, in order
    bool goesThereAndBack = false;           ///< along its path; else it goes round
    int speed = 0;                           ///< along its path, tenths of a cell a second
    int phase = 0;                           ///< ticks that it is ahead at the start
    int size = 1;                            ///< cells a side, centred on the path
    int toughness = 0;                       ///< blasts that a boss takes
};

/// A room that generation placed.
struct PlacedRoom {
    Rectangle floor;          ///< its floor; of a handcrafted one all but the outermost cells
    std::string handcrafted;  ///< the id of the pack's room; empty: a generated one
};

/// A terrain of the pack's own. The flags that cells have of it are the same.
struct OwnTerrain {
    Terrain terrain = Terrain::Void;  ///< its number, kFirstOwnTerrain … 63
    std::string id;                   ///< unique in its pack
    std::string title;                ///< for people; its id where the designer gave it none
    char character = '\0';            ///< in Map::toText(); unique in its pack
    bool canBeEntered = true;         ///< if only to die of it
    bool isOpaque = false;            ///< nobody sees past it
    bool isLiquid = false;            ///< is swum in
    Effect effect = Effect::None;     ///< on who enters it
    std::uint32_t colour = 0;         ///< of its ground, 0xrrggbbaa
};

/// A generated level. Copies share it.
class Map {
  public:
    struct Inside;  ///< what it holds; known to the library alone

    Ruleset ruleset() const;         ///< the game that it is for
    int width() const;               ///< columns
    int height() const;              ///< rows
    Cells cells() const&;            ///< valid as long as the map or a copy of it is
    Cells cells() const&& = delete;  ///< those of a map that is gone are gone too
    /// The cell there; void outside.
    Cell at(Position at) const { return cells().at(at); }
    /// Whether the cell is dark, as the stage light makes it; not so outside.
    bool isDark(Position at) const;

    std::size_t thingCount() const;         ///< of all that stands there
    Thing thing(std::size_t index) const;   ///< the one at 0 … thingCount() − 1
    std::vector<Thing> things() const;      ///< all of them
    std::vector<PlacedRoom> rooms() const;  ///< in the order of their placing
    std::optional<Position> hero() const;   ///< where the hero begins

    std::size_t ownTerrainCount() const;  ///< of its pack
    /// The one at 0 … ownTerrainCount() − 1, in the designer's order; not the number of its cells.
    OwnTerrain ownTerrain(std::size_t index) const;
    /// All of them, also those that no cell of this map has.
    std::vector<OwnTerrain> ownTerrains() const;

    std::uint64_t seed() const;                 ///< that it was generated from
    std::vector<std::string> warnings() const;  ///< what generation wants the designer to know
    /// One character a cell, a row a line; CONTRIBUTING.md has the table.
    std::string toText() const;
    /// All of it, as `mazeloom generate --format json` writes it.
    std::string toJson() const;
    /// Of the text: the same on every machine and in every version of the same generators.
    std::uint64_t hash() const;

  private:
    friend class Access;
    explicit Map(std::shared_ptr<const Inside> inside) : inside_(std::move(inside)) {}
    std::shared_ptr<const Inside> inside_;
};

}  // namespace v1
}  // namespace mazeloom
