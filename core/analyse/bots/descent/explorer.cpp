// SPDX-License-Identifier: MIT
// The explorer: sees, fights and takes everything on a floor before it goes down.
#include <array>

#include "core/analyse/bots/descent/bots.h"

namespace mazeloom::analyse::bots::descent {

namespace {

constexpr std::array<Habit, 13> kExplorerHabits{
    &Habits::drink,          &Habits::take,    &Habits::zap,     &Habits::fight,
    &Habits::pickUp,         &Habits::flee,    &Habits::hunt,    &Habits::gather,
    &Habits::wander,         &Habits::explore, &Habits::descend, &Habits::giveWay,
    &Habits::waitForTheBoss,
};

}  // namespace

const Bot explorerBot{
    .id = "explorer",
    .title = "Explorer",
    .sentence = "Sees, fights and takes everything on each floor before it goes down.",
    .habits = kExplorerHabits,
};

}  // namespace mazeloom::analyse::bots::descent
