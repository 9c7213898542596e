// SPDX-License-Identifier: MIT
#include "app/domains/edit/level_domain.h"

#include <QAction>
#include <QMainWindow>

#include "app/actions/action_registry.h"
#include "app/dialogs/new_sheet_dialog.h"
#include "app/domains/parts/window_parts.h"
#include "app/workspace/workspace.h"
#include "core/edit/new_pack.h"
#include "widgets/canvas/canvas.h"
#include "widgets/document/edits.h"
#include "widgets/document/lookup.h"
#include "widgets/panels/levels/level_list.h"
#include "widgets/text/input_dialog.h"

namespace mazeloom::app {

using widgets::PackDocument;
using widgets::Sheet;

namespace {

/// Returns the selected folder, or the folder of the selected level.
QString folderOf(const widgets::LevelList::Row& row) {
    if (!row.sheet) return row.folder;
    if (row.sheet->isRoom()) return {};
    return QString::fromStdString(headOf(*row.document, row.sheet->id).tab);
}

}  // namespace

LevelDomain::LevelDomain(const WindowParts& parts)
    : QObject(&parts.window),
      workspace_(parts.workspace),
      list_(parts.levels),
      window_(&parts.window),
      newLevel_(
          parts.actions.add(this, {.id = "level.new",
                                   .text = tr("New &level…"),
                                   .icon = "level",
                                   .shortcuts = {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_L)},
                                   .tip = tr("Add a level after the selected one"),
                                   .menu = MenuGroup::NewSheet,
                                   .triggered = [this] { addLevel(); }})),
      newRoom_(
          parts.actions.add(this, {.id = "level.new-room",
                                   .text = tr("New &room…"),
                                   .icon = "room",
                                   .shortcuts = {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_R)},
                                   .tip = tr("Add a handcrafted room to the pack"),
                                   .menu = MenuGroup::NewSheet,
                                   .triggered = [this] { addRoom(); }})),
      newFolder_(
          parts.actions.add(this, {.id = "level.new-folder",
                                   .text = tr("Ne&w folder"),
                                   .icon = "folder",
                                   .shortcuts = {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F)},
                                   .tip = tr("Add a folder of levels to the pack"),
                                   .menu = MenuGroup::NewSheet,
                                   .triggered = [this] { addFolder(); }})),
      duplicate_(
          parts.actions.add(this, {.id = "level.duplicate",
                                   .text = tr("&Duplicate"),
                                   .icon = "copy",
                                   .shortcuts = {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_D)},
                                   .tip = tr("Add a copy of the chosen level or room"),
                                   .menu = MenuGroup::ChangeSheet,
                                   .triggered = [this] { duplicate(); }})),
      rename_(parts.actions.add(
          this, {.id = "level.rename",
                 .text = tr("Rena&me"),
                 .shortcuts = {QKeySequence(Qt::Key_F2)},
                 .tip = tr("Type a new name for the chosen level, folder, room or pack"),
                 .menu = MenuGroup::ChangeSheet,
                 .triggered = [this] { list_.renameChosen(); }})),
      folder_(parts.actions.add(this, {.id = "level.folder",
                                       .text = tr("Move to &folder…"),
                                       .icon = "folder",
                                       .tip = tr("Put the chosen level into another folder"),
                                       .menu = MenuGroup::ChangeSheet,
                                       .triggered = [this] { setFolder(); }})),
      up_(parts.actions.add(this,
                            {.id = "level.up",
                             .text = tr("Move &up"),
                             .icon = "up",
                             .shortcuts = {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Up)},
                             .tip = tr("Swap the chosen level, folder or room with the one above"),
                             .menu = MenuGroup::ChangeSheet,
                             .triggered = [this] { move(-1); }})),
      down_(parts.actions.add(
          this, {.id = "level.down",
                 .text = tr("Move d&own"),
                 .icon = "down",
                 .shortcuts = {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Down)},
                 .tip = tr("Swap the chosen level, folder or room with the one below"),
                 .menu = MenuGroup::ChangeSheet,
                 .triggered = [this] { move(1); }})),
      remove_(parts.actions.add(
          this,
          {.id = "level.delete",
           .text = tr("D&elete"),
           .tip = tr(
               "Remove the chosen level or room from the pack; removing a folder keeps its levels"),
           .menu = MenuGroup::DeleteSheet,
           .triggered = [this] { remove(); }})) {
    connect(&workspace_, &Workspace::documentAdded, &list_, &widgets::LevelList::addDocument);
    connect(&workspace_, &Workspace::documentAboutToClose, &list_,
            &widgets::LevelList::removeDocument);
    connect(&workspace_, &Workspace::documentMoved, &list_, &widgets::LevelList::moveDocument);
    connect(&workspace_, &Workspace::currentChanged, &list_,
            &widgets::LevelList::setCurrentDocument);
    connect(&workspace_, &Workspace::documentAdded, this, [this](PackDocument* document) {
        connect(document, &PackDocument::loadProblemsChanged, this, [this, document] {
            if (document == workspace_.current()) list_.setCurrentDocument(document);
        });
    });
    connect(&list_, &widgets::LevelList::sheetActivated, this,
            [this, &canvas = parts.canvas](PackDocument* document, const widgets::Sheet& sheet) {
                document->setCurrentSheet(sheet);
                workspace_.setCurrent(document);
                // After choosing a level, keys should apply to the canvas.
                canvas.setFocus();
            });
    connect(&list_, &widgets::LevelList::deleteRequested, remove_, &QAction::trigger);
    connect(&list_, &widgets::LevelList::chosenChanged, this, &LevelDomain::update);
    connect(&workspace_, &Workspace::currentChanged, this, &LevelDomain::update);
    QAction* before = new QAction(this);
    before->setSeparator(true);
    list_.setRowActions({newLevel_, newRoom_, newFolder_, before, duplicate_, rename_, folder_, up_,
                         down_, remove_});
    update();
}

