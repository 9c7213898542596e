// SPDX-License-Identifier: MIT
// Changes the extent of the open level or room: crops it to the selection or to the painted cells,
// and moves its contents.
#pragma once

#include <QObject>
#include <QTimer>

#include "core/grid/point.h"

class QAction;
class QWidget;

namespace mazeloom::widgets {
class EditContext;
}

namespace mazeloom::app {

class ActionRegistry;
struct WindowParts;

class ExtentDomain : public QObject {
    Q_OBJECT

  public:
    explicit ExtentDomain(const WindowParts& parts);

  signals:
    /// Tells the user that something succeeded.
    void told(const QString& text);

  private:
    void follow();
    void crop(const grid::Rect& to, const QString& text);
    void offset();
    /// Returns the rectangle of all cells of the open sheet; empty without a sheet.
    grid::Rect all() const;
    grid::Rect painted() const;
    void update();
    void updateSelected();

    widgets::EditContext& context_;
    QWidget& window_;
    QAction* resize_;
    QAction* toSelection_;
    QAction* toPainted_;
    QAction* offset_;
    QTimer settle_;  ///< debounce: painted cells are searched after a stroke, not for each cell
};

}  // namespace mazeloom::app
