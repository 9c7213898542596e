// SPDX-License-Identifier: MIT
#pragma once

#include "core/generate/stage.h"

namespace mazeloom::generate {

/// Puts monsters into rooms, more of them and worse ones on deeper floors (RULES.md G-26).
struct Monsters {
    enum Parameter { Percent };
};
extern const Stage monstersStage;

}  // namespace mazeloom::generate
