// SPDX-License-Identifier: MIT
// Copies the content that a canvas shows of a generated level. The designer copies everything that
// is visible, not only what is painted.
#pragma once

#include <span>

#include "core/edit/fragment/fragment.h"
#include "core/edit/layers/layers.h"
#include "core/level/map/map.h"

namespace mazeloom::edit {

/// A level and the map that was generated from it.
struct Shown {
    const level::Level& level;
    std::span<const level::Room> rooms;  ///< the pack's rooms
    const level::Map& map;               ///< has the level's size
    /// The map before the first stage. If its size differs from that of `map`, all cells count as
    /// generated.
    const level::CellGrid& initial;
};

/// Removes the content of hidden layers from a copy.
void leaveOutHidden(Fragment& fragment, const Layers& layers);

/// If generation made a cell of `area` or placed something there, pins all cells of `area` in the
/// copy as they are on the map, so that they look the same wherever they are pasted.
void keepGenerated(Fragment& copy, const Shown& shown, const Area& area);

}  // namespace mazeloom::edit
