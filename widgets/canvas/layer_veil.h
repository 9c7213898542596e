// SPDX-License-Identifier: MIT
// What makes dimmed layers dim: a veil in the ground's colour over their cells and things. It is
// drawn anew only when what is seen is another.
#pragma once

#include <QImage>
#include <QPainter>
#include <QPoint>

#include "widgets/canvas/canvas_tool.h"

namespace mazeloom::widgets {

class LayerVeil {
  public:
    void paint(QPainter& painter, const CanvasScene& scene);
    /// The cells are others now.
    void forget() { image_ = {}; }

  private:
    void draw(const CanvasScene& scene);
    void drawThings(const CanvasScene& scene, QRgb veil);

    QImage image_;  ///< of the part of the view that the level covers
    QRect covered_;
    // What it was drawn for:
    QPoint origin_;
    double scale_ = 0;
    int theme_ = 0;
    edit::Layers layers_;
};

}  // namespace mazeloom::widgets
