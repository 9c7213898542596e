// SPDX-License-Identifier: MIT
// The document's edits of its descent: as a whole, since it is small. And the depths at which its
// floors are looked at.
#include "core/level/floor_of.h"
#include "widgets/document/change_part.h"

namespace mazeloom::widgets {

bool PackDocument::setDescent(level::Descent descent, const QString& text, Gesture gesture) {
    return changePart(structure_.descent, std::move(descent), text, gesture);
}

void PackDocument::setPart(std::shared_ptr<const level::Descent> descent, Stamp stamp) {
    structure_.descent = std::move(descent);
    structureStamp_ = stamp;
    updateModified();
    emit descentChanged();
    wantFloor();
}

void PackDocument::wantFloor() {
    const level::Level* shown = currentLevel();
    if (shown != nullptr && shown->ruleset == level::Ruleset::Descent) wantGeneration();
}

level::FloorContext PackDocument::floorOf(const LevelEntry& entry) const {
    level::FloorContext floor = level::floorOf(descent(), *entry.level);
    const bool isFloor = entry.level->ruleset == level::Ruleset::Descent;
    if (isFloor && entry.shownDepth > 0) floor.depth = entry.shownDepth;
    return floor;
}

std::optional<int> PackDocument::chosenDepth(const QString& levelId) const {
    const LevelEntry* entry = findLevel(levelId);
    if (entry == nullptr || entry->shownDepth == 0) return {};
    return entry->shownDepth;
}

int PackDocument::shownDepth(const QString& levelId) const {
    const LevelEntry* entry = findLevel(levelId);
    return entry == nullptr ? 1 : floorOf(*entry).depth;
}

bool PackDocument::setShownDepth(const QString& levelId, std::optional<int> depth) {
    LevelEntry* entry = findLevel(levelId);
    if (entry == nullptr || (depth && (*depth < 1 || *depth > level::kMaxDepth))) return false;
    if (chosenDepth(levelId) == depth) return true;
    const int before = shownDepth(levelId);
    entry->shownDepth = depth.value_or(0);
    emit shownDepthChanged(levelId);
    if (entry == findLevel(currentLevelId()) && shownDepth(levelId) != before) wantFloor();
    return true;
}

}  // namespace mazeloom::widgets
