// SPDX-License-Identifier: MIT
// The document's edits of what has a place: cells, objects, trajectories, size.
#include <algorithm>
#include <utility>

#include "core/edit/resize.h"
#include "core/edit/room_paint.h"
#include "widgets/document/change_room.h"
#include "widgets/document/grow_level.h"
#include "widgets/document/pack_document.h"
#include "widgets/document/paint_cells.h"

namespace mazeloom::widgets {

namespace {

bool areInside(const ObjectList& objects, grid::Size size) {
    const grid::Rect bounds{0, 0, size.width, size.height};
    return std::ranges::all_of(objects, [&](const auto& o) { return bounds.contains(o.at); });
}

bool areInside(const TrajectoryList& trajectories, grid::Size size) {
    const grid::Rect bounds{0, 0, size.width, size.height};
    return std::ranges::all_of(trajectories, [&](const level::Trajectory& trajectory) {
        return std::ranges::all_of(trajectory.points,
                                   [&](grid::Point p) { return bounds.contains(p); });
    });
}

void takeBody(level::Level& level, LevelBody body) {
    level.size = body.size;
    level.paint = std::move(body.paint);
    level.objects = std::move(body.objects);
    level.trajectories = std::move(body.trajectories);
}

level::PaintGrid solid(grid::Size size) {
    return level::PaintGrid(size, static_cast<level::Paint>(level::Terrain::Wall));
}

}  // namespace

bool PackDocument::change(LevelEntry& entry, LevelValue before, LevelValue after,
                          const QString& text, Gesture gesture) {
    if (before == after) return true;
    if (!std::holds_alternative<std::uint64_t>(after) && refusesEdits()) return false;
    push(new ChangeLevel(entry, std::move(before), std::move(after), gesture, text));
    return true;
}

const level::PaintGrid* PackDocument::paintOf(const Sheet& sheet) const {
    if (sheet.isRoom()) {
        const RoomEntry* room = findRoom(sheet.id);
        return room ? &room->paint : nullptr;
    }
    LevelEntry* entry = findLevel(sheet.id);
    if (entry == nullptr) return nullptr;
    if (entry->level->paint) return &*entry->level->paint;
    if (!entry->solid || entry->solid->size() != entry->level->size) {
        entry->solid = solid(entry->level->size);
    }
    return &*entry->solid;
}

void PackDocument::beginStroke() {
    ++strokes_;
}

void PackDocument::endStroke() {
    if (strokes_ == 0) return;
    --strokes_;
    if (strokes_ > 0) return;
    if (generationOwed_) wantGeneration();
    emit strokesEnded();
}

void PackDocument::cancelGesture(Gesture gesture) {
    const int last = undo_.index() - 1;
    const auto* command = dynamic_cast<const DocumentCommand*>(undo_.command(last));
    if (command == nullptr || command->gesture() != gesture || gesture == kNoGesture) return;
    // The stack only hands out constant commands. It drops an obsolete one without undoing it.
    auto* given = const_cast<DocumentCommand*>(command);
    given->undo();
    given->setObsolete(true);
    undo_.undo();
}

bool PackDocument::paint(const Sheet& sheet, edit::PaintDelta delta, const QString& text,
                         Gesture gesture) {
    SheetEntry* entry = findEntry(sheet);
    if (entry == nullptr || refusesEdits()) return false;
    if (!delta.empty()) push(new PaintCells(*entry, std::move(delta), gesture, text));
    return true;
}

void PackDocument::setCells(SheetEntry& entry, std::span<const edit::PaintRun> delta,
                            bool forward) {
    const auto apply = [&](level::PaintGrid& paint) {
        forward ? edit::redo(paint, delta) : edit::undo(paint, delta);
        return edit::boundsOf(paint, delta);
    };
    grid::Rect changed;
    if (entry.kind == Sheet::Kind::Room) {
        auto& room = static_cast<RoomEntry&>(entry);
        changed = apply(room.paint);
        edit::setPaint(room.room, room.paint);
        roomList_.reset();
    } else {
        auto& levelEntry = static_cast<LevelEntry&>(entry);
        level::Level& level = detached(levelEntry.level);
        if (!level.paint) {
            level.paint = solid(level.size);
            levelEntry.solid.reset();
            check(levelEntry);
        }
        changed = apply(*level.paint);
    }
    emit sheetChanged(sheetOf(entry), SheetPart::Cells, changed);
}

void PackDocument::dropPaint(LevelEntry& entry) {
    detached(entry.level).paint.reset();
    check(entry);
}

const ObjectList* PackDocument::objectsOf(const Sheet& sheet) const {
    if (sheet.isRoom()) {
        const RoomEntry* room = findRoom(sheet.id);
        return room ? &room->room.objects : nullptr;
    }
    const LevelEntry* entry = findLevel(sheet.id);
    return entry ? &entry->level->objects : nullptr;
}

bool PackDocument::setObjects(const Sheet& sheet, ObjectList objects, const QString& text,
                              Gesture gesture) {
    const ObjectList* before = objectsOf(sheet);
    if (before == nullptr || !areInside(objects, paintOf(sheet)->size())) return false;
    if (sheet.isRoom()) {
        level::Room room = *this->room(sheet.id);
        room.objects = std::move(objects);
        return setRoom(sheet.id, std::move(room), text, gesture);
    }
    return change(*findLevel(sheet.id), *before, std::move(objects), text, gesture);
}

bool PackDocument::setTrajectories(const QString& levelId, TrajectoryList trajectories,
                                   const QString& text, Gesture gesture) {
    LevelEntry* entry = findLevel(levelId);
    if (entry == nullptr || !areInside(trajectories, entry->level->size)) return false;
    return change(*entry, entry->level->trajectories, std::move(trajectories), text, gesture);
}

bool PackDocument::setBody(const QString& levelId, LevelBody body, const QString& text,
                           Gesture gesture) {
    LevelEntry* entry = findLevel(levelId);
    const grid::Size size = body.size;
    const bool isGood = entry != nullptr && !size.isEmpty() && size.width <= level::kMaxSide &&
                        size.height <= level::kMaxSide && areInside(body.objects, size) &&
                        areInside(body.trajectories, size) &&
                        (!body.paint || body.paint->size() == size);
    if (!isGood) return false;
    const level::Level& level = *entry->level;
    return change(*entry, LevelBody{level.size, level.paint, level.objects, level.trajectories},
                  std::move(body), text, gesture);
}

bool PackDocument::grow(const QString& levelId, const grid::Rect& to, const QString& text) {
    LevelEntry* entry = findLevel(levelId);
    if (entry == nullptr) return false;
    const grid::Rect all{0, 0, entry->level->size.width, entry->level->size.height};
    if (!to.contains(all) || to.width > level::kMaxSide || to.height > level::kMaxSide) {
        return false;
    }
    if (to != all && refusesEdits()) return false;
    if (to != all) push(new GrowLevel(*entry, to, text));
    return true;
}

void PackDocument::setSize(LevelEntry& entry, const grid::Rect& to) {
    auto resized = edit::resized(std::as_const(*entry.level), to);
    if (!resized) return;  // grow() saw to it
    takeBody(detached(entry.level),
             {resized->size, std::move(resized->paint), std::move(resized->objects),
              std::move(resized->trajectories)});
    tellOfSize(entry, to);
}

bool PackDocument::setRoom(const QString& roomId, level::Room room, const QString& text,
                           Gesture gesture) {
    RoomEntry* entry = findRoom(roomId);
    if (entry == nullptr || room.id != entry->room.id || room.symmetries.empty() ||
        room.cells.size().isEmpty() || room.cells.width() > level::kMaxRoomSide ||
        room.cells.height() > level::kMaxRoomSide || !areInside(room.objects, room.cells.size())) {
        return false;
    }
    if (entry->room == room) return true;
    if (refusesEdits()) return false;
    push(new ChangeRoom(*entry, std::move(room), gesture, text));
    return true;
}

void PackDocument::set(LevelEntry& entry, const LevelBody& body) {
    takeBody(detached(entry.level), body);
    tellOfSize(entry, {});
}

void PackDocument::tellOfSize(LevelEntry& entry, const grid::Rect& to) {
    check(entry);
    emit sheetChanged(sheetOf(entry), SheetPart::Size, to);
    wantGeneration();
}

void PackDocument::set(LevelEntry& entry, const ObjectList& objects) {
    detached(entry.level).objects = objects;
    emit sheetChanged(sheetOf(entry), SheetPart::Objects, {});
    wantGeneration();
}

void PackDocument::set(LevelEntry& entry, const TrajectoryList& trajectories) {
    detached(entry.level).trajectories = trajectories;
    emit sheetChanged(sheetOf(entry), SheetPart::Trajectories, {});
    wantGeneration();
}

void PackDocument::setRoom(RoomEntry& entry, const level::Room& room) {
    const bool resized = room.cells.size() != entry.room.cells.size();
    const bool renamed = room.id != entry.room.id || room.title != entry.room.title;
    const bool isCurrent = sheetOf(entry) == current_;
    entry.room = room;
    entry.paint = edit::paintOf(room);
    roomList_.reset();
    if (isCurrent) current_ = sheetOf(entry);
    if (renamed) emit structureChanged();
    emit sheetChanged(sheetOf(entry), resized ? SheetPart::Size : SheetPart::Head, {});
    emit sheetChanged(sheetOf(entry), SheetPart::Objects, {});
    wantGeneration();
}

}  // namespace mazeloom::widgets
