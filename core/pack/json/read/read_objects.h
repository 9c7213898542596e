// SPDX-License-Identifier: MIT
// Reads the placed objects of a level or room, trajectories, and a pack's own kinds of objects.
// Private to core/pack.
#pragma once

#include <vector>

#include "core/level/level.h"
#include "core/pack/json/fields.h"

namespace mazeloom::pack {

/// Whose things they are. What generation made with handcrafted rooms has their ids, as often as
/// the rooms stand there, and may stand still.
enum class Of { Design, Generation };

/// All objects that are good. Problems: outside `size`, unknown kinds; flaws: an id twice, a second
/// hero.
std::vector<level::Object> readObjects(const Json& list, grid::Size size, Report& report,
                                       Of of = Of::Design);

/// All kinds that are good. Problems: too many, an id twice, a letter that is none.
level::OwnKinds readOwnKinds(const Json& list, Report& report);

/// Flaws: an id twice, a path of one point.
std::vector<level::Trajectory> readTrajectories(const Json& list, grid::Size size, Report& report,
                                                Of of = Of::Design);

}  // namespace mazeloom::pack
