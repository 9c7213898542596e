// SPDX-License-Identifier: MIT
#pragma once

#include "core/generate/stage.h"

namespace mazeloom::generate {

/// Opens the rooms to what lies around them (RULES.md G-8).
struct Doors {
    enum Parameter { Chance, Closed };
};
extern const Stage doorsStage;

}  // namespace mazeloom::generate
