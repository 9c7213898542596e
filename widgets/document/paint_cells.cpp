// SPDX-License-Identifier: MIT
#include "widgets/document/paint_cells.h"

#include "widgets/document/pack_document.h"

namespace mazeloom::widgets {

PaintCells::PaintCells(SheetEntry& entry, edit::PaintDelta delta, Gesture gesture,
                       const QString& text)
    : SheetCommand(entry, Changes::Content, gesture, text),
      isFirst_(entry.kind == Sheet::Kind::Level &&
               !static_cast<const LevelEntry&>(entry).level->paint) {
    if (delta.size() == 1) {
        only_ = delta.front();
    } else {
        delta.shrink_to_fit();
        many_ = std::make_unique<edit::PaintDelta>(std::move(delta));
    }
}

PaintCells::PaintCells(PaintCells&& from)
    : SheetCommand(from),
      only_(from.only_),
      isFirst_(from.isFirst_),
      many_(std::move(from.many_)) {}

std::span<const edit::PaintRun> PaintCells::delta() const {
    if (many_) return *many_;
    return {&only_, 1};
}

std::size_t PaintCells::bytes() const {
    return many_ ? sizeof(edit::PaintDelta) + many_->capacity() * sizeof(edit::PaintRun) : 0;
}

void PaintCells::apply(bool forward) {
    PackDocument& document = entry().document;
    document.setCells(entry(), delta(), forward);
    if (isFirst_ && !forward) document.dropPaint(static_cast<LevelEntry&>(entry()));
    document.wantGeneration();
}

bool PaintCells::join(const SheetCommand& next) {
    const auto* later = dynamic_cast<const PaintCells*>(&next);
    if (later == nullptr) return false;
    if (!many_) many_ = std::make_unique<edit::PaintDelta>(1, only_);
    const auto more = later->delta();
    many_->insert(many_->end(), more.begin(), more.end());
    return true;
}

}  // namespace mazeloom::widgets
