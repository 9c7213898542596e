// SPDX-License-Identifier: MIT
// Draws overlays for the part of a level that is in view, and keeps the picture until something of
// it changes. What a cell is shows by a form, not by colour alone, wherever there is room for one.
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

    /// Something that the picture is made from has changed: it is drawn anew, part by part, and
    /// shows what it showed until then.
    void forget() { isStale_ = true; }
    /// Draws those of `shown` that `scene` is about. `distances` and `known` may be null, or of
    /// another size: then what needs them is left out. What is missing at the deadline is left for
    /// the next frame; returns whether nothing is.
    bool paint(QPainter& painter, const CanvasScene& scene, OverlaySet shown,
               const analyse::Distances* distances, const analyse::explain::KnownMap* known,
               Clock::time_point deadline);

  private:
    /// What must be the same for anything of the picture to be of use.
    struct Look {
        QSize view;
        grid::Size level;
        double scale = 0;
        int theme = 0;  ///< its number
        OverlaySet shown;
        bool hasDistances = false;
        bool hasKnown = false;

        friend bool operator==(const Look&, const Look&) = default;
    };

    void scrollTo(QPoint origin, const QRect& pixels);

    Look look_;
    QImage picture_;  ///< of the view
    QPoint origin_;   ///< of the level, in it
    QRect pixels_;    ///< of the level, in it
    QRegion missing_;
    int nextRow_ = 0;  ///< where to go on drawing
    bool isStale_ = true;
    std::vector<QImage> sprites_;  ///< forms, at this scale
};

}  // namespace mazeloom::widgets
