// SPDX-License-Identifier: MIT
#include "widgets/tools/context/edit_context.h"

#include <algorithm>

#include "core/edit/resize.h"
#include "widgets/document/edits.h"
#include "widgets/document/lookup.h"
#include "widgets/timeline/names.h"
#include "widgets/tools/context/layer_text.h"

namespace mazeloom::widgets {

EditContext::EditContext(QObject* parent)
    : QObject(parent), ink_(edit::findInk("floor")), picked_(new Picked(this)) {
    connect(picked_, &Picked::changed, this, &EditContext::dropClosed);
}

void EditContext::setDocument(PackDocument* document) {
    if (document == document_) return;
    if (document_ != nullptr) document_->disconnect(this);
    document_ = document;
    picked_->setDocument(document);
    if (document_ != nullptr) {
        connect(document_, &PackDocument::currentLevelChanged, this, &EditContext::takeSheet);
        connect(document_, &PackDocument::stampsChanged, this, &EditContext::stampsChanged);
        // A selection of cells that are somewhere else now selects nothing that was meant.
        connect(document_, &PackDocument::sheetChanged, this,
                [this](const Sheet& changed, SheetPart part, const grid::Rect& cells) {
                    if (changed != sheet()) return;
                    if (part == SheetPart::Size) takeSize(cells);
                    // Other rules, other inks and things.
                    if (part == SheetPart::Head && canvas() != takenCanvas_) takeSheet();
                });
    }
    takeSheet();
}

void EditContext::takeSheet() {
    setSelection({});
    setTrace(nullptr);
    symmetry_ = edit::PaintSymmetry(symmetry_.mode(), middle());
    takenCanvas_ = canvas();
    if ((ink_->canvases & canvas()) == 0) setInk(*edit::findInk("floor"));
    emit sheetChanged();
}

void EditContext::setTrace(std::shared_ptr<const trace::Trace> trace) {
    trace_ = std::move(trace);
    emit traceChanged();
}

void EditContext::takeSize(const grid::Rect& cells) {
    setSelection({});
    if (cells.isEmpty()) {
        centreAxis();
        return;
    }
    // The axis stays between the cells that it was between, as everything else does.
    setAxis(symmetry_.axis() - cells.topLeft() * 2);
    emit grown(cells);
}

Sheet EditContext::sheet() const {
    return document_ != nullptr ? document_->currentSheet() : Sheet{};
}

const level::PaintGrid* EditContext::paint() const {
    return document_ != nullptr ? paintOf(*document_, sheet()) : nullptr;
}

edit::Canvas EditContext::canvas() const {
    if (sheet().isRoom()) return edit::kRoomSheet;
    const level::Level* level = document_ != nullptr ? currentLevel(*document_) : nullptr;
    const bool isDescent = level != nullptr && level->ruleset == level::Ruleset::Descent;
    return isDescent ? edit::kDescentLevel : edit::kTempleLevel;
}

void EditContext::setInk(const edit::InkInfo& ink) {
    if (&ink == ink_) return;
    ink_ = &ink;
    emit inkChanged();
}

void EditContext::setBrush(edit::Brush brush) {
    brush.size = std::clamp(brush.size, 1, edit::kMaxBrush);
    if (brush == brush_) return;
    brush_ = brush;
    emit brushChanged();
}

void EditContext::setFilled(bool filled) {
    if (filled == filled_) return;
    filled_ = filled;
    emit brushChanged();
}

void EditContext::setGrowing(bool growing) {
    if (growing == growing_) return;
    growing_ = growing;
    emit brushChanged();
}

void EditContext::setSelection(edit::Area selection) {
    if (selection == selection_) return;
    selection_ = std::move(selection);
    emit selectionChanged();
}

grid::Point EditContext::middle() const {
    const level::PaintGrid* cells = paint();
    return cells == nullptr ? grid::Point{} : edit::PaintSymmetry::centreOf(cells->size());
}

void EditContext::setSymmetry(edit::PaintSymmetry::Mode mode) {
    if (mode == symmetry_.mode()) return;
    symmetry_ = edit::PaintSymmetry(mode, middle());
    emit brushChanged();
}

void EditContext::setAxis(grid::Point axis) {
    const edit::PaintSymmetry moved(symmetry_.mode(), axis);
    if (moved == symmetry_) return;
    symmetry_ = moved;
    emit brushChanged();
}

void EditContext::setLayers(const edit::Layers& layers) {
    if (layers == layers_) return;
    layers_ = layers;
    emit layersChanged();
    if ((!picked_->objects().empty() && !isOpen(edit::Layer::Objects)) ||
        (picked_->path() && !isOpen(edit::Layer::Paths))) {
        picked_->clear();
    }
}

bool EditContext::isOpen(edit::Layer layer) const {
    return layers_.of(layer).isOpen() || !hasLayer(canvas(), layer);
}

bool EditContext::mayEdit(edit::Layer layer) {
    if (isOpen(layer)) return true;
    emit noted(closedLayerText(layer, layers_.of(layer)));
    return false;
}

void EditContext::dropClosed() {
    const bool areObjects = !picked_->objects().empty();
    if ((areObjects && !mayEdit(edit::Layer::Objects)) ||
        (picked_->path() && !mayEdit(edit::Layer::Paths))) {
        picked_->clear();
    }
}

edit::Area EditContext::openCells(const edit::Area& area) const {
    if (!isOpen(edit::Layer::Painted)) return {};
    const level::Level* level = document_ != nullptr ? currentLevel(*document_) : nullptr;
    if (level == nullptr || isOpen(edit::Layer::Kept)) return area;
    return edit::withoutKept(area, level->kept.cells);
}

edit::Area EditContext::inSelection(edit::Area area) const {
    return openCells(selection_.isEmpty() ? area : area & selection_);
}

edit::Area EditContext::allowed(const edit::Area& area) const {
    const level::PaintGrid* cells = paint();
    if (cells == nullptr) return {};
    return inSelection(symmetry_.applied(area).clipped(cells->bounds()));
}

bool EditContext::isMasked(const edit::Area& area) const {
    const level::PaintGrid* cells = paint();
    if (cells == nullptr || selection_.isEmpty()) return false;
    return !(symmetry_.applied(area).clipped(cells->bounds()) - selection_).isEmpty();
}

void EditContext::noteMask() {
    emit noted(
        tr("The selection masks what you paint: cells outside it stay as they are. Select "
           "nothing to paint everywhere."));
}

bool EditContext::paintArea(edit::Area area, edit::Ink ink, const QString& text, Gesture gesture) {
    if (!canEdit() || !isOpen(edit::Layer::Painted)) return false;
    const auto terrain = static_cast<level::Terrain>(ink.set & level::kPaintTerrain);
    const auto turned = [&](level::Symmetry symmetry) {
        edit::Ink image = ink;
        image.set =
            static_cast<level::Paint>((ink.set & ~unsigned{level::kPaintTerrain}) |
                                      static_cast<unsigned>(level::transformed(terrain, symmetry)));
        return image;
    };
    const auto symmetries = symmetry_.symmetries();
    const bool sameInk = std::ranges::all_of(
        symmetries, [&](level::Symmetry symmetry) { return turned(symmetry) == ink; });
    if (sameInk) {
        // Cells beside the sheet are no part of a delta.
        const edit::Area all = inSelection(symmetry_.applied(std::move(area)));
        return paintCells(*document_, sheet(), edit::deltaOf(*paint(), all, ink), text, gesture,
                          all);
    }
    // A waterfall flows another way in each image; what is painted itself comes last and stays.
    const Gesture all = gesture == kNoGesture ? newGesture() : gesture;
    for (auto symmetry = symmetries.rbegin(); symmetry != symmetries.rend(); ++symmetry) {
        const edit::Area image = inSelection(symmetry_.image(area, *symmetry));
        paintCells(*document_, sheet(), edit::deltaOf(*paint(), image, turned(*symmetry)), text,
                   all, image);
    }
    return true;
}

std::optional<grid::Rect> EditContext::growthFor(const edit::Area& cells) const {
    if (!growing_ || !canEdit() || sheet().isRoom()) return std::nullopt;
    const grid::Rect to = edit::grownToHold(paint()->size(), cells);
    if (to == paint()->bounds()) return std::nullopt;
    return to;
}

namespace {

bool isTooLarge(const grid::Rect& level) {
    return level.width > level::kMaxSide || level.height > level::kMaxSide;
}

}  // namespace

edit::Area EditContext::beyond(const edit::Area& area) const {
    // Walls and marks past the edge would be nothing new.
    const auto terrain = static_cast<level::Terrain>(ink_->ink.set & level::kPaintTerrain);
    if (!level::isWalkable(terrain) || !isOpen(edit::Layer::Painted)) return {};
    const edit::Area all = symmetry_.applied(area);
    // What is selected holds paint in.
    if (!selection_.isEmpty() || !growthFor(all)) return {};
    return all - edit::Area(paint()->bounds());
}

bool EditContext::canHold(const edit::Area& cells) const {
    if (!canEdit()) return false;
    const bool isInside = (cells - edit::Area(paint()->bounds())).isEmpty();
    const auto to = growthFor(cells);
    return isInside || (to && !isTooLarge(*to));
}

grid::Point EditContext::growToHold(const edit::Area& cells, const QString& text) {
    const auto to = growthFor(cells);
    if (!to) return {};
    if (isTooLarge(*to)) {
        emit refused(
            tr("A level is at most %1 cells wide and high, so it did not grow. Paint nearer "
               "to it, or switch growing off.")
                .arg(level::kMaxSide));
        return {};
    }
    if (!growLevel(*document_, sheet().id, *to, text)) return {};
    return grid::Point{} - to->topLeft();
}

bool EditContext::editGrowing(const edit::Area& cells, const QString& text,
                              const std::function<void(grid::Point by)>& edit) {
    if (!canEdit() || document_->refusesEdits()) return false;
    if (!canHold(cells)) {
        growToHold(cells, text);  // says why not
        return false;
    }
    QPointer<PackDocument> document = document_;
    document->beginStroke();
    document->history()->beginStep(text);
    edit(growToHold(cells, text));
    document->history()->endStep();
    document->endStroke();
    return true;
}

bool EditContext::paintGrowing(const edit::Area& area, const QString& text, Gesture live) {
    const edit::Ink ink = ink_->ink;
    const edit::Area outside = beyond(area);
    if (outside.isEmpty()) return live != kNoGesture || paintArea(area, ink, text);
    QPointer<PackDocument> document = document_;
    if (document->refusesEdits()) return false;
    document->beginStroke();
    document->history()->cancel(live);
    document->history()->beginStep(text);
    paintArea(area.moved(growToHold(outside, text)), ink, text);
    document->history()->endStep();
    document->endStroke();
    return true;
}

QString inkTitle(const edit::InkInfo& ink) {
    return stageText(ink.title);
}

QString inkHelp(const edit::InkInfo& ink) {
    return stageText(ink.help);
}

}  // namespace mazeloom::widgets
