// SPDX-License-Identifier: MIT
// Help: finding an action, its keys, and what this program is.
#pragma once

#include <QObject>

class QAction;
class QMainWindow;

namespace mazeloom::app {

class ActionRegistry;
class ActionSearch;

class HelpDomain : public QObject {
    Q_OBJECT

  public:
    HelpDomain(ActionRegistry& actions, QMainWindow& window);

  private:
    void showKeys() const;

    ActionRegistry& actions_;
    QMainWindow& window_;
    ActionSearch* search_;
    QAction* find_;
    QAction* keys_;
    QAction* about_;
};

}  // namespace mazeloom::app
