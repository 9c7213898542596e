// SPDX-License-Identifier: MIT
// Points in words, for messages.
#pragma once

#include <string>

#include "core/grid/point.h"

namespace mazeloom::grid {

/// "(12, 7)"
std::string textOf(Point point);

}  // namespace mazeloom::grid
