// SPDX-License-Identifier: MIT
// The actions for playtests of descents only: starting at any depth with any inventory, changing
// the dungeon, and showing letters or emoji.
#pragma once

#include <QObject>

class QAction;
class QWidget;

namespace mazeloom::app {

class ActionRegistry;
class PlayDomain;
struct WindowParts;

class DescentDomain : public QObject {
    Q_OBJECT

  public:
    DescentDomain(const WindowParts& parts, PlayDomain& play);

  private:
    void startAtDepth();
    void update();

    PlayDomain& play_;
    QWidget* window_;
    QAction* startAtDepth_;
    QAction* other_;
    QAction* emoji_;
};

}  // namespace mazeloom::app
