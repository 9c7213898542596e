// SPDX-License-Identifier: MIT
#include "app/domains/edit/tiles_domain.h"

#include <QMainWindow>

#include <string>

#include "app/actions/action_registry.h"
#include "app/domains/parts/window_events.h"
#include "app/domains/parts/window_parts.h"
#include "app/tiles/tiles_dialog.h"
#include "app/workspace/tile_looks.h"
#include "app/workspace/workspace.h"
#include "widgets/document/edits.h"
#include "widgets/document/lookup.h"

namespace mazeloom::app {

using widgets::PackDocument;

TilesDomain::TilesDomain(const WindowParts& parts)
    : QObject(&parts.window),
      workspace_(parts.workspace),
      looks_(parts.looks),
      window_(&parts.window),
      edit_(parts.actions.add(
          this, {.id = "tiles.edit",
                 .text = tr("T&iles…"),
                 .icon = "tiles",
                 .tip = tr("Choose your game's tiles, in which the pack's levels are shown"),
                 .menu = MenuGroup::Tiles,
                 .triggered = [this] { edit(); }})) {
    connect(&workspace_, &Workspace::currentChanged, this, &TilesDomain::update);
    update();
    connect(this, &TilesDomain::told, &parts.events, &WindowEvents::told);
}

void TilesDomain::update() {
    edit_->setEnabled(workspace_.current() != nullptr);
}

void TilesDomain::edit() {
    PackDocument* document = workspace_.current();
    if (document == nullptr || refusesEdits(*document)) return;
    const level::Pack pack = document->pack();
    TilesDialog dialog({.mappings = pack.tileMappings,
                        .own = {pack.ownKinds.share(), pack.terrains},
                        .shown = widgets::generationRequest(*document)},
                       sources_[document->name()], window_);
    if (dialog.exec() != QDialog::Accepted) return;
    if (document->pack().tileMappings == dialog.mappings()) return;
    if (!setTileMappings(*document, dialog.mappings(), tr("Tiles"))) return;
    const std::string shown = dialog.shown();
    if (!shown.empty() && level::findMapping(pack.tileMappings, shown) == nullptr)
        looks_.choose(*document, QString::fromStdString(shown));
    emit told(tr("The pack has these tiles now"));
}

}  // namespace mazeloom::app
