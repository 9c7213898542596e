// SPDX-License-Identifier: MIT
// A handcrafted room in one of its symmetries, prepared for placing.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "core/grid/direction.h"
#include "core/level/level.h"

namespace mazeloom::generate {

struct Blueprint {
    Blueprint(const level::Room& original, level::Symmetry symmetry);

    /// A wall in which a door may open, and the direction that leads out of the room.
    struct Entrance {
        grid::Point at;
        grid::Direction outward = grid::Direction::Up;
        std::string tag = {};  ///< empty: none
        int chamber = 0;       ///< the number of the chamber behind the wall, from 0
    };

    level::Room room;  ///< turned and mirrored
    std::vector<Entrance> entrances;
    int chamberCount = 0;  ///< the number of chambers with an entrance
    /// Void cells that the room encloses. They do not belong to the room, but no path can reach
    /// them.
    std::vector<grid::Point> enclosed;

    grid::Size size() const { return room.cells.size(); }
    level::Terrain at(grid::Point p) const {
        return room.cells.contains(p) ? room.cells.at(p) : level::Terrain::Void;
    }
    /// Whether a path could reach this cell from outside the room.
    bool isOutside(grid::Point p) const { return outside_.at(p) != 0; }
    /// Whether `leadsOn` returns true for at least one entrance into each chamber (RULES.md G-5.6).
    template <typename LeadsOn>
    bool hasWayIn(const LeadsOn& leadsOn) const {
        for (int chamber = 0; chamber < chamberCount; ++chamber) {
            const bool hasOne = std::ranges::any_of(entrances, [&](const Entrance& entrance) {
                return entrance.chamber == chamber && leadsOn(entrance);
            });
            if (!hasOne) return false;
        }
        return !entrances.empty();
    }

  private:
    void floodOutside();
    void findEntrances();
    void findChambers();
    bool mayHaveADoor(grid::Point wall) const;

    grid::Grid<std::uint8_t, 1> outside_;
};

}  // namespace mazeloom::generate
