// SPDX-License-Identifier: MIT
// The panels around the level: their names, and their places at the first start.
#pragma once

#include <memory>

#include <QObject>

#include "app/window/panel_notes.h"

class QWidget;

namespace mazeloom::widgets {
class Workbench;
}

namespace mazeloom::app {

/// The caller passes the panels in; the workbench owns them.
struct PanelWidgets {
    QWidget* levels;
    QWidget* course;
    QWidget* explanation;
    QWidget* problems;
    QWidget* campaign;
    QWidget* recipe;
    QWidget* inspector;
    QWidget* selected;
    QWidget* layers;
    QWidget* stamps;
    QWidget* data;
    QWidget* kinds;
    QWidget* terrains;
    QWidget* dungeon;
    QWidget* compare;
    QWidget* gallery;
    QWidget* atlas;
    QWidget* steps;
    QWidget* mission;
    QWidget* provenance;
    QWidget* breakPoints;
    QWidget* history;
    QWidget* timeline;
};

class Panels : public QObject {
    Q_OBJECT

  public:
    /// `workbench` outlives this.
    Panels(widgets::Workbench& workbench, const PanelWidgets& panels,
           const PanelNotes::Sources& sources);
    /// Destroys the panels, which use objects that the workbench outlives.
    ~Panels() override;

  private:
    widgets::Workbench& workbench_;
    std::unique_ptr<PanelNotes> notes_;
};

}  // namespace mazeloom::app
