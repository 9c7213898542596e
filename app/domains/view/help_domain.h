// SPDX-License-Identifier: MIT
// Help: the manual, finding an action, its keys, and what this program is.
#pragma once

#include <QObject>
#include <QPointer>

class QAction;
class QMainWindow;

namespace mazeloom::app {

class ActionRegistry;
class ActionSearch;
class ManualWindow;
class WhatIsThis;

class HelpDomain : public QObject {
    Q_OBJECT

  public:
    HelpDomain(ActionRegistry& actions, QMainWindow& window);
    ~HelpDomain() override;

    /// The window of the manual; made when it is wanted first.
    ManualWindow& manual();
    /// Opens the manual at that page.
    void showManual(const QString& page);

  private:
    void showManualHere();
    void showKeys() const;

    ActionRegistry& actions_;
    QMainWindow& window_;
    ActionSearch* search_;
    QPointer<ManualWindow> manual_;  ///< the window's
    WhatIsThis* asker_;
    QAction* read_;
    QAction* ask_;
    QAction* find_;
    QAction* keys_;
    QAction* about_;
};

}  // namespace mazeloom::app
