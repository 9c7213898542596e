// SPDX-License-Identifier: MIT
// Says in a corner of the canvas what the overlays' colours and forms stand for.
#pragma once

#include <optional>

#include <QPainter>
#include <QRect>

#include "widgets/canvas/overlays/known_source.h"
#include "widgets/canvas/overlays/overlay_picture.h"

namespace mazeloom::widgets {

/// What the legend says of what can be known.
struct KnownLegend {
    KnownLack lack = KnownLack::None;
    play::temple::Numbers numbers = play::temple::Numbers::All;
};

/// At the bottom left of `screen`, which is in pixels of the screen; nothing where that is too
/// small. `farthest` is the distance that the last colour stands for. Returns the box it drew.
QRect paintLegend(QPainter& painter, const QRect& screen, OverlaySet shown,
                  std::optional<analyse::Distances::Steps> farthest, const Theme& theme,
                  KnownLegend known = {});

}  // namespace mazeloom::widgets
