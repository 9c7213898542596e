// SPDX-License-Identifier: MIT
#pragma once

#include "core/generate/stage.h"

namespace mazeloom::generate {

/// Fills the solid part of the map with a perfect maze (RULES.md G-7).
struct Maze {
    enum Parameter { Step, Winding };
};
extern const Stage mazeStage;

}  // namespace mazeloom::generate
