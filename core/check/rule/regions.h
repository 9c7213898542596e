// SPDX-License-Identifier: MIT
// The parts of a painted level that hang together, edge to edge.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/edit/area/area.h"
#include "core/grid/labelled_runs.h"
#include "core/level/level.h"

namespace mazeloom::check {

/// Whether a terrain can be walked, or is a locked door: whether a key opens it says the rule
/// `locks`.
inline bool isOpenTerrain(level::Terrain terrain, const level::TerrainTable& terrains) {
    return terrains.isWalkable(terrain) || level::isLocked(terrain);
}

class Regions {
  public:
    using Label = std::uint32_t;

    struct Region {
        Label label = 0;
        grid::Point first;  ///< by row, then by column
        std::int64_t cells = 0;
    };

    /// Which cells belong to some region.
    enum class Of {
        Open,  ///< those of which isOpenTerrain() is true
        Clear  ///< those of them that have no painted trap
    };

    /// `blocked` cells, by row and then by column, belong to none.
    Regions(const level::PaintGrid& paint, std::span<const grid::Point> blocked, Of of,
            const level::TerrainTable& terrains);

    /// In the order of their first cells.
    const std::vector<Region>& all() const { return all_; }
    /// The region of a cell that belongs to one.
    Label at(grid::Point cell) const { return runs_.label(cell); }
    edit::Area areaOf(Label label) const;

    /// Calls visit(y, first x, last x, label) for every run of cells, row by row.
    template <typename Visit>
    void forEachRun(const Visit& visit) const {
        runs_.forEach([&](int y, grid::LabelledRuns::Run run, Label label) {
            visit(y, run.first, run.last, label);
        });
    }

  private:
    mutable grid::LabelledRuns runs_;  ///< asking it shortens its ways
    std::vector<Region> all_;
};

}  // namespace mazeloom::check
