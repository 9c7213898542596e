// SPDX-License-Identifier: MIT
// The result of any game as `mazeloom play` prints it: a JSON object, one member a line. Private to
// core/play.
#pragma once

#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/grid/point.h"
#include "core/json/seed.h"
#include "core/level/json_append.h"

namespace mazeloom::play {

/// Returns 16 hexadecimal digits.
inline std::string hashText(std::uint64_t hash) {
    std::string quoted;
    level::appendHash(quoted, hash);
    return quoted.substr(1, quoted.size() - 2);
}

class ResultObject {
  public:
    void add(std::string_view key, std::string_view value) {
        level::appendText(member(key), value);
    }
    void add(std::string_view key, std::integral auto number) {
        level::appendNumber(member(key), number);
    }
    void add(std::string_view key, grid::Point point) { level::appendPoint(member(key), point); }
    void addSeed(std::uint64_t seed) { json::appendSeed(member("seed"), seed); }
    void addHash(std::uint64_t hash) { level::appendHash(member("hash"), hash); }
    /// Begins a member; the caller appends its value.
    std::string& member(std::string_view key) {
        text_.append(",\n\"").append(key).append("\":");
        return text_;
    }
    /// Returns the whole object with a final line break.
    std::string text() const { return text_ + "}\n"; }

  private:
    std::string text_ = "{\"format\":\"mazeloom-play\",\"version\":1";
};

}  // namespace mazeloom::play
