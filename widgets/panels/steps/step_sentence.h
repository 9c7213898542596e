// SPDX-License-Identifier: MIT
// Describes a step of a generation in words.
#pragma once

#include <QString>

#include "core/grid/point.h"
#include "core/level/map/cell.h"
#include "core/trace/trace.h"

namespace mazeloom::widgets {

/// Returns a sentence, without a full stop, that says what a step did and why: "Carve (12, 7) →
/// (12, 9): up and left were free".
QString stepSentence(const trace::Trace& trace, trace::StepIndex step);

/// Returns a description of a cell of a trace before step `position`: "floor, aisle, exit". The
/// pack's own terrains and kinds appear with their titles.
QString cellContent(const trace::Trace& trace, grid::Point at, level::Cell cell,
                    trace::StepIndex position);

}  // namespace mazeloom::widgets
