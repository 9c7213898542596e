// SPDX-License-Identifier: MIT
// The document's edits of its descent: as a whole, since it is small.
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

level::FloorContext PackDocument::floorOf(const level::Level& level) const {
    return level::floorOf(descent(), level);
}

}  // namespace mazeloom::widgets
