// SPDX-License-Identifier: MIT
// The terrains of cells. Each terrain is one row of kTerrains; everything else (cells, rules,
// files, inks, drawings, texts) reads that row.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/grid/direction.h"

namespace mazeloom::level {

/// The numbers are the bits of a cell. No file contains them, but the hashes of games do, so a new
/// terrain must take the next free number.
enum class Terrain : std::uint8_t {
    Void,
    Wall,
    Column,
    Fireplace,
    Cabinet,
    Floor,
    ClosedDoor,
    OpenDoor,
    Water,
    WaterfallDown,
    WaterfallUp,
    WaterfallLeft,
    WaterfallRight,
    StairsUp,
    StairsDown,
    Fountain,
    LockedDoor,
    SecretDoor,
    Rubble,
    Grass,
    Bridge,
    Chasm,
    Lava,
    Ice,
    Carpet,
    Torch,
    MoonDoor,
    JewelDoor,
    OneWayUp,
    OneWayRight,
    OneWayDown,
    OneWayLeft,
};

/// Upper bound on the number of terrains, given by the bits of a cell.
inline constexpr std::size_t kMostTerrains = 64;
/// The first of the kMaxOwnTerrains numbers for the pack's own terrains (own_terrain.h). All other
/// numbers are the program's.
inline constexpr std::size_t kFirstOwnTerrain = 32;
inline constexpr std::size_t kMaxOwnTerrains = 32;

constexpr bool isOwn(Terrain terrain) {
    return static_cast<std::size_t>(terrain) - kFirstOwnTerrain < kMaxOwnTerrains;
}

/// A set of terrains.
class TerrainSet {
  public:
    constexpr TerrainSet() = default;
    /// Returns the set of all terrain numbers.
    static constexpr TerrainSet all() {
        TerrainSet set;
        set.words_.fill(~std::uint64_t{0});
        return set;
    }

    constexpr void add(Terrain terrain) { words_[wordOf(terrain)] |= bitOf(terrain); }
    constexpr void remove(Terrain terrain) { words_[wordOf(terrain)] &= ~bitOf(terrain); }
    constexpr bool contains(Terrain terrain) const {
        return (words_[wordOf(terrain)] >> (static_cast<unsigned>(terrain) % kWord) & 1u) != 0;
    }
    constexpr bool isEmpty() const { return *this == TerrainSet(); }
    constexpr int count() const {
        int count = 0;
        for (const std::uint64_t word : words_)
            count += std::popcount(word);
        return count;
    }
    /// Returns the terrain with the smallest number; the set must not be empty.
    constexpr Terrain first() const {
        std::size_t word = 0;
        while (words_[word] == 0)
            ++word;
        return static_cast<Terrain>(word * kWord +
                                    static_cast<std::size_t>(std::countr_zero(words_[word])));
    }

    constexpr TerrainSet& operator|=(const TerrainSet& other) {
        for (std::size_t i = 0; i < words_.size(); ++i)
            words_[i] |= other.words_[i];
        return *this;
    }
    constexpr TerrainSet& operator&=(const TerrainSet& other) {
        for (std::size_t i = 0; i < words_.size(); ++i)
            words_[i] &= other.words_[i];
        return *this;
    }
    friend constexpr TerrainSet operator|(TerrainSet a, const TerrainSet& b) { return a |= b; }
    friend constexpr TerrainSet operator&(TerrainSet a, const TerrainSet& b) { return a &= b; }
    friend constexpr bool operator==(const TerrainSet&, const TerrainSet&) = default;

  private:
    static constexpr std::size_t kWord = 64;
    static constexpr std::size_t wordOf(Terrain terrain) {
        return static_cast<std::size_t>(terrain) / kWord;
    }
    static constexpr std::uint64_t bitOf(Terrain terrain) {
        return std::uint64_t{1} << (static_cast<unsigned>(terrain) % kWord);
    }

