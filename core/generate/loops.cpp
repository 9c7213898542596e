// SPDX-License-Identifier: MIT
#include "core/generate/loops.h"

#include <algorithm>

#include "core/generate/ground.h"

namespace mazeloom::generate {

using grid::Direction;
using grid::Index;

namespace {

constexpr std::uint64_t kMostVisits = 16'000'000;
constexpr std::uint64_t kFarthestWalk = std::uint64_t{1} << 18;
/// A wall that one can walk around in four steps is a pillar, not a detour.
constexpr std::uint32_t kAroundAPillar = 4;

/// What a loop may lead to; a door would be entered from its frame.
bool isPlace(level::Cell cell) {
    return cell.isWalkable() && !level::isDoor(cell.terrain());
}

}  // namespace

Loops::Loops(const level::Map& map, int wanted, random::Stream& random)
    : map_(map), steps_(map.cells.steps()) {
    if (wanted == 0) return;
    findWalls();
    random.shuffle(std::span(walls_));
    const std::uint64_t walk = std::clamp<std::uint64_t>(openCells_, 1, kFarthestWalk);
    const std::uint64_t most = std::max<std::uint64_t>(kMostVisits / walk, std::uint64_t(wanted));
    if (walls_.size() > most) walls_.resize(most);
    seen_ = grid::Grid<std::uint8_t, 2>(map.size());
    for (std::uint32_t i = 0; i < walls_.size(); ++i)
        measure(i);
}

void Loops::findWalls() {
    for (int y = 0; y < map_.size().height; ++y) {
        for (int x = 0; x < map_.size().width; ++x) {
            const Index i = map_.cells.index({x, y});
            if (map_.cells[i].isWalkable()) ++openCells_;
            for (Direction d : {Direction::Up, Direction::Left})
                addWall(i, map_.cells.step(d));
        }
    }
}

/// Only if it is one: rock or an entrance with places on both sides.
void Loops::addWall(Index at, std::ptrdiff_t side) {
    if (isPlainWall(map_.cells[at]) && isPlace(map_.cells[shifted(at, side)]) &&
        isPlace(map_.cells[shifted(at, -side)]) && canOpen(map_, at)) {
        walls_.push_back({at, side});
    }
}

/// An opened wall is a place itself, so that the walls beside it may count now.
void Loops::addWallsBeside(Index opened) {
    for (std::ptrdiff_t step : steps_) {
        const std::size_t before = walls_.size();
        addWall(shifted(opened, step), step);
        if (walls_.size() > before) measure(static_cast<std::uint32_t>(before));
    }
}

void Loops::measure(std::uint32_t wall) {
    waiting_.push({distanceAcross(walls_[wall]), ~wall});
}

std::optional<Index> Loops::next() {
    if (opened_) addWallsBeside(*opened_);
    while (!waiting_.empty()) {
        const auto [distance, order] = waiting_.top();
        waiting_.pop();
        const Wall wall = walls_[~order];
        if (!isPlainWall(map_.cells[wall.at])) continue;
        const std::uint32_t now = distanceAcross(wall);
        if (now <= kAroundAPillar) continue;
        if (now == distance) {
            opened_ = wall.at;
            return wall.at;
        }
        waiting_.push({now, order});
    }
    return std::nullopt;
}

/// Breadth first from one side, layer by layer, until the other is reached.
std::uint32_t Loops::distanceAcross(const Wall& wall) {
    const Index goal = shifted(wall.at, -wall.side);
    reached_.assign(1, shifted(wall.at, wall.side));
    seen_[reached_[0]] = 1;
    std::uint32_t distance = 0;
    std::size_t layer = 0;
    while (seen_[goal] == 0 && layer < reached_.size() && reached_.size() < kFarthestWalk) {
        ++distance;
        const std::size_t end = reached_.size();
        for (; layer < end; ++layer) {
            for (std::ptrdiff_t step : steps_) {
                const Index next = shifted(reached_[layer], step);
                if (seen_[next] != 0 || !map_.cells[next].isWalkable()) continue;
                seen_[next] = 1;
                reached_.push_back(next);
            }
        }
    }
    for (Index i : reached_)
        seen_[i] = 0;
    return distance;
}

}  // namespace mazeloom::generate
