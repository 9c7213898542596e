// SPDX-License-Identifier: MIT
#pragma once

#include "core/grid/point.h"

namespace mazeloom::widgets {

/// A cell where attempts ended, and how many ended there.
struct HeatSpot {
    grid::Point at;
    int count = 0;
};

}  // namespace mazeloom::widgets
