// SPDX-License-Identifier: MIT
// Shows and edits what is picked: objects, a path, or, when nothing is, the level or room itself.
#pragma once

#include <QWidget>

#include "widgets/tools/context/edit_context.h"

class QScrollArea;

namespace mazeloom::widgets {

class FieldForm;

class InspectorPanel : public QWidget {
    Q_OBJECT

  public:
    /// `context` outlives the panel.
    explicit InspectorPanel(EditContext& context, QWidget* parent = nullptr);

    /// What it is about now, for its header.
    QString heading() const;

    QSize sizeHint() const override { return {300, 360}; }

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    void setDocument(PackDocument* document);
    /// What is shown is another thing now, or has other values. A hidden panel does no work.
    void update();
    FieldForm* wanted() const;

    EditContext& context_;
    QPointer<PackDocument> document_;
    QScrollArea* area_;
    FieldForm* level_;
    FieldForm* room_;
    FieldForm* objects_;
    FieldForm* path_;
};

}  // namespace mazeloom::widgets
