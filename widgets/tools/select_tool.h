// SPDX-License-Identifier: MIT
// Tools that select cells: a rectangle, a lasso, and a wand, which selects all similar cells.
#pragma once

#include <vector>

#include "core/edit/area/selection.h"
#include "widgets/tools/context/tool.h"

namespace mazeloom::widgets {

class SelectTool final : public Tool {
    Q_OBJECT

  public:
    enum class Kind { Rectangle, Lasso, Wand };

    SelectTool(EditContext& context, Kind kind);

    void press(const CanvasPointer& pointer) override;
    void drag(const CanvasPointer& pointer) override;
    void release(const CanvasPointer& pointer) override;
    bool isBusy() const override { return !corners_.empty(); }
    std::optional<grid::Size> measured() const override;
    void cancel() override { corners_.clear(); }
    void paint(QPainter& painter, const CanvasScene& scene) const override;

  private:
    /// Returns the area drawn so far.
    edit::Area drawn() const;
    void select(const edit::Area& area);

    Kind kind_;
    edit::SelectMode mode_ = edit::SelectMode::Replace;
    std::vector<grid::Point> corners_;  ///< the lasso's path, or the rectangle's two corners
};

}  // namespace mazeloom::widgets
