// SPDX-License-Identifier: MIT
// Examines properties that take too long for every moment at the end of each stage, where the map
// is consistent.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "core/analyse/over_time/property.h"
#include "core/level/map/map.h"

namespace mazeloom::analyse {

/// Returns the moments at which a stage that made steps ends, in order, and the last moment.
std::vector<trace::StepIndex> stageEnds(const trace::Trace& trace);

/// Returns the ends of stages at which the test holds. `test` returns nullopt if it cannot tell;
/// this moment then stays unknown.
Holding holdingAtStageEnds(const History& history,
                           const std::function<std::optional<bool>(const level::Map&)>& test);

}  // namespace mazeloom::analyse
