// SPDX-License-Identifier: MIT
// Generate → Find a seed: a separate window that searches for seeds whose levels fulfil a wish.
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

class Workspace;
struct WindowParts;

class FindDomain : public QObject {
    Q_OBJECT

  public:
    explicit FindDomain(const WindowParts& parts);

  private:
    void show();
    void makeForm();
    void update();

    Workspace& workspace_;
    widgets::EditContext& context_;
    widgets::Workbench& workbench_;
    QWidget* window_;
    QAction* find_;
    widgets::FindForm* form_ = nullptr;  ///< owned by the window; created on first use
};

}  // namespace mazeloom::app
