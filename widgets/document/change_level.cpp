// SPDX-License-Identifier: MIT
#include "widgets/document/change_level.h"

namespace mazeloom::widgets {

ChangeLevel::ChangeLevel(PackDocument& document, QString levelId, Value before, Value after,
                         PackDocument::Gesture gesture, const QString& text)
    : QUndoCommand(text),
      document_(document),
      levelId_(std::move(levelId)),
      before_(std::move(before)),
      after_(std::move(after)),
      gesture_(gesture) {}

bool ChangeLevel::mergeWith(const QUndoCommand* other) {
    const auto* next = dynamic_cast<const ChangeLevel*>(other);
    if (next == nullptr || next->gesture_ != gesture_ || next->levelId_ != levelId_) return false;
    after_ = next->after_;
    // A drag that ends where it began leaves no command.
    setObsolete(before_ == after_);
    return true;
}

void ChangeLevel::apply(const Value& value) {
    // Undo takes the user to what it changes.
    document_.setCurrentLevel(levelId_);
    if (const auto* recipe = std::get_if<level::Recipe>(&value)) {
        document_.applyRecipe(levelId_, *recipe);
    } else {
        document_.applySeed(levelId_, std::get<std::uint64_t>(value));
    }
}

}  // namespace mazeloom::widgets
