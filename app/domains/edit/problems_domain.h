// SPDX-License-Identifier: MIT
// From what is wrong with the pack to where it is: the list, the counts, the keys that go through
// them.
#pragma once

#include <optional>

#include <QObject>
#include <QString>

#include "core/edit/area/area.h"
#include "core/grid/point.h"

class QAction;

namespace mazeloom::widgets {
class PackDocument;
class ProblemCounts;
class ProblemsPanel;
}  // namespace mazeloom::widgets

namespace mazeloom::app {

class ActionRegistry;
class GenerateDomain;
class Workspace;

class ProblemsDomain : public QObject {
    Q_OBJECT

  public:
    ProblemsDomain(ActionRegistry& actions, Workspace& workspace, GenerateDomain& generate,
                   QObject* parent = nullptr);

    /// For the workbench, and for the status bar; whoever takes them owns them.
    widgets::ProblemsPanel* panel() const { return panel_; }
    widgets::ProblemCounts* counts() const { return counts_; }

  signals:
    /// Another problem is shown, with or without a place: what was shown of the last has had its
    /// time.
    void left();
    /// The level or room is on the canvas, or will be at once.
    void cellWanted(mazeloom::grid::Point cell);
    /// After cellWanted(): all cells that it is about, none where it is one cell.
    void areaWanted(const mazeloom::edit::Area& area);
    void stageWanted(int stage);
    void nodeWanted(const QString& node);
    void panelWanted();

  private:
    void goOn(bool forward);
    void mend();
    void update(int problems);

    widgets::ProblemsPanel* panel_;
    widgets::ProblemCounts* counts_;
    QAction* next_;
    QAction* previous_;
    QAction* mend_;
    /// To be shown as soon as its level is.
    std::optional<grid::Point> awaitedCell_;
    edit::Area awaitedArea_;
};

}  // namespace mazeloom::app
