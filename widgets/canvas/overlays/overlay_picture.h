// SPDX-License-Identifier: MIT
// Draws overlays for the visible part of a level, and caches the image until its inputs change.
// Wherever there is room, a cell's property is shown by a form, not by colour alone.
#pragma once

#include <chrono>
#include <vector>

#include <QImage>
#include <QRegion>

#include "core/analyse/distances.h"
#include "core/analyse/explain/known_map.h"
#include "widgets/canvas/canvas_tool.h"
#include "widgets/canvas/overlays/overlay_set.h"

namespace mazeloom::widgets {

class OverlayPicture {
  public:
    using Clock = std::chrono::steady_clock;

    /// Marks the image as outdated. The next frames redraw it part by part over its old contents.
    void forget() { isStale_ = true; }
    /// Draws the overlays `shown`. `distances` and `known` may be null or of another size; the
    /// overlays that need them are then omitted. Parts that are still missing at the deadline are
    /// left to the next frame. Returns whether the image is complete.
    bool paint(QPainter& painter, const CanvasScene& scene, OverlaySet shown,
               const analyse::Distances* distances, const analyse::explain::KnownMap* known,
               Clock::time_point deadline);

  private:
    /// If any of these inputs changes, no part of the image can be reused.
    struct Look {
        QSize view;
        grid::Size level;
        double scale = 0;
        int theme = 0;  ///< the theme's number
        OverlaySet shown;
        bool hasDistances = false;
        bool hasKnown = false;

        friend bool operator==(const Look&, const Look&) = default;
    };

    void scrollTo(QPoint origin, const QRect& pixels);

    Look look_;
    QImage picture_;  ///< the size of the view
    QPoint origin_;   ///< of the level, in the picture
    QRect pixels_;    ///< the level's rectangle, in the picture
    QRegion missing_;
    int nextRow_ = 0;  ///< the row at which drawing continues
    bool isStale_ = true;
    std::vector<QImage> sprites_;  ///< images of the forms, at the current scale
};

}  // namespace mazeloom::widgets
