// SPDX-License-Identifier: MIT
#pragma once

#include "core/generate/stage.h"

namespace mazeloom::generate {

/// Weaves a maze that the player never sees through the open cells (RULES.md G-13).
struct HiddenMaze {
    enum Parameter { Step };
};
extern const Stage hiddenMazeStage;

}  // namespace mazeloom::generate
