// SPDX-License-Identifier: MIT
// Generates a level for immediate use, while the user waits and may cancel.
#pragma once

#include <optional>

#include <tl/expected.hpp>

#include "core/level/map/map.h"
#include "core/problem.h"
#include "core/trace/trace.h"
#include "widgets/document/generation_service.h"

class QWidget;

namespace mazeloom::app {

/// Returns the map of the level after `step` steps; without a step, the finished map. Returns
/// nullopt if the user cancelled. If memory runs out, reports this and returns nullopt. Returns a
/// problem if the level cannot be generated; with a step, returns the map at the failure instead.
tl::expected<std::optional<level::Map>, Problem> generatedLevel(
    QWidget* window, const widgets::GenerationRequest& request,
    std::optional<trace::StepIndex> step = {});

}  // namespace mazeloom::app
