// SPDX-License-Identifier: MIT
#include "widgets/document/change_level.h"

#include "widgets/document/pack_document.h"

namespace mazeloom::widgets {

ChangeLevel::ChangeLevel(LevelEntry& entry, LevelValue before, LevelValue after, Gesture gesture,
                         const QString& text)
    : SheetCommand(entry,
                   std::holds_alternative<std::uint64_t>(after) ? Changes::Seed : Changes::Content,
                   gesture, text),
      before_(std::move(before)),
      after_(std::move(after)) {}

void ChangeLevel::apply(bool forward) {
    auto& level = static_cast<LevelEntry&>(entry());
    const auto& value = forward ? after_ : before_;
    std::visit([&](const auto& part) { level.document.set(level, part); }, value);
}

bool ChangeLevel::join(const SheetCommand& next) {
    const auto* later = dynamic_cast<const ChangeLevel*>(&next);
    if (later == nullptr || later->after_.index() != after_.index()) return false;
    after_ = later->after_;
    return true;
}

}  // namespace mazeloom::widgets
