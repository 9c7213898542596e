// SPDX-License-Identifier: MIT
#include "app/domains/look/cell_domain.h"

#include <QMainWindow>

#include "app/domains/edit/canvas_menu.h"
#include "app/domains/parts/window_events.h"
#include "app/domains/parts/window_parts.h"
#include "app/domains/play/play_domain.h"
#include "app/domains/view/generate_domain.h"
#include "app/workspace/workspace.h"
#include "core/generate/generate.h"
#include "widgets/canvas/canvas.h"
#include "widgets/panels/steps/provenance_panel.h"
#include "widgets/workbench/middle_pages.h"
#include "widgets/workbench/workbench.h"

namespace mazeloom::app {

using widgets::ProvenancePanel;

CellDomain::CellDomain(const WindowParts& parts, GenerateDomain& generate, PlayDomain& play)
    : QObject(&parts.window), parts_(parts) {
    connect(&generate.service(), &widgets::GenerationService::finished, &parts.cell,
            [&panel = parts.cell](const std::shared_ptr<widgets::Generation>& generation) {
                panel.setPainted(generation->request.level->paint.has_value());
            });
    connect(&parts.canvas, &widgets::Canvas::cellClicked, this, &CellDomain::ask);
    connect(&parts.events, &WindowEvents::whyWanted, this, &CellDomain::ask);
    connect(&parts.events, &WindowEvents::cellWanted, this, &CellDomain::goTo);
    connect(&parts.cell, &ProvenancePanel::cellChanged, &parts.canvas,
            &widgets::Canvas::setHighlightedCell);
    // Clear the panel, because the same cell of another pack was made by other steps.
    connect(&parts.workspace, &Workspace::currentChanged, &parts.cell, &ProvenancePanel::clear);
    auto* menu = new CanvasMenu(parts.actions, parts.toolBox, this);
    connect(menu, &CanvasMenu::whyWanted, this, &CellDomain::ask);
    connect(menu, &CanvasMenu::playWanted, &play, &PlayDomain::beginAt);
    connect(menu, &CanvasMenu::propertiesWanted, this,
            [this] { parts_.workbench.show("selected"); });
}

void CellDomain::ask(grid::Point cell) {
    parts_.cell.showCell(cell);
    parts_.workbench.raise("provenance");
}

void CellDomain::goTo(grid::Point cell) {
    parts_.workbench.pages().showWork();
    parts_.cell.showCell(cell);
    parts_.canvas.reveal(cell);
}

}  // namespace mazeloom::app
