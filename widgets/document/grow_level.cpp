// SPDX-License-Identifier: MIT
#include "widgets/document/grow_level.h"

#include "widgets/document/pack_document.h"

namespace mazeloom::widgets {

GrowLevel::GrowLevel(LevelEntry& entry, const grid::Rect& to, const QString& text)
    : SheetCommand(entry, Changes::Content, kNoGesture, text),
      to_(to),
      before_(entry.level->size) {}

void GrowLevel::apply(bool forward) {
    const grid::Rect back{-to_.x, -to_.y, before_.width, before_.height};
    entry().document.setSize(static_cast<LevelEntry&>(entry()), forward ? to_ : back);
}

}  // namespace mazeloom::widgets
