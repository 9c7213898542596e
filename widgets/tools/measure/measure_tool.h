// SPDX-License-Identifier: MIT
// The tool that measures the distance between two cells: straight, in moves of a chess king, and on
// foot.
#pragma once

#include <optional>

#include "core/analyse/route.h"
#include "widgets/tools/context/tool.h"

namespace mazeloom::widgets {

class MeasureTool final : public Tool {
    Q_OBJECT

  public:
    explicit MeasureTool(EditContext& context);

    /// Returns the text of the last measurement; empty if there is none.
    QString text() const;

    void press(const CanvasPointer& pointer) override;
    void drag(const CanvasPointer& pointer) override;
    void release(const CanvasPointer& pointer) override;
    /// Whether the tool shows a line, which stays until it is cancelled.
    bool isBusy() const override { return from_.has_value(); }
    bool isHeld() const override { return isDragged_; }
    void cancel() override;
    void paint(QPainter& painter, const CanvasScene& scene) const override;

  private:
    void measureTo(const CanvasPointer& pointer);

    std::optional<grid::Point> from_;
    grid::Point to_;
    std::optional<analyse::Route> route_;
    bool isDragged_ = false;
};

}  // namespace mazeloom::widgets
