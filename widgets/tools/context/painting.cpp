// SPDX-License-Identifier: MIT
#include "widgets/tools/context/painting.h"

#include <algorithm>

#include <QPointer>

#include "core/edit/resize.h"
#include "widgets/document/edits.h"
#include "widgets/tools/context/edit_context.h"

namespace mazeloom::widgets {

namespace {

bool isTooLarge(const grid::Rect& level) {
    return level.width > level::kMaxSide || level.height > level::kMaxSide;
}

}  // namespace

bool Painting::paintArea(edit::Area area, const edit::InkChoice& inks, const QString& text,
                         Gesture gesture) {
    if (!context_.canEdit() || !context_.isOpen(edit::Layer::Painted)) return false;
    const EditReach& reach = context_.reach();
    const auto paintImage = [&](edit::Area image, const edit::InkChoice& with, Gesture in) {
        // A delta must contain only cells of the sheet.
        const edit::Area cells = with.touched(reach.inSelection(std::move(image)));
        return paintCells(*context_.document(), context_.sheet(),
                          edit::deltaOf(*context_.paint(), cells, with), text, in, cells);
    };
    const auto symmetries = reach.symmetry().symmetries();
    const bool areSame = std::ranges::all_of(
        symmetries, [&](level::Symmetry symmetry) { return inks.turned(symmetry) == inks; });
    if (areSame) return paintImage(reach.symmetry().applied(std::move(area)), inks, gesture);
    // An ink, such as that of a waterfall, can have another direction in each image, so paint each
    // image with its own ink. The original is painted last, so that it wins where images overlap.
    const Gesture all = gesture == kNoGesture ? newGesture() : gesture;
    for (auto symmetry = symmetries.rbegin(); symmetry != symmetries.rend(); ++symmetry)
        paintImage(reach.symmetry().image(area, *symmetry), inks.turned(*symmetry), all);
    return true;
}

void Painting::setGrowing(bool growing) {
    if (growing == growing_) return;
    growing_ = growing;
    emit growingChanged();
}

std::optional<grid::Rect> Painting::growthFor(const edit::Area& cells) const {
    if (!growing_ || !context_.canEdit() || context_.sheet().isRoom()) return std::nullopt;
    const grid::Rect to = edit::grownToHold(context_.paint()->size(), cells);
    if (to == context_.paint()->bounds()) return std::nullopt;
    return to;
}

edit::Area Painting::beyond(const edit::Area& area) const {
    // Inks for walls and marks add no cells, because everything beyond the edges is wall already.
    const auto opens = [this](edit::Ink ink) {
        return context_.terrains().isWalkable(level::terrainOf(ink.set));
    };
    const edit::InkChoice choice = context_.inks().forStroke(kNoGesture);
    if (std::ranges::none_of(choice.inks(), opens) || !context_.isOpen(edit::Layer::Painted))
        return {};
    const edit::Area all = context_.reach().symmetry().applied(area);
    // A selection confines painting to the sheet.
    if (!context_.reach().selection().isEmpty() || !growthFor(all)) return {};
    return all - edit::Area(context_.paint()->bounds());
}

edit::Area Painting::preview(const edit::Area& area) const {
    return context_.reach().allowed(area) | beyond(area);
}

bool Painting::canHold(const edit::Area& cells) const {
    if (!context_.canEdit()) return false;
    const bool isInside = (cells - edit::Area(context_.paint()->bounds())).isEmpty();
    const auto to = growthFor(cells);
    return isInside || (to && !isTooLarge(*to));
}

grid::Point Painting::growToHold(const edit::Area& cells, const QString& text) {
    const auto to = growthFor(cells);
    if (!to) return {};
    if (isTooLarge(*to)) {
        emit context_.refused(
            tr("A level is at most %1 cells wide and high, so it did not grow. Paint nearer "
               "to it, or switch growing off.")
                .arg(level::kMaxSide));
        return {};
    }
    if (!growLevel(*context_.document(), context_.sheet().id, *to, text)) return {};
    return grid::Point{} - to->topLeft();
}

bool Painting::editGrowing(const edit::Area& cells, const QString& text,
                           const std::function<void(grid::Point by)>& edit) {
    if (!context_.canEdit() || refusesEdits(*context_.document())) return false;
    if (!canHold(cells)) {
        growToHold(cells, text);  // only reports the reason
        return false;
    }
    QPointer<PackDocument> document = context_.document();
    document->beginStroke();
    document->history()->beginStep(text);
    edit(growToHold(cells, text));
    document->history()->endStep();
    document->endStroke();
    return true;
}

bool Painting::paintGrowing(const edit::Area& area, const QString& text, Gesture live) {
    const Gesture stroke = live == kNoGesture ? newGesture() : live;
    const Inks& inks = context_.inks();
    const edit::Area outside = beyond(area);
    if (outside.isEmpty())
        return live != kNoGesture || paintArea(area, inks.forStroke(stroke), text);
    QPointer<PackDocument> document = context_.document();
    if (refusesEdits(*document)) return false;
    document->beginStroke();
    document->history()->beginStep(text, live);
    const grid::Point moved = growToHold(outside, text);
    // Cells that the gesture has painted already get the same paint again.
    paintArea(area.moved(moved), inks.forStroke(stroke, moved), text);
    document->history()->endStep();
    document->endStroke();
    return true;
}

}  // namespace mazeloom::widgets
