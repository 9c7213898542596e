// SPDX-License-Identifier: MIT
// Which stage a stop of a course is about.
#pragma once

#include <cstddef>
#include <string>

#include "core/level/level.h"

namespace mazeloom::app {

/// The id of a stage that runs: the first that no stop before it has; else the first of which
/// something is set, which is why the stop is another; else the first of all. Where more than two
/// are new, the one that the level's id names, or none: then it is about all of them. Empty where
/// none runs. `stop` is the place of a level.
std::string stageOfStop(const level::Pack& pack, std::size_t stop);

}  // namespace mazeloom::app
