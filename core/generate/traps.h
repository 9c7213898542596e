// SPDX-License-Identifier: MIT
#pragma once

#include "core/generate/stage.h"

namespace mazeloom::generate {

/// Puts traps on the walls of the hidden maze (RULES.md G-15).
struct Traps {
    enum Parameter { Density };
};
extern const Stage trapsStage;

}  // namespace mazeloom::generate
