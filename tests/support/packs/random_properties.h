// SPDX-License-Identifier: MIT
#pragma once

#include "core/level/map/properties.h"
#include "core/random/stream.h"

namespace mazeloom::testing {

/// Returns random properties. With an empty `size`, as for a pack, they name no cells or objects.
level::Properties randomProperties(random::Stream& random, grid::Size size);

/// Moves the cells that the item's properties name, but not its own cells, to placeOf(cell).
template <typename Item, typename PlaceOf>
void moveNamedCells(Item& item, const PlaceOf& placeOf) {
    for (level::Property& property : item.properties) {
        if (property.type() != level::PropertyType::Cell) continue;
        property.value = placeOf(std::get<grid::Point>(property.value));
    }
}

}  // namespace mazeloom::testing
