// SPDX-License-Identifier: MIT
#include "app/domains/edit/canvas_menu.h"

#include <algorithm>

#include <QMenu>

#include "app/actions/action_registry.h"
#include "core/edit/paint/palette.h"
#include "core/edit/things/objects.h"
#include "core/edit/things/trajectory_edit.h"
#include "widgets/canvas/canvas.h"
#include "widgets/canvas/cells/cell_text.h"
#include "widgets/document/lookup.h"
#include "widgets/text/tool_button.h"
#include "widgets/theme/icon.h"
#include "widgets/tools/object_tool.h"
#include "widgets/tools/path_tool.h"
#include "widgets/tools/tool_box.h"

namespace mazeloom::app {

using widgets::newEntry;

CanvasMenu::CanvasMenu(const ActionRegistry& actions, widgets::ToolBox& box, QObject* parent)
    : QObject(parent),
      actions_(actions),
      box_(box),
      objects_(qobject_cast<widgets::ObjectTool*>(box.find(QStringLiteral("objects")))),
      paths_(qobject_cast<widgets::PathTool*>(box.find(QStringLiteral("paths")))) {
    connect(&box.canvas(), &widgets::Canvas::menuWanted, this, &CanvasMenu::open);
}

void CanvasMenu::open(std::optional<grid::Point> cell, const QPoint& at) {
    widgets::EditContext& context = box_.context();
    if (context.document() == nullptr) return;
    auto* menu = new QMenu(&box_.canvas());
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setAccessibleName(tr("Actions for this cell"));
    if (cell && context.canEdit()) {
        addObject(*menu, *cell);
        addPath(*menu, *cell);
    }
    const bool hasSelected = !context.reach().selection().isEmpty();
    if (hasSelected) {
        addActions(*menu, {"edit.cut", "edit.copy", "edit.delete"});
        menu->addSeparator();
        addActions(*menu, {"level.keep", "level.let-go", "level.crop-to-selection"});
        menu->addSeparator();
    }
    if (cell) addCell(*menu, *cell);
    addActions(*menu, {"edit.paste", "edit.select-all"});
    if (hasSelected) addActions(*menu, {"edit.select-none"});
    menu->addSeparator();
    addActions(*menu, {"edit.undo", "edit.redo"});
    menu->addSeparator();
    addActions(*menu, {"level.resize", "view.fit"});
    menu->popup(at);
}

void CanvasMenu::addActions(QMenu& menu, std::initializer_list<const char*> ids) const {
    for (const char* id : ids) {
        QAction* action = actions_.find(QLatin1String(id));
        // Leave out disabled entries, which would only make the menu longer.
        if (action != nullptr && action->isEnabled()) menu.addAction(action);
    }
}

void CanvasMenu::addObject(QMenu& menu, grid::Point cell) {
    widgets::EditContext& context = box_.context();
    const auto& objects = *widgets::objectsOf(*context.document(), context.sheet());
    const auto index = edit::objectAt(objects, cell);
    if (!index || !context.isOpen(edit::Layer::Objects)) return;
    // Pick the object that the entries apply to. If it is picked already, the other picked objects
    // stay picked.
    const edit::Picks& picked = context.picked().objects();
    if (std::ranges::find(picked, *index) == picked.end()) context.picked().setObjects({*index});
    const level::Object& object = objects[*index];
    const level::OwnKinds& kinds = context.document()->pack().ownKinds;
    menu.addSection(widgets::thingText(object.kind, level::findKind(kinds, object.own)));
    QAction* properties = newEntry(menu, tr("&Properties"), tr("Show and change the properties"));
    connect(properties, &QAction::triggered, this, &CanvasMenu::propertiesWanted);
    QAction* duplicate = newEntry(menu, tr("D&uplicate"), tr("Put a copy beside it"));
    duplicate->setIcon(widgets::themedIcon("copy"));
    duplicate->setEnabled(object.kind != level::ThingKind::Hero);
    connect(duplicate, &QAction::triggered, objects_, &widgets::ObjectTool::duplicatePicked);
    QAction* remove = newEntry(menu, tr("&Remove"), tr("Remove it from the level"));
    remove->setIcon(widgets::themedIcon("delete"));
    connect(remove, &QAction::triggered, objects_, &widgets::ObjectTool::removePicked);
    menu.addSeparator();
}

void CanvasMenu::addPath(QMenu& menu, grid::Point cell) {
    widgets::EditContext& context = box_.context();
    const level::Level* level = widgets::currentLevel(*context.document());
    if (level == nullptr || !context.isOpen(edit::Layer::Paths)) return;
    const auto index = paths_->pathAt(cell);
    if (!index) return;
    const auto pick = [&context, path = *index, cell] {
        const level::Level* now = widgets::currentLevel(*context.document());
        if (now == nullptr || path >= now->trajectories.size()) return false;
        context.picked().setPath(path, edit::pointAt(now->trajectories[path], cell));
        return true;
    };
    menu.addSection(widgets::thingText(level->trajectories[*index].kind));
    QAction* change = newEntry(menu, tr("Edit the pa&th"), tr("Pick up the path tool"));
    change->setIcon(widgets::themedIcon("path"));
    connect(change, &QAction::triggered, this, [this, pick] {
        box_.setCurrent(paths_);
        pick();
    });
    QAction* remove =
        newEntry(menu, tr("Remo&ve the path"), tr("Remove the path, and the bug or boss on it"));
    remove->setIcon(widgets::themedIcon("delete"));
    connect(remove, &QAction::triggered, this, [this, &context, pick] {
        if (!pick()) return;
        context.picked().setPath(context.picked().path());
        paths_->removePicked();
    });
    menu.addSeparator();
}

void CanvasMenu::addCell(QMenu& menu, grid::Point cell) {
    widgets::EditContext& context = box_.context();
    QAction* why = newEntry(menu, tr("&What made this cell?"),
                            tr("Show which steps of the generation changed this cell"));
    why->setIcon(widgets::themedIcon("inspect"));
    connect(why, &QAction::triggered, this, [this, cell] { emit whyWanted(cell); });
    const level::PaintGrid* cells = context.paint();
    if (cells != nullptr && cells->contains(cell)) {
        QAction* ink = newEntry(menu, tr("Paint with its &ink"), tr("Pick up the ink of the cell"));
        ink->setIcon(widgets::themedIcon("eyedropper"));
        connect(ink, &QAction::triggered, this, [this, &context, cell] {
            context.inks().pick(cell);
            widgets::Tool* tool = box_.current();
            if (tool == nullptr || (tool->info().options & widgets::kUsesInk) == 0)
                box_.setCurrent(box_.find("brush"));
        });
    }
    const QAction* play = actions_.find(QStringLiteral("play.start"));
    if (play != nullptr && play->isEnabled()) {
        QAction* here = newEntry(menu, tr("Play from &here"), tr("Play the level from this cell"));
        here->setIcon(widgets::themedIcon("playtest"));
        connect(here, &QAction::triggered, this, [this, cell] { emit playWanted(cell); });
    }
    menu.addSeparator();
}

}  // namespace mazeloom::app
