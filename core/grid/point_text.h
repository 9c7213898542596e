// SPDX-License-Identifier: MIT
// Points in words, for messages.
#pragma once

#include <string>

#include "core/grid/point.h"

namespace mazeloom::grid {

/// Returns a point as text, such as "(12, 7)".
std::string textOf(Point point);

}  // namespace mazeloom::grid
