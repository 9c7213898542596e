// SPDX-License-Identifier: MIT
// A set of numbers with fast access to the n-th in ascending order, for the matches of a rule. The
// set has a bit for each number, and counts in levels above the bits. So a draw depends only on the
// content of the set, not on its history.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace mazeloom::generate::rewrite {

class MatchSet {
  public:
    MatchSet() = default;
    /// Creates an empty set of numbers below `size`.
    explicit MatchSet(std::size_t size) : words_((size + 63) / 64) {
        for (std::size_t count = words_.size(); count > 1;) {
            count = (count + 63) / 64;
            sums_.emplace_back(count);
        }
    }

    std::uint32_t count() const { return count_; }
    bool contains(std::size_t number) const {
        return (words_[number / 64] >> number % 64 & 1u) != 0;
    }

    void set(std::size_t number, bool isIn) {
        std::uint64_t& word = words_[number / 64];
        const std::uint64_t bit = std::uint64_t{1} << number % 64;
        if (((word & bit) != 0) == isIn) return;
        word ^= bit;
        const std::uint32_t by = isIn ? 1u : ~0u;  // adds −1, modulo 2³²
        count_ += by;
        std::size_t place = number / 64;
        for (std::vector<std::uint32_t>& level : sums_) {
            place /= 64;
            level[place] += by;
        }
    }

    /// Returns the n-th number, from 0; n < count().
    std::size_t nth(std::uint32_t n) const {
        std::size_t place = 0;
        for (std::size_t level = sums_.size(); level-- > 0;) {
            const std::vector<std::uint32_t>& sums = sums_[level];
            while (n >= sums[place])
                n -= sums[place++];
            place *= 64;
        }
        for (;; ++place) {
            const auto here = static_cast<std::uint32_t>(std::popcount(words_[place]));
            if (n < here) break;
            n -= here;
        }
        std::uint64_t word = words_[place];
        while (n-- > 0)
            word &= word - 1;
        return place * 64 + static_cast<std::size_t>(std::countr_zero(word));
    }

    /// Calls visit(number) in ascending order, until it returns false. Skips empty parts of the
    /// set, so that a small set is visited fast, whatever its range.
    template <typename Visit>
    void forEachWhile(const Visit& visit) const {
        std::uint32_t left = count_;
        for (std::size_t place = 0; left > 0;) {
            if (place % 64 == 0) {
                if (const std::size_t empty = emptyFrom(place); empty > 0) {
                    place += empty;
                    continue;
                }
            }
            for (std::uint64_t word = words_[place]; word != 0; word &= word - 1) {
                if (!visit(place * 64 + static_cast<std::size_t>(std::countr_zero(word)))) return;
                --left;
            }
            ++place;
        }
    }

    /// Calls visit(number) in ascending order.
    template <typename Visit>
    void forEach(const Visit& visit) const {
        forEachWhile([&](std::size_t number) {
            visit(number);
            return true;
        });
    }

  private:
    /// Returns the number of words from `place`, a multiple of 64, that the highest sum of 0 there
    /// covers; 0 if the set has a number in the 64 words at `place`.
    std::size_t emptyFrom(std::size_t place) const {
        std::size_t empty = 0;
        std::size_t covered = 64;
        for (const std::vector<std::uint32_t>& sums : sums_) {
            if (place % covered != 0 || sums[place / covered] != 0) break;
            empty = covered;
            covered *= 64;
        }
        return empty;
    }

    std::vector<std::uint64_t> words_;
    /// Sums of counts, in levels: each sum of the lowest level covers 64 words, each sum above it
    /// 64 entries of the level below. The last level has one sum.
    std::vector<std::vector<std::uint32_t>> sums_;
    std::uint32_t count_ = 0;
};

}  // namespace mazeloom::generate::rewrite
