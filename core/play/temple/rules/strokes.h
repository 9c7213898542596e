// SPDX-License-Identifier: MIT
// The effects of the buttons. Private to core/play/temple.
#pragma once

#include "core/play/temple/state/buttons.h"
#include "core/play/temple/state/constants.h"
#include "core/play/temple/state/turn.h"

namespace mazeloom::play::temple {

/// Applies a stroke, which takes no time: moves are queued, everything else happens at once.
/// Unknown buttons do nothing.
void apply(Turn& turn, Stroke stroke, Pace pace);

}  // namespace mazeloom::play::temple
