// SPDX-License-Identifier: MIT
// A piece of a level or room: what is cut, copied, pasted and kept as a stamp.
#pragma once

#include <span>
#include <vector>

#include "core/edit/area/area.h"
#include "core/level/level.h"

namespace mazeloom::edit {

/// All places are relative to the fragment's top left.
struct Fragment {
    /// Cells that are not of the mask are 0.
    level::PaintGrid paint;
    /// The cells that belong to it, all inside of `paint`.
    Area mask;
    std::vector<level::Object> objects;
    std::vector<level::Trajectory> trajectories;
    /// Kept cells of the mask; of a room there are none.
    level::Kept kept = {};
    /// Where its top left was copied from, in the level or room.
    grid::Point from = {};
    /// What the numbers of its terrains stand for.
    level::TerrainTable terrains = {};

    bool isEmpty() const { return mask.isEmpty(); }
    friend bool operator==(const Fragment&, const Fragment&) = default;
};

/// The cells of `area` as far as they are painted, the objects on them, the trajectories whose
/// cells all are among them, and what is kept there. The fragment's top left is that of `area`
/// within the paint.
Fragment copyOf(const level::PaintGrid& paint, std::span<const level::Object> objects,
                std::span<const level::Trajectory> trajectories, const Area& area,
                const level::Kept& kept = {}, const level::TerrainTable& terrains = {});

/// What a cut of `area` leaves: the objects and trajectories that copyOf() does not take.
std::vector<level::Object> outside(std::span<const level::Object> objects, const Area& area);
std::vector<level::Trajectory> outside(std::span<const level::Trajectory> trajectories,
                                       const Area& area);

/// Turned and mirrored, with all that has a direction. Of a trajectory its points are; the lines
/// between them may run a cell beside where they ran, since lines decide ties by coordinates.
Fragment transformed(const Fragment& fragment, level::Symmetry symmetry);

/// As a level can hold it: marks only where somebody can walk. (An entrance of a room has the bit
/// that a level reads as a mark.)
Fragment fittedToLevel(Fragment fragment);
/// As a room can hold it: no marks, entrances only in walls, no trajectories. What is kept is
/// painted, as far as paint shows it, and the objects on it are placed; a room has no
/// hero and nothing that moves.
Fragment fittedToRoom(Fragment fragment);

}  // namespace mazeloom::edit
