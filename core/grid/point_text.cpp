// SPDX-License-Identifier: MIT
#include "core/grid/point_text.h"

namespace mazeloom::grid {

std::string textOf(Point point) {
    return '(' + std::to_string(point.x) + ", " + std::to_string(point.y) + ')';
}

}  // namespace mazeloom::grid
