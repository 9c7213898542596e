// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "core/analyse/atlas/sweep.h"

namespace mazeloom::analyse {

/// A sweep as a table, a line for each value and measure: parameter, value, measure, seeds that
/// have the measure, seeds without a level, the parts of the band (band.h; empty where nothing was
/// measured), and why the recipe cannot run. Lines end in CR LF, as RFC 4180 has them.
std::string writeSweepCsv(const Sweep& sweep);

}  // namespace mazeloom::analyse
