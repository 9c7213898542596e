// SPDX-License-Identifier: MIT
// Tells by a mark that was made of a seed's map (core/level/favourites.h) whether the seed gives
// another map now, and whether the level or the program is the reason.
#pragma once

#include <cstdint>
#include <string>

#include "core/analyse/survey/sampler.h"
#include "core/level/favourites.h"

namespace mazeloom::analyse {

/// Returns the mark of a map with this hash (core/level/map/map.h), which a seed of `of` gave.
level::MapMark markOf(const SampleOf& of, std::uint64_t map, std::string version);

/// What makes another map of a seed than when it was marked.
enum class MapChange : std::uint8_t {
    None,     ///< the map is the same
    Level,    ///< what the map is made from changed; the program may have changed, too
    Program,  ///< the program makes another map from the same level
};
MapChange changeSince(const level::MapMark& then, const level::MapMark& now);

}  // namespace mazeloom::analyse
