// SPDX-License-Identifier: MIT
// Keeping cells of the generated map, and letting them go again: what changes, cell by cell, enough
// to undo and to redo it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/edit/area/area.h"
#include "core/grid/grid.h"
#include "core/grid/wrapping.h"
#include "core/level/level.h"

namespace mazeloom::edit {

/// Neighbouring cells of a row, at least one, of which the same was kept and the same is.
struct KeptRun {
    grid::Index first = 0;  ///< in the storage of a PaintGrid of the level's size
    std::uint16_t count = 0;
    level::KeptCell before;
    level::KeptCell after;

    friend bool operator==(const KeptRun&, const KeptRun&) = default;
};
/// In order; a cell may stand in it more than once.
using KeptDelta = std::vector<KeptRun>;

/// What stands on kept cells, and the rooms that they make up.
struct KeptThings {
    std::vector<level::Object> objects;
    std::vector<level::Trajectory> trajectories;
    std::vector<level::KeptRoom> rooms;

    friend bool operator==(const KeptThings&, const KeptThings&) = default;
};

struct KeptChange {
    KeptDelta delta;
    std::optional<KeptThings> things;  ///< as they are afterwards, where they change

    bool isEmpty() const { return delta.empty() && !things; }
};

/// Keeps the cells of `area` as they are on a map that was generated of the level, with what
/// generation put there: what the designer placed is there anyway. `rooms` are the pack's.
KeptChange keep(const level::Level& level, std::span<const level::Room> rooms,
                const level::Map& map, const Area& area);
/// Lets the kept cells of `area` go.
KeptChange letGo(const level::Level& level, const Area& area);
/// What is kept in a fragment comes to the level with its top left at `at`; whatever else was kept
/// in `area`, which is in the level's coordinates, is let go.
KeptChange pasted(const level::Level& level, const level::Kept& kept, grid::Point at,
                  const Area& area);

void redo(level::Kept& kept, grid::Size size, std::span<const KeptRun> delta);
void undo(level::Kept& kept, grid::Size size, std::span<const KeptRun> delta);
/// Exchanges the things.
void swapThings(level::Kept& kept, KeptThings& things);
/// The smallest rectangle around all that a delta changes.
grid::Rect boundsOf(grid::Size size, std::span<const KeptRun> delta);

/// What is kept in `area`, with the area's top left at (0, 0); keys that nobody knows are left out.
level::Kept copyOf(const level::Kept& kept, const Area& area);
/// What is kept in `to`, in its coordinates.
level::Kept cropped(const level::Kept& kept, const grid::Rect& to);
/// What is kept once the whole level moves and its edges lead to the opposite ones. A room that an
/// edge would divide is none any more; its cells stay kept.
level::Kept wrapped(const level::Kept& kept, const grid::Wrapping& placeOf);
/// Turned and mirrored with a grid of `size`, with all that has a direction.
level::Kept transformed(const level::Kept& kept, grid::Size size, level::Symmetry symmetry);

}  // namespace mazeloom::edit
