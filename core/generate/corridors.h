// SPDX-License-Identifier: MIT
#pragma once

#include "core/generate/stage.h"

namespace mazeloom::generate {

/// Places rooms and joins each to the one before (RULES.md G-11).
struct Corridors {
    enum Parameter { Attempts, MinSide, MaxSide };
};
extern const Stage corridorsStage;

}  // namespace mazeloom::generate
