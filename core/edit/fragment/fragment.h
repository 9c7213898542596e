// SPDX-License-Identifier: MIT
// A piece of a level or room that is cut, copied, pasted or saved as a stamp.
#pragma once

#include <span>
#include <vector>

#include "core/edit/area/area.h"
#include "core/level/level.h"

namespace mazeloom::edit {

/// A fragment. All coordinates are relative to its top left cell.
struct Fragment {
    /// Cells outside the mask are 0.
    level::PaintGrid paint;
    /// The cells that belong to the fragment, all inside of `paint`.
    Area mask;
    std::vector<level::Object> objects;
    std::vector<level::Trajectory> trajectories;
    /// The pinned cells of the mask; empty for a fragment of a room.
    level::Kept kept = {};
    /// The place of the fragment's top left cell in the level or room that it was copied from.
    grid::Point from = {};
    /// The table to which the fragment's terrain numbers refer.
    level::TerrainTable terrains = {};

    bool isEmpty() const { return mask.isEmpty(); }
    friend bool operator==(const Fragment&, const Fragment&) = default;
};

/// Copies the painted cells of `area`, the objects on them, the trajectories that lie wholly within
/// `area`, and the pinned cells in it. The fragment's top left is the top left of `area` clipped to
/// the paint.
Fragment copyOf(const level::PaintGrid& paint, std::span<const level::Object> objects,
                std::span<const level::Trajectory> trajectories, const Area& area,
                const level::Kept& kept = {}, const level::TerrainTable& terrains = {});

/// These functions return the objects and trajectories that remain after a cut of `area`: all that
/// copyOf() does not take.
std::vector<level::Object> outside(std::span<const level::Object> objects, const Area& area);
std::vector<level::Trajectory> outside(std::span<const level::Trajectory> trajectories,
                                       const Area& area);

/// Returns the fragment turned and mirrored, including directions. The points of a trajectory are
/// transformed exactly. The lines between them may be off by one cell, since lines break ties by
/// coordinates.
Fragment transformed(const Fragment& fragment, level::Symmetry symmetry);

/// Returns the fragment as a level can hold it: marks only on walkable cells. (A room's entrance
/// uses the bit that a level reads as a mark.)
Fragment fittedToLevel(Fragment fragment);
/// Returns the fragment as a room can hold it: no marks, entrances only in walls, no trajectories.
/// Pinned cells become paint as far as paint can show them, and pinned objects become unpinned
/// ones, except heroes and movers, which a room cannot have.
Fragment fittedToRoom(Fragment fragment);

}  // namespace mazeloom::edit
