// SPDX-License-Identifier: MIT
// What a level was when it left: put into files of formats that have a place for texts of others,
// so that who comes back with the file finds the level as it was, and what was changed elsewhere
// can be told from it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "core/doors/exporter.h"

namespace mazeloom::doors {

/// Names of the properties that hold it.
inline constexpr std::string_view kLevelProperty =
    "mazeloom.level";  ///< the level's file in its pack, packed
inline constexpr std::string_view kMadeProperty =
    "mazeloom.made";  ///< what the seed made of it, packed
inline constexpr std::string_view kSeedProperty = "mazeloom.seed";

/// What may differ when a file comes back.
struct Facts {
    /// Terrain, and the marks that a game may ask for; nothing else.
    level::CellGrid cells;

    struct Thing {
        std::string kind;  ///< as in JSON: "hero", "own:chest"
        grid::Point at;

        friend bool operator==(const Thing&, const Thing&) = default;
    };
    std::vector<Thing> things;          ///< in the map's order
    level::TerrainTable terrains = {};  ///< of the map
    /// Made it; nothing in files that earlier programs wrote, and in facts of a map.
    std::optional<std::uint64_t> seed = {};
};

inline constexpr level::Cell::Bits kFactMarks =
    level::Cell::kAisle | level::Cell::kTrap | level::Cell::kCoin;

/// Looks at `stop` every kStopPace cells or bytes, as all of these do; once it asks, the result is
/// of no use.
Facts factsOf(const level::Map& map, const Stop& stop = {});
/// Of a cell what Facts::cells has.
level::Cell factOf(level::Cell cell);
/// A thing's kind as in JSON.
std::string kindOf(const level::Map& map, const level::Thing& thing);

/// Compressed, in letters and digits of base64, with the seed that made the map.
std::string toText(const Facts& facts, std::uint64_t seed, const Stop& stop = {});
/// `terrains` are those of the level that left.
tl::expected<Facts, std::string> readFacts(std::string_view text,
                                           const level::TerrainTable& terrains = {},
                                           const Stop& stop = {});

/// What a file says of the level that left with it.
struct Left {
    level::Level level;
    Facts made;
    std::uint64_t seed = 0;  ///< that made it
    /// The seed as the file says it in plain sight, where anybody can change it; empty where it
    /// does not.
    std::string saidSeed = {};
};
/// As the file holds it, packed; `level` is empty where the file is of somebody else.
struct LeftTexts {
    std::string_view level;
    std::string_view made;
    std::string_view seed;
};
/// The problem's place is the property that is damaged.
tl::expected<Left, Problem> readLeft(const LeftTexts& texts, const Stop& stop = {});

/// The level's file as a pack holds it, with what the pack's own terrains are, packed likewise.
std::string toText(const level::Level& level, const Stop& stop = {});
tl::expected<level::Level, std::string> readPackedLevel(std::string_view text,
                                                        const Stop& stop = {});

}  // namespace mazeloom::doors
