// SPDX-License-Identifier: MIT
// A mission: a plan for locking the layout's doors, so that the way to the goal requires keys
// (RULES.md G-71). It follows Joris Dormans's cyclic dungeons: each lock on the way from start to
// goal makes a cycle of two ways, one by the key and one through the door. Short-cuts and one-way
// doors add further cycles.
//
// A tree spans the regions. Locks are placed on doors of the tree's path from start to goal and cut
// off the branch behind them, so that the regions form zones: the hero needs n keys to enter zone
// n.
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

    /// Makes the spanning tree; the weight of a door is a hash of its place. `graph` and `cells`
    /// must outlive this.
    MissionPlan(const DoorGraph& graph, const level::CellGrid& cells, Region start, Region goal,
                const random::Places& places);

    /// Returns the number of the tree's doors on the way to the goal: those that can be locked.
    std::size_t wayLength() const { return way_.size(); }
    bool isGoalReached() const { return isReached_; }

    /// Locks `count` of the tree's doors on the way to the goal, drawn by the hashes of their
    /// places; fewer if there are not enough doors or cells for keys. `keyCells` holds the number
    /// of keys that fit into each region. Before the n-th lock on the way, there is room for n
    /// keys.
    void lock(std::size_t count, const random::Places& places,
              const std::vector<std::size_t>& keyCells);

    /// Returns the locked doors of the way in order, as indices of the graph's doors. Zone n + 1
    /// begins behind the n-th of them, counted from 0.
    const std::vector<std::size_t>& locks() const { return locks_; }
    /// Returns a region's zone; zone 0 lies before the first lock.
    std::size_t zoneOf(Region region) const { return zones_[region]; }
    /// Whether doors lead to the region from the start.
    bool isJoined(Region region) const {
        return region == order_.front() || before_[region] != DoorGraph::kNone;
    }
    bool isOfTree(std::size_t door) const { return isOfTree_[door] != 0; }
    /// Returns the number of the tree's doors between a region and the way to the goal.
    std::size_t detourTo(Region region) const { return detours_[region]; }

  private:
    void spanTree(const random::Places& places);
    void walkTree(Region start);
    void findWay(Region goal);
    void findZones();
    std::vector<std::size_t> passedDoors() const;
    std::vector<std::uint8_t> bypassedSteps(const std::vector<std::size_t>& passed) const;

    const DoorGraph& graph_;
    const level::CellGrid& cells_;
    std::vector<std::uint8_t> isOfTree_;  ///< for each door, whether it belongs to the tree
    std::vector<Region> order_;         ///< the regions in the order in which the tree reaches them
    std::vector<std::size_t> doorTo_;   ///< for each region, the door of the tree that leads to it
    std::vector<Region> before_;        ///< for each region, the region before it in the tree
    std::vector<std::size_t> way_;      ///< the tree's doors from start to goal
    std::vector<std::size_t> locks_;    ///< the locked doors of the way
    std::vector<std::size_t> zones_;    ///< of each region
    std::vector<std::size_t> detours_;  ///< of each region
    bool isReached_ = false;
};

}  // namespace mazeloom::generate
