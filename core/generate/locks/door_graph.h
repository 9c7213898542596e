// SPDX-License-Identifier: MIT
// A layout as a graph: regions (cells connected without passing a door) and the doors between them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/grid/direction.h"
#include "core/grid/grid.h"
#include "core/level/map/map.h"

namespace mazeloom::generate {

/// A door made by a stage, with a region before it and another one behind it.
struct GraphDoor {
    grid::Index at = 0;
    grid::Direction ahead = grid::Direction::Right;  ///< from the first region to the second
    std::uint32_t from = 0;
    std::uint32_t to = 0;
};

class DoorGraph {
  public:
    using Region = std::uint32_t;
    static constexpr Region kNone = ~Region{0};

    /// Doors that are painted, pinned or handcrafted count as floor if they can be walked, because
    /// they stay as they are. Locked doors count as wall, except in bypasses().
    explicit DoorGraph(const level::Map& map);

    std::size_t regionCount() const { return count_; }
    /// Returns a cell's region; kNone for doors and for cells that cannot be walked.
    Region regionAt(grid::Index i) const { return regions_[i]; }
    /// Returns the doors that join two regions, row by row.
    const std::vector<GraphDoor>& doors() const { return doors_; }
    /// Returns the doors that cannot be locked, each from the region from which it can be entered:
    /// one-way doors that earlier stages made, and, in both directions, locked doors whose key lies
    /// on the map.
    const std::vector<GraphDoor>& bypasses() const { return bypasses_; }

  private:
    void fill(const level::CellGrid& cells, grid::Index start);
    void findLockedBypasses(const level::Map& map);

    grid::Grid<Region, 2> regions_;
    std::uint32_t count_ = 0;
    std::vector<GraphDoor> doors_;
    std::vector<GraphDoor> bypasses_;
    std::vector<grid::Index> stack_;
};

}  // namespace mazeloom::generate
