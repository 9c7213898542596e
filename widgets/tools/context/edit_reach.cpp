// SPDX-License-Identifier: MIT
#include "widgets/tools/context/edit_reach.h"

#include <algorithm>

#include "widgets/document/lookup.h"
#include "widgets/tools/context/edit_context.h"

namespace mazeloom::widgets {

void EditReach::takeSheet() {
    setSelection({});
    symmetry_ = edit::PaintSymmetry(symmetry_.mode(), middle());
}

void EditReach::takeSize(const grid::Rect& cells) {
    setSelection({});
    setAxis(cells.isEmpty() ? middle() : symmetry_.axis() - cells.topLeft() * 2);
}

void EditReach::setBrush(edit::Brush brush) {
    brush.size = std::clamp(brush.size, 1, edit::kMaxBrush);
    if (brush == brush_) return;
    brush_ = brush;
    emit brushChanged();
}

void EditReach::setFilled(bool filled) {
    if (filled == filled_) return;
    filled_ = filled;
    emit brushChanged();
}

void EditReach::setSymmetry(edit::PaintSymmetry::Mode mode) {
    if (mode == symmetry_.mode()) return;
    symmetry_ = edit::PaintSymmetry(mode, middle());
    emit brushChanged();
}

void EditReach::setAxis(grid::Point axis) {
    const edit::PaintSymmetry moved(symmetry_.mode(), axis);
    if (moved == symmetry_) return;
    symmetry_ = moved;
    emit brushChanged();
}

grid::Point EditReach::middle() const {
    const level::PaintGrid* cells = context_.paint();
    return cells == nullptr ? grid::Point{} : edit::PaintSymmetry::centreOf(cells->size());
}

void EditReach::setSelection(edit::Area selection) {
    if (selection == selection_) return;
    selection_ = std::move(selection);
    emit selectionChanged();
}

edit::Area EditReach::inSelection(edit::Area area) const {
    return openCells(selection_.isEmpty() ? area : area & selection_);
}

edit::Area EditReach::openCells(const edit::Area& area) const {
    if (!context_.isOpen(edit::Layer::Painted)) return {};
    const level::Level* level =
        context_.document() != nullptr ? currentLevel(*context_.document()) : nullptr;
    if (level == nullptr || context_.isOpen(edit::Layer::Kept)) return area;
    return edit::withoutKept(area, level->kept.cells);
}

edit::Area EditReach::allowed(const edit::Area& area) const {
    const level::PaintGrid* cells = context_.paint();
    if (cells == nullptr) return {};
    return inSelection(symmetry_.applied(area).clipped(cells->bounds()));
}

bool EditReach::isMasked(const edit::Area& area) const {
    const level::PaintGrid* cells = context_.paint();
    if (cells == nullptr || selection_.isEmpty()) return false;
    return !(symmetry_.applied(area).clipped(cells->bounds()) - selection_).isEmpty();
}

void EditReach::noteMask() {
    emit context_.noted(
        tr("The selection masks what you paint: cells outside it stay as they are. Select "
           "nothing to paint everywhere."));
}

}  // namespace mazeloom::widgets
