// SPDX-License-Identifier: MIT
#pragma once

#include "core/generate/stage.h"

namespace mazeloom::generate {

/// Fills the corridors that lead nowhere (RULES.md G-9).
struct DeadEnds {
    enum Parameter { Keep };
};
extern const Stage deadEndsStage;

}  // namespace mazeloom::generate
