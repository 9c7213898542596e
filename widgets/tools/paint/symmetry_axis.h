// SPDX-License-Identifier: MIT
// Shows the axis of symmetric painting on the canvas: lines at the mirrors, and handles that drag
// the lines. A line moves by half cells, so that levels of odd and even size have a middle.
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
    /// Moves the axis back to the sheet's middle.
    void doubleClick(const CanvasPointer& pointer) override;
    bool isBusy() const override { return moved_.has_value(); }
    void cancel() override;
    Qt::CursorShape cursor() const override;
    void paint(QPainter& painter, const CanvasScene& scene) const override;

    /// A handle of the axis.
    struct Grip {
        QPointF at;  ///< position in device pixels
        bool movesAcross = false;
        bool movesDown = false;
    };
    /// Returns the handles that are in view.
    std::vector<Grip> grips(const ViewTransform& view) const;

  private:
    const Grip* gripAt(const std::vector<Grip>& grips, QPointF position) const;

    EditContext& context_;
    mutable double ratio_ = 1;  ///< device pixels per device-independent pixel
    mutable Grip under_;        ///< the last handle that caught the pointer
    std::optional<Grip> moved_;
    grid::Point before_;  ///< the axis before the drag
};

}  // namespace mazeloom::widgets
