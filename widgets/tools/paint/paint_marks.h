// SPDX-License-Identifier: MIT
// Shows painted marks, which are no terrain. Trap bans, forced traps and coins are shown while an
// editing tool is selected. A room's entrances and their tags are always shown, because nothing
// else shows them.
#pragma once

#include <QObject>

#include "widgets/canvas/canvas_tool.h"
#include "widgets/tools/context/edit_context.h"

namespace mazeloom::widgets {

class PaintMarks final : public QObject, public CanvasLayer {
    Q_OBJECT

  public:
    explicit PaintMarks(EditContext& context) : QObject(&context), context_(context) {}

    void setVisible(bool visible) { visible_ = visible; }
    void paint(QPainter& painter, const CanvasScene& scene) const override;

  private:
    void paintTags(QPainter& painter, const CanvasScene& scene) const;

    EditContext& context_;
    bool visible_ = false;
};

/// Draws the sign of a painted mark in a cell's rectangle. Draws nothing if the paint has no mark.
void paintMark(QPainter& painter, const QRectF& cell, level::Paint paint, bool isRoom,
               const Theme& theme);
/// Draws the sign of the ink that removes marks.
void paintNoMark(QPainter& painter, const QRectF& cell, const Theme& theme);

}  // namespace mazeloom::widgets
