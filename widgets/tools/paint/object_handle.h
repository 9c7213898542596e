// SPDX-License-Identifier: MIT
// Lets the user drag placed objects while no tool is selected. Reports clicks on them by a signal.
#pragma once

#include <optional>

#include <QObject>

#include "widgets/canvas/canvas_tool.h"
#include "widgets/tools/context/tool.h"

namespace mazeloom::widgets {

class ObjectHandle final : public QObject, public CanvasHandle {
    Q_OBJECT

  public:
    /// `mover` is the tool that moves an object once a drag from it begins.
    ObjectHandle(EditContext& context, Tool& mover);

    void setCatching(bool wanted) { isCatching_ = wanted; }
    /// Must be called after another sheet was opened.
    void leaveSheet();

    bool catches(QPointF position, const ViewTransform& view) const override;
    void press(const CanvasPointer& pointer) override;
    void drag(const CanvasPointer& pointer) override;
    void release(const CanvasPointer& pointer) override;
    bool isBusy() const override { return moves_; }
    void cancel() override;
    Qt::CursorShape cursor() const override { return Qt::SizeAllCursor; }
    void paint(QPainter& painter, const CanvasScene& scene) const override;

  signals:
    /// The mouse button was pressed and released on the same cell.
    void clicked(mazeloom::grid::Point cell);

  private:
    void end();

    EditContext& context_;
    Tool& mover_;
    bool isCatching_ = true;
    std::optional<CanvasPointer> pressed_;
    bool moves_ = false;
    /// The picks before the drag. They are restored after it, because the mover picks the objects
    /// only for the duration of the drag.
    edit::Picks pickedObjects_;
    std::optional<std::size_t> pickedPath_;
    std::optional<std::size_t> pickedPoint_;
};

}  // namespace mazeloom::widgets
