// SPDX-License-Identifier: MIT
// Generate → Survey: the Atlas panel, and export of surveys and charts.
#pragma once

#include <QObject>

class QAction;
class QWidget;

namespace mazeloom::widgets {
class AtlasPanel;
class EditContext;
class Workbench;
}  // namespace mazeloom::widgets

namespace mazeloom::app {

class ActionRegistry;
class Workspace;

class AtlasDomain : public QObject {
    Q_OBJECT

  public:
    struct Sources {
        Workspace& workspace;
        widgets::EditContext& context;
    };

    /// `window` is the parent of dialogs.
    AtlasDomain(ActionRegistry& actions, const Sources& sources, widgets::Workbench& workbench,
                QWidget* window);

    /// Creates the panel, owned by the workbench; called once.
    QWidget* newPanel();

  signals:
    /// Tells the user that something succeeded.
    void told(const QString& text);

  private:
    void askForSurvey();
    void openSurvey();
    void exportShown();
    void update();

    const Sources sources_;
    widgets::Workbench& workbench_;
    QWidget* window_;
    QAction* survey_;
    QAction* open_;
    QAction* export_;
    widgets::AtlasPanel* panel_ = nullptr;
};

}  // namespace mazeloom::app
