// SPDX-License-Identifier: MIT
// Adds the objects and trajectories of a pasted fragment. Its cells are painted by deltaOf() in
// paint_delta.h.
#pragma once

#include <vector>

#include "core/edit/fragment/fragment.h"
#include "core/level/level.h"

namespace mazeloom::edit {

/// The objects and trajectories of a level, or the objects of a room.
struct Things {
    std::vector<level::Object> objects;
    std::vector<level::Trajectory> trajectories;

    friend bool operator==(const Things&, const Things&) = default;
};

/// Returns the things of a level or room of `size` after `fragment` was pasted with its top left at
/// `at`: the things in `there`, then the fragment's. A pasted object replaces the object on its
/// cell, and a pasted hero replaces the hero, since a level has one start. Objects that would lie
/// outside of the level or room, and trajectories with a point outside, are dropped. If an id is
/// taken, the pasted thing's id gets a number, and references inside the fragment follow the new
/// id.
Things pasted(Things there, const Fragment& fragment, grid::Point at, grid::Size size);

}  // namespace mazeloom::edit
