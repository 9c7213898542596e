// SPDX-License-Identifier: MIT
// The careful bot: explores as the explorer does, but lets enemies come to strike first, waits for
// several enemies where few of them can reach it at a time, and goes down to escape enemies that
// would win.
#include <array>

#include "core/analyse/bots/descent/bots.h"

namespace mazeloom::analyse::bots::descent {

namespace {

constexpr std::array<Habit, 16> kCarefulHabits{
    &Habits::drink,      &Habits::take,    &Habits::retreat, &Habits::zap,
    &Habits::waitInDoor, &Habits::letCome, &Habits::fight,   &Habits::pickUp,
    &Habits::flee,       &Habits::hunt,    &Habits::gather,  &Habits::wander,
    &Habits::explore,    &Habits::descend, &Habits::giveWay, &Habits::waitForTheBoss,
};

}  // namespace

const Bot carefulBot{
    .id = "careful",
    .title = "Careful",
    .sentence = "Retreats, drinks and waits in doors, and explores each floor.",
    .habits = kCarefulHabits,
};

}  // namespace mazeloom::analyse::bots::descent
