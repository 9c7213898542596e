// SPDX-License-Identifier: MIT
// Finds the places from which explosives hit a cell of a temple: the hero need not walk to the
// target of a blast.
#pragma once

#include <vector>

#include "core/grid/direction.h"
#include "core/grid/point.h"
#include "core/level/map/map.h"

namespace mazeloom::analyse::deduce {

class BlastPlaces {
  public:
    /// `map` must outlive this object.
    explicit BlastPlaces(const level::Map& map);

    /// Returns, row by row, the walkable cells from which a hero can hit `target`: with TNT that is
    /// set down in the cell, or with a grenade that is thrown from the cell in one of four
    /// directions and goes off two or more cells away (RULES.md T-9.2 to T-9.5). Ignores movers in
    /// a grenade's way.
    std::vector<grid::Point> of(grid::Point target) const;

  private:
    bool canStandAt(grid::Point p) const;
    bool isClear(grid::Point p) const;
    bool hits(grid::Point centre, int radius, grid::Point target) const;
    bool hitsByGrenade(grid::Point from, grid::Direction direction, grid::Point target) const;
    bool isEmitter(grid::Point p) const;

    const level::Map& map_;
    std::vector<grid::Point> emitters_;  ///< the cells of emitters, in ascending order
};

}  // namespace mazeloom::analyse::deduce
