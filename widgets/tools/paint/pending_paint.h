// SPDX-License-Identifier: MIT
// Shows new paint at once, until the canvas shows a generation that includes the paint.
#pragma once

#include <QObject>

#include "widgets/canvas/canvas_tool.h"
#include "widgets/tools/context/edit_context.h"

namespace mazeloom::widgets {

class PendingPaint final : public QObject, public CanvasLayer {
    Q_OBJECT

  public:
    explicit PendingPaint(EditContext& context);

    /// Must be called when the canvas gets a new generation.
    void settle(const GenerationRequest& request);
    void paint(QPainter& painter, const CanvasScene& scene) const override;
    bool isEmpty() const { return rect_.isEmpty() && settled_.isEmpty(); }

  signals:
    void looksChanged();

  private:
    void watch();
    void add(const grid::Rect& cells);
    edit::Area changedCells() const;
    /// Returns a picture of the pending paint within `pixels`. If `generated` is given, the picture
    /// shows the generated contents of those cells instead.
    QImage drawn(const CanvasScene& scene, const QRect& pixels, const edit::Area* generated) const;

    EditContext& context_;
    QMetaObject::Connection connection_;
    grid::Rect rect_;  ///< bounding box of all pending cells
    /// Cells that the last generation includes. They are still drawn here until the canvas's
    /// picture shows them.
    mutable edit::Area settled_;
};

}  // namespace mazeloom::widgets
