// SPDX-License-Identifier: MIT
// The diver: goes down as soon as it has seen the stairs. On the way it takes what it steps on.
#include <array>

#include "core/analyse/bots/descent/bots.h"

namespace mazeloom::analyse::bots::descent {

namespace {

constexpr std::array<Habit, 12> kDiverHabits{
    &Habits::drink,   &Habits::take,   &Habits::zap,      &Habits::descend,
    &Habits::fight,   &Habits::pickUp, &Habits::fetchKey, &Habits::wander,
    &Habits::explore, &Habits::hunt,   &Habits::giveWay,  &Habits::waitForTheBoss,
};

}  // namespace

const Bot diverBot{
    .id = "diver",
    .title = "Diver",
    .sentence = "Goes down as soon as it has seen the stairs.",
    .habits = kDiverHabits,
};

}  // namespace mazeloom::analyse::bots::descent
