// SPDX-License-Identifier: MIT
// Pins cells of the generated map and unpins them. Changes are stored as runs of cells, with all
// data to undo and redo them.
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

/// One or more neighbouring cells of a row that have the same pinned content before a change, and
/// the same pinned content after it.
struct KeptRun {
    grid::Index first = 0;  ///< an index in the storage of a PaintGrid of the level's size
    std::uint16_t count = 0;
    level::KeptCell before;
    level::KeptCell after;

    friend bool operator==(const KeptRun&, const KeptRun&) = default;
};
/// Runs in the order of application; a cell may occur more than once.
using KeptDelta = std::vector<KeptRun>;

/// Things on pinned cells, and the rooms that consist of pinned cells.
struct KeptThings {
    std::vector<level::Object> objects;
    std::vector<level::Trajectory> trajectories;
    std::vector<level::KeptRoom> rooms;

    friend bool operator==(const KeptThings&, const KeptThings&) = default;
};

struct KeptChange {
    KeptDelta delta;
    std::optional<KeptThings> things;  ///< the things after the change; nullopt if unchanged

    bool isEmpty() const { return delta.empty() && !things; }
};

/// Pins the cells of `area` as they are on a map generated from the level, with the things that
/// generation placed on them. The designer's own things need no pin. `rooms` are the pack's rooms.
KeptChange keep(const level::Level& level, std::span<const level::Room> rooms,
                const level::Map& map, const Area& area);
/// Unpins the cells of `area`.
KeptChange letGo(const level::Level& level, const Area& area);
/// Pastes the pinned content of a fragment with its top left at `at`, and unpins all other cells of
/// `area`. `area` is in the level's coordinates.
KeptChange pasted(const level::Level& level, const level::Kept& kept, grid::Point at,
                  const Area& area);

void redo(level::Kept& kept, grid::Size size, std::span<const KeptRun> delta);
void undo(level::Kept& kept, grid::Size size, std::span<const KeptRun> delta);
void swapThings(level::Kept& kept, KeptThings& things);
/// Returns the smallest rectangle around all cells that a delta changes.
grid::Rect boundsOf(grid::Size size, std::span<const KeptRun> delta);

/// Returns the pinned content of `area`, moved so that the area's top left is (0, 0). JSON of
/// unknown keys is not copied.
level::Kept copyOf(const level::Kept& kept, const Area& area);
/// Returns the pinned content of `to`, in the coordinates of `to`.
level::Kept cropped(const level::Kept& kept, const grid::Rect& to);
/// Returns the pinned content after the whole level was moved and wrapped around its edges. If an
/// edge would divide a room, the room is dropped, but its cells stay pinned.
level::Kept wrapped(const level::Kept& kept, const grid::Wrapping& placeOf);
/// Returns the pinned content turned and mirrored with a grid of `size`, including directions.
level::Kept transformed(const level::Kept& kept, grid::Size size, level::Symmetry symmetry);

}  // namespace mazeloom::edit
