// SPDX-License-Identifier: MIT
// Shows the selection, and the axis of symmetric painting.
#pragma once

#include <QObject>

#include "core/edit/area/outline.h"
#include "widgets/canvas/canvas_tool.h"
#include "widgets/tools/context/edit_context.h"

namespace mazeloom::widgets {

class SelectionLayer final : public QObject, public CanvasLayer {
    Q_OBJECT

  public:
    explicit SelectionLayer(EditContext& context);
    void paint(QPainter& painter, const CanvasScene& scene) const override;

  private:
    void paintAxis(QPainter& painter, const CanvasScene& scene) const;

    EditContext& context_;
    edit::Outline outline_;  ///< outline of the selection
};

/// Draws an outline as two dashed lines, a dark one and a light one, so that it is visible on any
/// ground.
void paintOutline(QPainter& painter, const CanvasScene& scene, const edit::Outline& outline);

}  // namespace mazeloom::widgets
