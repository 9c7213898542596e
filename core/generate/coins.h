// SPDX-License-Identifier: MIT
#pragma once

#include "core/generate/stage.h"

namespace mazeloom::generate {

/// Puts coins on the aisles of the hidden maze (RULES.md G-16).
struct Coins {
    enum Parameter { Count, Density };
};
extern const Stage coinsStage;

}  // namespace mazeloom::generate
