// SPDX-License-Identifier: MIT
#include "core/generate/stages/layout/loops.h"

#include <algorithm>
#include <limits>

#include "core/generate/connect/door_frame.h"
#include "core/generate/connect/search_tree.h"
#include "core/generate/shared/cells.h"
#include "core/generate/shared/ground.h"
#include "core/generate/shared/watched_lists.h"

namespace mazeloom::generate {

using grid::Direction;
using grid::Index;

namespace {

/// Upper bound on the steps around a pillar. A wall is opened only if the path around it is longer.
constexpr std::uint32_t kAroundAPillar = 4;
constexpr std::uint32_t kAnyDistance = std::numeric_limits<std::uint32_t>::max();
constexpr Index kNoGoal = 0;  // the frame's first cell, which is never open

/// Whether a loop may pass through the cell: the cell is walkable, and not a door, which the loop
/// would enter from the side, through the door's frame.
bool isPlaceOfALoop(level::Cell cell) {
    return cell.isWalkable() && !level::isDoor(cell.terrain());
}

}  // namespace

Loops::Loops(const level::Map& map, int wanted, random::Stream& random, const Watch& watch,
             const LoopBounds& bounds)
    : map_(map),
      bounds_(bounds),
      // The first measuring passes about six times over all cells; then each loop passes over the
      // walls, which are about a third of the cells.
      watch_(watch, static_cast<std::uint64_t>(map.size().area()) *
                        (6 + static_cast<std::uint64_t>(wanted) / 3)),
      seconds_(map),
      steps_(map.cells.steps()) {
    if (wanted == 0) return;
    findWalls(random);
    cellsPerUpdate_ = bounds_.visits / static_cast<std::uint64_t>(wanted);
    cellsToMeasure_ = bounds_.measuring;
    distance_ = grid::Grid<std::uint32_t, 2>(map.size(), kClosed);
    forEachCell(map.cells, watch_, [this](Index i) {
        if (map_.cells[i].isWalkable()) distance_[i] = kNotMet;
    });
    measureThroughTree();
    queueAll();
}

void Loops::findWalls(random::Stream& random) {
    forEachCell(map_.cells, watch_, [this](Index i) {
        for (Direction d : {Direction::Up, Direction::Left}) {
            const std::ptrdiff_t side = map_.cells.step(d);
            if (isWall(i, side)) walls_.push_back({i, 0, 0, static_cast<std::int16_t>(side)});
        }
    });
    // The order of the walls is drawn, but they are stored in reading order, because all are
    // scanned after each opening.
    watchedShuffle(watch_, random, std::span(walls_));
    forEachWall([this](Wall& wall) { wall.order = drawn_++; });
    if (!walls_.empty()) start_ = walls_.front().one();
    watchedSort(watch_, std::span(walls_),
                [](const Wall& a, const Wall& b) { return a.place() < b.place(); });
}

/// Calls visit(wall) for all walls.
template <typename Visit>
void Loops::forEachWall(const Visit& visit) {
    watch_.forEachChunk(walls_.size(), [&](std::size_t begin, std::size_t end) {
        for (std::size_t i = begin; i < end; ++i)
            visit(walls_[i]);
    });
}

/// Whether the cell can be opened to make a loop: it is rock, or an entrance of a handcrafted room
/// that is still wall; it lies between two cells that a loop may pass through, and has no door
/// beside it.
bool Loops::isWall(Index at, std::ptrdiff_t side) const {
    return isPlainWall(map_.cells[at]) && isPlaceOfALoop(map_.cells[shifted(at, side)]) &&
           isPlaceOfALoop(map_.cells[shifted(at, -side)]) && canOpen(map_, at) &&
           !isBesideADoor(map_.cells, at);
}

/// Whether opening the wall obeys the rules for doors (RULES.md G-60). Beside a room's floor, a
/// door must be able to stand in the wall. No two doors may come to join the same two neighbours.
bool Loops::heedsDoors(const Wall& wall) {
    const auto isFloorOfARoom = [&](Index i) {
        return map_.cells[i].isWalkable() && (map_.marks[i] & level::kRoom) != 0;
    };
    if (std::ranges::any_of(
            steps_, [&](std::ptrdiff_t step) { return isFloorOfARoom(shifted(wall.at, step)); })) {
        return canHoldADoor(map_.cells, wall.at) && !seconds_.hasOther(wall.at);
    }
    return !isBesideADoor(map_.cells, wall.at) &&
           !seconds_.wouldJoinDoorsOfOneRoom(wall.one(), wall.other());
}

void Loops::measureThroughTree() {
    if (walls_.empty()) return;
    spread(start_, bounds_.treeCells, kAnyDistance, kNoGoal);
    const auto spreadFromSides = [this](const Wall& wall) {
        for (const Index side : {wall.one(), wall.other()}) {
            if (!isMet(side) && reached_.size() < bounds_.treeCells)
                spreadOn(side, bounds_.treeCells, kAnyDistance, kNoGoal);
        }
    };
    forEachWall(spreadFromSides);
    const SearchTree tree(map_.cells, reached_, distance_, watch_);
    const auto measureWall = [&](Wall& wall) {
        if (!isMet(wall.one()) || !isMet(wall.other())) return;
        wall.worth = tree.distance(wall.one(), wall.other());
        wall.isShortest = tree.isWholeGraph();
    };
    forEachWall(measureWall);
    isOnePart_ = tree.partCount() == 1;
    forget();
    watch_.poll(reached_.size());
    countWalls();
    watch_.poll(walls_.size());
    std::erase_if(walls_, [](const Wall& wall) {
        return wall.worth == 0 || wall.worth == SearchTree::kApart;
    });
}

/// Counts each wall once, even if it lies both between two cells in its row and between two cells
/// in its column.
void Loops::countWalls() {
    for (std::size_t i = 0; i < walls_.size();) {
        const Index at = walls_[i].at;
        bool isMeasured = true;
        for (; i < walls_.size() && walls_[i].at == at; ++i)
            isMeasured = isMeasured && walls_[i].worth != 0;
        ++wallCount_;
        unmeasured_ += isMeasured ? 0 : 1;
    }
}

void Loops::queueAll() {
    std::vector<Waiting> all;
    all.reserve(walls_.size());
    waiting_ = std::priority_queue(std::less<Waiting>(), std::move(all));
    std::uint32_t index = 0;
    forEachWall([&](const Wall& wall) { waiting_.emplace(wall.worth, ~wall.order, index++); });
}

std::optional<Index> Loops::next() {
    if (opened_) heed(*opened_);
    while (!waiting_.empty()) {
        watch_.poll(1);
        const auto [worth, order, index] = waiting_.top();
        waiting_.pop();
        Wall& wall = walls_[index];
        if (!isPlainWall(map_.cells[wall.at])) continue;
        if (wall.worth == worth && !wall.isShortest) measure(wall);
        if (wall.worth <= kAroundAPillar) continue;
        if (wall.worth == worth) {
            if (!heedsDoors(wall)) continue;
            opened_ = wall.at;
            return wall.at;
        }
        waiting_.emplace(wall.worth, order, index);
    }
    return std::nullopt;
}

/// Measures a wall by a separate search while the budget lasts. Once the budget is spent, searches
/// only far enough to recognize a pillar.
void Loops::measure(Wall& wall) {
    const bool maySearch = cellsToMeasure_ > 0;
    const std::uint32_t farthest = maySearch ? kAnyDistance : kAroundAPillar;
    wall.worth = std::min(wall.worth, distanceAcross(wall, farthest));
    wall.isShortest = maySearch;
}

/// Updates the worth of all walls, because the shortest path around a wall may now lead over the
/// opened wall.
void Loops::heed(Index opened) {
    distance_[opened] = kNotMet;
    spread(opened, cellsPerUpdate_, kAnyDistance, kNoGoal);
    forEachWall([this](Wall& wall) {
        if (!isMet(wall.one()) || !isMet(wall.other())) return;
        const std::uint32_t over = distance_[wall.one()] + distance_[wall.other()] - 2;
        wall.worth = std::min(wall.worth, over);
    });
    addWallsBeside(opened);
    forget();
}

/// Adds the walls beside the opened cell: loops can now pass through that cell, so opening these
/// walls may close a loop.
void Loops::addWallsBeside(Index opened) {
    for (std::ptrdiff_t step : steps_) {
        const Index at = shifted(opened, step);
        if (!isWall(at, step)) continue;
        const Index beyond = shifted(at, step);
        // The cell behind the wall may lie in another part of the level; then the wall closes no
        // loop.
        if (!isMet(beyond) && !isOnePart_) continue;
        // If the search did not reach the cell behind the wall, the cell is far away, and the wall
        // is certainly no pillar.
        const auto worth =
            isMet(beyond) ? distance_[beyond] - 1 : static_cast<std::uint32_t>(reached_.size());
        const auto index = static_cast<std::uint32_t>(walls_.size());
        walls_.push_back({at, worth, drawn_++, static_cast<std::int16_t>(step), isMet(beyond)});
        waiting_.emplace(worth, ~walls_.back().order, index);
    }
}

/// Returns the length of the shortest path around the wall; kAnyDistance if no path of at most
/// `farthest` steps is found.
std::uint32_t Loops::distanceAcross(const Wall& wall, std::uint32_t farthest) {
    const bool met = spread(wall.one(), bounds_.treeCells, farthest, wall.other());
    const std::uint32_t distance = met ? distance_[wall.other()] - 1 : kAnyDistance;
    cellsToMeasure_ -= std::min<std::uint64_t>(cellsToMeasure_, reached_.size());
    forget();
    return distance;
}

/// Searches breadth first from a cell. Stops at `goal`, after `mostCells` cells, or when all cells
/// within `farthest` steps are reached. Returns whether the goal was reached.
bool Loops::spread(Index from, std::uint64_t mostCells, std::uint32_t farthest, Index goal) {
    reached_.clear();
    return spreadOn(from, mostCells, farthest, goal);
}

/// Like spread(), but keeps the cells reached earlier, which count towards `mostCells`.
bool Loops::spreadOn(Index from, std::uint64_t mostCells, std::uint32_t farthest, Index goal) {
    const std::size_t first = reached_.size();
    reached_.push_back(from);
    distance_[from] = 1;
    for (std::size_t at = first; at < reached_.size();) {
        const std::size_t begin = at;
        const std::size_t end = std::min<std::size_t>(reached_.size(), at + kStopPace);
        for (; at < end; ++at) {
            const Index here = reached_[at];
            const std::uint32_t distance = distance_[here];
            if (distance > farthest || reached_.size() >= mostCells) return false;
            for (std::ptrdiff_t step : steps_) {
                const Index beside = shifted(here, step);
                if (distance_[beside] != kNotMet) continue;
                distance_[beside] = distance + 1;
                reached_.push_back(beside);
                if (beside == goal) return true;
            }
        }
        watch_.poll(end - begin);
    }
    return false;
}

void Loops::forget() {
    for (Index i : reached_)
        distance_[i] = kNotMet;
}

}  // namespace mazeloom::generate
