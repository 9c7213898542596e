// SPDX-License-Identifier: MIT
// The default speed of playing a generation: slow enough to follow, without taking long.
#pragma once

#include "core/trace/trace.h"

namespace mazeloom::widgets {

/// Returns the steps a second for a generation of `steps` steps, rounded to two significant digits.
/// Playing takes about ten seconds; longer if single steps could not be told apart at that speed,
/// but at most about a minute.
int usualSpeed(trace::StepIndex steps);

}  // namespace mazeloom::widgets
