// SPDX-License-Identifier: MIT
// Reads the keys of one JSON object, notes what is wrong with them, and keeps those that nobody
// asked for. Private to core/pack.
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

/// A whole number in least … most, or a problem.
std::optional<std::int64_t> readNumber(const Json& value, const std::string& place,
                                       std::int64_t least, std::int64_t most, Report& report);
/// A number of tenths: 4 and 0.5 are 40 and 5. Bounds are in tenths; more than one decimal is a
/// problem.
std::optional<int> readTenths(const Json& value, const std::string& place, int least, int most,
                              Report& report);
/// A pair of whole numbers in least … most, or a problem.
std::optional<grid::Point> readPair(const Json& value, const std::string& place, int least,
                                    int most, Report& report);
/// A pair of whole numbers, near enough to be added to others.
std::optional<grid::Point> readPoint(const Json& value, const std::string& place, Report& report);
/// Text of at most kMaxLineLength characters, or of kMaxTextLength when it may have several
/// `lines`. Too many characters and control characters are a problem.
std::optional<std::string> readText(const Json& value, const std::string& place, bool lines,
                                    Report& report);
/// An id (core/level/id.h).
std::optional<std::string> readId(const Json& value, const std::string& place, Report& report);
/// Notes that `value` should have been `wanted` ("a list").
void addWrongType(const Json& value, const std::string& place, std::string_view wanted,
                  Report& report);

class Fields {
  public:
    /// `place` names the object in messages; empty for the file's outermost one.
    Fields(const Json& value, std::string place, Report& report);

    /// Null when the key is absent, which is a problem when it is required.
    const Json* find(const char* key, Need need);
    /// The list under a key; null when absent or, with a problem, no list.
    const Json* list(const char* key, Need need);

    /// `absent` also stands for a value with a problem.
    std::string line(const char* key, Need need);
    std::string lines(const char* key);
    std::string id(const char* key, Need need);
    int number(const char* key, int least, int most, int absent);
    int tenths(const char* key, int least, int most, int absent);
    std::optional<grid::Point> point(const char* key, Need need);
    /// The index of the word under `key` among `words`.
    std::optional<std::size_t> word(const char* key, Need need,
                                    std::initializer_list<std::string_view> words);

    /// The place of a key's value, for messages.
    std::string place(std::string_view key) const;
    /// Each of them is a problem: there is no place to keep it, so it is a misspelt one.
    void refuseUnasked();
    /// What stands under them, as the text of a JSON object; empty when there are none. Too many
    /// values are a problem, and are not given.
    std::string more() const;

  private:
    /// Calls `visit(member)` for each whose key was never asked for.
    template <typename Visit>
    void forEachUnasked(const Visit& visit) const;

    const Json* object_ = nullptr;
    std::string place_;
    Report& report_;
    std::vector<std::string_view> asked_;
};

}  // namespace mazeloom::pack
