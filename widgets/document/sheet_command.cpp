// SPDX-License-Identifier: MIT
#include "widgets/document/sheet_command.h"

#include "widgets/document/pack_document.h"

namespace mazeloom::widgets {

SheetCommand::SheetCommand(SheetEntry& entry, Changes changes, Gesture gesture, const QString& text)
    : DocumentCommand(text),
      entry_(entry),
      gesture_(gesture),
      before_(entry.stamp),
      after_(changes == Changes::Content ? entry.document.newStamp() : entry.stamp) {}

SheetCommand::SheetCommand(const SheetCommand& from)
    : DocumentCommand(from.text()),
      entry_(from.entry_),
      gesture_(from.gesture_),
      before_(from.before_),
      after_(from.after_) {}

int SheetCommand::id() const {
    const bool mayMerge = gesture_ != kNoGesture && !entry_.document.restoringHistory_;
    return mayMerge ? 1 : -1;
}

void SheetCommand::undo() {
    entry_.document.showEntry(entry_);
    apply(false);
    setStamp(before_);
}

void SheetCommand::redo() {
    if (entry_.document.restoringHistory_) return;
    entry_.document.showEntry(entry_);
    apply(true);
    setStamp(after_);
}

void SheetCommand::setStamp(Stamp stamp) const {
    entry_.stamp = stamp;
    entry_.document.updateModified();
}

bool SheetCommand::mergeWith(const QUndoCommand* other) {
    const auto* next = dynamic_cast<const SheetCommand*>(other);
    if (next == nullptr || next->gesture_ != gesture_ || &next->entry_ != &entry_) return false;
    if (!join(*next)) return false;
    after_ = next->after_;
    if (isIdle()) {
        setObsolete(true);
        setStamp(before_);
    }
    return true;
}

}  // namespace mazeloom::widgets
