// SPDX-License-Identifier: MIT
// Reads the placed objects of a level or room, trajectories, and a pack's own kinds of objects.
// Private to core/pack.
#pragma once

#include <vector>

#include "core/level/level.h"
#include "core/pack/json/fields.h"

namespace mazeloom::pack {

/// The origin of the objects. Generated objects may share an id, since a handcrafted room's objects
/// are copied each time the room is placed, and generated movers may stand still.
enum class Of { Design, Generation };

/// Returns the valid objects. Problems: objects outside of `size`, unknown kinds; flaws: a
/// duplicate id, a second hero.
std::vector<level::Object> readObjects(const Json& list, grid::Size size, Report& report,
                                       Of of = Of::Design);

/// Returns the valid kinds. Problems: too many kinds, a duplicate id, an invalid letter.
level::OwnKinds readOwnKinds(const Json& list, Report& report);

/// Returns the valid trajectories. Problems: no points, points outside of `size`; flaws: a
/// duplicate id, a path of one point.
std::vector<level::Trajectory> readTrajectories(const Json& list, grid::Size size, Report& report,
                                                Of of = Of::Design);

}  // namespace mazeloom::pack
