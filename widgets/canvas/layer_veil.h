// SPDX-License-Identifier: MIT
// Dims the layers that are set to dimmed: draws a veil in the background colour over their cells
// and objects. The veil is redrawn only when the view or the layers change.
#pragma once

#include <QImage>
#include <QPainter>
#include <QPoint>

#include "widgets/canvas/canvas_tool.h"

namespace mazeloom::widgets {

class LayerVeil {
  public:
    void paint(QPainter& painter, const CanvasScene& scene);
    /// Discards the cached veil. Must be called when the cells change.
    void forget() { image_ = {}; }

  private:
    void draw(const CanvasScene& scene);
    void drawThings(const CanvasScene& scene, QRgb veil);

    QImage image_;  ///< of the part of the view that the level covers
    QRect covered_;
    // The inputs of the cached image:
    QPoint origin_;
    double scale_ = 0;
    int theme_ = 0;
    edit::Layers layers_;
};

}  // namespace mazeloom::widgets
