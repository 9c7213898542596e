// SPDX-License-Identifier: MIT
// A small level that shows what tiles have to join: walls round rooms and within them, water,
// doors, and some things.
#pragma once

#include "core/level/level.h"

namespace mazeloom::app {

level::Level sampleLevel();

}  // namespace mazeloom::app
