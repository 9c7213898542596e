// SPDX-License-Identifier: MIT
// What becomes of objects and trajectories when a fragment is pasted. (Its cells are painted:
// deltaOf() in paint_delta.h.)
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

/// The things of a level or room of `size`, once `fragment` has been put there with its top left at
/// `at`: those that are `there`, then the fragment's. An object gives way to one that comes to its
/// cell, and a hero to a hero, for a level has one start. What would come to lie outside is left
/// out, as are trajectories of which a point would. An id that is taken gets a number, and what
/// names the thing in the fragment names it so.
Things pasted(Things there, const Fragment& fragment, grid::Point at, grid::Size size);

}  // namespace mazeloom::edit
