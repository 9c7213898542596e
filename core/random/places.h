// SPDX-License-Identifier: MIT
// Draws that belong to places: each draw is a hash of (seed, stage, occurrence, cell). Draws have
// no order: the draw for a cell does not depend on other cells, so an edit changes only draws near
// it (RULES.md G-50). A stage that draws for several purposes at a cell gives each purpose a
// number:
//
//     if (run.places.chance(cell, density)) …
//     const random::Places second = run.places.of(2);
//
// To choose n of several things, give each thing the hash of its place, and take the n things with
// the smallest hashes (core/generate/shared/ranking.h). Adding or removing one thing then changes
// at most one choice.
#pragma once

#include <cstdint>
#include <string_view>

#include "core/grid/point.h"
#include "core/random/place.h"
#include "core/random/scramble.h"
#include "core/random/stream.h"

namespace mazeloom::random {

class Places {
  public:
    /// Counts cells from `origin`. If a level grows at its left or top, its origin moves with its
    /// cells, so that each cell keeps its draws.
    constexpr explicit Places(std::uint64_t key, grid::Point origin = {})
        : key_(scramble(key)), origin_(origin) {}

    constexpr grid::Point origin() const { return origin_; }
    /// Returns unrelated draws for the same places, for another purpose.
    constexpr Places of(std::uint64_t purpose) const {
        return Places(key_ ^ scramble(~purpose), origin_);
    }
    /// Returns draws for pairs of numbers that are not cells, such as the numbers of squares: the
    /// origin is not subtracted from them.
    constexpr Places ofNumbers() const {
        Places numbers = *this;
        numbers.origin_ = {};
        return numbers;
    }

    /// Returns 64 uniform bits.
    constexpr std::uint64_t bits(grid::Point cell) const {
        return bitsOfPlace(key_, cell.x - origin_.x, cell.y - origin_.y);
    }

    /// Returns a number in 0 … bound − 1, uniform but for a bias of at most bound / 2³². bound ≥ 1.
    constexpr std::uint32_t below(grid::Point cell, std::uint32_t bound) const {
        return static_cast<std::uint32_t>((bits(cell) >> 32) * bound >> 32);
    }

    /// Returns true at each place with a probability of `percent` %.
    constexpr bool chance(grid::Point cell, int percent) const {
        return static_cast<int>(below(cell, 100)) < percent;
    }

    /// Returns a stream for several consecutive draws at one place.
    Stream stream(grid::Point cell) const { return Stream(bits(cell), key_); }

  private:
    std::uint64_t key_;
    grid::Point origin_;
};

/// Returns the draws of the `occurrence`-th stage named `stage` in a recipe (0 = first).
Places stagePlaces(std::uint64_t seed, std::string_view stage, unsigned occurrence,
                   grid::Point origin = {});

}  // namespace mazeloom::random
