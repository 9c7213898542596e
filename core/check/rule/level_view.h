// SPDX-License-Identifier: MIT
// A level as rules look at it: what its recipe makes of it, and what can be walked before any stage
// has run. Found out once, when first asked for.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "core/check/rule/regions.h"
#include "core/generate/recipe.h"
#include "core/level/campaign/floor_depths.h"
#include "core/level/level.h"

namespace mazeloom::check {

class LevelView {
  public:
    /// Level and rooms must outlive the view. Any level will do, also one that no file could hold.
    LevelView(const level::Level& level, std::span<const level::Room> rooms,
              const level::Descent& descent = {}, std::span<const level::OwnKind> kinds = {});

    const level::Level& level() const { return level_; }
    /// The pack's handcrafted rooms.
    std::span<const level::Room> rooms() const { return rooms_; }
    /// Its own kinds of objects.
    std::span<const level::OwnKind> kinds() const { return kinds_; }

    /// Whether the pack's descent leads to it.
    bool isFloor() const { return depths_.isFloor(); }
    /// All depths that it is generated at.
    const level::FloorDepths& depths() const { return depths_; }

    const generate::Examined& recipe() const { return recipe_; }
    /// The first stage of that id that is known and switched on.
    const generate::ReadyStage* stage(std::string_view id) const;
    /// The first one that places the pack's handcrafted rooms.
    const generate::ReadyStage* packRooms() const;
    /// Whether a shape drawn by chance takes the place of what is painted.
    bool drawsShape() const;
    /// Whether what is painted is what will be played: no stage opens or closes cells.
    bool keepsPaint() const { return keepsPaint_; }

    bool contains(grid::Point cell) const { return bounds_.contains(cell); }
    /// The level's paint; null when there is none of the level's size.
    const level::PaintGrid* paint() const { return paint_; }
    /// Whether a cell of the level can be walked, or unlocked, as it is painted; emitters fill
    /// theirs.
    bool isOpen(grid::Point cell) const;
    bool hasPaintedTrap(grid::Point cell) const;
    bool isEmitter(grid::Point cell) const;
    /// By row, then by column.
    std::span<const grid::Point> emitters() const { return emitters_; }

    /// The hero's start, where one is placed inside of the level.
    std::optional<grid::Point> hero() const { return hero_; }
    /// Its place among the objects.
    std::size_t heroObject() const { return heroObject_; }

    /// The parts of what isOpen() is true of.
    const Regions& regions() const;
    /// The part in which the hero starts; nothing when there is no hero, or in a wall.
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
    std::vector<grid::Point> emitters_;  ///< by row, then by column
    mutable std::optional<Regions> regions_;
};

}  // namespace mazeloom::check
