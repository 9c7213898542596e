// SPDX-License-Identifier: MIT
// A step of a generation in words.
#pragma once

#include <QString>

#include "core/grid/point.h"
#include "core/level/map/cell.h"
#include "core/trace/trace.h"

namespace mazeloom::widgets {

/// Returns what a step did and why, in one sentence without a full stop: "Carve (12, 7) → (12, 9):
/// up and left were free".
QString stepSentence(const trace::Trace& trace, trace::StepIndex step);

/// Describes a cell of a trace before step `position`: "floor, aisle, exit". Own terrains and kinds
/// of the pack appear with their titles.
QString cellContent(const trace::Trace& trace, grid::Point at, level::Cell cell,
                    trace::StepIndex position);

}  // namespace mazeloom::widgets
