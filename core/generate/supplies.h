// SPDX-License-Identifier: MIT
#pragma once

#include "core/generate/stage.h"

namespace mazeloom::generate {

/// Lays TNT and grenades on aisles (RULES.md G-20), so that each can be had.
struct Supplies {
    enum Parameter { MinTnt, MaxTnt, MinGrenades, MaxGrenades };
};
extern const Stage suppliesStage;

}  // namespace mazeloom::generate
