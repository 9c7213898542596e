// SPDX-License-Identifier: MIT
#pragma once

#include "core/generate/stage.h"

namespace mazeloom::generate {

/// Lets the hero arrive, and puts the stairs there and at the other end (RULES.md G-23).
extern const Stage stairsStage;

}  // namespace mazeloom::generate
