// SPDX-License-Identifier: MIT
#pragma once

#include "core/generate/generate.h"
#include "core/level/map.h"
#include "core/trace/trace.h"

namespace mazeloom::app {

/// The map after the first `step` steps of a generation; at most all of them.
level::Map mapAtStep(const generate::Recorded& recorded, trace::StepIndex step);

}  // namespace mazeloom::app
