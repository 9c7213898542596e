// SPDX-License-Identifier: MIT
// The places from which explosives hit a cell of a temple: targets of blasts need not be walked to.
#pragma once

#include <vector>

#include "core/grid/direction.h"
#include "core/grid/point.h"
#include "core/level/map/map.h"

namespace mazeloom::analyse::deduce {

class BlastPlaces {
  public:
    /// The map must outlive it.
    explicit BlastPlaces(const level::Map& map);

    /// Returns the cells that can be walked and from which a hero hits `target`: by TNT that is set
    /// down there, or by a grenade that is thrown from there in one of four directions and goes off
    /// two or more cells away (RULES.md T-9.2 to T-9.5). Ignores movers in a grenade's way. Row by
    /// row.
    std::vector<grid::Point> of(grid::Point target) const;

  private:
    bool canStandAt(grid::Point p) const;
    bool isClear(grid::Point p) const;
    bool hits(grid::Point centre, int radius, grid::Point target) const;
    bool hitsByGrenade(grid::Point from, grid::Direction direction, grid::Point target) const;
    bool isEmitter(grid::Point p) const;

    const level::Map& map_;
    std::vector<grid::Point> emitters_;  ///< in ascending order
};

}  // namespace mazeloom::analyse::deduce
