// SPDX-License-Identifier: MIT
// Tools for painting freely. The brush paints with the current ink or mix; the eraser removes
// paint.
#pragma once

#include "widgets/tools/context/tool.h"

namespace mazeloom::widgets {

class BrushTool final : public Tool {
    Q_OBJECT

  public:
    enum class Kind { Brush, Eraser };

    BrushTool(EditContext& context, Kind kind);

    void press(const CanvasPointer& pointer) override;
    void drag(const CanvasPointer& pointer) override;
    void release(const CanvasPointer& pointer) override;
    void hover(const std::optional<CanvasPointer>& pointer) override;
    bool isBusy() const override { return stroke_ != kNoGesture; }
    void cancel() override;
    void leaveSheet() override { end(); }
    void paint(QPainter& painter, const CanvasScene& scene) const override;

  private:
    void strokeTo(grid::Point cell);
    void end();
    QString text() const;
    edit::InkChoice inks() const;

    Kind kind_;
    Gesture stroke_ = kNoGesture;
    QPointer<PackDocument> painted_;   ///< the document that the stroke paints
    edit::Area covered_;               ///< cells of the stroke; kept only if the level can grow
    bool isMasked_ = false;            ///< whether the selection masked part of the stroke
    std::optional<grid::Point> last_;  ///< last cell of the last stroke
    std::optional<grid::Point> hovered_;
    bool straight_ = false;  ///< whether a press would paint a straight line from last_
};

}  // namespace mazeloom::widgets
