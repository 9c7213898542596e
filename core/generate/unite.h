// SPDX-License-Identifier: MIT
#pragma once

#include "core/generate/stage.h"

namespace mazeloom::generate {

/// Makes the map one connected part, and opens loops (RULES.md G-10).
struct Unite {
    enum Parameter { Loops, Closed };
};
extern const Stage uniteStage;

}  // namespace mazeloom::generate
