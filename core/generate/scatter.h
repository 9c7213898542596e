// SPDX-License-Identifier: MIT
#pragma once

#include "core/level/cell.h"

namespace mazeloom::generate {

/// Whether a trap or a coin may be put on a cell: floor or water with nothing on it. Doors, stairs,
/// fountains and waterfalls do something themselves and would be hidden by what lies on them.
constexpr bool holdsItems(level::Cell cell) {
    const level::Terrain terrain = cell.terrain();
    return (terrain == level::Terrain::Floor || terrain == level::Terrain::Water) &&
           !cell.hasThing();
}

}  // namespace mazeloom::generate
