// SPDX-License-Identifier: MIT
#pragma once

#include "core/level/map/properties.h"
#include "core/random/stream.h"

namespace mazeloom::testing {

/// Anything that properties can be; those of a pack, which has no `size`, name no cells and
/// objects.
level::Properties randomProperties(random::Stream& random, grid::Size size);

/// Puts the cells that an object or a trajectory names, not its own, to where `placeOf` says.
template <typename Item, typename PlaceOf>
void moveNamedCells(Item& item, const PlaceOf& placeOf) {
    for (level::Property& property : item.properties) {
        if (property.type() != level::PropertyType::Cell) continue;
        property.value = placeOf(std::get<grid::Point>(property.value));
    }
}

}  // namespace mazeloom::testing