    std::array<std::uint64_t, kMostTerrains / kWord> words_{};
};

/// The set of all numbers for the pack's own terrains.
inline constexpr TerrainSet kOwnTerrains = [] {
    TerrainSet set;
    for (std::size_t i = 0; i < kMaxOwnTerrains; ++i)
        set.add(static_cast<Terrain>(kFirstOwnTerrain + i));
    return set;
}();

/// A terrain's effect on anyone who enters it. Has no meaning if the terrain cannot be entered.
enum class Effect : std::uint8_t { None, Slows, Wounds, Kills };

/// How the ground of a cell is drawn.
enum class Ground : std::uint8_t { Void, Rock, Open, Liquid };

/// The colour of the character drawn on the ground; None: no character.
enum class Tint : std::uint8_t { None, Furniture, Fire, Door, Stairs, Spray, Moon, Jewel };

/// The kinds of sheets on which a terrain can be painted, as a set of bits.
enum Canvas : unsigned {
    kTempleLevel = 1,
    kDescentLevel = 2,
    kRoomSheet = 4,
};

struct TerrainInfo {
    Terrain terrain = Terrain::Void;
    std::string_view id;    ///< the id of its ink; stable, for settings
    char glyph = ' ';       ///< as in the text format
    std::string_view name;  ///< as in JSON; shown in the user's language ("closed door")

    bool walkable = false;  ///< can be entered; see isWalkable()
    bool opaque = false;    ///< blocks sight
    bool liquid = false;
    Effect effect = Effect::None;
    bool door = false;
    /// Whether a trap, a coin or an item may lie on the terrain: it has no effect of its own that
    /// they would hide.
    bool holdsItems = false;
    std::optional<grid::Direction> flow = {};  ///< the direction in which a waterfall carries
    /// For a door that only its key opens, the lock: an index in kKeys (lock.h).
    std::optional<std::uint8_t> lock = {};
    /// The only direction in which a step can enter the terrain.
    std::optional<grid::Direction> entry = {};

    Ground ground = Ground::Open;
    Tint tint = Tint::None;
    /// The colour that tints open ground, 0xrrggbb; 0: no tint.
    std::uint32_t shade = 0;

