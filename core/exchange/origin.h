// SPDX-License-Identifier: MIT
// The origin of an exported level, stored in files of formats that can hold foreign texts. A
// re-import uses it to recover the level as exported and to detect the changes made in other
// programs.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "core/exchange/exporter.h"

namespace mazeloom::exchange {

/// Names of the properties that hold the origin.
inline constexpr std::string_view kLevelProperty =
    "mazeloom.level";  ///< the level's file in its pack, compressed
inline constexpr std::string_view kMadeProperty =
    "mazeloom.made";  ///< the Facts of the generated map, compressed
inline constexpr std::string_view kSeedProperty = "mazeloom.seed";

/// The parts of a map that a re-import compares.
struct Facts {
    /// Terrain, and the marks that a game may query; nothing else.
    level::CellGrid cells;

    struct Thing {
        std::string kind;  ///< as in JSON: "hero", "own:chest"
        grid::Point at;

        friend bool operator==(const Thing&, const Thing&) = default;
    };
    std::vector<Thing> things;          ///< in the map's order
    level::TerrainTable terrains = {};  ///< the map's terrains
    /// The seed of the map; missing in files from earlier versions and in the result of factsOf().
    std::optional<std::uint64_t> seed = {};
};

inline constexpr level::Cell::Bits kFactMarks =
    level::Cell::kAisle | level::Cell::kTrap | level::Cell::kCoin;

/// Returns the facts of a map. Like all functions here, checks `stop` every kStopPace cells or
/// bytes; once it is set, the result is unusable.
Facts factsOf(const level::Map& map, const Stop& stop = {});
/// Returns the part of a cell that Facts::cells holds.
level::Cell factOf(level::Cell cell);
/// Returns a thing's kind as in JSON.
std::string kindOf(const level::Map& map, const level::Thing& thing);

/// Returns the facts and the map's seed, compressed and in base64.
std::string toText(const Facts& facts, std::uint64_t seed, const Stop& stop = {});
/// Reads the result of toText(). `terrains` are the terrains of the exported level.
tl::expected<Facts, std::string> readFacts(std::string_view text,
                                           const level::TerrainTable& terrains = {},
                                           const Stop& stop = {});

/// The exported level, as stored in the exported file.
struct Left {
    level::Level level;
    Facts made;
    std::uint64_t seed = 0;  ///< the seed of the map
    /// The seed in the file's readable properties, which users can change; empty if there is none.
    std::string saidSeed = {};
};
/// The properties of a file that hold the origin: `level` and `made` are compressed, `seed` is
/// readable. `level` is empty if this program did not write the file.
struct LeftTexts {
    std::string_view level;
    std::string_view made;
    std::string_view seed;
};
/// Reads the texts; the problem's place is the damaged property.
tl::expected<Left, Problem> readLeft(const LeftTexts& texts, const Stop& stop = {});

/// Returns the level's file as in a pack, with the definitions of the pack's own terrains,
/// compressed and in base64.
std::string toText(const level::Level& level, const Stop& stop = {});
tl::expected<level::Level, std::string> readPackedLevel(std::string_view text,
                                                        const Stop& stop = {});

}  // namespace mazeloom::exchange
