// SPDX-License-Identifier: MIT
// Actions that show overlays over the level. Their state is stored in the settings.
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

    /// Returns a text about what the visible overlays show at a cell; may be empty.
    QString describe(grid::Point cell) const;
    /// Sets which numbers the player of a temple sees. The overlays deduce from these numbers what
    /// the player can know.
    void setNumbers(play::temple::Numbers numbers);
    /// Returns the menu of all overlays; the registry owns it.
    QMenu* menu() const { return menu_; }

  signals:
    /// Other overlays are visible now, or their data has changed.
    void changed();

  private:
    /// While a descent is shown, disables the overlays that make sense only for temples.
    void enableActions();

    ActionRegistry& registry_;
    widgets::Player& player_;
    widgets::MapOverlays* overlays_;
    QList<QAction*> actions_;  ///< one action per overlay
    QAction* none_;
    QMenu* menu_;
};

}  // namespace mazeloom::app
