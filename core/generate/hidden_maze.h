// SPDX-License-Identifier: MIT
#pragma once

#include "core/generate/stage.h"

namespace mazeloom::generate {

/// Weaves a maze that the player never sees through the open cells (generation.md, *hidden maze*).
struct HiddenMaze {
    enum Parameter { Step };
};
extern const Stage hiddenMazeStage;

}  // namespace mazeloom::generate
