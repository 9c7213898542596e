// SPDX-License-Identifier: MIT
// Keeps the window's title: the level or room, its pack, and whether there is something to save.
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
