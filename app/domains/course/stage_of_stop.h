// SPDX-License-Identifier: MIT
// Finds the stage that a stop of a course is about.
#pragma once

#include <cstddef>
#include <string>

#include "core/level/level.h"

namespace mazeloom::app {

/// Returns the id of the stage that the stop is about; `stop` is the index of a level. Only enabled
/// stages count. A stage is new if no earlier stop has it.
/// - With one or two new stages: the first new one.
/// - With more: the new stage that is named in the level's id; else an empty text, because the stop
///   is about all new stages.
/// - Without new stages: the first stage with its own settings, because they distinguish the stop;
///   else the first stage; empty if there is none.
std::string stageOfStop(const level::Pack& pack, std::size_t stop);

}  // namespace mazeloom::app
