// SPDX-License-Identifier: MIT
// The seeds of a level that its designer wants to find again.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace mazeloom::level {

/// Upper bound on a level's favourites.
inline constexpr std::size_t kMostFavourites = 1000;

/// Identifies what a seed gave. A later generation tells by it whether the level or the program
/// makes another map (core/analyse/drift/map_mark.h).
struct MapMark {
    std::uint64_t recipe = 0;  ///< hash of everything in the pack that decides what the seed gives
    std::uint64_t map = 0;     ///< hash of the map
    std::string version;       ///< the program's

    friend bool operator==(const MapMark&, const MapMark&) = default;
};

struct Favourites {
    std::vector<std::uint64_t> seeds;  ///< in the order of adding, each once
    /// What the seeds gave when they were added, as far as it is known. Has no other seeds.
    std::map<std::uint64_t, MapMark> marks = {};

    bool isEmpty() const { return seeds.empty(); }
    bool contains(std::uint64_t seed) const {
        return std::ranges::find(seeds, seed) != seeds.end();
    }

    friend bool operator==(const Favourites&, const Favourites&) = default;
};

}  // namespace mazeloom::level
