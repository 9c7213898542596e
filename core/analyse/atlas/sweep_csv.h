// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "core/analyse/atlas/sweep.h"

namespace mazeloom::analyse {

/// Writes a sweep as a table, one line for each value and measure: parameter, value, measure, seeds
/// that have the measure, seeds without a level, the parts of the band (band.h; empty if nothing
/// was measured), and why the recipe cannot run. Lines end in CR LF, as in RFC 4180.
std::string writeSweepCsv(const Sweep& sweep);

}  // namespace mazeloom::analyse
