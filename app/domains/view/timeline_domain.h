// SPDX-License-Identifier: MIT
// The actions that steer the timeline.
#pragma once

#include <QObject>

class QAction;

namespace mazeloom::widgets {
class Player;
class TimelinePanel;
}  // namespace mazeloom::widgets

namespace mazeloom::app {

class ActionRegistry;

class TimelineDomain : public QObject {
    Q_OBJECT

  public:
    TimelineDomain(ActionRegistry& actions, widgets::Player& player, QObject* parent = nullptr);

    /// The panel shows the properties that were chosen last, and its choice is kept.
    void keepProperties(widgets::TimelinePanel& panel);

  private:
    void update();

    widgets::Player& player_;
    QAction* play_;
    QAction* back_;
    QAction* forward_;
    QAction* stageBack_;
    QAction* stageForward_;
    QAction* first_;
    QAction* last_;
    QAction* slower_;
    QAction* faster_;
    QAction* tall_;
};

}  // namespace mazeloom::app
