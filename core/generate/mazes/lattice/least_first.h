// SPDX-License-Identifier: MIT
// A set of numbers that hands out the least one first, in nearly constant time.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace mazeloom::generate::mazes {

/// The lowest level has a bit for each number; each level above has a bit for each word of the
/// level below, which is set if the word may have a bit set.
class LeastFirst {
  public:
    /// Creates an empty set of numbers below `size`.
    explicit LeastFirst(std::size_t size) {
        do {
            size = std::max<std::size_t>((size + kBits - 1) / kBits, 1);
            levels_.emplace_back(size);
        } while (size > 1);
    }

    /// Adds a number if `isIn`. Does not branch on this condition, which is mostly unpredictable.
    void insertIf(bool isIn, std::size_t number) {
        for (std::vector<std::uint64_t>& level : levels_) {
            level[number / kBits] |= std::uint64_t{isIn} << number % kBits;
            number /= kBits;
        }
    }
    /// Removes a number if the set holds it.
    void erase(std::size_t number) {
        levels_.front()[number / kBits] &= ~(std::uint64_t{1} << number % kBits);
    }
    /// Removes the least number, and returns it; nothing if the set is empty.
    std::optional<std::size_t> take() {
        while (levels_.back().front() != 0) {
            std::size_t place = 0;
            std::size_t level = levels_.size();
            while (level > 0 && levels_[level - 1][place] != 0) {
                --level;
                place = place * kBits +
                        static_cast<std::size_t>(std::countr_zero(levels_[level][place]));
            }
            // Removes the number, or the mark of a word that is empty by now.
            std::uint64_t& word = levels_[level][place / kBits];
            word &= word - 1;
            if (level == 0) return place;
        }
        return std::nullopt;
    }

  private:
    static constexpr std::size_t kBits = 64;

    std::vector<std::vector<std::uint64_t>> levels_;
};

}  // namespace mazeloom::generate::mazes
