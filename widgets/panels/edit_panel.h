// SPDX-License-Identifier: MIT
// A panel about what is edited: its contents scroll, and follow the open sheet. While it is hidden
// it does no work.
#pragma once

#include <functional>

#include <QWidget>

#include "widgets/tools/context/edit_context.h"

namespace mazeloom::widgets {

class ColumnArea;

class EditPanel : public QWidget {
    Q_OBJECT

  protected:
    /// `context` outlives the panel.
    EditPanel(EditContext& context, const QString& name, QWidget* parent);

    EditContext& context() const { return context_; }
    ColumnArea& area() const { return *area_; }
    /// Puts the contents into their place. From now on the panel follows another sheet, an edit
    /// that was refused, and what `watch` connects of each document.
    void begin(QWidget* contents, const std::function<void(PackDocument&)>& watch);
    /// Shows what there is now, unless the panel is hidden.
    void refresh();
    virtual void showAll() = 0;

    void showEvent(QShowEvent* event) override;

  private:
    EditContext& context_;
    ColumnArea* area_;
};

}  // namespace mazeloom::widgets
