// SPDX-License-Identifier: MIT
// Navigation from the problems of the pack to their places: the list, the counts, and the keys that
// go from problem to problem.
#pragma once

#include <optional>

#include <QObject>
#include <QString>

#include "core/edit/area/area.h"
#include "core/grid/point.h"

class QAction;

namespace mazeloom::widgets {
class ProblemCounts;
class ProblemsPanel;
class Workbench;
}  // namespace mazeloom::widgets

namespace mazeloom::app {

class GenerateDomain;
class PackExportDomain;
struct WindowParts;

class ProblemsDomain : public QObject {
    Q_OBJECT

  public:
    ProblemsDomain(const WindowParts& parts, GenerateDomain& generate, PackExportDomain& exporting);

    /// Return the panel of problems, and the counts, which the status bar owns.
    widgets::ProblemsPanel* panel() const { return panel_; }
    widgets::ProblemCounts* counts() const { return counts_; }

  signals:
    /// The receiver should show this cell. Its level or room is on the canvas, or will be shortly.
    void cellWanted(mazeloom::grid::Point cell);
    /// Emitted after cellWanted(), with all cells of the problem; empty if it has only one cell.
    void areaWanted(const mazeloom::edit::Area& area);

  private:
    void showPanel();
    void goOn(bool forward);
    void mend();
    void update(int problems);

    widgets::Workbench& workbench_;
    widgets::ProblemsPanel* panel_;
    widgets::ProblemCounts* counts_;
    QAction* next_;
    QAction* previous_;
    QAction* mend_;
    /// The cell to show as soon as its level is generated.
    std::optional<grid::Point> awaitedCell_;
    edit::Area awaitedArea_;
};

}  // namespace mazeloom::app
