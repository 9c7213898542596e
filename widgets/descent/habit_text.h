// SPDX-License-Identifier: MIT
// The habits of a descent's monsters in the window's language.
#pragma once

#include <QString>

#include "core/level/habit.h"

namespace mazeloom::widgets {

/// Returns a habit's name: "Splits".
QString habitName(level::Habit habit);
/// Returns what a monster with the habit does, as half a sentence: "it shoots along rows and
/// columns".
QString habitText(level::Habit habit);

}  // namespace mazeloom::widgets
