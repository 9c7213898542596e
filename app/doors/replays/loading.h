// SPDX-License-Identifier: MIT
#pragma once

#include "app/dialogs/long_work.h"
#include "core/play/load_control.h"

namespace mazeloom::app {

/// Loads a replay as long work: it can be cancelled, and tells how far it is. `work` outlives it.
play::LoadControl loadControlOf(const LongWork& work);

}  // namespace mazeloom::app
