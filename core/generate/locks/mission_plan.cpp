// SPDX-License-Identifier: MIT
#include "core/generate/locks/mission_plan.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "core/grid/disjoint_sets.h"

namespace mazeloom::generate {

namespace {

constexpr std::size_t kNoDoor = ~std::size_t{0};

}  // namespace

MissionPlan::MissionPlan(const DoorGraph& graph, const level::CellGrid& cells, Region start,
                         Region goal, const random::Places& places)
    : graph_(graph),
      cells_(cells),
      isOfTree_(graph.doors().size()),
      doorTo_(graph.regionCount(), kNoDoor),
      before_(graph.regionCount(), DoorGraph::kNone),
      zones_(graph.regionCount()),
      detours_(graph.regionCount()) {
    spanTree(places);
    walkTree(start);
    findWay(goal);
}

/// Builds the minimum spanning tree with the doors' hashes as weights (Kruskal), so that edits have
/// local effects.
void MissionPlan::spanTree(const random::Places& places) {
    std::vector<std::pair<std::uint64_t, std::size_t>> doors;
    doors.reserve(graph_.doors().size());
    for (std::size_t i = 0; i < graph_.doors().size(); ++i)
        doors.emplace_back(places.bits(cells_.point(graph_.doors()[i].at)), i);
    std::ranges::sort(doors);
    grid::DisjointSets parts(static_cast<std::uint32_t>(graph_.regionCount()));
    for (const auto& ranked : doors) {
        const GraphDoor& door = graph_.doors()[ranked.second];
        if (parts.unite(door.from, door.to)) isOfTree_[ranked.second] = 1;
    }
}

void MissionPlan::walkTree(Region start) {
    std::vector<std::vector<std::size_t>> doorsOf(graph_.regionCount());
    for (std::size_t i = 0; i < graph_.doors().size(); ++i) {
        if (isOfTree_[i] == 0) continue;
        doorsOf[graph_.doors()[i].from].push_back(i);
        doorsOf[graph_.doors()[i].to].push_back(i);
    }
    order_.assign(1, start);
    for (std::size_t next = 0; next < order_.size(); ++next) {
        const Region here = order_[next];
        for (const std::size_t i : doorsOf[here]) {
            if (i == doorTo_[here]) continue;
            const GraphDoor& door = graph_.doors()[i];
            const Region beyond = door.from == here ? door.to : door.from;
            doorTo_[beyond] = i;
            before_[beyond] = here;
            order_.push_back(beyond);
        }
    }
}

void MissionPlan::findWay(Region goal) {
    isReached_ = std::ranges::find(order_, goal) != order_.end();
    if (!isReached_) return;
    std::vector<std::uint8_t> isOnWay(graph_.regionCount());
    for (Region at = goal; at != DoorGraph::kNone; at = before_[at]) {
        isOnWay[at] = 1;
        if (doorTo_[at] != kNoDoor) way_.push_back(doorTo_[at]);
    }
    std::ranges::reverse(way_);
    for (const Region region : order_) {
        if (isOnWay[region] == 0) detours_[region] = detours_[before_[region]] + 1;
    }
}

/// Returns, for each region, the number of the way's doors that lie before it.
std::vector<std::size_t> MissionPlan::passedDoors() const {
    std::vector<std::size_t> stepBehind(graph_.doors().size(), kNoDoor);
    for (std::size_t step = 0; step < way_.size(); ++step)
        stepBehind[way_[step]] = step + 1;
    std::vector<std::size_t> passed(graph_.regionCount());
    for (const Region region : order_) {
        if (before_[region] == DoorGraph::kNone) continue;
        const std::size_t step = stepBehind[doorTo_[region]];
        passed[region] = step == kNoDoor ? passed[before_[region]] : step;
    }
    return passed;
}

/// Returns, for each door of the way, whether doors that cannot be locked lead around it, also
/// through regions that no other doors join to the start.
std::vector<std::uint8_t> MissionPlan::bypassedSteps(const std::vector<std::size_t>& passed) const {
    std::vector<std::pair<Region, Region>> ways;
    for (const GraphDoor& door : graph_.bypasses())
        ways.emplace_back(door.from, door.to);
    for (const GraphDoor& door : graph_.doors()) {
        if (isJoined(door.from)) continue;
        ways.emplace_back(door.from, door.to);
        ways.emplace_back(door.to, door.from);
    }
    // For each region, the least number of the way's doors that the hero must pass to enter it.
    std::vector<std::size_t> least(graph_.regionCount(), way_.size());
    for (const Region region : order_)
        least[region] = passed[region];
    for (bool hasChanged = true; hasChanged;) {
        hasChanged = false;
        for (const auto& [from, to] : ways) {
            if (isJoined(to) || least[to] <= least[from]) continue;
            least[to] = least[from];
            hasChanged = true;
        }
    }
    std::vector<std::uint8_t> isBypassed(way_.size());
    for (const auto& [from, to] : ways) {
        if (!isJoined(to)) continue;
        for (std::size_t step = least[from]; step < passed[to]; ++step)
            isBypassed[step] = 1;
    }
    return isBypassed;
}

void MissionPlan::lock(std::size_t count, const random::Places& places,
                       const std::vector<std::size_t>& keyCells) {
    std::vector<std::size_t> steps(way_.size());
    std::iota(steps.begin(), steps.end(), std::size_t{0});
    const auto hashOf = [&](std::size_t step) {
        const GraphDoor& door = graph_.doors()[way_[step]];
        return std::pair(places.bits(cells_.point(door.at)), step);
    };
    std::ranges::sort(steps, {}, hashOf);
    const std::vector<std::size_t> passed = passedDoors();
    // For each door of the way, the number of keys that fit into the regions before it.
    std::vector<std::size_t> before(way_.size() + 1);
    for (const Region region : order_)
        before[passed[region]] += keyCells[region];
    std::partial_sum(before.begin(), before.end(), before.begin());
    const std::vector<std::uint8_t> isBypassed = bypassedSteps(passed);
    std::vector<std::size_t> chosen;  // in the order along the way
    for (const std::size_t step : steps) {
        if (chosen.size() == count) break;
        if (isBypassed[step] != 0) continue;
        const auto at = chosen.insert(std::ranges::lower_bound(chosen, step), step);
        // Each later lock now has one more lock before it, so it needs room for one more key.
        bool hasRoom = true;
        for (auto each = at; each != chosen.end(); ++each)
            hasRoom &= before[*each] > static_cast<std::size_t>(each - chosen.begin());
        if (!hasRoom) chosen.erase(at);
    }
    locks_.clear();
    for (const std::size_t step : chosen)
        locks_.push_back(way_[step]);
    findZones();
}

/// Finds each region's zone, in the order of the tree, in which the preceding region's zone is
/// already known.
void MissionPlan::findZones() {
    for (const Region region : order_) {
        if (before_[region] == DoorGraph::kNone) continue;
        const auto lock = std::ranges::find(locks_, doorTo_[region]);
        zones_[region] = lock == locks_.end() ? zones_[before_[region]]
                                              : static_cast<std::size_t>(lock - locks_.begin()) + 1;
    }
}

}  // namespace mazeloom::generate
