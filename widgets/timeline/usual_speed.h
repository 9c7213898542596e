// SPDX-License-Identifier: MIT
// The default speed for playing a generation: slow enough to follow, but fast enough not to take
// long.
#pragma once

#include "core/trace/trace.h"

namespace mazeloom::widgets {

/// Returns the default speed, in steps per second, for a generation of `steps` steps, rounded to
/// two significant digits. Playing then takes about ten seconds. With many steps it takes up to
/// about a minute, so that single steps can be told apart as long as possible; with few steps it is
/// shorter.
int usualSpeed(trace::StepIndex steps);

}  // namespace mazeloom::widgets
