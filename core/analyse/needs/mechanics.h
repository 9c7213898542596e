// SPDX-License-Identifier: MIT
// Takes a mechanic of a temple away from a generated level.
#pragma once

#include <memory>

#include "core/level/level.h"
#include "core/level/map/map.h"
#include "core/level/mechanics.h"
#include "core/play/temple/state/field.h"

namespace mazeloom::analyse::needs {

using level::Mechanic;

/// Whether the level's objectives themselves ask for the mechanic: to destroy all bugs, the boss or
/// the emitters.
bool isObjective(Mechanic mechanic, const level::Objectives& objectives);

/// Returns the field without a mechanic: without its things, where walls stand for emitters; with
/// plain floor for waterfalls; with air that does not run out. Returns null if the map has nothing
/// of the mechanic, or if the result cannot be played. Not for Numbers, which change nothing on the
/// field.
std::shared_ptr<const play::temple::Field> fieldWithout(Mechanic mechanic,
                                                        const level::Level& level,
                                                        const level::Map& map);

}  // namespace mazeloom::analyse::needs
