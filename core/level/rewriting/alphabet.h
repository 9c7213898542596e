// SPDX-License-Identifier: MIT
// The text form of patterns: one character per cell. A terrain is written as its character of the
// text format, an ink as A to H, and "outside" as X. In a pattern, * matches any cell of the map;
// in a replacement, it leaves the cell unchanged. Everything else (several values, terrains whose
// characters have another meaning here, the pack's own terrains) is a set, written as a digit or
// letter.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/level/map/own_terrain.h"
#include "core/level/rewriting/program.h"

namespace mazeloom::level::rewriting {

inline constexpr char kAny = '*';
inline constexpr char kOutside = 'X';
inline constexpr char kFirstInk = 'A';
/// The characters of sets, in order. None of them is the character of one of the program's
/// terrains.
inline constexpr std::string_view kSetCharacters = "0123456789abdeghjklmpqrstwxyzILNOPQRTUWYZ";

/// Returns the character of a value; nullopt for a terrain whose character has another meaning in
/// patterns, and for one of the pack's own.
std::optional<char> characterOf(Value value);
/// Returns the value of a character; nullopt for kAny, for characters of sets and for unknown ones.
std::optional<Value> valueOf(char character);

/// Returns the index of the set that a character stands for; nullopt if it stands for none.
std::optional<std::size_t> setOf(char character);

/// Returns "wall", "closed door", "own:swamp", "A" or "outside".
std::string nameOf(Value value, const TerrainTable& terrains = {});
std::optional<Value> valueNamed(std::string_view name, const TerrainTable& terrains = {});

/// The sets that a program needs, in the order of kSetCharacters. Each set has a character only if
/// the program has at most kMostSets sets.
class Sets {
  public:
    explicit Sets(const Program& program);

    const std::vector<Values>& list() const { return sets_; }
    /// Returns the character of a cell in a pattern.
    char characterOf(const Values& find) const;
    char characterOf(const std::optional<Value>& put) const;

  private:
    void take(const Values& values);

    std::vector<Values> sets_;
};

/// Returns row `y` of a rule's pattern or replacement as text.
std::string findRow(const Rule& rule, int y, const Sets& sets);
std::string putRow(const Rule& rule, int y, const Sets& sets);

/// Returns a list such as "wall, closed door".
std::string listOf(const Values& values, const TerrainTable& terrains = {});

}  // namespace mazeloom::level::rewriting
