// SPDX-License-Identifier: MIT
// File → Animation to a file…: the level that is shown, being made.
#pragma once

#include <QObject>

class QAction;
class QWidget;

namespace mazeloom::app {

class ActionRegistry;
class AnimationDialog;
class Workspace;

class AnimationDomain : public QObject {
    Q_OBJECT

  public:
    /// `window` is the parent of dialogs.
    AnimationDomain(ActionRegistry& actions, Workspace& workspace, QWidget* window);

  signals:
    /// A word for the user that something went well.
    void told(const QString& text);

  private:
    void ask();
    void write(const AnimationDialog& dialog);
    void refuse(const QString& why);
    void update();

    const ActionRegistry& actions_;
    Workspace& workspace_;
    QWidget* window_;
    QAction* action_;
};

}  // namespace mazeloom::app
