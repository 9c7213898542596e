// SPDX-License-Identifier: MIT
#pragma once

#include "core/generate/stage.h"

namespace mazeloom::generate {

/// Lays potions, weapons and wands into rooms (RULES.md G-27).
struct Items {
    enum Parameter { Percent };
};
extern const Stage itemsStage;

}  // namespace mazeloom::generate
