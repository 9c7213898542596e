// SPDX-License-Identifier: MIT
// The map of a level for what is done with it at once: the user waits, and may give up.
#pragma once

#include <optional>

#include <tl/expected.hpp>

#include "core/level/map/map.h"
#include "core/problem.h"
#include "core/trace/trace.h"
#include "widgets/document/generation_service.h"

class QWidget;

namespace mazeloom::app {

/// Generates the level that is asked for, as it is after `step` steps or when it is done. Nothing
/// where the user gave up, or where there was not enough memory, which is told. The problem: it
/// cannot be generated; with a step it is as it was when that was found out.
tl::expected<std::optional<level::Map>, Problem> generatedLevel(
    QWidget* window, const widgets::GenerationRequest& request,
    std::optional<trace::StepIndex> step = {});

}  // namespace mazeloom::app
