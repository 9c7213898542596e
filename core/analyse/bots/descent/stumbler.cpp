// SPDX-License-Identifier: MIT
// The stumbler: presses random keys that walk, fight, pick up or go down.
#include <array>

#include "core/analyse/bots/descent/bots.h"

namespace mazeloom::analyse::bots::descent {

namespace {

constexpr std::array<Habit, 1> kStumblerHabits{&Habits::stumble};

}  // namespace

const Bot stumblerBot{
    .id = "stumbler",
    .title = "Stumbler",
    .sentence = "Presses random keys that walk, fight, pick up or go down.",
    .habits = kStumblerHabits,
};

}  // namespace mazeloom::analyse::bots::descent
