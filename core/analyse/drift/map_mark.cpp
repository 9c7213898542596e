// SPDX-License-Identifier: MIT
#include "core/analyse/drift/map_mark.h"

#include <charconv>
#include <utility>

namespace mazeloom::analyse {

level::MapMark markOf(const SampleOf& of, std::uint64_t map, std::string version) {
    // The first 16 of the 64 digits tell recipes apart as well as the hash of the map tells maps.
    constexpr int kDigits = 16;
    const std::string digits = recipeHash(of);
    std::uint64_t recipe = 0;
    std::from_chars(digits.data(), digits.data() + kDigits, recipe, 16);
    return {recipe, map, std::move(version)};
}

MapChange changeSince(const level::MapMark& then, const level::MapMark& now) {
    if (then.map == now.map) return MapChange::None;
    return then.recipe == now.recipe ? MapChange::Program : MapChange::Level;
}

}  // namespace mazeloom::analyse
