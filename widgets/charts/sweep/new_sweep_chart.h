// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "core/analyse/atlas/sweep.h"
#include "core/analyse/atlas/swept_values.h"
#include "widgets/charts/sweep/sweep_chart.h"

namespace mazeloom::widgets {

/// "Rooms: Attempts"; for the second stage of its kind "Rooms 2: Attempts".
QString titleOf(const analyse::SweptParameter& parameter);

/// Returns the chart of a sweep's measure, given by its index: a curve over rising numbers,
/// otherwise rows of choices. Its marks are the sweep's points.
std::unique_ptr<SweepChart> newSweepChart(const analyse::Sweep& sweep, std::size_t measure);

}  // namespace mazeloom::widgets
