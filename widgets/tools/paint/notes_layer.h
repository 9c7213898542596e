// SPDX-License-Identifier: MIT
// Shows the level's notes in a corner of the canvas while the layer of notes is visible.
#pragma once

#include <QObject>

#include "widgets/canvas/canvas_tool.h"
#include "widgets/tools/context/edit_context.h"

namespace mazeloom::widgets {

class NotesLayer final : public QObject, public CanvasLayer {
    Q_OBJECT

  public:
    explicit NotesLayer(EditContext& context);
    void paint(QPainter& painter, const CanvasScene& scene) const override;
    /// Returns the text that is shown for the open level; empty if there is none.
    QString text() const;

  signals:
    void looksChanged();

  private:
    void watch();

    EditContext& context_;
    QMetaObject::Connection connection_;
};

}  // namespace mazeloom::widgets
