// SPDX-License-Identifier: MIT
#pragma once

#include "app/dialogs/long_work.h"
#include "core/play/load_control.h"

namespace mazeloom::app {

/// Returns the control that connects loading a replay with `work`: its cancellation and its
/// progress. `work` must outlive the control.
play::LoadControl loadControlOf(const LongWork& work);

}  // namespace mazeloom::app
