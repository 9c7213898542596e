// SPDX-License-Identifier: MIT
// Shows the welcome page in the canvas' place while no pack is open, or when it is asked for.
#pragma once

#include <QObject>
#include <QPointer>

#include "widgets/welcome/pack_previews.h"

class QAction;
class QStackedWidget;
class QWidget;

namespace mazeloom::widgets {
class WelcomePage;
}

namespace mazeloom::app {

class ActionRegistry;
class RecentPacks;
class Workspace;

class WelcomeDomain : public QObject {
    Q_OBJECT

  public:
    WelcomeDomain(ActionRegistry& actions, Workspace& workspace, RecentPacks& recent,
                  QWidget* window);

    /// A widget that shows `work` while there is a pack, and the page else. The caller's; keys go
    /// to `canvas` when work begins.
    QWidget* newPages(QWidget* work, QWidget* canvas);
    bool isShown() const;
    /// Gives the focus to what is shown.
    void takeFocus();
    /// Back to work, where there is some.
    void leave();
    /// Whether the level behind the page moves.
    void setMotion(bool wanted);

  private:
    void show();
    void showFitting();
    void answerTour(bool taken);
    void fillRecent();

    Workspace& workspace_;
    RecentPacks& recent_;
    QWidget* window_;
    widgets::PackPreviews previews_;
    QAction* welcome_;
    ActionRegistry& actions_;
    QPointer<QStackedWidget> pages_;  ///< the window's
    QPointer<widgets::WelcomePage> page_;
    QPointer<QWidget> canvas_;
};

}  // namespace mazeloom::app
