// SPDX-License-Identifier: MIT
// Writes a program as JSON, as a level's recipe holds it.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "core/level/map/own_terrain.h"
#include "core/level/rewriting/alphabet.h"
#include "core/level/rewriting/program.h"

namespace mazeloom::level::rewriting {

// The keys that hold the program in a stage's object, beside the keys of its parameters.
inline constexpr std::string_view kSetsKey = "sets";
inline constexpr std::string_view kNodesKey = "nodes";
inline constexpr std::string_view kFindKey = "find";
inline constexpr std::string_view kPutKey = "put";
inline constexpr std::string_view kSymmetriesKey = "symmetries";
inline constexpr std::string_view kChanceKey = "chance";
inline constexpr std::string_view kMostKey = "most";
inline constexpr std::string_view kTimesKey = "times";
inline constexpr std::string_view kTowardsKey = "towards";
inline constexpr std::string_view kStrayKey = "stray";

/// The word that a file has instead of a number of times if a node runs until nothing matches.
inline constexpr std::string_view kUntilNone = "until-none";

/// A word for a set of symmetries; any other set is written as a list of words.
struct SymmetryWord {
    std::string_view id;
    std::uint8_t symmetries;
};
inline constexpr std::array<SymmetryWord, 4> kSymmetryWords{
    {{"all", 0xff}, {"turns", 0x0f}, {"mirror", 0x11}, {"fixed", 0x01}}};
/// The words of the eight symmetries: clockwise quarter turns, then the same after mirroring.
inline constexpr std::array<std::string_view, 8> kSymmetryIds{
    "turn-0",        "turn-90",        "turn-180",        "turn-270",
    "mirror-turn-0", "mirror-turn-90", "mirror-turn-180", "mirror-turn-270"};

/// Appends the members of a stage's object that hold the program: "sets":…,"nodes":…. `indent` is
/// the indentation of the object's line; each rule then gets a line of its own. If `indent` is
/// nullopt, everything is written on one line. The pack's own terrains have the names of the table.
void appendMembers(std::string& out, const Program& program, const TerrainTable& terrains,
                   std::optional<std::size_t> indent);

// Append the values of keys that hold a pattern, on one line.
/// Appends an object with the names of each set.
void appendSets(std::string& out, const Sets& sets, const TerrainTable& terrains);
/// Appends the list of the rows that a rule finds.
void appendFind(std::string& out, const Rule& rule, const Sets& sets);
/// Appends a word, or a list of words.
void appendSymmetries(std::string& out, std::uint8_t symmetries);

}  // namespace mazeloom::level::rewriting
