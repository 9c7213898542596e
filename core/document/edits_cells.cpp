// SPDX-License-Identifier: MIT
#include "core/document/edits_cells.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace mazeloom::document {

namespace {

grid::Rect boundsOf(grid::Size size) {
    return {0, 0, size.width, size.height};
}

bool areInside(const ObjectList& objects, grid::Size size) {
    const grid::Rect bounds = boundsOf(size);
    return std::ranges::all_of(objects, [&](const auto& o) { return bounds.contains(o.at); });
}

bool areInside(const TrajectoryList& trajectories, grid::Size size) {
    const grid::Rect bounds = boundsOf(size);
    return std::ranges::all_of(trajectories, [&](const level::Trajectory& trajectory) {
        return std::ranges::all_of(trajectory.points,
                                   [&](grid::Point p) { return bounds.contains(p); });
    });
}

bool isSize(grid::Size size, int mostSide) {
    return !size.isEmpty() && size.width <= mostSide && size.height <= mostSide;
}

tl::unexpected<Refusal> refused(Refusal why) {
    return tl::unexpected(why);
}

Edit keptEdit(SheetKey level, edit::KeptChange change) {
    if (change.isEmpty()) return {};
    SetKept set{level, kNoStamp, std::move(change.delta), nullptr};
    if (change.things) set.things = std::make_unique<edit::KeptThings>(std::move(*change.things));
    return {std::move(set)};
}

edit::Area areaOf(grid::Size size, const edit::PaintDelta& delta) {
    const auto width = static_cast<grid::Index>(size.width);
    std::vector<edit::Run> runs;
    runs.reserve(delta.size());
    for (const edit::PaintRun& run : delta) {
        runs.push_back(
            {static_cast<int>(run.first / width), static_cast<int>(run.first % width), run.count});
    }
    return edit::Area(std::move(runs));
}

template <typename Part>
Edit partOf(SheetKey level, Part part) {
    return {SetLevelPart{level, kNoStamp, std::make_unique<LevelPart>(std::move(part)), kNoStamp}};
}

}  // namespace

Wanted paint(const Document& document, SheetKey sheet, edit::PaintDelta delta,
             const edit::Area& over) {
    if (!document.has(sheet)) return refused(Refusal::NoSuchSheet);
    Edit kept;
    const level::Level* level = document.levelOf(sheet);
    if (level != nullptr && !level->kept.cells.isEmpty()) {
        const edit::Area painted = areaOf(level->size, delta) | over;
        kept = keptEdit(sheet, edit::letGo(*level, painted));
    }
    if (delta.empty()) return kept;
    delta.shrink_to_fit();
    Edit edit{PaintCells{sheet, kNoStamp, std::move(delta)}};
    if (kept.isNothing()) return edit;
    Several both{{}, sheet};
    both.edits.push_back(std::move(edit));
    both.edits.push_back(std::move(kept));
    return Edit{std::move(both)};
}

Wanted setKept(const Document& document, SheetKey sheet, edit::KeptChange change) {
    if (document.levelOf(sheet) == nullptr) return refused(Refusal::NoSuchSheet);
    return keptEdit(sheet, std::move(change));
}

Wanted setObjects(const Document& document, SheetKey sheet, ObjectList objects) {
    const ObjectList* before = document.objectsOf(sheet);
    if (before == nullptr) return refused(Refusal::NoSuchSheet);
    if (!areInside(objects, document.paintOf(sheet)->size()))
        return refused(Refusal::OutsideOfSheet);
    if (const level::Room* room = document.roomOf(sheet)) {
        level::Room content = *room;
        content.objects = std::move(objects);
        return setRoom(document, sheet, std::move(content));
    }
    if (objects == *before) return Edit{};
    return partOf(sheet, std::move(objects));
}

Wanted setTrajectories(const Document& document, SheetKey sheet, TrajectoryList trajectories) {
    const level::Level* level = document.levelOf(sheet);
    if (level == nullptr) return refused(Refusal::NoSuchSheet);
    if (!areInside(trajectories, level->size)) return refused(Refusal::OutsideOfSheet);
    if (trajectories == level->trajectories) return Edit{};
    return partOf(sheet, std::move(trajectories));
}

Wanted setBody(const Document& document, SheetKey sheet, LevelBody body) {
    const level::Level* level = document.levelOf(sheet);
    if (level == nullptr) return refused(Refusal::NoSuchSheet);
    const grid::Size size = body.size;
    const bool isPaintWhole = !body.paint || body.paint->size() == size;
    if (!isSize(size, level::kMaxSide) || !isPaintWhole) return refused(Refusal::BadSize);
    const bool isKeptInside = boundsOf(size).contains(body.kept.cells.bounds());
    if (!areInside(body.objects, size) || !areInside(body.trajectories, size) || !isKeptInside)
        return refused(Refusal::OutsideOfSheet);
    Edit edit = partOf(sheet, std::move(body));
    if (isIdle(document, edit)) return Edit{};
    return edit;
}

Wanted grow(const Document& document, SheetKey sheet, const grid::Rect& to) {
    const level::Level* level = document.levelOf(sheet);
    if (level == nullptr) return refused(Refusal::NoSuchSheet);
    const grid::Rect all = boundsOf(level->size);
    if (!to.contains(all) || !isSize({to.width, to.height}, level::kMaxSide))
        return refused(Refusal::BadSize);
    if (to == all) return Edit{};
    return Edit{GrowLevel{sheet, kNoStamp, to}};
}

Wanted setRoom(const Document& document, SheetKey sheet, level::Room content) {
    const level::Room* room = document.roomOf(sheet);
    if (room == nullptr) return refused(Refusal::NoSuchSheet);
    if (content.id != room->id) return refused(Refusal::NoId);
    if (content.symmetries.empty()) return refused(Refusal::NoSymmetry);
    if (!isSize(content.cells.size(), level::kMaxRoomSide)) return refused(Refusal::BadSize);
    if (!areInside(content.objects, content.cells.size())) return refused(Refusal::OutsideOfSheet);
    if (content == *room) return Edit{};
    return Edit{
        SetRoom{sheet, kNoStamp, std::make_unique<level::Room>(std::move(content)), kNoStamp}};
}

}  // namespace mazeloom::document
