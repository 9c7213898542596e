// SPDX-License-Identifier: MIT
#include "widgets/document/change_room.h"

#include "widgets/document/pack_document.h"

namespace mazeloom::widgets {

ChangeRoom::ChangeRoom(RoomEntry& entry, level::Room after, Gesture gesture, const QString& text)
    : SheetCommand(entry, Changes::Content, gesture, text),
      before_(entry.room),
      after_(std::move(after)) {}

void ChangeRoom::apply(bool forward) {
    entry().document.setRoom(static_cast<RoomEntry&>(entry()), forward ? after_ : before_);
}

bool ChangeRoom::join(const SheetCommand& next) {
    const auto* later = dynamic_cast<const ChangeRoom*>(&next);
    if (later == nullptr) return false;
    after_ = later->after_;
    return true;
}

}  // namespace mazeloom::widgets
