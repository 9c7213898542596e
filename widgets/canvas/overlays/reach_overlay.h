// SPDX-License-Identifier: MIT
// Texts shared by the overlays for reach and distance, which both use the number of steps from the
// hero.
#pragma once

#include "widgets/canvas/overlays/overlay_info.h"

namespace mazeloom::widgets {

/// Returns the number of steps to a cell as text; empty if the cell cannot be walked on.
QString describeSteps(const OverlayData& data, grid::Point cell);
/// Returns the legend row for a level without a hero.
std::vector<LegendRow> legendWithoutHero();

}  // namespace mazeloom::widgets
