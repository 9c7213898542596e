// SPDX-License-Identifier: MIT
// Placed objects can be dragged while no tool is in hand: who sees one takes hold of it, and need
// not know of the tool for objects. A click is none of its business.
#pragma once

#include <optional>

#include <QObject>

#include "widgets/canvas/canvas_tool.h"
#include "widgets/tools/context/tool.h"

namespace mazeloom::widgets {

class ObjectHandle final : public QObject, public CanvasHandle {
    Q_OBJECT

  public:
    /// `mover` does the work, from a press on an object on.
    ObjectHandle(EditContext& context, Tool& mover);

    void setCatching(bool wanted) { isCatching_ = wanted; }
    /// Another sheet is open now.
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
    /// The button went down and up on the same cell.
    void clicked(mazeloom::grid::Point cell);

  private:
    void end();

    EditContext& context_;
    Tool& mover_;
    bool isCatching_ = true;
    std::optional<CanvasPointer> pressed_;
    bool moves_ = false;
    /// Before the drag: what is moved is not picked for more than that.
    edit::Picks pickedObjects_;
    std::optional<std::size_t> pickedPath_;
    std::optional<std::size_t> pickedPoint_;
};

}  // namespace mazeloom::widgets
