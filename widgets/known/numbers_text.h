// SPDX-License-Identifier: MIT
// Which numbers a temple shows, in the user's language.
#pragma once

#include <QString>

#include "core/level/numbers.h"

namespace mazeloom::widgets {

/// Where they are shown ("Near the hero").
QString titleOf(level::Numbers numbers);

}  // namespace mazeloom::widgets
