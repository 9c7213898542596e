// SPDX-License-Identifier: MIT
// The seeds of a level that its designer wants to find again.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace mazeloom::level {

/// A level keeps so many at most.
inline constexpr std::size_t kMostFavourites = 1000;

struct Favourites {
    std::vector<std::uint64_t> seeds;  ///< in the order of keeping, each once

    bool isEmpty() const { return seeds.empty(); }
    bool contains(std::uint64_t seed) const {
        return std::ranges::find(seeds, seed) != seeds.end();
    }

    friend bool operator==(const Favourites&, const Favourites&) = default;
};

}  // namespace mazeloom::level
