// SPDX-License-Identifier: MIT
// Generate → Survey: the Atlas panel, and export of surveys and charts.
#pragma once

#include <QObject>

class QAction;
class QWidget;

namespace mazeloom::widgets {
class AtlasPanel;
class Workbench;
}  // namespace mazeloom::widgets

namespace mazeloom::app {

class WindowEvents;
class Workspace;
struct WindowParts;

class AtlasDomain : public QObject {
    Q_OBJECT

  public:
    explicit AtlasDomain(const WindowParts& parts);

  private:
    void askForSurvey();
    void openSurvey();
    void exportShown();
    void update();

    Workspace& workspace_;
    WindowEvents& events_;
    widgets::Workbench& workbench_;
    QWidget* window_;
    QAction* survey_;
    QAction* open_;
    QAction* export_;
    widgets::AtlasPanel* panel_;
};

}  // namespace mazeloom::app
