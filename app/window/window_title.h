// SPDX-License-Identifier: MIT
// Updates the window's title: the level or room, its pack, and whether there are unsaved changes.
#pragma once

#include <QObject>

class QWidget;

namespace mazeloom::app {

class Workspace;

class WindowTitle : public QObject {
    Q_OBJECT

  public:
    WindowTitle(const Workspace& workspace, QWidget& window);

  private:
    void show();

    const Workspace& workspace_;
    QWidget& window_;
};

}  // namespace mazeloom::app
