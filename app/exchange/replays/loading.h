// SPDX-License-Identifier: MIT
#pragma once

#include "app/dialogs/long_work.h"
#include "core/play/load_control.h"

namespace mazeloom::app {

/// Returns the control for loading a replay as long work, with cancellation and progress. `work`
/// must outlive it.
play::LoadControl loadControlOf(const LongWork& work);

}  // namespace mazeloom::app
