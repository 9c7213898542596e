// SPDX-License-Identifier: MIT
// The reason why each cell is known, line by line. Each line follows from numbers that are shown by
// then and from the lines before it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/analyse/deduce/propagation.h"
#include "core/grid/point.h"

namespace mazeloom::analyse::deduce {

class Certificate {
  public:
    struct Line {
        grid::Point cell;
        bool isTrap = false;
        Rule rule = Rule::OneNumber;
        std::uint32_t first = 0;  ///< index of the first number that it follows from
        std::uint32_t count = 0;
    };

    const std::vector<Line>& lines() const { return lines_; }
    /// Returns the cells of the numbers that a line follows from.
    std::span<const grid::Point> numbersOf(const Line& line) const {
        return std::span(numbers_).subspan(line.first, line.count);
    }

    /// Sets the numbers for the lines that are added next.
    void setNumbers(std::span<const grid::Point> numbers) {
        first_ = static_cast<std::uint32_t>(numbers_.size());
        numbers_.insert(numbers_.end(), numbers.begin(), numbers.end());
    }
    void add(grid::Point cell, bool isTrap, Rule rule) {
        lines_.push_back(
            {cell, isTrap, rule, first_, static_cast<std::uint32_t>(numbers_.size()) - first_});
    }

  private:
    std::vector<Line> lines_;
    std::vector<grid::Point> numbers_;
    std::uint32_t first_ = 0;
};

}  // namespace mazeloom::analyse::deduce
