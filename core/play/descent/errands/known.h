// SPDX-License-Identifier: MIT
// The knowledge that a player has of a run from the screen: explored terrain, visible monsters, and
// items at the places where they were last seen. A bot or an errand that uses nothing else plays
// fair.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/grid/direction.h"
#include "core/grid/point.h"
#include "core/level/map/cell.h"
#include "core/play/descent/state/item.h"
#include "core/play/descent/state/monster.h"
#include "core/play/descent/state/state.h"

namespace mazeloom::play::descent {

class Known {
  public:
    /// Reads the screen. Must be called before each key.
    void look(const State& state);

    const Hero& hero() const { return state_->hero; }
    /// Returns the question that the game asks.
    Asked asked() const { return state_->asked; }
    std::int32_t depth() const { return state_->depth; }
    std::int64_t turns() const { return state_->turns; }
    grid::Size size() const { return state_->floor.size(); }
    /// Returns a cell's terrain; void if the cell was never seen.
    level::Terrain terrain(grid::Point p) const { return cell(p).terrain(); }
    /// Returns a cell as it is shown; void if it was never seen. Secret doors look like wall.
    level::Cell cell(grid::Point p) const {
        const Floor& floor = state_->floor;
        return floor.contains(p) && floor.isExplored(p) ? shownAs(floor.cells.at(p))
                                                        : level::Cell();
    }
    /// Whether the hero has a key for doors of this terrain.
    bool canUnlock(level::Terrain terrain) const { return state_->floor.canUnlock(terrain); }
    /// Whether, as far as is known, a step in direction `by` takes the hero into cell `p` unhurt.
    bool isSafe(grid::Point p, grid::Direction by) const {
        const level::Cell there = cell(p);
        if (canUnlock(there.terrain())) return true;
        return there.isWalkable() && there.effect() != level::Effect::Wounds &&
               level::lets(there.terrain(), by);
    }
    /// Whether a cell of the map was never seen.
    bool isUnknown(grid::Point p) const {
        return state_->floor.contains(p) && !state_->floor.isExplored(p);
    }
    /// Returns the visible monster in a cell; null if there is none.
    const Monster* monsterAt(grid::Point p) const {
        const Floor& floor = state_->floor;
        return floor.contains(p) && state_->seen.sees(p) ? floor.monsterAt(p) : nullptr;
    }
    /// Returns the visible monsters, in the order of the floor's list.
    const std::vector<const Monster*>& monsters() const { return monsters_; }
    /// Returns the cell where the boss of this floor was last seen; nullopt if that cell is visible
    /// now and the boss is not there.
    std::optional<grid::Point> bossAt() const { return bossAt_; }
    /// Whether a boss lives on this floor. The game says so when a floor with a boss is entered,
    /// and when the boss dies.
    bool isBossAlive() const { return state_->floor.holdsBoss(); }
    /// Returns the topmost item of each cell, as it was last seen.
    const std::vector<LyingItem>& items() const { return items_; }
    /// Returns the topmost item that was last seen in a cell; null if there is none.
    const Item* itemAt(grid::Point p) const;

  private:
    const State* state_ = nullptr;
    std::vector<const Monster*> monsters_;
    std::optional<grid::Point> bossAt_;
    int depth_ = 0;
    std::vector<LyingItem> items_;  ///< the items of this floor, at most one per cell
};

}  // namespace mazeloom::play::descent
