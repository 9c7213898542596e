// SPDX-License-Identifier: MIT
// The text form of patterns: one character per cell. A terrain has its character of the text
// format, an ink A to H, outside is X; * matches any cell of the map, or leaves it unchanged.
// Everything else (several values, terrains whose characters are taken, terrains of the pack's own)
// is a set with a digit or a letter.
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
/// The characters of sets, in order. No terrain of the program has one of them.
inline constexpr std::string_view kSetCharacters = "0123456789abdeghjklmpqrstwxyzILNOPQRTUWYZ";

/// Returns the character of a value; nothing for a terrain whose own character is taken.
std::optional<char> characterOf(Value value);
/// Returns the value of a character; nothing for kAny, characters of sets and unknown ones.
std::optional<Value> valueOf(char character);

/// Returns which of a program's sets a character stands for, from 0; nothing if it stands for none.
std::optional<std::size_t> setOf(char character);

/// Returns "wall", "closed door", "own:swamp", "A" or "outside".
std::string nameOf(Value value, const TerrainTable& terrains = {});
std::optional<Value> valueNamed(std::string_view name, const TerrainTable& terrains = {});

/// The sets that a program needs, in the order of kSetCharacters. Characters exist only for
/// programs with at most kMostSets sets.
class Sets {
  public:
    explicit Sets(const Program& program);

    const std::vector<Values>& list() const { return sets_; }
    /// Returns the character of a cell of a pattern.
    char characterOf(const Values& find) const;
    char characterOf(const std::optional<Value>& put) const;

  private:
    void take(const Values& values);

    std::vector<Values> sets_;
};

/// Returns a row of a pattern.
std::string findRow(const Rule& rule, int y, const Sets& sets);
std::string putRow(const Rule& rule, int y, const Sets& sets);

/// Returns a list such as "wall, closed door".
std::string listOf(const Values& values, const TerrainTable& terrains = {});

}  // namespace mazeloom::level::rewriting
