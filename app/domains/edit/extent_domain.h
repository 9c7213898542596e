// SPDX-License-Identifier: MIT
// The extent of the open level or room: cropped to what is selected or painted, and all of it moved
// at once.
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

class ExtentDomain : public QObject {
    Q_OBJECT

  public:
    /// Dialogs stand over `window`.
    ExtentDomain(ActionRegistry& actions, widgets::EditContext& context, QWidget& window);

  signals:
    /// A word for the user that something went well.
    void told(const QString& text);

  private:
    void follow();
    void crop(const grid::Rect& to, const QString& text);
    void offset();
    /// All cells of the open sheet; empty where there is none.
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
    QTimer settle_;  ///< what is painted is not looked through with each cell of a stroke
};

}  // namespace mazeloom::app
