// SPDX-License-Identifier: MIT
// The overlays as actions: what of a level is shown at a glance. Remembered from start to start.
#pragma once

#include <QList>
#include <QObject>

#include "core/grid/point.h"
#include "core/play/temple/rules/numbers.h"

class QAction;
class QMenu;

namespace mazeloom::widgets {
class Canvas;
class MapOverlays;
class Player;
}  // namespace mazeloom::widgets

namespace mazeloom::app {

class ActionRegistry;

class OverlayDomain : public QObject {
    Q_OBJECT

  public:
    OverlayDomain(ActionRegistry& actions, widgets::Canvas& canvas, widgets::Player& player,
                  QObject* parent);

    /// What the overlays that are shown know of a cell; empty where that is nothing.
    QString describe(grid::Point cell) const;
    /// Which numbers a player sees by whom things can be known.
    void setNumbers(play::temple::Numbers numbers);
    /// All of them; the registry's.
    QMenu* menu() const { return menu_; }

  signals:
    /// Others are shown, or they know more.
    void changed();

  private:
    /// Of a descent nothing can be deduced.
    void explainKnown();

    ActionRegistry& registry_;
    widgets::Player& player_;
    widgets::MapOverlays* overlays_;
    QList<QAction*> actions_;
    QAction* known_;
    QAction* none_;
    QMenu* menu_;
};

}  // namespace mazeloom::app
