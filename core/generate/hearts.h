// SPDX-License-Identifier: MIT
#pragma once

#include "core/generate/stage.h"

namespace mazeloom::generate {

/// Lays hearts on aisles (RULES.md G-20), so that each can be had.
struct Hearts {
    enum Parameter { MinCount, MaxCount };
};
extern const Stage heartsStage;

}  // namespace mazeloom::generate
