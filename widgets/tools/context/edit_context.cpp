// SPDX-License-Identifier: MIT
#include "widgets/tools/context/edit_context.h"

#include <algorithm>

#include "core/edit/resize.h"
#include "core/random/stream.h"
#include "widgets/document/edits.h"
#include "widgets/document/lookup.h"
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
        connect(document_, &PackDocument::partsChanged, this, &EditContext::stampsChanged);
        connect(document_, &PackDocument::partsChanged, this, &EditContext::takeTerrains);
        // The cells have moved: keeping the selection would select the wrong ones.
        connect(document_, &PackDocument::sheetChanged, this,
                [this](const Sheet& changed, SheetPart part, const grid::Rect& cells) {
                    if (changed != sheet()) return;
                    if (part == SheetPart::Size) takeSize(cells);
                    // Other rules have other inks and objects.
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
    takeTerrains();
    if (!hasChosenInk_ && paint() != nullptr) takeInk(edit::firstInk(*paint(), terrains()));
    if (!isOffered(*ink_)) takeInk(*edit::findInk("floor"));
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
    // The axis stays between the same cells.
    setAxis(symmetry_.axis() - cells.topLeft() * 2);
    emit grown(cells);
}

const level::TerrainTable& EditContext::terrains() const {
    static const level::TerrainTable none;
    return document_ != nullptr ? document_->pack().terrains : none;
}

void EditContext::takeTerrains() {
    if (terrains() == takenTerrains_) return;
    takenTerrains_ = terrains();
    if (!isOffered(*ink_)) takeInk(*edit::findInk("floor"));
    edit::InkMix left = mix_;
    for (const edit::InkInfo& ink : edit::ownInks()) {
        if (!isOffered(ink)) left.setWeight(ink, 0);
    }
    if (left != mix_) {
        mixing_ = mixing_ && !left.isEmpty();
        mix_ = std::move(left);
        emit mixChanged();
    }
    emit terrainsChanged();
}

bool EditContext::isOffered(const edit::InkInfo& ink) const {
    const bool isKnown = !edit::isOwnInk(ink) || terrains().has(ink.sample.terrain());
    return isKnown && (ink.canvases & canvas()) != 0;
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
    setMixing(false);
    hasChosenInk_ = true;
    takeInk(ink);
}

void EditContext::pickInk(grid::Point cell) {
    const level::PaintGrid* cells = paint();
    if (cells != nullptr && cells->contains(cell)) setInk(edit::inkOf(cells->at(cell), canvas()));
}

void EditContext::takeInk(const edit::InkInfo& ink) {
    if (&ink == ink_) return;
    ink_ = &ink;
    emit inkChanged();
}

void EditContext::setMix(edit::InkMix mix) {
    const bool mixing = !mix.isEmpty();
    if (mix == mix_ && mixing == mixing_) return;
    mix_ = std::move(mix);
    mixing_ = mixing;
    emit mixChanged();
}

void EditContext::weigh(const edit::InkInfo& ink, int more) {
    edit::InkMix mix = mix_;
    const bool begins = more > 0 && mixHere().isEmpty();
    if (begins) mix.setWeight(*ink_, 1);
    if (!begins || &ink != ink_) mix.setWeight(ink, mix.weightOf(ink) + more);
    setMix(std::move(mix));
}

void EditContext::setMixing(bool mixing) {
    if (mixing && mixHere().isEmpty()) {
        weigh(*ink_, 1);
    } else if (mixing != mixing_) {
        mixing_ = mixing;
        emit mixChanged();
    }
}

edit::InkChoice EditContext::inks(Gesture stroke, grid::Point origin) const {
    if (!isMixing()) return edit::inkFor(*ink_, terrains());
    const std::uint64_t seed = random::mix(mixSeed_, static_cast<std::uint64_t>(stroke));
    return {mixHere(), seed, symmetry_, origin, terrains()};
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

bool EditContext::paintArea(edit::Area area, const edit::InkChoice& inks, const QString& text,
                            Gesture gesture) {
    if (!canEdit() || !isOpen(edit::Layer::Painted)) return false;
    const auto paintImage = [&](edit::Area image, const edit::InkChoice& with, Gesture in) {
        // A delta holds only cells of the sheet.
        const edit::Area cells = with.touched(inSelection(std::move(image)));
        return paintCells(*document_, sheet(), edit::deltaOf(*paint(), cells, with), text, in,
                          cells);
    };
    const auto symmetries = symmetry_.symmetries();
    const bool areSame = std::ranges::all_of(
        symmetries, [&](level::Symmetry symmetry) { return inks.turned(symmetry) == inks; });
    if (areSame) return paintImage(symmetry_.applied(std::move(area)), inks, gesture);
    // A waterfall flows another way in each image. The original is painted last and wins.
    const Gesture all = gesture == kNoGesture ? newGesture() : gesture;
    for (auto symmetry = symmetries.rbegin(); symmetry != symmetries.rend(); ++symmetry)
        paintImage(symmetry_.image(area, *symmetry), inks.turned(*symmetry), all);
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
    // Walls and marks beyond the edge would change nothing.
    const auto opens = [this](edit::Ink ink) {
        return terrains().isWalkable(level::terrainOf(ink.set));
    };
    const edit::InkChoice choice = inks(kNoGesture);
    if (std::ranges::none_of(choice.inks(), opens) || !isOpen(edit::Layer::Painted)) return {};
    const edit::Area all = symmetry_.applied(area);
    // A selection confines paint to the sheet.
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
    if (!canEdit() || refusesEdits(*document_)) return false;
    if (!canHold(cells)) {
        growToHold(cells, text);  // reports the reason
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
    const Gesture stroke = live == kNoGesture ? newGesture() : live;
    const edit::Area outside = beyond(area);
    if (outside.isEmpty()) return live != kNoGesture || paintArea(area, inks(stroke), text);
    QPointer<PackDocument> document = document_;
    if (refusesEdits(*document)) return false;
    document->beginStroke();
    document->history()->cancel(live);
    document->history()->beginStep(text);
    const grid::Point moved = growToHold(outside, text);
    paintArea(area.moved(moved), inks(stroke, moved), text);
    document->history()->endStep();
    document->endStroke();
    return true;
}

}  // namespace mazeloom::widgets
