// SPDX-License-Identifier: MIT
#pragma once

#include "core/generate/stage.h"

namespace mazeloom::generate {

/// Puts fountains into some rooms (RULES.md G-25).
extern const Stage fountainsStage;

}  // namespace mazeloom::generate
