// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "core/analyse/atlas/sweep.h"

namespace mazeloom::analyse {

/// Returns a sweep as a table with one line for each value and measure. The columns: parameter,
/// value, measure, number of seeds that have the measure, number of seeds without a level, the
/// parts of the band (band.h; empty if nothing was measured), the reason why the recipe cannot run.
/// Lines end in CR LF, as in RFC 4180.
std::string writeSweepCsv(const Sweep& sweep);

}  // namespace mazeloom::analyse