    unsigned canvases = 0;   ///< where it can be painted
    std::string_view title;  ///< the title of its ink, in English
    std::string_view help;   ///< one sentence, in English
};

inline constexpr unsigned kEveryCanvas = kTempleLevel | kDescentLevel | kRoomSheet;
inline constexpr unsigned kDescentCanvases = kDescentLevel | kRoomSheet;

/// All terrains of the program, in the order in which inks are offered.
inline constexpr std::array kTerrains{
    TerrainInfo{.terrain = Terrain::Floor,
                .id = "floor",
                .glyph = '.',
                .name = "floor",
                .walkable = true,
                .holdsItems = true,
                .canvases = kEveryCanvas,
                .title = "Floor",
                .help = "Open cells, where the hero can walk"},
    TerrainInfo{.terrain = Terrain::Wall,
                .id = "wall",
                .glyph = '#',
                .name = "wall",
                .opaque = true,
                .ground = Ground::Rock,
                .canvases = kEveryCanvas,
                .title = "Wall",
                .help = "Solid cells, which recipes may carve"},
    TerrainInfo{.terrain = Terrain::Void,
                .id = "void",
                .glyph = ' ',
                .name = "void",
                .opaque = true,
                .ground = Ground::Void,
                .canvases = kRoomSheet,
                .title = "Nothing",
                .help = "Cells that do not belong to the room"},
    TerrainInfo{.terrain = Terrain::Water,
                .id = "water",
                .glyph = '~',
                .name = "water",
                .walkable = true,
                .liquid = true,
                .holdsItems = true,
                .ground = Ground::Liquid,
                .canvases = kTempleLevel,
                .title = "Water",
                .help = "The hero swims, and has air for ten seconds"},
    TerrainInfo{.terrain = Terrain::WaterfallDown,
                .id = "fall-down",
                .glyph = 'v',
                .name = "waterfall down",
                .walkable = true,
                .liquid = true,
                .flow = grid::Direction::Down,
                .ground = Ground::Liquid,
                .tint = Tint::Spray,
                .canvases = kTempleLevel,
                .title = "Waterfall down",
                .help = "Carries the hero downwards"},
    TerrainInfo{.terrain = Terrain::WaterfallUp,
                .id = "fall-up",
                .glyph = '^',
                .name = "waterfall up",
                .walkable = true,
                .liquid = true,
                .flow = grid::Direction::Up,
                .ground = Ground::Liquid,
                .tint = Tint::Spray,
                .canvases = kTempleLevel,
                .title = "Waterfall up",
                .help = "Carries the hero upwards"},
    TerrainInfo{.terrain = Terrain::WaterfallLeft,
                .id = "fall-left",
                .glyph = '{',
                .name = "waterfall left",
                .walkable = true,
                .liquid = true,
                .flow = grid::Direction::Left,
                .ground = Ground::Liquid,
                .tint = Tint::Spray,
                .canvases = kTempleLevel,
                .title = "Waterfall left",
                .help = "Carries the hero to the left"},
    TerrainInfo{.terrain = Terrain::WaterfallRight,
                .id = "fall-right",
                .glyph = '}',
                .name = "waterfall right",
                .walkable = true,
                .liquid = true,
                .flow = grid::Direction::Right,
                .ground = Ground::Liquid,
                .tint = Tint::Spray,
                .canvases = kTempleLevel,
                .title = "Waterfall right",
                .help = "Carries the hero to the right"},
    TerrainInfo{.terrain = Terrain::Rubble,
                .id = "rubble",
                .glyph = ':',
                .name = "rubble",
                .walkable = true,
                .effect = Effect::Slows,
                .tint = Tint::Furniture,
                .canvases = kEveryCanvas,
                .title = "Rubble",
                .help = "Can be walked, but slows anyone who enters"},
    TerrainInfo{.terrain = Terrain::Grass,
                .id = "grass",
                .glyph = ';',
                .name = "grass",
                .walkable = true,
                .holdsItems = true,
                .shade = 0x4d8c3a,
                .canvases = kEveryCanvas,
                .title = "Grass",
                .help = "Floor with another look"},
    TerrainInfo{.terrain = Terrain::Carpet,
                .id = "carpet",
                .glyph = '%',
                .name = "carpet",
                .walkable = true,
                .holdsItems = true,
                .shade = 0x9c3350,
                .canvases = kEveryCanvas,
                .title = "Carpet",
                .help = "Floor with another look"},
    TerrainInfo{.terrain = Terrain::Ice,
                .id = "ice",
                .glyph = '-',
                .name = "ice",
                .walkable = true,
                .holdsItems = true,
                .shade = 0x9fd3e8,
                .canvases = kEveryCanvas,
                .title = "Ice",
                .help = "Floor with another look"},
    TerrainInfo{.terrain = Terrain::Bridge,
                .id = "bridge",
                .glyph = '=',
                .name = "bridge",
                .walkable = true,
                .holdsItems = true,
                .tint = Tint::Door,
                .shade = 0x1c2a3a,
                .canvases = kEveryCanvas,
                .title = "Bridge",
                .help = "Floor that leads over something"},
    TerrainInfo{.terrain = Terrain::Chasm,
                .id = "chasm",
                .glyph = '|',
                .name = "chasm",
                .shade = 0x05060a,
                .canvases = kEveryCanvas,
                .title = "Chasm",
                .help = "Cannot be walked, but can be seen across"},
    TerrainInfo{.terrain = Terrain::Lava,
                .id = "lava",
                .glyph = 'V',
                .name = "lava",
                .walkable = true,
                .effect = Effect::Kills,
                .tint = Tint::Fire,
                .shade = 0x3a0d05,
                .canvases = kEveryCanvas,
                .title = "Lava",
                .help = "Kills anyone who enters"},
    TerrainInfo{.terrain = Terrain::ClosedDoor,
                .id = "closed-door",
                .glyph = '+',
                .name = "closed door",
                .walkable = true,
                .opaque = true,
                .door = true,
                .tint = Tint::Door,
                .canvases = kDescentCanvases,
                .title = "Closed door",
                .help = "Opens when somebody walks into it"},
    TerrainInfo{.terrain = Terrain::OpenDoor,
                .id = "open-door",
                .glyph = '\'',
                .name = "open door",
                .walkable = true,
                .door = true,
                .tint = Tint::Door,
                .canvases = kDescentCanvases,
                .title = "Open door",
                .help = "A door that stands open"},
    TerrainInfo{.terrain = Terrain::LockedDoor,
                .id = "locked-door",
                .glyph = 'K',
                .name = "locked door",
                .opaque = true,
                .door = true,
                .lock = 0,
                .tint = Tint::Door,
                .canvases = kDescentCanvases,
                .title = "Locked door",
                .help = "Bars the way until the hero has the key"},
    TerrainInfo{.terrain = Terrain::MoonDoor,
                .id = "moon-door",
                .glyph = 'M',
                .name = "moon door",
                .opaque = true,
                .door = true,
                .lock = 1,
                .tint = Tint::Moon,
                .canvases = kDescentCanvases,
                .title = "Moon door",
                .help = "Bars the way until the hero has the moon key"},
    TerrainInfo{.terrain = Terrain::JewelDoor,
                .id = "jewel-door",
                .glyph = 'J',
                .name = "jewel door",
                .opaque = true,
                .door = true,
                .lock = 2,
                .tint = Tint::Jewel,
                .canvases = kDescentCanvases,
                .title = "Jewel door",
                .help = "Bars the way until the hero has the jewel key"},
    TerrainInfo{.terrain = Terrain::OneWayUp,
                .id = "one-way-up",
                .glyph = 'n',
                .name = "one-way door up",
                .walkable = true,
                .opaque = true,
                .door = true,
                .entry = grid::Direction::Up,
                .tint = Tint::Door,
                .canvases = kDescentCanvases,
                .title = "One-way door up",
                .help = "Opens only for walking upwards, and falls shut again"},
    TerrainInfo{.terrain = Terrain::OneWayRight,
                .id = "one-way-right",
                .glyph = ']',
                .name = "one-way door to the right",
                .walkable = true,
                .opaque = true,
                .door = true,
                .entry = grid::Direction::Right,
                .tint = Tint::Door,
                .canvases = kDescentCanvases,
                .title = "One-way door to the right",
                .help = "Opens only for walking to the right, and falls shut again"},
    TerrainInfo{.terrain = Terrain::OneWayDown,
                .id = "one-way-down",
                .glyph = 'u',
                .name = "one-way door down",
                .walkable = true,
                .opaque = true,
                .door = true,
                .entry = grid::Direction::Down,
                .tint = Tint::Door,
                .canvases = kDescentCanvases,
                .title = "One-way door down",
                .help = "Opens only for walking downwards, and falls shut again"},
    TerrainInfo{.terrain = Terrain::OneWayLeft,
                .id = "one-way-left",
                .glyph = '[',
                .name = "one-way door to the left",
                .walkable = true,
                .opaque = true,
                .door = true,
                .entry = grid::Direction::Left,
                .tint = Tint::Door,
                .canvases = kDescentCanvases,
                .title = "One-way door to the left",
                .help = "Opens only for walking to the left, and falls shut again"},
    TerrainInfo{.terrain = Terrain::SecretDoor,
                .id = "secret-door",
                .glyph = 'S',
                .name = "secret door",
                .walkable = true,
                .opaque = true,
                .door = true,
                .tint = Tint::Door,
                .canvases = kDescentCanvases,
                .title = "Secret door",
                .help = "Looks like wall until the hero walks into it"},
    TerrainInfo{.terrain = Terrain::Column,
                .id = "column",
                .glyph = 'o',
                .name = "column",
                .opaque = true,
                .tint = Tint::Furniture,
                .canvases = kDescentCanvases,
                .title = "Column",
                .help = "Furniture: nobody walks through it"},
    TerrainInfo{.terrain = Terrain::Fireplace,
                .id = "fireplace",
                .glyph = 'F',
                .name = "fireplace",
                .ground = Ground::Rock,
                .tint = Tint::Fire,
                .canvases = kDescentCanvases,
                .title = "Fireplace",
                .help = "Furniture in a wall"},
    TerrainInfo{.terrain = Terrain::Torch,
                .id = "torch",
                .glyph = 'i',
                .name = "torch",
                .opaque = true,
                .ground = Ground::Rock,
                .tint = Tint::Fire,
                .canvases = kDescentCanvases,
                .title = "Torch",
                .help = "Hangs on a wall"},
    TerrainInfo{.terrain = Terrain::Cabinet,
                .id = "cabinet",
                .glyph = 'c',
                .name = "cabinet",
                .opaque = true,
                .tint = Tint::Furniture,
                .canvases = kDescentCanvases,
                .title = "Cabinet",
                .help = "Furniture against a wall"},
    TerrainInfo{.terrain = Terrain::Fountain,
                .id = "fountain",
                .glyph = 'f',
                .name = "fountain",
                .walkable = true,
                .tint = Tint::Spray,
                .canvases = kDescentCanvases,
                .title = "Fountain",
                .help = "The hero can drink from it"},
    TerrainInfo{.terrain = Terrain::StairsUp,
                .id = "stairs-up",
                .glyph = '<',
                .name = "stairs up",
                .walkable = true,
                .tint = Tint::Stairs,
                .canvases = kDescentCanvases,
                .title = "Stairs up",
                .help = "The way to the level above"},
    TerrainInfo{.terrain = Terrain::StairsDown,
                .id = "stairs-down",
                .glyph = '>',
                .name = "stairs down",
                .walkable = true,
                .tint = Tint::Stairs,
                .canvases = kDescentCanvases,
                .title = "Stairs down",
                .help = "The way to the level below"},
};

inline constexpr std::size_t kTerrainCount = kTerrains.size();
/// The number of tints that terrains have, including None.
inline constexpr std::size_t kTintCount =
    1 + static_cast<std::size_t>(std::ranges::max(kTerrains, {}, &TerrainInfo::tint).tint);

namespace detail {

/// The index of each terrain's row. A number without a terrain has the index of void's row.
inline constexpr std::array<std::uint8_t, kMostTerrains> kRows = [] {
    std::array<std::uint8_t, kMostTerrains> rows{};
    for (std::size_t row = 0; row < kTerrainCount; ++row) {
        if (kTerrains[row].terrain == Terrain::Void) rows.fill(static_cast<std::uint8_t>(row));
    }
    for (std::size_t row = 0; row < kTerrainCount; ++row)
        rows[static_cast<std::size_t>(kTerrains[row].terrain)] = static_cast<std::uint8_t>(row);
    return rows;
}();
static_assert(
    [] {
        TerrainSet free;
        for (std::size_t number = 0; number < kTerrainCount; ++number)
            free.add(static_cast<Terrain>(number < kFirstOwnTerrain ? number
                                                                    : number + kMaxOwnTerrains));
        for (const TerrainInfo& row : kTerrains)
            free.remove(row.terrain);
        return free.isEmpty();
    }(),
    "the terrains are numbered without gaps, except for the numbers of own terrains");

/// Returns the terrains whose rows satisfy `isSo`.
template <typename Predicate>
constexpr TerrainSet terrainsThat(const Predicate& isSo) {
    TerrainSet set;
    for (const TerrainInfo& row : kTerrains) {
        if (isSo(row)) set.add(row.terrain);
    }
    return set;
}

inline constexpr TerrainSet kEnterable = terrainsThat([](auto& row) { return row.walkable; });
inline constexpr TerrainSet kWalkable =
    terrainsThat([](auto& row) { return row.walkable && row.effect != Effect::Kills; });
inline constexpr TerrainSet kOpaque = terrainsThat([](auto& row) { return row.opaque; });
inline constexpr TerrainSet kLiquid = terrainsThat([](auto& row) { return row.liquid; });
inline constexpr TerrainSet kDoors = terrainsThat([](auto& row) { return row.door; });
inline constexpr TerrainSet kHoldsItems = terrainsThat([](auto& row) { return row.holdsItems; });
inline constexpr TerrainSet kFlowing = terrainsThat([](auto& row) { return row.flow.has_value(); });
inline constexpr TerrainSet kLocked = terrainsThat([](auto& row) { return row.lock.has_value(); });
inline constexpr TerrainSet kOneWay = terrainsThat([](auto& row) { return row.entry.has_value(); });
inline constexpr TerrainSet kMasses = terrainsThat(
    [](auto& row) { return row.ground == Ground::Void || row.ground == Ground::Rock; });

}  // namespace detail

constexpr const TerrainInfo& info(Terrain terrain) {
    return kTerrains[detail::kRows[static_cast<std::size_t>(terrain)]];
}

// For the pack's own terrains, the tests below return false (only lets() returns true) and
// effectOf() returns None. Their properties are known to the pack's TerrainTable (own_terrain.h)
// and to its cells.

/// Whether the terrain can be walked and survived: the test of generation, distances, monsters and
/// bots.
constexpr bool isWalkable(Terrain terrain) {
    return detail::kWalkable.contains(terrain);
}
/// Whether the terrain can be entered, even if only to die.
constexpr bool canEnter(Terrain terrain) {
    return detail::kEnterable.contains(terrain);
}
constexpr Effect effectOf(Terrain terrain) {
    return isOwn(terrain) ? Effect::None : info(terrain).effect;
}
constexpr bool isOpaque(Terrain terrain) {
    return detail::kOpaque.contains(terrain);
}
constexpr bool isLiquid(Terrain terrain) {
    return detail::kLiquid.contains(terrain);
}
/// Whether the terrain is a door of any kind: normal, secret, locked or one-way.
constexpr bool isDoor(Terrain terrain) {
    return detail::kDoors.contains(terrain);
}
/// Whether the terrain is a door that everybody sees and can pass in both directions.
constexpr bool isPlainDoor(Terrain terrain) {
    return terrain == Terrain::ClosedDoor || terrain == Terrain::OpenDoor;
}
constexpr bool holdsItems(Terrain terrain) {
    return detail::kHoldsItems.contains(terrain);
}
/// Whether the terrain carries anyone in it: a waterfall.
constexpr bool isFlowing(Terrain terrain) {
    return detail::kFlowing.contains(terrain);
}
/// Whether the terrain is a door that a key opens.
constexpr bool isLocked(Terrain terrain) {
    return detail::kLocked.contains(terrain);
}
/// Whether the terrain is a door that can be entered only in one direction.
constexpr bool isOneWay(Terrain terrain) {
    return detail::kOneWay.contains(terrain);
}
/// Whether a step in the direction can enter the terrain, as far as one-way doors are concerned.
constexpr bool lets(Terrain terrain, grid::Direction direction) {
    return !isOneWay(terrain) || info(terrain).entry == direction;
}
/// Whether the terrain is drawn as a mass: it merges with other masses and has an outline towards
/// all other cells.
constexpr bool isMass(Terrain terrain) {
    return detail::kMasses.contains(terrain);
}

/// Returns the waterfall that flows in this direction.
constexpr Terrain waterfall(grid::Direction flow) {
    for (const TerrainInfo& row : kTerrains) {
        if (row.flow == flow) return row.terrain;
    }
    return Terrain::Water;
}

/// Returns the one-way door that can be entered in this direction.
constexpr Terrain oneWayDoor(grid::Direction direction) {
    for (const TerrainInfo& row : kTerrains) {
        if (row.entry == direction) return row.terrain;
    }
    return Terrain::ClosedDoor;
}

/// Returns the terrain's name in JSON ("closed door").
constexpr std::string_view name(Terrain terrain) {
    return info(terrain).name;
}
/// Returns the terrain's character in the text format, without marks.
constexpr char glyph(Terrain terrain) {
    return info(terrain).glyph;
}

}  // namespace mazeloom::level
