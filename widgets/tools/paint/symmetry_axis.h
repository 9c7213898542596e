// SPDX-License-Identifier: MIT
// The axis of symmetric painting, on the canvas: lines where the mirrors stand, and handles to move
// them by. Half a cell is the smallest step, so that odd and even sizes have their middle.
#pragma once

#include <optional>
#include <vector>

#include <QObject>

#include "widgets/canvas/canvas_tool.h"
#include "widgets/tools/context/edit_context.h"

namespace mazeloom::widgets {

class SymmetryAxis final : public QObject, public CanvasHandle {
    Q_OBJECT

  public:
    explicit SymmetryAxis(EditContext& context);

    bool catches(QPointF position, const ViewTransform& view) const override;
    void press(const CanvasPointer& pointer) override;
    void drag(const CanvasPointer& pointer) override;
    void release(const CanvasPointer& pointer) override;
    /// Back to the middle.
    void doubleClick(const CanvasPointer& pointer) override;
    bool isBusy() const override { return moved_.has_value(); }
    void cancel() override;
    Qt::CursorShape cursor() const override;
    void paint(QPainter& painter, const CanvasScene& scene) const override;

    /// Something to catch the axis by.
    struct Grip {
        QPointF at;  ///< in pixels of the screen
        bool movesAcross = false;
        bool movesDown = false;
    };
    /// Those that are in view.
    std::vector<Grip> grips(const ViewTransform& view) const;

  private:
    const Grip* gripAt(const std::vector<Grip>& grips, QPointF position) const;

    EditContext& context_;
    mutable double ratio_ = 1;  ///< pixels of the screen for one of Qt's
    mutable Grip under_;        ///< the one that was caught last
    std::optional<Grip> moved_;
    grid::Point before_;  ///< the axis, when the drag began
};

}  // namespace mazeloom::widgets
