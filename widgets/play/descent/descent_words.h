// SPDX-License-Identifier: MIT
// Describes a descent's map in words, for players who cannot see it. The words reveal nothing that
// the hero does not know.
#pragma once

#include <cstddef>
#include <vector>

#include <QString>
#include <QStringList>

#include "core/play/descent/state/dungeon.h"
#include "core/play/descent/state/state.h"
#include "widgets/canvas/cells/map_view.h"

namespace mazeloom::widgets {

/// A moment of a run, and the settings that determine which parts of it the map shows.
struct ShownDescent {
    const play::descent::State& state;
    const play::descent::Dungeon& rules;
    bool xRay = false;
    /// The objects of the pack's own kinds on this floor; may be null.
    const ThingIndex* own = nullptr;

    /// Whether the map shows the cell's ground.
    bool isKnown(grid::Point cell) const {
        return state.floor.contains(cell) && (xRay || state.floor.isExplored(cell));
    }
    /// Whether the map currently shows the figures and items on a known cell.
    bool isSeen(grid::Point cell) const { return xRay || state.seen.sees(cell); }
};

/// Returns what the hero knows about a cell: "rat, 4 of 4 HP, floor", "unknown".
QString cellWords(const ShownDescent& shown, grid::Point cell);

/// Returns all that the hero knows about the figures and items on a known cell, with their numbers,
/// but without the ground: "rat, 4 of 4 HP, attack 1".
QStringList detailsOn(const ShownDescent& shown, grid::Point cell);
/// Tells all that the hero knows about a cell, and where it lies: "rat, 4 of 4 HP, attack 1, floor:
/// 3 right, 2 above".
QString lookWords(const ShownDescent& shown, grid::Point cell);
/// Returns the known cells that hold anything of interest: monsters and items in sight, stairs,
/// fountains and doors. Monsters come first, then nearer cells.
std::vector<grid::Point> sightsOf(const ShownDescent& shown);
/// Returns the cell after `cell` in the list, or before it, around the list's ends; the first or
/// last one if the list does not contain `cell`. The list must not be empty.
grid::Point sightBeside(const std::vector<grid::Point>& sights, grid::Point cell, bool isNext);

/// Describes the hero's cell and hit points, the four cells beside it, and the cells in sight that
/// hold anything of interest: "4, 7: floor, 30 of 30 HP. Left: wall. … In sight: stairs down: 3
/// right, 2 above". Monsters come first, then nearer cells; at most kMostInSight cells are named.
QString placeWords(const ShownDescent& shown);
inline constexpr std::size_t kMostInSight = 12;

}  // namespace mazeloom::widgets
