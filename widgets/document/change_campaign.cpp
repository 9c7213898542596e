// SPDX-License-Identifier: MIT
#include "widgets/document/change_campaign.h"

#include "core/edit/campaign_edit.h"
#include "widgets/document/pack_document.h"

namespace mazeloom::widgets {

namespace {

/// Apart from those of sheets: commands of one number may merge.
constexpr int kCommandId = 2;

}  // namespace

ChangeCampaign::ChangeCampaign(PackDocument& document, Value after, Gesture gesture,
                               const QString& text)
    : DocumentCommand(text),
      document_(document),
      gesture_(gesture),
      before_(document.structure_.campaign),
      after_(std::move(after)),
      stampBefore_(document.structureStamp_),
      stampAfter_(document.newStamp()) {}

ChangeCampaign::ChangeCampaign(ChangeCampaign&& from)
    : DocumentCommand(from.text()),
      document_(from.document_),
      gesture_(from.gesture_),
      before_(std::move(from.before_)),
      after_(std::move(from.after_)),
      stampBefore_(from.stampBefore_),
      stampAfter_(from.stampAfter_) {}

void ChangeCampaign::undo() {
    document_.setCampaign(before_, stampBefore_);
}

void ChangeCampaign::redo() {
    if (!document_.restoringHistory_) document_.setCampaign(after_, stampAfter_);
}

int ChangeCampaign::id() const {
    const bool mayMerge = gesture_ != kNoGesture && !document_.restoringHistory_;
    return mayMerge ? kCommandId : -1;
}

bool ChangeCampaign::mergeWith(const QUndoCommand* other) {
    const auto* next = dynamic_cast<const ChangeCampaign*>(other);
    if (next == nullptr || next->gesture_ != gesture_) return false;
    after_ = next->after_;
    stampAfter_ = next->stampAfter_;
    // A drag that came back to where it began.
    if (*before_ == *after_) {
        setObsolete(true);
        document_.setCampaign(before_, stampBefore_);
    }
    return true;
}

std::size_t ChangeCampaign::bytes() const {
    return edit::bytesOf(*before_) + edit::bytesOf(*after_);
}

}  // namespace mazeloom::widgets
