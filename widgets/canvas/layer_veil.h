// SPDX-License-Identifier: MIT
// Dims the dimmed layers: a veil in the ground's colour over their cells and objects. It is redrawn
// only when the view or the layers change.
#pragma once

#include <QImage>
#include <QPainter>
#include <QPoint>

#include "widgets/canvas/canvas_tool.h"

namespace mazeloom::widgets {

class LayerVeil {
  public:
    void paint(QPainter& painter, const CanvasScene& scene);
    /// Must be called when the cells change.
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
