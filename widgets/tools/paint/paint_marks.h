// SPDX-License-Identifier: MIT
// Shows what is painted but no terrain: trap bans, forced traps and coins while a tool is at hand;
// a room's entrances, which nothing else shows, with their tags at any time.
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

/// The sign of one painted mark in a cell's rectangle; nothing where the paint has none.
void paintMark(QPainter& painter, const QRectF& cell, level::Paint paint, bool isRoom,
               const Theme& theme);
/// The sign of the ink that takes marks away.
void paintNoMark(QPainter& painter, const QRectF& cell, const Theme& theme);

}  // namespace mazeloom::widgets
