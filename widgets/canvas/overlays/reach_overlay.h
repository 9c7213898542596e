// SPDX-License-Identifier: MIT
// The texts that the overlays of reach and distance share: both read the steps from the hero.
#pragma once

#include "widgets/canvas/overlays/overlay_info.h"

namespace mazeloom::widgets {

/// Returns the steps to a cell; empty if it cannot be walked on.
QString describeSteps(const OverlayData& data, grid::Point cell);
/// Returns the legend of a level without a hero.
std::vector<LegendRow> legendWithoutHero();

}  // namespace mazeloom::widgets
