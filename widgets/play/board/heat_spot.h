// SPDX-License-Identifier: MIT
#pragma once

#include "core/grid/point.h"

namespace mazeloom::widgets {

/// A cell where attempts ended, with their number.
struct HeatSpot {
    grid::Point at;
    int count = 0;
};

}  // namespace mazeloom::widgets
