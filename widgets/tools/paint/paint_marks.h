// SPDX-License-Identifier: MIT
// Shows painted marks that are no terrain: trap bans, forced traps and coins while an editing tool
// is selected; a room's entrances, which nothing else shows, with their tags always.
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

/// Draws the sign of a painted mark in a cell's rectangle; nothing if the paint has no mark.
void paintMark(QPainter& painter, const QRectF& cell, level::Paint paint, bool isRoom,
               const Theme& theme);
/// Draws the sign of the ink that removes marks.
void paintNoMark(QPainter& painter, const QRectF& cell, const Theme& theme);

}  // namespace mazeloom::widgets
