// SPDX-License-Identifier: MIT
// The seeds of a level that its designer wants to find again.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace mazeloom::level {

/// Upper bound on a level's favourites.
inline constexpr std::size_t kMostFavourites = 1000;

struct Favourites {
    std::vector<std::uint64_t> seeds;  ///< in the order of adding, each once

    bool isEmpty() const { return seeds.empty(); }
    bool contains(std::uint64_t seed) const {
        return std::ranges::find(seeds, seed) != seeds.end();
    }

    friend bool operator==(const Favourites&, const Favourites&) = default;
};

}  // namespace mazeloom::level
