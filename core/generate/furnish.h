// SPDX-License-Identifier: MIT
#pragma once

#include "core/generate/stage.h"

namespace mazeloom::generate {

/// Puts columns, fireplaces and cabinets into rooms (RULES.md G-12).
struct Furnish {
    enum Parameter { Density };
};
extern const Stage furnishStage;

}  // namespace mazeloom::generate
