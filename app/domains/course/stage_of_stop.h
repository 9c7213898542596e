// SPDX-License-Identifier: MIT
// Finds the stage that a stop of a course is about.
#pragma once

#include <cstddef>
#include <string>

#include "core/level/level.h"

namespace mazeloom::app {

/// Returns the id of the first enabled stage that no earlier stop has; if none is new, the first
/// enabled one with its own settings, because these distinguish the stop; else the first enabled
/// one. If more than two are new, returns the new one that the level's id names, else an empty
/// text, because the stop is about all of them. Empty also if no stage is enabled. `stop` is the
/// index of a level.
std::string stageOfStop(const level::Pack& pack, std::size_t stop);

}  // namespace mazeloom::app
