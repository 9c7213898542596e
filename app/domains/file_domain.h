// SPDX-License-Identifier: MIT
// Opening, reloading and closing packs.
#pragma once

#include <QObject>
#include <QString>

class QAction;
class QMenu;
class QWidget;

namespace mazeloom::app {

class ActionRegistry;
class Workspace;

class FileDomain : public QObject {
    Q_OBJECT

  public:
    /// `window` is the parent of dialogs.
    FileDomain(ActionRegistry& actions, Workspace& workspace, QWidget* window);

    void fill(QMenu& menu);

  private:
    void openFolder();
    void remember(const QString& name);
    void fillRecent();
    void update();

    Workspace& workspace_;
    QWidget* window_;
    QAction* open_;
    QAction* openTemple_;
    QAction* openDungeons_;
    QAction* reload_;
    QAction* close_;
    QAction* quit_;
    QMenu* recent_ = nullptr;
};

}  // namespace mazeloom::app
