// SPDX-License-Identifier: MIT
#pragma once

#include "core/generate/stage.h"

namespace mazeloom::generate {

/// Places rooms of random size and shape in the rock (RULES.md G-6).
struct Rooms {
    enum Parameter {
        Attempts,
        MinWidth,
        MaxWidth,
        MinHeight,
        MaxHeight,
        Rectangle,
        Cross,
        L,
        Octagon,
        Cave,
    };
};
extern const Stage roomsStage;

}  // namespace mazeloom::generate
