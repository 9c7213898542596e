// SPDX-License-Identifier: MIT
// Tools that show a fragment over the level until it is placed: pasted cells, a stamp, or the
// selection that is being moved.
#pragma once

#include "core/edit/fragment/fragment.h"
#include "widgets/tools/context/tool.h"

namespace mazeloom::widgets {

/// Holds a fragment, which it shows under the pointer and places with each click.
class StampTool final : public Tool {
    Q_OBJECT

  public:
    explicit StampTool(EditContext& context);

    void setFragment(edit::Fragment fragment);
    bool isEmpty() const { return fragment_.isEmpty(); }
    const edit::Fragment& fragment() const { return fragment_; }

    void press(const CanvasPointer& pointer) override;
    void hover(const std::optional<CanvasPointer>& pointer) override;
    void drag(const CanvasPointer& pointer) override { hover(pointer); }
    /// Whether the tool holds a fragment; Escape drops it.
    bool isBusy() const override { return !fragment_.isEmpty(); }
    bool isHeld() const override { return false; }
    void cancel() override;
    void leaveSheet() override {}
    bool wantsKey(const QKeyEvent& event) const override;
    void key(QKeyEvent& event) override;
    void paint(QPainter& painter, const CanvasScene& scene) const override;

  signals:
    /// The tool has dropped its fragment.
    void letGo();

  private:
    grid::Point placeOf(grid::Point pointer) const;

    edit::Fragment fragment_;
    std::optional<grid::Point> pointer_;
};

/// Drags the selection to another place.
class MoveTool final : public Tool {
    Q_OBJECT

  public:
    explicit MoveTool(EditContext& context);

    void press(const CanvasPointer& pointer) override;
    void drag(const CanvasPointer& pointer) override;
    void release(const CanvasPointer& pointer) override;
    bool isBusy() const override { return start_.has_value(); }
    void cancel() override { start_.reset(); }
    bool wantsKey(const QKeyEvent& event) const override;
    void key(QKeyEvent& event) override;
    bool takesArrows() const override { return canStep(); }
    void paint(QPainter& painter, const CanvasScene& scene) const override;
    Qt::CursorShape cursor() const override { return Qt::SizeAllCursor; }

  private:
    /// Whether the arrow keys move the selection at present.
    bool canStep() const;

    edit::Fragment fragment_;
    std::optional<grid::Point> start_;
    grid::Point by_;
};

}  // namespace mazeloom::widgets
