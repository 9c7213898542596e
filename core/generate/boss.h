// SPDX-License-Identifier: MIT
#pragma once

#include "core/generate/stage.h"

namespace mazeloom::generate {

/// Puts the dread knight on a floor now and then, once a run (RULES.md G-24).
extern const Stage bossStage;

}  // namespace mazeloom::generate