PackDocument* LevelDomain::document() const {
    PackDocument* chosen = list_.chosen().document;
    return chosen != nullptr ? chosen : workspace_.current();
}

void LevelDomain::addLevel() {
    PackDocument* pack = document();
    if (refusesEdits(*pack)) return;
    const std::optional<Sheet> beside = list_.chosen().sheet;
    NewSheetDialog dialog(Sheet::Kind::Level, folders(*pack), folderOf(list_.chosen()), window_);
    if (dialog.exec() != QDialog::Accepted) return;
    level::Level level =
        edit::newLevel(dialog.title().toStdString(), dialog.size(), dialog.recipe());
    level.tab = dialog.folder().toStdString();
    const std::size_t place =
        beside && !beside->isRoom() ? placeOf(*pack, *beside) + 1 : pack->pack().levels.size();
    widgets::addLevel(*pack, std::move(level), place, tr("Add a level"));
    workspace_.setCurrent(pack);
}

void LevelDomain::addRoom() {
    PackDocument* pack = document();
    if (refusesEdits(*pack)) return;
    NewSheetDialog dialog(Sheet::Kind::Room, {}, {}, window_);
    if (dialog.exec() != QDialog::Accepted) return;
    widgets::addRoom(*pack, edit::newRoom(dialog.title().toStdString(), dialog.size()),
                     pack->pack().rooms.size(), tr("Add a room"));
    workspace_.setCurrent(pack);
}

void LevelDomain::duplicate() {
    const auto row = list_.chosen();
    duplicateSheet(*row.document, *row.sheet);
    workspace_.setCurrent(row.document);
}

void LevelDomain::addFolder() {
    PackDocument* pack = document();
    const QStringList taken = folders(*pack);
    QString name = tr("New folder");
    //: The name of another new folder; %1 is its number, from 2
    for (int number = 2; taken.contains(name); ++number)
        name = tr("New folder %1").arg(number);
    if (!widgets::addFolder(*pack, name)) return;
    list_.chooseFolder(pack, name);
    list_.renameChosen();
}

void LevelDomain::setFolder() {
    const auto row = list_.chosen();
    if (refusesEdits(*row.document)) return;
    QStringList folders = widgets::folders(*row.document);
    folders.prepend(QString());
    const auto folder =
        widgets::askForChoice(window_, tr("Move to folder"), tr("Folder; empty for none:"), folders,
                              static_cast<int>(folders.indexOf(folderOf(row))), widgets::lineFlaw);
    if (!folder) return;
    auto head = headOf(*row.document, row.sheet->id);
    head.tab = folder->trimmed().toStdString();
    setHead(*row.document, row.sheet->id, std::move(head), tr("Move to another folder"));
}

void LevelDomain::remove() {
    const auto row = list_.chosen();
    if (row.sheet) {
        removeSheet(*row.document, *row.sheet);
    } else if (!row.folder.isEmpty()) {
        removeFolder(*row.document, row.folder);
    }
}

std::optional<std::size_t> LevelDomain::placeBeside(int direction) const {
    const auto row = list_.chosen();
    if (!row.sheet && row.folder.isEmpty()) return {};
    const PackDocument& pack = *row.document;
    const QStringList folders = widgets::folders(pack);
    const bool isFolder = !row.sheet;
    const std::size_t count = isFolder              ? static_cast<std::size_t>(folders.size())
                              : row.sheet->isRoom() ? pack.pack().rooms.size()
                                                    : pack.pack().levels.size();
    const std::size_t place = isFolder ? static_cast<std::size_t>(folders.indexOf(row.folder))
                                       : placeOf(pack, *row.sheet);
    const bool anyNeighbour = isFolder || row.sheet->isRoom();
    // The target index is counted without the moved row, so it equals the neighbour's present index
    // in both directions.
    for (std::size_t at = place + static_cast<std::size_t>(direction); at < count;
         at += static_cast<std::size_t>(direction)) {
        if (anyNeighbour || pack.pack().levels[at].tab == pack.pack().levels[place].tab) return at;
    }
    return {};
}

void LevelDomain::move(int direction) {
    const auto place = placeBeside(direction);
    const auto row = list_.chosen();
    if (!place) return;
    if (row.sheet) {
        moveSheet(*row.document, *row.sheet, *place, folderOf(row));
    } else {
        moveFolder(*row.document, row.folder, *place);
    }
}

void LevelDomain::update() {
    const auto row = list_.chosen();
    const bool anyPack = document() != nullptr;
    newLevel_->setEnabled(anyPack);
    newRoom_->setEnabled(anyPack);
    duplicate_->setEnabled(row.sheet.has_value());
    newFolder_->setEnabled(anyPack);
    rename_->setEnabled(list_.canRenameChosen());
    folder_->setEnabled(row.sheet && !row.sheet->isRoom());
    up_->setEnabled(placeBeside(-1).has_value());
    down_->setEnabled(placeBeside(1).has_value());
    remove_->setEnabled(row.sheet.has_value() || !row.folder.isEmpty());
}

}  // namespace mazeloom::app
