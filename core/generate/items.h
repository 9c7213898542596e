// SPDX-License-Identifier: MIT
#pragma once

#include "core/generate/stage.h"

namespace mazeloom::generate {

/// Lays potions, weapons and wands into rooms (descent.md, "Level" and "Items").
struct Items {
    enum Parameter { Percent };
};
extern const Stage itemsStage;

}  // namespace mazeloom::generate
