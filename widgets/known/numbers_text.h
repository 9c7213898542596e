// SPDX-License-Identifier: MIT
// Texts in the user's language for the settings of a temple's numbers: where numbers are shown, and
// what the level promises about guesses.
#pragma once

#include <QString>

#include "core/level/no_guess.h"
#include "core/level/numbers.h"

namespace mazeloom::widgets {

/// Returns the mode's title ("Near the hero").
QString titleOf(level::Numbers numbers);

/// Returns what is promised about guesses ("Never needed; at most two numbers").
QString textOf(level::NoGuess promise);

}  // namespace mazeloom::widgets
