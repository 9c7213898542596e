// SPDX-License-Identifier: MIT
#include "widgets/document/change_room.h"

#include "widgets/document/pack_document.h"

namespace mazeloom::widgets {

ChangeRoom::ChangeRoom(RoomEntry& entry, level::Room after, Gesture gesture, const QString& text)
    : SheetCommand(entry, Changes::Content, gesture, text),
      before_(entry.room),
      after_(std::move(after)) {}

ChangeRoom::ChangeRoom(ChangeRoom&& from)
    : SheetCommand(from), before_(std::move(from.before_)), after_(std::move(from.after_)) {}

std::size_t ChangeRoom::bytes() const {
    const auto bytesOf = [](const level::Room& room) {
        return static_cast<std::size_t>(room.cells.size().area()) * sizeof(level::Terrain) +
               room.objects.capacity() * sizeof(level::Object) +
               room.entrances.capacity() * sizeof(grid::Point);
    };
    return bytesOf(before_) + bytesOf(after_);
}

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
