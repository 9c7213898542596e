// SPDX-License-Identifier: MIT
// Shows at once what was painted, until a generation that knows of it is on the canvas.
#pragma once

#include <QObject>

#include "widgets/canvas/canvas_tool.h"
#include "widgets/tools/context/edit_context.h"

namespace mazeloom::widgets {

class PendingPaint final : public QObject, public CanvasLayer {
    Q_OBJECT

  public:
    explicit PendingPaint(EditContext& context);

    /// A generation is on the canvas now.
    void settle(const GenerationRequest& request);
    void paint(QPainter& painter, const CanvasScene& scene) const override;
    bool isEmpty() const { return rect_.isEmpty() && settled_.isEmpty(); }

  signals:
    void looksChanged();

  private:
    void watch();
    void add(const grid::Rect& cells);
    edit::Area changedCells() const;
    /// What is painted; where `generated` is given, what was generated of these cells.
    QImage drawn(const CanvasScene& scene, const QRect& pixels, const edit::Area* generated) const;

    EditContext& context_;
    QMetaObject::Connection connection_;
    grid::Rect rect_;  ///< around all that is pending
    /// What has been generated since, until the picture on the canvas holds it.
    mutable edit::Area settled_;
};

}  // namespace mazeloom::widgets
