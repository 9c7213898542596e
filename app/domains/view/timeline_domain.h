// SPDX-License-Identifier: MIT
// The actions that control the timeline.
#pragma once

#include <QObject>

class QAction;

namespace mazeloom::widgets {
class GenerationService;
class Player;
class TimelinePanel;
}  // namespace mazeloom::widgets

namespace mazeloom::app {

class ActionRegistry;
class GenerateDomain;
struct WindowParts;

class TimelineDomain : public QObject {
    Q_OBJECT

  public:
    TimelineDomain(const WindowParts& parts, GenerateDomain& generate);

  private:
    void connectPanel(widgets::TimelinePanel& panel, widgets::GenerationService& service);
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
