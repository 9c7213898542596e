// SPDX-License-Identifier: MIT
// The reasons why cells are known, as a list of lines. Each line decides a cell; it follows from
// numbers that are shown at that point and from the lines before it.
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
        std::uint32_t first = 0;  ///< index of the first number that the line follows from
        std::uint32_t count = 0;
    };

    const std::vector<Line>& lines() const { return lines_; }
    /// Returns the cells of the numbers that a line follows from.
    std::span<const grid::Point> numbersOf(const Line& line) const {
        return std::span(numbers_).subspan(line.first, line.count);
    }

    /// Returns the lines before the first line whose rule is harder than `grade`. Because the
    /// easiest rule is always applied first, these lines are everything that rules up to `grade`
    /// can deduce.
    Certificate upTo(int grade) const {
        Certificate easy;
        for (const Line& line : lines_) {
            if (static_cast<int>(line.rule) > grade) break;
            easy.lines_.push_back(line);
        }
        const std::size_t used =
            easy.lines_.empty() ? 0 : easy.lines_.back().first + easy.lines_.back().count;
        easy.numbers_.assign(numbers_.begin(),
                             numbers_.begin() + static_cast<std::ptrdiff_t>(used));
        return easy;
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
