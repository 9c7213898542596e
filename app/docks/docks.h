// SPDX-License-Identifier: MIT
// The docks around the canvas: which panel is where at the first start.
#pragma once

#include <memory>
#include <vector>

#include <QDockWidget>
#include <QMainWindow>

namespace mazeloom::app {

/// The creator passes the panels in; the docks own them.
struct DockedPanels {
    QWidget* levels;
    QWidget* explanation;
    QWidget* problems;
    QWidget* campaign;
    QWidget* recipe;
    QWidget* inspector;
    QWidget* dungeon;
    QWidget* steps;
    QWidget* provenance;
    QWidget* breakPoints;
    QWidget* history;
    QWidget* timeline;
};

class Docks : public QObject {
    Q_OBJECT

  public:
    Docks(QMainWindow& window, const DockedPanels& panels);

    /// By its object name, "levelsDock".
    QDockWidget* find(const char* name) const;
    /// Also when it was closed, or is behind another.
    void show(const char* name) const;
    /// Brings it before those that share its place, if it is open.
    void raise(const char* name) const;

  private:
    QMainWindow& window_;
    std::vector<std::unique_ptr<QDockWidget>> docks_;
};

/// A dock with a panel, which it owns, and with tips on the buttons of its title. `name` is its
/// object name.
QDockWidget* addDock(QMainWindow& window, const char* name, const QString& title, QWidget* panel,
                     Qt::DockWidgetArea area);

}  // namespace mazeloom::app
