// SPDX-License-Identifier: MIT
#pragma once

#include "core/generate/stage.h"

namespace mazeloom::generate {

/// Pours lakes with waterfalls (RULES.md G-21). Aisles under water hang together in
/// stretches of at most kMostAisles cells: the hero's air is enough to swim to any of them and
/// back. Waterfalls take the place of walls of the hidden maze only, so nobody who keeps to the
/// aisles is carried away. Water stays off bugs' paths, beams and the cells beside them, where one
/// may have to wait.
struct Water {
    enum Parameter { MinLakes, MaxLakes, MinSize, MaxSize, Falls };
    /// kAirTicks last for so many cells, there and back, at the speed of a swimmer.
    static constexpr int kMostAisles = 18;
};
extern const Stage waterStage;

}  // namespace mazeloom::generate
