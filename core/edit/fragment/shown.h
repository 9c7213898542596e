// SPDX-License-Identifier: MIT
// Copies of what a canvas shows of a generated level: the designer copies what is to be seen, not
// only what is painted.
#pragma once

#include <span>

#include "core/edit/fragment/fragment.h"
#include "core/edit/layers/layers.h"
#include "core/level/map/map.h"

namespace mazeloom::edit {

/// A level, and what it was generated to.
struct Shown {
    const level::Level& level;
    std::span<const level::Room> rooms;  ///< the pack's
    const level::Map& map;               ///< of the level's size
    /// The map before the first stage; where it is of another size, all is taken as generated.
    const level::CellGrid& initial;
};

/// Takes out of a copy what stands in hidden layers.
void leaveOutHidden(Fragment& fragment, const Layers& layers);

/// Where generation made a cell of `area`, or put something there: keeps all cells of `area` in the
/// copy of it as they are on the map, so that they look the same wherever they are put.
void keepGenerated(Fragment& copy, const Shown& shown, const Area& area);

}  // namespace mazeloom::edit
