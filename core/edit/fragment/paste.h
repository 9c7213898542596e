// SPDX-License-Identifier: MIT
// What becomes of objects and trajectories when a fragment is pasted. (Its cells are painted:
// deltaOf() in paint_delta.h.)
#pragma once

#include <span>
#include <vector>

#include "core/edit/fragment/fragment.h"
#include "core/level/level.h"

namespace mazeloom::edit {

/// The objects of a level or room of `size`, once `fragment` has been put there with its top left
/// at `at`: those that are `there`, then the fragment's. An object gives way to one that comes to
/// its cell, and a hero to a hero, for a level has one start. What would come to lie outside is
/// left out. An id that is taken gets a number.
std::vector<level::Object> pasted(std::span<const level::Object> there, const Fragment& fragment,
                                  grid::Point at, grid::Size size);

/// The same for trajectories, of which those are left out that have a point outside.
std::vector<level::Trajectory> pasted(std::span<const level::Trajectory> there,
                                      const Fragment& fragment, grid::Point at, grid::Size size);

}  // namespace mazeloom::edit
