// SPDX-License-Identifier: MIT
// A mission: how a layout's doors are locked and barred, so that the way to the goal leads over
// keys (RULES.md G-71). After Joris Dormans's cyclic dungeons: from a way between start and goal,
// each lock makes a cycle of two ways, the one over the key and the one through the door;
// short-cuts and one-way doors make further ones.
//
// The regions are spanned by a tree. Locks come on doors of the tree's way from start to goal, and
// cut off the branch behind them, so that regions fall into zones: zone n is what n keys open.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/generate/locks/door_graph.h"
#include "core/random/places.h"

namespace mazeloom::generate {

class MissionPlan {
  public:
    using Region = DoorGraph::Region;

    /// The tree is drawn by the doors' places. `graph` and `cells`
    /// outlive this.
    MissionPlan(const DoorGraph& graph, const level::CellGrid& cells, Region start, Region goal,
                const random::Places& places);

    /// How many doors of the tree lie on the way to the goal; nothing can be locked where there is
    /// none.
    std::size_t wayLength() const { return way_.size(); }
    bool isGoalReached() const { return isReached_; }

    /// Locks so many of these doors, drawn by their places: fewer if the doors or the floor for
    /// keys are too few. `keyCells` says of each region how many keys can lie there; before the
    /// n-th lock of the way there is room for n keys.
    void lock(std::size_t count, const random::Places& places,
              const std::vector<std::size_t>& keyCells);

    /// The locked doors of the way, in its order: indices of the graph's doors. Behind the n-th of
    /// them begins zone n + 1.
    const std::vector<std::size_t>& locks() const { return locks_; }
    /// 0 before the first lock.
    std::size_t zoneOf(Region region) const { return zones_[region]; }
    /// Whether doors lead there from the start.
    bool isJoined(Region region) const {
        return region == order_.front() || before_[region] != DoorGraph::kNone;
    }
    bool isOfTree(std::size_t door) const { return isOfTree_[door] != 0; }
    /// How many doors of the tree a region lies off the way to the goal.
    std::size_t detourTo(Region region) const { return detours_[region]; }

  private:
    void spanTree(const random::Places& places);
    void walkTree(Region start);
    void findWay(Region goal);
    void findZones();
    std::vector<std::size_t> keyCellsBefore(const std::vector<std::size_t>& keyCells) const;

    const DoorGraph& graph_;
    const level::CellGrid& cells_;
    std::vector<std::uint8_t> isOfTree_;  ///< of each door
    std::vector<Region> order_;           ///< the regions as the tree leads to them
    std::vector<std::size_t> doorTo_;     ///< of each region: the door of the tree to it
    std::vector<Region> before_;          ///< of each region: the one before it
    std::vector<std::size_t> way_;        ///< doors
    std::vector<std::size_t> locks_;      ///< doors
    std::vector<std::size_t> zones_;      ///< of each region
    std::vector<std::size_t> detours_;    ///< of each region
    bool isReached_ = false;
};

}  // namespace mazeloom::generate
