// SPDX-License-Identifier: MIT
#include "app/domains/look/look_domain.h"

#include <QActionGroup>
#include <QMainWindow>
#include <QMenu>
#include <QSignalBlocker>

#include "app/actions/action_registry.h"
#include "app/domains/parts/window_events.h"
#include "app/domains/parts/window_parts.h"
#include "app/workspace/tile_looks.h"
#include "app/workspace/workspace.h"
#include "widgets/canvas/canvas.h"
#include "widgets/qstring.h"
#include "widgets/text/tool_tip.h"

namespace mazeloom::app {

using widgets::PackDocument;

LookDomain::LookDomain(const WindowParts& parts)
    : QObject(&parts.window),
      actions_(parts.actions),
      workspace_(parts.workspace),
      looks_(parts.looks),
      canvas_(parts.canvas),
      menu_(parts.actions.addMenu(
          MenuGroup::Look, tr("Loo&k of levels"),
          tr("Show levels as the program draws them, or in your game's tiles"))),
      group_(new QActionGroup(this)),
      inTiles_(parts.actions.add(
          this, {.id = "view.tiles",
                 .text = tr("In the &game's tiles"),
                 .shortcuts = {QKeySequence(Qt::ALT | Qt::Key_8)},
                 .tip = tr("Show levels in the tiles that were chosen last, or as the program "
                           "draws them"),
                 .checkable = true,
                 .triggered = [this](bool on) { toggle(on); }})) {
    menu_->setToolTipsVisible(true);
    connect(menu_, &QMenu::aboutToShow, this, &LookDomain::fillMenu);
    connect(&workspace_, &Workspace::currentChanged, this, &LookDomain::update);
    connect(&looks_, &TileLooks::changed, this, [this](const PackDocument* document) {
        if (document == workspace_.current()) update();
    });
    fillMenu();
    update();
    connect(this, &LookDomain::told, &parts.events, &WindowEvents::told);
}

void LookDomain::fillMenu() {
    for (QAction* action : menu_->actions()) {
        menu_->removeAction(action);
        group_->removeAction(action);
        // Delete only actions of this menu; the registry's actions stay.
        if (action->parent() == menu_) action->deleteLater();
    }
    widgets::setTips(*addLook(tr("&Mazeloom"), QString()),
                     tr("Show levels as the program draws them"));
    const PackDocument* document = workspace_.current();
    if (document != nullptr) {
        for (const level::TileMapping& mapping : document->pack().tileMappings)
            addMapping(*document, mapping);
    }
    menu_->addSeparator();
    menu_->addAction(inTiles_);
    if (QAction* edit = actions_.find(QStringLiteral("tiles.edit"))) menu_->addAction(edit);
}

QAction* LookDomain::addLook(const QString& text, const QString& id) {
    QAction* action = menu_->addAction(text);
    action->setCheckable(true);
    group_->addAction(action);
    const PackDocument* document = workspace_.current();
    action->setEnabled(document != nullptr);
    action->setChecked(document != nullptr && widgets::qstring(looks_.shown(*document)) == id);
    connect(action, &QAction::triggered, this, [this, id] { choose(id); });
    return action;
}

void LookDomain::addMapping(const PackDocument& document, const level::TileMapping& mapping) {
    QString title = widgets::titleOf(mapping);
    title.replace(u'&', QStringLiteral("&&"));
    QAction* action = addLook(title, widgets::qstring(mapping.id));
    const QString flaw = looks_.flawOf(document, mapping);
    action->setEnabled(flaw.isEmpty());
    widgets::setTips(*action, flaw.isEmpty() ? tr("Show levels in these tiles")
                                             //: %1 the reason, half a sentence
                                             : tr("Cannot be shown: %1").arg(flaw));
}

void LookDomain::choose(const QString& id) {
    if (const PackDocument* document = workspace_.current()) looks_.choose(*document, id);
}

void LookDomain::toggle(bool inTiles) {
    const PackDocument* document = workspace_.current();
    if (document == nullptr) return;
    const level::TileMappings& mappings = document->pack().tileMappings;
    const level::TileMapping* mapping =
        level::findMapping(mappings, looks_.last(*document).toStdString());
    if (mapping == nullptr && !mappings.empty()) mapping = &mappings.front();
    if (mapping == nullptr || !inTiles) return choose({});
    choose(widgets::qstring(mapping->id));
    const QString flaw = looks_.flawOf(*document, *mapping);
    if (flaw.isEmpty()) return;
    //: %1 the title of a tileset, %2 the reason, half a sentence
    emit told(tr("“%1” cannot be shown: %2").arg(widgets::titleOf(*mapping), flaw));
}

void LookDomain::update() {
    const PackDocument* document = workspace_.current();
    const widgets::SharedTileLook look = document == nullptr ? nullptr : looks_.look(*document);
    canvas_.setTileLook(look);
    const bool hasTiles = document != nullptr && !document->pack().tileMappings.empty();
    inTiles_->setEnabled(hasTiles);
    inTiles_->setChecked(look != nullptr);
    actions_.setReason(inTiles_, hasTiles ? QString()
                                 : document == nullptr
                                     ? tr("Open a pack first")
                                     : tr("This pack has no tiles of a game: add some with "
                                          "Tiles… in the menu Level"));
}

}  // namespace mazeloom::app
