// SPDX-License-Identifier: MIT
// Orders cells by hashes, for stages that choose some of them. Each cell is equally likely to be
// chosen. Adding or removing one cell changes at most one choice, so edits only have local effects.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

#include "core/generate/shared/watch.h"
#include "core/grid/grid.h"
#include "core/random/places.h"

namespace mazeloom::generate {

/// Hands out the candidates among a grid's cells, the least hash first. Stages need few of them,
/// so it stores one bit per cell, and hashes only in the order of their ranges: the first range
/// holds about 256 hashes, each further one eight times as many, up to four million.
class Ranking {
  public:
    struct Entry {
        std::uint64_t hash = 0;
        grid::Index cell = 0;

        friend auto operator<=>(const Entry&, const Entry&) = default;
    };

    Ranking() = default;
    /// Ranks the cells for which isCandidate(index) is true by their bits of `places`. Calls
    /// isCandidate() only here, row by row. Asks for a stop once a row, here and in later passes.
    template <typename Grid, typename IsCandidate>
    Ranking(const Grid& grid, const random::Places& places, const Watch& watch,
            const IsCandidate& isCandidate)
        : stop_(watch.stop()),
          places_(places),
          first_(grid.index({0, 0})),
          stride_(static_cast<grid::Index>(grid.stride())),
          wordsPerRow_((static_cast<std::size_t>(grid.width()) + kBits - 1) / kBits),
          candidates_(wordsPerRow_ * static_cast<std::size_t>(grid.height())) {
        std::uint64_t* word = candidates_.data();
        for (int y = 0; y < grid.height(); ++y) {
            const grid::Index row = grid.index({0, y});
            pollStop();
            for (int x = 0; x < grid.width(); x += kBits, ++word) {
                const int count = std::min(kBits, grid.width() - x);
                for (int bit = 0; bit < count; ++bit) {
                    const auto cell = row + static_cast<grid::Index>(x + bit);
                    *word |= std::uint64_t{isCandidate(cell) ? 1u : 0u} << bit;
                }
                count_ += static_cast<std::size_t>(std::popcount(*word));
            }
        }
        restart(places);
    }

    /// Ranks all candidates once more, by the bits of `places`.
    void restart(const random::Places& places) {
        places_ = places;
        left_ = count_;
        range_ = kFirstRange;
        least_ = 0;
        entries_.clear();
        next_ = 0;
    }

    std::size_t left() const { return left_; }
    bool isEmpty() const { return left_ == 0; }

    /// Returns the next cell with its hash, which stays the next one; there must be one.
    const Entry& peek() {
        while (next_ == entries_.size())
            collect();
        return entries_[next_];
    }
    /// Returns the next cell; there must be one.
    grid::Index next() {
        const grid::Index cell = peek().cell;
        ++next_;
        --left_;
        return cell;
    }

  private:
    static constexpr int kBits = 64;
    static constexpr std::size_t kFirstRange = 256;
    static constexpr std::size_t kGrowth = 8;
    static constexpr std::size_t kLargestRange = std::size_t{1} << 22;

    void pollStop() const {
        if (stop_.isAsked()) throw StopRequested{};
    }

    /// Collects the entries of the next range of hashes, sorted. There may be none.
    void collect() {
        constexpr std::uint64_t kGreatest = std::numeric_limits<std::uint64_t>::max();
        // The last range holds all that is left.
        const bool isLast = range_ >= left_ / 2;
        const std::uint64_t greatest =
            isLast ? kGreatest : least_ + (kGreatest - least_) / left_ * range_;
        entries_.clear();
        next_ = 0;
        forEachCandidate([&](grid::Index cell, grid::Point at) {
            const std::uint64_t hash = places_.bits(at);
            if (hash >= least_ && hash <= greatest) entries_.push_back({hash, cell});
        });
        std::ranges::sort(entries_);
        least_ = isLast ? kGreatest : greatest + 1;
        range_ = std::min(range_ * kGrowth, kLargestRange);
    }

    template <typename Visit>
    void forEachCandidate(const Visit& visit) const {
        std::size_t word = 0;
        grid::Index row = first_;
        for (int y = 0; word < candidates_.size(); ++y, row += stride_) {
            pollStop();
            for (std::size_t in = 0; in < wordsPerRow_; ++in, ++word) {
                for (std::uint64_t bits = candidates_[word]; bits != 0; bits &= bits - 1) {
                    const int x = static_cast<int>(in) * kBits + std::countr_zero(bits);
                    visit(row + static_cast<grid::Index>(x), grid::Point{x, y});
                }
            }
        }
    }

    Stop stop_;
    random::Places places_{0};
    grid::Index first_ = 0;
    grid::Index stride_ = 0;
    std::size_t wordsPerRow_ = 0;
    std::vector<std::uint64_t> candidates_;  ///< a bit per cell, each row from a word of its own
    std::size_t count_ = 0;                  ///< of the candidates
    std::size_t left_ = 0;                   ///< candidates that were not handed out yet
    std::size_t range_ = kFirstRange;        ///< about how many hashes the next range holds
    std::uint64_t least_ = 0;                ///< the least hash of the next range
    std::vector<Entry> entries_;             ///< of the current range, sorted
    std::size_t next_ = 0;                   ///< in entries_
};

}  // namespace mazeloom::generate
