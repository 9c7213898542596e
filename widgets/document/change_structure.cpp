// SPDX-License-Identifier: MIT
#include "widgets/document/change_structure.h"

#include <algorithm>

#include "core/edit/campaign_edit.h"
#include "core/edit/descent_edit.h"
#include "widgets/document/pack_document.h"

namespace mazeloom::widgets {

ChangeStructure::ChangeStructure(PackDocument& document, Structure after, Sheet show,
                                 const QString& text, std::vector<Retab> retabs)
    : DocumentCommand(text),
      document_(document),
      before_(document.structure_),
      after_(std::move(after)),
      retabs_(std::move(retabs)),
      shownBefore_(document.currentSheet()),
      shownAfter_(std::move(show)),
      stampBefore_(document.structureStamp_),
      // A level that only goes into another folder changes its own file, not pack.json.
      stampAfter_(before_ == after_ ? stampBefore_ : document.newStamp()) {}

ChangeStructure::ChangeStructure(ChangeStructure&& from)
    : DocumentCommand(from.text()),
      document_(from.document_),
      before_(std::move(from.before_)),
      after_(std::move(from.after_)),
      retabs_(std::move(from.retabs_)),
      shownBefore_(std::move(from.shownBefore_)),
      shownAfter_(std::move(from.shownAfter_)),
      stampBefore_(from.stampBefore_),
      stampAfter_(from.stampAfter_) {}

std::size_t ChangeStructure::bytes() const {
    std::size_t bytes = (before_.levels.size() + after_.levels.size() + before_.rooms.size() +
                         after_.rooms.size()) *
                        sizeof(std::shared_ptr<LevelEntry>);
    // A level that was added or removed lives on in the command while the pack is without it.
    const auto add = [&](const Structure& with, const Structure& without) {
        for (const auto& entry : with.levels) {
            if (std::ranges::find(without.levels, entry) == without.levels.end()) {
                bytes += static_cast<std::size_t>(entry->level->size.area());
            }
        }
    };
    if (before_.levels.size() > after_.levels.size()) add(before_, after_);
    if (after_.levels.size() > before_.levels.size()) add(after_, before_);
    if (after_.campaign != before_.campaign) bytes += edit::bytesOf(*after_.campaign);
    if (after_.descent != before_.descent) bytes += edit::bytesOf(*after_.descent);
    return bytes;
}

void ChangeStructure::undo() {
    document_.setStructure(before_, shownBefore_, stampBefore_, retabs_, false);
}

void ChangeStructure::redo() {
    if (document_.restoringHistory_) return;
    document_.setStructure(after_, shownAfter_, stampAfter_, retabs_, true);
}

}  // namespace mazeloom::widgets
