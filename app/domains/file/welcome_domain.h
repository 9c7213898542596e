// SPDX-License-Identifier: MIT
// Shows the welcome page in place of the canvas while no pack is open, or on request.
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

    /// Returns a widget that shows `work` while a pack is open, and the welcome page otherwise. The
    /// caller owns the widget. When `work` replaces the welcome page, `canvas` gets the focus.
    QWidget* newPages(QWidget* work, QWidget* canvas);
    bool isShown() const;
    /// Gives the focus to the visible part: the welcome page or the canvas.
    void takeFocus();
    /// Returns to `work`, if a pack is open.
    void leave();
    /// Sets whether the level behind the page is animated.
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
    QPointer<QStackedWidget> pages_;  ///< owned by the window
    QPointer<widgets::WelcomePage> page_;
    QPointer<QWidget> canvas_;
};

}  // namespace mazeloom::app
