// SPDX-License-Identifier: MIT
// Lists and texts that the C interface lends to programs; the queried object owns them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <string>
#include <utility>
#include <vector>

#include "core/library/c/mazeloom.h"
#include "mazeloom/check.h"
#include "mazeloom/map.h"

namespace mazeloom::c {

/// Owns the data to which the items of a list point. Pointers stay valid when more data is added,
/// and when the object is moved.
class Kept {
  public:
    const char* text(std::string text) { return texts_.emplace_back(std::move(text)).c_str(); }

    const std::vector<mazeloom_property>& properties(const std::vector<Property>& properties);
    const std::vector<std::int32_t>& numbers(std::vector<std::int32_t> numbers) {
        return numbers_.emplace_back(std::move(numbers));
    }
    const std::vector<mazeloom_position>& positions(const std::vector<Position>& positions);

  private:
    std::deque<std::string> texts_;
    std::deque<std::vector<mazeloom_property>> properties_;
    std::deque<std::vector<std::int32_t>> numbers_;
    std::deque<std::vector<mazeloom_position>> positions_;
};

/// A list owned by a queried object.
template <typename Item>
struct Lent {
    std::vector<Item> items;
    Kept kept;
};

inline mazeloom_position toC(Position position) {
    return {position.x, position.y};
}

void add(Lent<mazeloom_finding>& to, const Finding& finding);

}  // namespace mazeloom::c
