// SPDX-License-Identifier: MIT
// Swaps a part of a pack that is small enough to be kept whole: its campaign's map, or what it says
// of its descent. Private to widgets/document.
#pragma once

#include <cstddef>
#include <memory>
#include <utility>

#include "core/edit/campaign_edit.h"
#include "core/edit/descent_edit.h"
#include "widgets/document/document_command.h"
#include "widgets/document/entries.h"
#include "widgets/document/pack_document.h"

namespace mazeloom::widgets {

/// PackDocument::setPart() takes a `Part`.
template <typename Part>
class ChangePart final : public DocumentCommand {
  public:
    using Value = std::shared_ptr<const Part>;

    ChangePart(PackDocument& document, Value before, Value after, Gesture gesture,
               const QString& text)
        : DocumentCommand(text),
          document_(document),
          gesture_(gesture),
          before_(std::move(before)),
          after_(std::move(after)),
          stampBefore_(document.structureStamp_),
          stampAfter_(document.newStamp()) {}

    void undo() override { document_.setPart(before_, stampBefore_); }
    void redo() override {
        if (!document_.restoringHistory_) document_.setPart(after_, stampAfter_);
    }
    int id() const override {
        const bool mayMerge = gesture_ != kNoGesture && !document_.restoringHistory_;
        return mayMerge ? kCommandId : -1;
    }
    bool mergeWith(const QUndoCommand* other) override {
        const auto* next = dynamic_cast<const ChangePart*>(other);
        if (next == nullptr || next->gesture_ != gesture_) return false;
        after_ = next->after_;
        stampAfter_ = next->stampAfter_;
        // A drag that came back to where it began.
        if (*before_ == *after_) {
            setObsolete(true);
            document_.setPart(before_, stampBefore_);
        }
        return true;
    }
    Gesture gesture() const override { return gesture_; }
    std::size_t bytes() const override { return edit::bytesOf(*before_) + edit::bytesOf(*after_); }
    DocumentCommand* handOver() override { return new ChangePart(std::move(*this)); }

  private:
    /// Apart from those of sheets: commands of one number may merge.
    static constexpr int kCommandId = 2;

    ChangePart(ChangePart&& from)
        : DocumentCommand(from.text()),
          document_(from.document_),
          gesture_(from.gesture_),
          before_(std::move(from.before_)),
          after_(std::move(from.after_)),
          stampBefore_(from.stampBefore_),
          stampAfter_(from.stampAfter_) {}

    PackDocument& document_;
    Gesture gesture_;
    Value before_;
    Value after_;
    Stamp stampBefore_;
    Stamp stampAfter_;
};

template <typename Part>
bool PackDocument::changePart(const std::shared_ptr<const Part>& before, Part after,
                              const QString& text, Gesture gesture) {
    if (after == *before) return true;
    if (refusesEdits()) return false;
    push(new ChangePart<Part>(*this, before, std::make_shared<const Part>(std::move(after)),
                              gesture, text));
    return true;
}

}  // namespace mazeloom::widgets
