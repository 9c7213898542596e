// SPDX-License-Identifier: MIT
#include "widgets/tools/context/edit_context.h"

#include "widgets/document/lookup.h"
#include "widgets/tools/context/layer_text.h"

namespace mazeloom::widgets {

EditContext::EditContext(QObject* parent) : QObject(parent), picked_(new Picked(this)) {
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
        // After a change of size, drop the selection, which would contain wrong cells.
        connect(document_, &PackDocument::sheetChanged, this,
                [this](const Sheet& changed, SheetPart part, const grid::Rect& cells) {
                    if (changed != sheet()) return;
                    if (part == SheetPart::Size) takeSize(cells);
                    // Under another ruleset, the sheet can have other inks and objects.
                    if (part == SheetPart::Head && canvas() != takenCanvas_) takeSheet();
                });
    }
    takeSheet();
}

void EditContext::takeSheet() {
    reach_.takeSheet();
    setTrace(nullptr);
    takenCanvas_ = canvas();
    takeTerrains();
    inks_.takeSheet();
    emit sheetChanged();
}

void EditContext::setTrace(std::shared_ptr<const trace::Trace> trace) {
    trace_ = std::move(trace);
    emit traceChanged();
}

void EditContext::takeSize(const grid::Rect& cells) {
    reach_.takeSize(cells);
    if (!cells.isEmpty()) emit painting_.grown(cells);
}

const level::TerrainTable& EditContext::terrains() const {
    static const level::TerrainTable none;
    return document_ != nullptr ? document_->pack().terrains : none;
}

void EditContext::takeTerrains() {
    if (terrains() == takenTerrains_) return;
    takenTerrains_ = terrains();
    inks_.takeTerrains();
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

}  // namespace mazeloom::widgets
