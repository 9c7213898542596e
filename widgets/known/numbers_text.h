// SPDX-License-Identifier: MIT
// The modes of a temple's numbers, and its promise about them, in the user's language.
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
