// SPDX-License-Identifier: MIT
// Pins cells of the generated level, and unpins them.
#pragma once

#include <QObject>

#include "core/edit/area/area.h"

class QAction;
class QWidget;

namespace mazeloom::widgets {
class EditContext;
class MessageBar;
}  // namespace mazeloom::widgets

namespace mazeloom::app {

class ActionRegistry;
struct WindowParts;

class KeepDomain : public QObject {
    Q_OBJECT

  public:
    /// The message bar of `parts` shows why cells cannot be pinned.
    explicit KeepDomain(const WindowParts& parts);

  private:
    void keep(const edit::Area& area, const QString& text);
    /// Unpins the selected cells, or all cells if nothing is selected.
    void letGo();
    edit::Area all() const;
    void update();

    widgets::EditContext& context_;
    widgets::MessageBar& messages_;
    QWidget* window_;
    QAction* keep_;
    QAction* keepAll_;
    QAction* letGo_;
};

}  // namespace mazeloom::app
