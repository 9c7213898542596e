// SPDX-License-Identifier: MIT
#include "core/level/map/own_kind.h"

#include <algorithm>

namespace mazeloom::level {

std::optional<std::size_t> placeOfKind(std::span<const OwnKind> kinds, std::string_view id) {
    const auto found = std::ranges::find(kinds, id, &OwnKind::id);
    if (found == kinds.end()) return std::nullopt;
    return static_cast<std::size_t>(found - kinds.begin());
}

const OwnKind* findKind(std::span<const OwnKind> kinds, std::string_view id) {
    const auto place = placeOfKind(kinds, id);
    return place ? &kinds[*place] : nullptr;
}

bool mayHold(OwnPlaces places, Terrain terrain) {
    switch (terrain) {
        case Terrain::Floor:
            return (places & kOnAnyFloor) != 0;
        case Terrain::Water:
            return (places & kInWater) != 0;
        case Terrain::Wall:
            return (places & kInWallFace) != 0;
        default:
            return false;
    }
}

Properties withDefaults(const Properties& own, const Properties& defaults) {
    Properties all;
    for (const Property& standard : defaults) {
        const auto said = std::ranges::find(own, standard.title, &Property::title);
        all.push_back(said == own.end() ? standard : *said);
    }
    for (const Property& property : own) {
        if (std::ranges::find(defaults, property.title, &Property::title) == defaults.end())
            all.push_back(property);
    }
    return all;
}

}  // namespace mazeloom::level
