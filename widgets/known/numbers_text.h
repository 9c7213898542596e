// SPDX-License-Identifier: MIT
// The modes of a temple's numbers, in the user's language.
#pragma once

#include <QString>

#include "core/level/numbers.h"

namespace mazeloom::widgets {

/// Returns the mode's title ("Near the hero").
QString titleOf(level::Numbers numbers);

}  // namespace mazeloom::widgets
