// SPDX-License-Identifier: MIT
// Reads patterns of terrains and inks, as rewriting rules and painted promises have them. Private
// to core/pack.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/level/rewriting/program.h"
#include "core/pack/json/fields.h"

namespace mazeloom::pack {

/// Reports problems and remembers whether there were any.
class PatternReader {
  public:
    explicit PatternReader(Report& report) : report_(report) {}

    /// Whether everything could be read.
    bool isGood() const { return isGood_; }

    /// Reads the sets that characters of the following patterns stand for.
    void readSets(const Json& value, const std::string& place);
    /// Returns the rows of text under a key: of equal length, their number and length within the
    /// bounds of a pattern. A missing key is a problem.
    std::optional<std::vector<std::string>> rows(const Json& object, std::string_view key,
                                                 const std::string& place);
    /// Returns the values that a character matches. `place` names the character.
    std::optional<level::rewriting::Values> valuesOf(char character, const std::string& place);
    /// Reads a list of names.
    level::rewriting::Values values(const Json& names, const std::string& place);
    std::uint8_t symmetries(const Json& value, const std::string& place);

    /// Returns a number within the bounds; `usual` if it is missing, or, with a problem, if it is
    /// invalid.
    int number(const Json& object, std::string_view key, const std::string& place, int least,
               int most, int usual);
    void refuseOthers(const Json& object, const std::string& place,
                      std::initializer_list<std::string_view> known);

    void bad(std::string place, Phrase text);
    void wrongType(const Json& value, const std::string& place, ListedWord wanted);
    bool isTooLong(const Json& list, const std::string& place, std::size_t most, ListedWord what);
    level::TerrainTable terrains() const { return report_.terrains(); }

    /// Returns "…, find, row 2, column 1".
    static std::string cellPlace(const std::string& place, std::string_view key, std::size_t y,
                                 std::size_t x);

  private:
    Report& report_;
    bool isGood_ = true;
    std::array<level::rewriting::Values, level::rewriting::kMostSets> sets_;
};

/// Returns "…, node 3"; `index` counts from 0.
std::string numbered(const std::string& place, const char* what, std::size_t index);

}  // namespace mazeloom::pack
