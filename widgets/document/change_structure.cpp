// SPDX-License-Identifier: MIT
#include "widgets/document/change_structure.h"

#include "widgets/document/pack_document.h"

namespace mazeloom::widgets {

ChangeStructure::ChangeStructure(PackDocument& document, Structure after, Sheet show,
                                 const QString& text)
    : QUndoCommand(text),
      document_(document),
      before_(document.structure_),
      after_(std::move(after)),
      shownBefore_(document.currentSheet()),
      shownAfter_(std::move(show)),
      stampBefore_(document.structureStamp_),
      stampAfter_(document.newStamp()) {}

void ChangeStructure::undo() {
    document_.setStructure(before_, shownBefore_, stampBefore_);
}

void ChangeStructure::redo() {
    document_.setStructure(after_, shownAfter_, stampAfter_);
}

}  // namespace mazeloom::widgets
