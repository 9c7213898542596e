// SPDX-License-Identifier: MIT
// Generate → Find a seed: a separate window that searches for seeds by a wish.
#pragma once

#include <QObject>

class QAction;
class QWidget;

namespace mazeloom::widgets {
class EditContext;
class FindForm;
class Workbench;
}  // namespace mazeloom::widgets

namespace mazeloom::app {

class ActionRegistry;
class Workspace;

class FindDomain : public QObject {
    Q_OBJECT

  public:
    struct Sources {
        Workspace& workspace;
        widgets::EditContext& context;
    };

    FindDomain(ActionRegistry& actions, const Sources& sources, widgets::Workbench& workbench,
               QWidget* window);

  private:
    void show();
    void makeForm();
    void update();

    const Sources sources_;
    widgets::Workbench& workbench_;
    QWidget* window_;
    QAction* find_;
    widgets::FindForm* form_ = nullptr;  ///< the window's; created on first use
};

}  // namespace mazeloom::app
