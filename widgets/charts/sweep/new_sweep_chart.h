// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "core/analyse/atlas/sweep.h"
#include "core/analyse/atlas/swept_values.h"
#include "widgets/charts/sweep/sweep_chart.h"

namespace mazeloom::widgets {

/// Returns a parameter's title: "Rooms: Attempts", or for the second stage of its kind
/// "Rooms 2: Attempts".
QString titleOf(const analyse::SweptParameter& parameter);

/// Returns the chart of a sweep's measure; `measure` is its index in the sweep. The chart is a
/// curve if the swept values are ascending numbers, otherwise rows of choices. Its marks are the
/// sweep's points.
std::unique_ptr<SweepChart> newSweepChart(const analyse::Sweep& sweep, std::size_t measure);

}  // namespace mazeloom::widgets
