// SPDX-License-Identifier: MIT
// The tool that draws a line, a rectangle or an ellipse with one drag.
#pragma once

#include <optional>

#include "core/edit/area/drag.h"
#include "widgets/tools/context/tool.h"

namespace mazeloom::widgets {

class ShapeTool final : public Tool {
    Q_OBJECT

  public:
    enum class Kind { Line, Rectangle, Ellipse };

    ShapeTool(EditContext& context, Kind kind);

    void press(const CanvasPointer& pointer) override;
    void drag(const CanvasPointer& pointer) override;
    void release(const CanvasPointer& pointer) override;
    void hover(const std::optional<CanvasPointer>& pointer) override;
    bool isBusy() const override { return anchor_.has_value(); }
    std::optional<grid::Size> measured() const override;
    void cancel() override { anchor_.reset(); }
    void paint(QPainter& painter, const CanvasScene& scene) const override;

  private:
    edit::Area area() const;

    Kind kind_;
    std::optional<grid::Point> anchor_;
    std::optional<grid::Point> pointer_;
    edit::DragConstraint constraint_;
};

}  // namespace mazeloom::widgets
