// SPDX-License-Identifier: MIT
// Pins cells of the generated map and unpins them; changes are stored as runs of cells, enough to
// undo and redo them.
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

/// Neighbouring cells of a row, at least one, with the same pinned content before and the same
/// after.
struct KeptRun {
    grid::Index first = 0;  ///< in the storage of a PaintGrid of the level's size
    std::uint16_t count = 0;
    level::KeptCell before;
    level::KeptCell after;

    friend bool operator==(const KeptRun&, const KeptRun&) = default;
};
/// In the order of application; a cell may occur more than once.
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
    std::optional<KeptThings> things;  ///< the things after the change; empty if they do not change

    bool isEmpty() const { return delta.empty() && !things; }
};

/// Pins the cells of `area` as they are on a map generated from the level, with the things that
/// generation placed there; the designer's own things need no pin. `rooms` are the pack's.
KeptChange keep(const level::Level& level, std::span<const level::Room> rooms,
                const level::Map& map, const Area& area);
/// Unpins the cells of `area`.
KeptChange letGo(const level::Level& level, const Area& area);
/// Pastes a fragment's pinned content with its top left at `at`. Unpins all other cells of `area`,
/// which is in the level's coordinates.
KeptChange pasted(const level::Level& level, const level::Kept& kept, grid::Point at,
                  const Area& area);

void redo(level::Kept& kept, grid::Size size, std::span<const KeptRun> delta);
void undo(level::Kept& kept, grid::Size size, std::span<const KeptRun> delta);
void swapThings(level::Kept& kept, KeptThings& things);
/// Returns the smallest rectangle around all cells that a delta changes.
grid::Rect boundsOf(grid::Size size, std::span<const KeptRun> delta);

/// Returns the pinned content of `area`, with the area's top left at (0, 0), without unknown keys.
level::Kept copyOf(const level::Kept& kept, const Area& area);
/// Returns the pinned content of `to`, in the coordinates of `to`.
level::Kept cropped(const level::Kept& kept, const grid::Rect& to);
/// Returns the pinned content after the whole level was moved and wrapped around its edges. A room
/// that an edge would divide is dropped; its cells stay pinned.
level::Kept wrapped(const level::Kept& kept, const grid::Wrapping& placeOf);
/// Returns the pinned content turned and mirrored with a grid of `size`, including directions.
level::Kept transformed(const level::Kept& kept, grid::Size size, level::Symmetry symmetry);

}  // namespace mazeloom::edit
