// SPDX-License-Identifier: MIT
#include "widgets/document/change_descent.h"

#include "core/edit/descent_edit.h"
#include "widgets/document/pack_document.h"

namespace mazeloom::widgets {

namespace {

/// Apart from those of sheets: commands of one number may merge.
constexpr int kCommandId = 3;

}  // namespace

ChangeDescent::ChangeDescent(PackDocument& document, Value after, Gesture gesture,
                             const QString& text)
    : DocumentCommand(text),
      document_(document),
      gesture_(gesture),
      before_(document.structure_.descent),
      after_(std::move(after)),
      stampBefore_(document.structureStamp_),
      stampAfter_(document.newStamp()) {}

ChangeDescent::ChangeDescent(ChangeDescent&& from)
    : DocumentCommand(from.text()),
      document_(from.document_),
      gesture_(from.gesture_),
      before_(std::move(from.before_)),
      after_(std::move(from.after_)),
      stampBefore_(from.stampBefore_),
      stampAfter_(from.stampAfter_) {}

void ChangeDescent::undo() {
    document_.setDescent(before_, stampBefore_);
}

void ChangeDescent::redo() {
    if (!document_.restoringHistory_) document_.setDescent(after_, stampAfter_);
}

int ChangeDescent::id() const {
    const bool mayMerge = gesture_ != kNoGesture && !document_.restoringHistory_;
    return mayMerge ? kCommandId : -1;
}

bool ChangeDescent::mergeWith(const QUndoCommand* other) {
    const auto* next = dynamic_cast<const ChangeDescent*>(other);
    if (next == nullptr || next->gesture_ != gesture_) return false;
    after_ = next->after_;
    stampAfter_ = next->stampAfter_;
    // A drag that came back to where it began.
    if (*before_ == *after_) {
        setObsolete(true);
        document_.setDescent(before_, stampBefore_);
    }
    return true;
}

std::size_t ChangeDescent::bytes() const {
    return edit::bytesOf(*before_) + edit::bytesOf(*after_);
}

}  // namespace mazeloom::widgets
