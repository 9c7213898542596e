// SPDX-License-Identifier: MIT
// How the level and the window look: zoom, grid, motion, overlays, theme, panels.
#pragma once

#include <QByteArray>
#include <QObject>

#include "core/grid/point.h"

class QAction;
class QMainWindow;
class QMenu;

namespace mazeloom::widgets {
class Canvas;
class Player;
}  // namespace mazeloom::widgets

namespace mazeloom::app {

class ActionRegistry;
class OverlayDomain;
class ThemeController;

class ViewDomain : public QObject {
    Q_OBJECT

  public:
    ViewDomain(ActionRegistry& actions, ThemeController& themes, widgets::Canvas& canvas,
               widgets::Player& player, QMainWindow& window);

    void fill(QMenu& menu) const;
    /// Takes the panels' present places as those that "Reset panels" goes back to, then restores
    /// the layout of the last session. Call it once, when all panels are there.
    void restoreLayout();
    void saveLayout() const;
    /// What lies on a cell, in words, with what the overlays know of it.
    QString describe(grid::Point cell) const;

  signals:
    /// describe() may say other things now.
    void descriptionsChanged();

  private:
    void addTheme(const char* id, const QString& text, const QString& tip, int choice);

    ActionRegistry& actions_;
    ThemeController& themes_;
    widgets::Canvas& canvas_;
    QMainWindow& window_;
    OverlayDomain* overlays_;
    QByteArray standardLayout_;
    QAction* zoomIn_;
    QAction* zoomOut_;
    QAction* fit_;
    QAction* actualSize_;
    QAction* grid_;
    QAction* motion_;
    QAction* minimap_;
    QAction* rulers_;
    QAction* resetPanels_;
    QList<QAction*> themeActions_;
};

}  // namespace mazeloom::app
