// SPDX-License-Identifier: MIT
// The document's edits of the pack itself: which levels and rooms there are, in what order, and
// what they are called.
#include <algorithm>

#include "core/edit/campaign_edit.h"
#include "core/edit/descent_edit.h"
#include "core/edit/fresh_id.h"
#include "core/level/id.h"
#include "widgets/document/change_room.h"
#include "widgets/document/pack_document.h"
#include "widgets/qstring.h"

namespace mazeloom::widgets {

namespace {

template <typename T>
std::size_t indexIn(const std::vector<std::shared_ptr<T>>& list, const SheetEntry* entry) {
    const auto found = std::ranges::find(list, entry, [](const auto& e) { return e.get(); });
    return static_cast<std::size_t>(found - list.begin());
}

template <typename T>
void moveWithin(std::vector<std::shared_ptr<T>>& list, std::size_t from, std::size_t to) {
    auto entry = list[from];
    list.erase(list.begin() + static_cast<std::ptrdiff_t>(from));
    to = std::min(to, list.size());
    list.insert(list.begin() + static_cast<std::ptrdiff_t>(to), std::move(entry));
}

template <typename T>
void insertAt(std::vector<std::shared_ptr<T>>& list, std::size_t at, std::shared_ptr<T> entry) {
    const std::size_t place = std::min(at, list.size());
    list.insert(list.begin() + static_cast<std::ptrdiff_t>(place), std::move(entry));
}

}  // namespace

LevelHead PackDocument::headOf(const QString& levelId) const {
    const level::Level* level = this->level(levelId);
    if (level == nullptr) return {};
    return {level->id, level->tab, level->title, level->notes, level->ruleset, level->sight};
}

bool PackDocument::setHead(const QString& levelId, LevelHead head, const QString& text,
                           Gesture gesture) {
    LevelEntry* entry = findLevel(levelId);
    if (entry == nullptr || !level::isId(head.id)) return false;
    const LevelEntry* other = findLevel(QString::fromStdString(head.id));
    if (other != nullptr && other != entry) return false;
    LevelHead before = headOf(levelId);
    if (head.id != before.id && campaign().findLevel(before.id) != nullptr) {
        before.campaign = structure_.campaign;
        head.campaign = std::make_shared<const level::Campaign>(
            edit::withLevelRenamed(campaign(), before.id, head.id));
    }
    if (head.id != before.id && edit::usesLevel(descent(), before.id)) {
        before.descent = structure_.descent;
        head.descent = std::make_shared<const level::Descent>(
            edit::withLevelRenamed(descent(), before.id, head.id));
    }
    return change(*entry, std::move(before), std::move(head), text, gesture);
}

bool PackDocument::setObjectives(const QString& levelId, const level::Objectives& objectives,
                                 const QString& text, Gesture gesture) {
    LevelEntry* entry = findLevel(levelId);
    if (entry == nullptr) return false;
    return change(*entry, entry->level->objectives, objectives, text, gesture);
}

void PackDocument::set(LevelEntry& entry, const level::Objectives& objectives) {
    detached(entry.level).objectives = objectives;
    emit sheetChanged(sheetOf(entry), SheetPart::Head, {});
    wantGeneration();
}

void PackDocument::set(LevelEntry& entry, const LevelHead& head) {
    const bool isCurrent = sheetOf(entry) == current_;
    level::Level& level = detached(entry.level);
    level.id = head.id;
    level.tab = head.tab;
    level.title = head.title;
    level.notes = head.notes;
    level.ruleset = head.ruleset;
    level.sight = head.sight;
    if (isCurrent) current_ = sheetOf(entry);
    const bool renamesInCampaign = head.campaign != nullptr;
    if (renamesInCampaign) structure_.campaign = head.campaign;
    const bool renamesInDescent = head.descent != nullptr;
    if (renamesInDescent) structure_.descent = head.descent;
    emit structureChanged();
    if (renamesInCampaign) emit campaignChanged();
    if (renamesInDescent) emit descentChanged();
    emit sheetChanged(sheetOf(entry), SheetPart::Head, {});
    wantGeneration();
}

bool PackDocument::renameRoom(const QString& roomId, const QString& id, const QString& title) {
    RoomEntry* entry = findRoom(roomId);
    const RoomEntry* other = findRoom(id);
    if (entry == nullptr || !level::isId(id.toStdString()) ||
        (other != nullptr && other != entry)) {
        return false;
    }
    level::Room room = entry->room;
    room.id = id.toStdString();
    room.title = title.toStdString();
    if (room == entry->room) return true;
    if (refusesEdits()) return false;
    push(new ChangeRoom(*entry, std::move(room), kNoGesture, tr("Rename the room")));
    return true;
}

bool PackDocument::setPackTitle(const QString& title, const QString& description) {
    Structure after = structure_;
    after.title = title.toStdString();
    after.description = description.toStdString();
    if (after == structure_) return true;
    if (refusesEdits()) return false;
    push(new ChangeStructure(*this, std::move(after), current_, tr("Rename the pack")));
    return true;
}

QString PackDocument::addLevel(level::Level level, std::size_t at, const QString& text) {
    if (refusesEdits()) return {};
    level.id = edit::freshId(
        level.id.empty() ? level.title : level.id, "level",
        [this](const std::string& id) { return findLevel(QString::fromStdString(id)) != nullptr; });
    const QString id = QString::fromStdString(level.id);
    Structure after = structure_;
    auto entry = std::make_shared<LevelEntry>(
        *this, std::make_shared<level::Level>(std::move(level)));
    entry->stamp = newStamp();  // it is nowhere on disk
    check(*entry);
    insertAt(after.levels, at, std::move(entry));
    push(new ChangeStructure(*this, std::move(after), levelSheet(id), text));
    return id;
}

QString PackDocument::addRoom(level::Room room, std::size_t at, const QString& text) {
    if (refusesEdits()) return {};
    room.id = edit::freshId(
        room.id.empty() ? room.title : room.id, "room",
        [this](const std::string& id) { return findRoom(QString::fromStdString(id)) != nullptr; });
    const QString id = QString::fromStdString(room.id);
    Structure after = structure_;
    auto entry = std::make_shared<RoomEntry>(*this, std::move(room));
    entry->stamp = newStamp();
    insertAt(after.rooms, at, std::move(entry));
    push(new ChangeStructure(*this, std::move(after), roomSheet(id), text));
    return id;
}

bool PackDocument::remove(const Sheet& sheet) {
    const SheetEntry* entry = findEntry(sheet);
    if (entry == nullptr || refusesEdits()) return false;
    Structure after = structure_;
    // What stood behind it is shown, or what stood before it.
    const auto takeFrom = [&](auto& list) -> Sheet {
        const std::size_t place = indexIn(list, entry);
        list.erase(list.begin() + static_cast<std::ptrdiff_t>(place));
        if (!list.empty()) return sheetOf(*list[std::min(place, list.size() - 1)]);
        if (!after.levels.empty()) return sheetOf(*after.levels.front());
        if (!after.rooms.empty()) return sheetOf(*after.rooms.front());
        return {};
    };
    const Sheet neighbour = sheet.isRoom() ? takeFrom(after.rooms) : takeFrom(after.levels);
    if (const std::string id = sheet.id.toStdString();
        !sheet.isRoom() && campaign().findLevel(id) != nullptr) {
        after.campaign =
            std::make_shared<const level::Campaign>(edit::withoutLevel(campaign(), id));
    }
    if (const std::string id = sheet.id.toStdString();
        !sheet.isRoom() && edit::usesLevel(descent(), id)) {
        after.descent = std::make_shared<const level::Descent>(edit::withoutLevel(descent(), id));
    }
    push(new ChangeStructure(*this, std::move(after), current_ == sheet ? neighbour : current_,
                             sheet.isRoom() ? tr("Delete a room") : tr("Delete a level")));
    return true;
}

QString PackDocument::duplicate(const Sheet& sheet) {
    const SheetEntry* entry = findEntry(sheet);
    if (entry == nullptr) return {};
    //: The title of a copied level or room; %1 the original's
    const auto copyTitle = [](const std::string& title) {
        return tr("%1 (copy)").arg(qstring(title)).toStdString();
    };
    if (sheet.isRoom()) {
        level::Room room = static_cast<const RoomEntry*>(entry)->room;
        room.title = copyTitle(room.title);
        return addRoom(std::move(room), indexIn(structure_.rooms, entry) + 1,
                       tr("Duplicate a room"));
    }
    level::Level level = *static_cast<const LevelEntry*>(entry)->level;
    level.title = copyTitle(level.title);
    return addLevel(std::move(level), indexIn(structure_.levels, entry) + 1,
                    tr("Duplicate a level"));
}

std::size_t PackDocument::placeOf(const Sheet& sheet) const {
    const SheetEntry* entry = findEntry(sheet);
    return sheet.isRoom() ? indexIn(structure_.rooms, entry) : indexIn(structure_.levels, entry);
}

bool PackDocument::move(const Sheet& sheet, std::size_t to, const QString& tab) {
    const SheetEntry* entry = findEntry(sheet);
    if (entry == nullptr) return false;
    Structure after = structure_;
    if (sheet.isRoom()) {
        moveWithin(after.rooms, indexIn(after.rooms, entry), to);
    } else {
        moveWithin(after.levels, indexIn(after.levels, entry), to);
    }
    std::vector<Retab> retabs;
    if (LevelEntry* level = sheet.isRoom() ? nullptr : findLevel(sheet.id)) {
        const std::string& now = level->level->tab;
        if (now != tab.toStdString()) {
            retabs.push_back({level, now, tab.toStdString(), level->stamp, newStamp()});
        }
    }
    if (retabs.empty() && after == structure_) return true;
    if (refusesEdits()) return false;
    push(new ChangeStructure(*this, std::move(after), current_,
                             sheet.isRoom() ? tr("Move a room") : tr("Move a level"),
                             std::move(retabs)));
    return true;
}

void PackDocument::setTabs(std::span<const Retab> retabs, bool forward) {
    for (const Retab& retab : retabs) {
        detached(retab.level->level).tab = forward ? retab.after : retab.before;
        retab.level->stamp = forward ? retab.stampAfter : retab.stampBefore;
    }
}

void PackDocument::setStructure(const Structure& structure, const Sheet& show, Stamp stamp,
                                std::span<const Retab> retabs, bool forward) {
    const bool roomsDiffer = structure.rooms != structure_.rooms;
    const bool campaignDiffers = structure.campaign != structure_.campaign;
    const bool descentDiffers = structure.descent != structure_.descent;
    structure_ = structure;
    structureStamp_ = stamp;
    setTabs(retabs, forward);
    if (roomsDiffer) roomList_.reset();
    const bool showsOther = show != current_;
    current_ = show;
    updateModified();
    emit structureChanged();
    if (campaignDiffers) emit campaignChanged();
    if (descentDiffers) emit descentChanged();
    if (showsOther) emit currentLevelChanged();
    bool shownMoved = false;
    for (const Retab& retab : retabs) {
        shownMoved = shownMoved || sheetOf(*retab.level) == current_;
        emit sheetChanged(sheetOf(*retab.level), SheetPart::Head, {});
    }
    // A level that went into another folder is a new object for who asks whether a request is of
    // the latest.
    if (showsOther || roomsDiffer || shownMoved) wantGeneration();
}

}  // namespace mazeloom::widgets
