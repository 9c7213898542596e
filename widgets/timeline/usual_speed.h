// SPDX-License-Identifier: MIT
// How fast a generation is played as long as nobody has chosen a speed: slowly enough to be
// followed, and soon enough over.
#pragma once

#include "core/trace/trace.h"

namespace mazeloom::widgets {

/// Steps a second for a generation of so many. It takes about ten seconds, or longer where its
/// steps could not be told apart; but never more than about a minute. Of two digits that matter.
int usualSpeed(trace::StepIndex steps);

}  // namespace mazeloom::widgets
