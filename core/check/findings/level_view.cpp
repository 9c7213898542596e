// SPDX-License-Identifier: MIT
#include "core/check/findings/level_view.h"

#include <algorithm>

#include "core/generate/stages/layout/shape.h"
#include "core/grid/row_order.h"

namespace mazeloom::check {

namespace {

using grid::Point;

bool isRandomShape(const generate::ReadyStage& ready) {
    return ready.stage->id == "shape" &&
           ready.parameters[generate::Shape::Source] != generate::Shape::Painted;
}

}  // namespace

LevelView::LevelView(const level::Level& level, std::span<const level::Room> rooms,
                     const level::Descent& descent, std::span<const level::OwnKind> kinds)
    : level_(level),
      rooms_(rooms),
      kinds_(kinds),
      depths_(descent, level),
      bounds_{0, 0, level.size.width, level.size.height},
      paint_(level.paint && level.paint->size() == level.size ? &*level.paint : nullptr),
      recipe_(generate::examine(level.recipe, level.paint.has_value())),
      keepsPaint_(findKeepsPaint()) {
    for (std::size_t i = 0; i < level.objects.size(); ++i) {
        const level::Object& object = level.objects[i];
        if (!contains(object.at)) continue;
        if (object.kind == level::ThingKind::Emitter) emitters_.push_back(object.at);
        if (object.kind != level::ThingKind::Hero || hero_) continue;
        hero_ = object.at;
        heroObject_ = i;
    }
    std::ranges::sort(emitters_, grid::isBeforeInRows);
}

const generate::ReadyStage* LevelView::stage(std::string_view id) const {
    const auto& stages = recipe_.recipe.stages;
    const auto found =
        std::ranges::find_if(stages, [&](const auto& ready) { return ready.stage->id == id; });
    return found == stages.end() ? nullptr : &*found;
}

const generate::ReadyStage* LevelView::packRooms() const {
    const auto& stages = recipe_.recipe.stages;
    const auto found = std::ranges::find_if(
        stages, [](const auto& ready) { return ready.stage->placesPackRooms; });
    return found == stages.end() ? nullptr : &*found;
}

bool LevelView::drawsShape() const {
    return std::ranges::any_of(recipe_.recipe.stages, isRandomShape);
}

bool LevelView::findKeepsPaint() const {
    if (paint_ == nullptr) return false;
    return std::ranges::all_of(recipe_.recipe.stages, [](const generate::ReadyStage& ready) {
        return ready.guarantees(generate::kSameCellsOpen);
    });
}

bool LevelView::isOpen(Point cell) const {
    if (paint_ == nullptr || !contains(cell)) return false;
    return isOpenTerrain(level::terrainOf(paint_->at(cell)), level_.terrains) && !isEmitter(cell);
}

bool LevelView::isEmitter(Point cell) const {
    return std::ranges::binary_search(emitters_, cell, grid::isBeforeInRows);
}

bool LevelView::hasPaintedTrap(Point cell) const {
    return isOpen(cell) && level::markOf(paint_->at(cell)) == level::PaintMark::Trap;
}

const Regions& LevelView::regions() const {
    if (!regions_) {
        static const level::PaintGrid none;
        const level::PaintGrid& paint = paint_ == nullptr ? none : *paint_;
        regions_.emplace(paint, emitters_, Regions::Of::Open, level_.terrains);
    }
    return *regions_;
}

std::optional<Regions::Label> LevelView::heroRegion() const {
    if (!hero_ || !isOpen(*hero_)) return std::nullopt;
    return regions().at(*hero_);
}

bool LevelView::heroCanWalkTo(Point cell) const {
    const auto heroLabel = heroRegion();
    return heroLabel && isOpen(cell) && regions().at(cell) == *heroLabel;
}

}  // namespace mazeloom::check
