// SPDX-License-Identifier: MIT
// A legend, in a corner of the canvas, of the overlays' colours and forms.
#pragma once

#include <optional>

#include <QPainter>
#include <QRect>

#include "widgets/canvas/overlays/overlay_info.h"

namespace mazeloom::widgets {

/// Draws the legend at the bottom left of `screen`, in screen pixels; draws nothing if `screen` is
/// too small. `farthest` is the distance that the last colour stands for. Returns the legend's box.
QRect paintLegend(QPainter& painter, const QRect& screen, OverlaySet shown,
                  std::optional<analyse::Distances::Steps> farthest, const Theme& theme,
                  KnownLegend known = {});

}  // namespace mazeloom::widgets
