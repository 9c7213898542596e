// SPDX-License-Identifier: MIT
// Reads the keys of one JSON object, reports their problems, and keeps unknown keys. Private to
// core/pack.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/grid/point.h"
#include "core/pack/json/json_text.h"
#include "core/pack/json/report.h"

namespace mazeloom::pack {

enum class Need { Required, Optional };

/// Reads a whole number in least … most, or reports a problem.
std::optional<std::int64_t> readNumber(const Json& value, const std::string& place,
                                       std::int64_t least, std::int64_t most, Report& report);
/// Reads a number as tenths: 4 and 0.5 are 40 and 5. Bounds are in tenths; more than one decimal is
/// a problem.
std::optional<int> readTenths(const Json& value, const std::string& place, int least, int most,
                              Report& report);
/// Reads a pair of whole numbers in least … most, or reports a problem.
std::optional<grid::Point> readPair(const Json& value, const std::string& place, int least,
                                    int most, Report& report);
/// Reads a pair of whole numbers that are small enough to be added to others.
std::optional<grid::Point> readPoint(const Json& value, const std::string& place, Report& report);
/// Reads a text of at most kMaxLineLength characters; with `lines`, a text that may have several
/// lines and kMaxTextLength characters. Too many characters and control characters are a problem.
std::optional<std::string> readText(const Json& value, const std::string& place, bool lines,
                                    Report& report);
/// Reads an id (core/level/id.h).
std::optional<std::string> readId(const Json& value, const std::string& place, Report& report);
/// Reports that `value` should have been `wanted` ("a list").
void addWrongType(const Json& value, const std::string& place, ListedWord wanted, Report& report);

class Fields {
  public:
    /// `place` names the object in messages; empty for the file's outermost one.
    Fields(const Json& value, std::string place, Report& report);

    /// Returns the value; null if the key is absent, which is a problem if it is required.
    const Json* find(const char* key, Need need);
    /// Returns the list under a key; null if the key is absent, or, with a problem, if it is not a
    /// list.
    const Json* list(const char* key, Need need);

    /// These functions return the value under a key. A missing or invalid value gives an empty
    /// text, no point, or `absent`.
    std::string line(const char* key, Need need);
    std::string lines(const char* key);
    std::string id(const char* key, Need need);
    int number(const char* key, int least, int most, int absent);
    int tenths(const char* key, int least, int most, int absent);
    std::optional<grid::Point> point(const char* key, Need need);
    /// Returns the index in `words` of the word under `key`.
    std::optional<std::size_t> word(const char* key, Need need,
                                    std::span<const std::string_view> words);
    std::optional<std::size_t> word(const char* key, Need need,
                                    std::initializer_list<std::string_view> words) {
        return word(key, need, std::span(words.begin(), words.size()));
    }

    /// Returns the name of a key's value in messages.
    std::string place(std::string_view key) const;
    /// Reports each key that was not requested as a problem. It could not be kept, so it is treated
    /// as misspelt.
    void refuseUnasked();
    /// Returns the members that were not requested as the text of a JSON object; empty if there are
    /// none. If they hold too many values, they are left out and reported as a problem.
    std::string more() const;

  private:
    /// Calls `visit(member)` for each member whose key was never requested.
    template <typename Visit>
    void forEachUnasked(const Visit& visit) const;

    const Json* object_ = nullptr;
    std::string place_;
    Report& report_;
    std::vector<std::string_view> asked_;
};

}  // namespace mazeloom::pack
