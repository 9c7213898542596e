// SPDX-License-Identifier: MIT
// Help: the manual, the action search, the list of keys, and the about dialog.
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
struct WindowParts;

class HelpDomain : public QObject {
    Q_OBJECT

  public:
    explicit HelpDomain(const WindowParts& parts);
    ~HelpDomain() override;

    /// Returns the manual's window, created on first use.
    ManualWindow& manual();
    /// Opens the manual at a page.
    void showManual(const QString& page);

  private:
    void showManualHere();
    void showKeys() const;

    ActionRegistry& actions_;
    QMainWindow& window_;
    ActionSearch* search_;
    QPointer<ManualWindow> manual_;  ///< owned by the window
    WhatIsThis* asker_;
    QAction* read_;
    QAction* ask_;
    QAction* find_;
    QAction* keys_;
    QAction* about_;
};

}  // namespace mazeloom::app
