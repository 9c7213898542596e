// SPDX-License-Identifier: MIT
// How patterns are written: a character a cell. Terrains have those of the text format, inks are A
// to H, outside is X, and * is any cell of the map, or leaves it as it is. All else (one of
// several, terrains whose character is taken, those of the pack's own) are sets, which have a digit
// or a letter.
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
/// Those of sets, in their order. No terrain of the program has one.
inline constexpr std::string_view kSetCharacters = "0123456789abdeghjklmpqrstwxyzILNOPQRTUWYZ";

/// The character of a value; nothing for a terrain whose own is taken.
std::optional<char> characterOf(Value value);
/// What a character stands for; nothing for kAny, those of sets and all that is unknown.
std::optional<Value> valueOf(char character);

/// Which of a program's sets a character stands for, from 0; nothing where it is none of theirs.
std::optional<std::size_t> setOf(char character);

/// "wall", "closed door", "own:swamp", "A", "outside".
std::string nameOf(Value value, const TerrainTable& terrains = {});
std::optional<Value> valueNamed(std::string_view name, const TerrainTable& terrains = {});

/// The sets that a program needs, in the order of kSetCharacters; characters are of those that have
/// at most kMostSets.
class Sets {
  public:
    explicit Sets(const Program& program);

    const std::vector<Values>& list() const { return sets_; }
    /// The character of a cell of a pattern.
    char characterOf(const Values& find) const;
    char characterOf(const std::optional<Value>& put) const;

  private:
    void take(const Values& values);

    std::vector<Values> sets_;
};

/// A row of a pattern.
std::string findRow(const Rule& rule, int y, const Sets& sets);
std::string putRow(const Rule& rule, int y, const Sets& sets);

/// "wall, closed door"
std::string listOf(const Values& values, const TerrainTable& terrains = {});

}  // namespace mazeloom::level::rewriting
