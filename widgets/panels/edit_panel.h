// SPDX-License-Identifier: MIT
// Base class of panels about the edited pack. The panels scroll and follow the open sheet.
#pragma once

#include <functional>

#include <QWidget>

#include "widgets/tools/context/edit_context.h"

namespace mazeloom::widgets {

class ColumnArea;

class EditPanel : public QWidget {
    Q_OBJECT

  protected:
    /// `context` must outlive the panel.
    EditPanel(EditContext& context, const QString& name, QWidget* parent);

    EditContext& context() const { return context_; }
    ColumnArea& area() const { return *area_; }
    /// Sets the contents. From then on the panel refreshes when another sheet is opened, when an
    /// edit is refused, and on the signals that `watch` connects for each document.
    void begin(QWidget* contents, const std::function<void(PackDocument&)>& watch);
    /// Updates the contents, unless the panel is hidden.
    void refresh();
    virtual void showAll() = 0;

    void showEvent(QShowEvent* event) override;

  private:
    EditContext& context_;
    ColumnArea* area_;
};

}  // namespace mazeloom::widgets
