// SPDX-License-Identifier: MIT
// The brawler: fights every monster that it sees with the weapon in its hand. It neither drinks nor
// zaps, and looks only for monsters, keys and the way down.
#include <array>

#include "core/analyse/bots/descent/bots.h"

namespace mazeloom::analyse::bots::descent {

namespace {

constexpr std::array<Habit, 9> kBrawlerHabits{
    &Habits::take,    &Habits::fight,   &Habits::hunt,    &Habits::fetchKey,       &Habits::wander,
    &Habits::descend, &Habits::explore, &Habits::giveWay, &Habits::waitForTheBoss,
};

}  // namespace

const Bot brawlerBot{
    .id = "brawler",
    .title = "Brawler",
    .sentence = "Fights every monster that it sees, and goes down when none is left.",
    .habits = kBrawlerHabits,
};

}  // namespace mazeloom::analyse::bots::descent
