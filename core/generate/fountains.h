// SPDX-License-Identifier: MIT
#pragma once

#include "core/generate/stage.h"

namespace mazeloom::generate {

/// Puts fountains into some rooms (descent.md, "Level").
extern const Stage fountainsStage;

}  // namespace mazeloom::generate
