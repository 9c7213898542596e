// SPDX-License-Identifier: MIT
#include "core/analyse/mission.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/grid/direction.h"

namespace mazeloom::analyse {

namespace {

using grid::Direction;
using grid::Point;

constexpr std::size_t kFar = ~std::size_t{0};

bool isMissionDoor(level::Terrain terrain) {
    return level::isLocked(terrain) || level::isOneWay(terrain);
}

class Drawing {
  public:
    Drawing(const level::CellGrid& cells, const generate::Quest& quest)
        : cells_(cells), quest_(quest) {
        mission_.zoneOf = grid::Grid<std::uint32_t>(cells.size());
    }

    Mission draw() {
        forEachPoint([&](Point p) {
            if (mission_.zoneOf.at(p) == 0 && isFloor(p)) fill(p);
        });
        forEachPoint([&](Point p) {
            if (isMissionDoor(cells_.at(p).terrain())) addDoors(p);
        });
        for (const generate::LyingKey& key : quest_.keys) {
            if (const std::size_t zone = zoneAt(key.at); zone != kFar)
                mission_.zones[zone].keys.push_back(key);
        }
        if (const std::size_t zone = zoneAt(quest_.start); zone != kFar)
            mission_.zones[zone].isStart = true;
        if (const std::size_t zone = zoneAt(quest_.goal); zone != kFar)
            mission_.zones[zone].isGoal = true;
        findDepths();
        order();
        return std::move(mission_);
    }

  private:
    template <typename Visit>
    void forEachPoint(const Visit& visit) const {
        for (int y = 0; y < cells_.height(); ++y) {
            for (int x = 0; x < cells_.width(); ++x)
                visit(Point{x, y});
        }
    }
    bool isFloor(Point p) const {
        return cells_.contains(p) && cells_.at(p).isWalkable() &&
               !isMissionDoor(cells_.at(p).terrain());
    }
    std::size_t zoneAt(Point p) const {
        if (!cells_.contains(p) || mission_.zoneOf.at(p) == 0) return kFar;
        return mission_.zoneOf.at(p) - 1;
    }

    void fill(Point first) {
        MissionZone& zone = mission_.zones.emplace_back();
        zone.at = first;
        const auto number = static_cast<std::uint32_t>(mission_.zones.size());
        mission_.zoneOf.at(first) = number;
        std::vector<Point> stack{first};
        while (!stack.empty()) {
            const Point here = stack.back();
            stack.pop_back();
            ++zone.cells;
            for (const Direction d : grid::kDirections) {
                const Point to = here + grid::offset(d);
                if (!isFloor(to) || mission_.zoneOf.at(to) != 0) continue;
                mission_.zoneOf.at(to) = number;
                stack.push_back(to);
            }
        }
    }

    /// Adds a door for each pair of opposite neighbours of `p` that both lie in zones; for a
    /// one-way door, only for the pair along its direction.
    void addDoors(Point p) {
        const level::Terrain terrain = cells_.at(p).terrain();
        if (const auto entry = level::info(terrain).entry) {
            const std::size_t from = zoneAt(p - grid::offset(*entry));
            const std::size_t to = zoneAt(p + grid::offset(*entry));
            if (from != kFar && to != kFar) mission_.doors.push_back({p, from, to, std::nullopt});
            return;
        }
        for (const Direction d : {Direction::Right, Direction::Down}) {
            const std::size_t from = zoneAt(p - grid::offset(d));
            const std::size_t to = zoneAt(p + grid::offset(d));
            if (from != kFar && to != kFar)
                mission_.doors.push_back({p, from, to, level::lockOf(terrain)});
        }
    }

    void findDepths() {
        for (MissionZone& zone : mission_.zones)
            zone.depth = zone.isStart ? 0 : kFar;
        for (bool again = true; again;) {
            again = false;
            for (const MissionDoor& door : mission_.doors) {
                // A one-way door can only be passed in the first of these directions.
                const std::array<std::pair<std::size_t, std::size_t>, 2> ways{
                    std::pair{door.from, door.to}, std::pair{door.to, door.from}};
                for (std::size_t way = 0; way < (door.lock ? 2u : 1u); ++way) {
                    MissionZone& next = mission_.zones[ways[way].second];
                    const std::size_t depth = mission_.zones[ways[way].first].depth;
                    if (depth == kFar || next.depth <= depth + 1) continue;
                    next.depth = depth + 1;
                    again = true;
                }
            }
        }
    }

    void order() {
        std::vector<std::size_t> wanted;
        std::vector<bool> hasDoor(mission_.zones.size());
        for (const MissionDoor& door : mission_.doors)
            hasDoor[door.from] = hasDoor[door.to] = true;
        for (std::size_t i = 0; i < mission_.zones.size(); ++i) {
            const MissionZone& zone = mission_.zones[i];
            if (hasDoor[i] || zone.isStart || zone.isGoal) wanted.push_back(i);
        }
        std::ranges::stable_sort(wanted, {},
                                 [&](std::size_t i) { return mission_.zones[i].depth; });
        std::vector<std::size_t> placeOf(mission_.zones.size(), kFar);
        std::vector<MissionZone> zones;
        for (const std::size_t i : wanted) {
            placeOf[i] = zones.size();
            zones.push_back(std::move(mission_.zones[i]));
        }
        const std::size_t last =
            zones.empty() || zones.back().depth != kFar ? 0 : deepest(zones) + 1;
        for (MissionZone& zone : zones) {
            if (zone.depth == kFar) zone.depth = last;
        }
        for (MissionDoor& door : mission_.doors) {
            door.from = placeOf[door.from];
            door.to = placeOf[door.to];
        }
        forEachPoint([&](Point p) {
            std::uint32_t& number = mission_.zoneOf.at(p);
            if (number == 0) return;
            const std::size_t place = placeOf[number - 1];
            number = place == kFar ? 0 : static_cast<std::uint32_t>(place + 1);
        });
        mission_.zones = std::move(zones);
    }

    static std::size_t deepest(const std::vector<MissionZone>& zones) {
        std::size_t depth = 0;
        for (const MissionZone& zone : zones) {
            if (zone.depth != kFar) depth = std::max(depth, zone.depth);
        }
        return depth;
    }

    const level::CellGrid& cells_;
    const generate::Quest& quest_;
    Mission mission_;
};

}  // namespace

Mission missionOf(const level::CellGrid& cells, const generate::Quest& quest) {
    return Drawing(cells, quest).draw();
}

}  // namespace mazeloom::analyse
