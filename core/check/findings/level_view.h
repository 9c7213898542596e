// SPDX-License-Identifier: MIT
// A level as rules see it: its examined recipe, and the walkable regions before any stage has run.
// Regions are computed on first use.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "core/check/findings/regions.h"
#include "core/generate/recipe.h"
#include "core/level/campaign/floor_depths.h"
#include "core/level/level.h"

namespace mazeloom::check {

class LevelView {
  public:
    /// Level and rooms must outlive the view. Accepts any level, even one that no file could
    /// contain.
    LevelView(const level::Level& level, std::span<const level::Room> rooms,
              const level::Descent& descent = {}, std::span<const level::OwnKind> kinds = {});

    const level::Level& level() const { return level_; }
    std::span<const level::Room> rooms() const { return rooms_; }
    /// Returns the pack's own kinds of objects.
    std::span<const level::OwnKind> kinds() const { return kinds_; }

    /// Whether the pack's descent uses the level as a floor.
    bool isFloor() const { return depths_.isFloor(); }
    /// Returns all depths at which the level is generated.
    const level::FloorDepths& depths() const { return depths_; }

    const generate::Examined& recipe() const { return recipe_; }
    /// Returns the first known and enabled stage with this id, or null.
    const generate::ReadyStage* stage(std::string_view id) const;
    /// Returns the first stage that places the pack's handcrafted rooms, or null.
    const generate::ReadyStage* packRooms() const;
    /// Whether a random shape replaces the paint.
    bool drawsShape() const;
    /// Whether the paint decides which cells are open in play: no stage opens or closes cells.
    bool keepsPaint() const { return keepsPaint_; }

    bool contains(grid::Point cell) const { return bounds_.contains(cell); }
    /// Returns the level's paint; null if there is none or its size is not the level's.
    const level::PaintGrid* paint() const { return paint_; }
    /// Whether a painted cell can be walked or unlocked; a cell with an emitter cannot.
    bool isOpen(grid::Point cell) const;
    bool hasPaintedTrap(grid::Point cell) const;
    bool isEmitter(grid::Point cell) const;
    /// Emitters sorted by row, then by column.
    std::span<const grid::Point> emitters() const { return emitters_; }

    /// Returns the hero's start, if one is placed inside the level.
    std::optional<grid::Point> hero() const { return hero_; }
    /// Returns the hero's index among the objects.
    std::size_t heroObject() const { return heroObject_; }

    /// Returns the connected regions of the cells for which isOpen() is true.
    const Regions& regions() const;
    /// Returns the region where the hero starts; nullopt if there is no hero or it is in a wall.
    std::optional<Regions::Label> heroRegion() const;
    bool heroCanWalkTo(grid::Point cell) const;

  private:
    bool findKeepsPaint() const;

    const level::Level& level_;
    std::span<const level::Room> rooms_;
    std::span<const level::OwnKind> kinds_;
    const level::FloorDepths depths_;
    grid::Rect bounds_;
    const level::PaintGrid* paint_ = nullptr;
    generate::Examined recipe_;
    bool keepsPaint_ = false;
    std::optional<grid::Point> hero_;
    std::size_t heroObject_ = 0;
    std::vector<grid::Point> emitters_;  ///< sorted by row, then by column
    mutable std::optional<Regions> regions_;
};

}  // namespace mazeloom::check
