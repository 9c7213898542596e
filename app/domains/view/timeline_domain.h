// SPDX-License-Identifier: MIT
// The actions that control the timeline.
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

    /// Restores the properties that the panel showed last, and stores later choices.
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
