// SPDX-License-Identifier: MIT
// A step of a generation in words.
#pragma once

#include <QString>

#include "core/level/map/cell.h"
#include "core/trace/trace.h"

namespace mazeloom::widgets {

/// What a step did and why, in one sentence without final stop:
/// "Carve (12, 7) → (12, 9): up and left were free".
QString stepSentence(const trace::Trace& trace, trace::StepIndex step);

/// What is on a cell: "floor, aisle, coin".
QString cellContent(level::Cell cell, const level::TerrainTable& terrains = {});

}  // namespace mazeloom::widgets
