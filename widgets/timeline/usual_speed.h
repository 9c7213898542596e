// SPDX-License-Identifier: MIT
// The default speed for playing a generation: slow enough to follow, but fast enough not to take
// long.
#pragma once

#include "core/trace/trace.h"

namespace mazeloom::widgets {

/// Returns the default speed, in steps per second, for a generation of `steps` steps, rounded to
/// two significant digits. Playing then takes about ten seconds. It takes longer if single steps
/// could not be told apart at that speed, but at most about a minute; it is shorter if there are
/// few steps.
int usualSpeed(trace::StepIndex steps);

}  // namespace mazeloom::widgets
