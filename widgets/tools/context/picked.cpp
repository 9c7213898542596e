// SPDX-License-Identifier: MIT
#include "widgets/tools/context/picked.h"

#include <algorithm>

#include "widgets/document/lookup.h"

namespace mazeloom::widgets {

void Picked::setDocument(PackDocument* document) {
    if (document_ != nullptr) document_->disconnect(this);
    document_ = document;
    if (document_ != nullptr) {
        connect(document_, &PackDocument::currentLevelChanged, this, &Picked::takeSheet);
        connect(document_, &PackDocument::sheetChanged, this,
                [this](const Sheet& sheet, SheetPart part) { follow(sheet, part); });
    }
    takeSheet();
}

void Picked::takeSheet() {
    clear();
}

void Picked::clear() {
    set({}, {}, {});
}

void Picked::setObjects(edit::Picks objects) {
    const ObjectList* all =
        document_ != nullptr ? objectsOf(*document_, document_->currentSheet()) : nullptr;
    const std::size_t count = all != nullptr ? all->size() : 0;
    std::ranges::sort(objects);
    objects.erase(std::unique(objects.begin(), objects.end()), objects.end());
    std::erase_if(objects, [count](std::size_t index) { return index >= count; });
    set(std::move(objects), {}, {});
}

void Picked::setPath(std::optional<std::size_t> path, std::optional<std::size_t> point) {
    const level::Level* level = document_ != nullptr ? currentLevel(*document_) : nullptr;
    if (!path || level == nullptr || *path >= level->trajectories.size()) {
        clear();
        return;
    }
    if (point && *point >= level->trajectories[*path].points.size()) point.reset();
    set({}, path, point);
}

void Picked::set(edit::Picks objects, std::optional<std::size_t> path,
                 std::optional<std::size_t> point) {
    const bool isOther = objects != objects_ || path != path_ || point != point_;
    objects_ = std::move(objects);
    path_ = path;
    point_ = point;
    remember();
    if (isOther) emit changed();
}

void Picked::remember() {
    knownObjects_.clear();
    knownPaths_.clear();
    if (document_ == nullptr) return;
    const ObjectList* objects = objectsOf(*document_, document_->currentSheet());
    if (!objects_.empty() && objects != nullptr) knownObjects_ = *objects;
    const level::Level* level = currentLevel(*document_);
    if (path_ && level != nullptr) knownPaths_ = level->trajectories;
}

void Picked::follow(const Sheet& sheet, SheetPart part) {
    const bool matters =
        part == SheetPart::Objects || part == SheetPart::Trajectories || part == SheetPart::Size;
    if (!matters || sheet != document_->currentSheet()) return;
    if (!objects_.empty()) {
        const ObjectList* objects = objectsOf(*document_, sheet);
        edit::Picks still = edit::stillPicked<level::Object>(knownObjects_, *objects, objects_);
        set(std::move(still), {}, {});
    } else if (path_) {
        const level::Level* level = currentLevel(*document_);
        const edit::Picks still = edit::stillPicked<level::Trajectory>(
            knownPaths_, level->trajectories, edit::Picks{*path_});
        if (still.empty()) {
            clear();
            return;
        }
        std::optional<std::size_t> point = point_;
        if (point && *point >= level->trajectories[still.front()].points.size()) point.reset();
        set({}, still.front(), point);
    }
}

}  // namespace mazeloom::widgets
