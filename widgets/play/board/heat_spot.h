// SPDX-License-Identifier: MIT
#pragma once

#include "core/grid/point.h"

namespace mazeloom::widgets {

/// Where attempts ended, and how often.
struct HeatSpot {
    grid::Point at;
    int count = 0;
};

}  // namespace mazeloom::widgets
