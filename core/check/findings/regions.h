// SPDX-License-Identifier: MIT
// The connected regions of a painted level; cells connect through edges.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/edit/area/area.h"
#include "core/grid/labelled_runs.h"
#include "core/level/level.h"

namespace mazeloom::check {

/// Whether a terrain can be walked or is a locked door. The rule `locks` checks for keys.
inline bool isOpenTerrain(level::Terrain terrain, const level::TerrainTable& terrains) {
    return terrains.isWalkable(terrain) || level::isLocked(terrain);
}

class Regions {
  public:
    using Label = std::uint32_t;

    struct Region {
        Label label = 0;
        grid::Point first;  ///< first by row, then by column
        std::int64_t cells = 0;
    };

    /// The cells that belong to regions.
    enum class Of {
        Open,  ///< cells for which isOpenTerrain() is true
        Clear  ///< open cells without a painted trap
    };

    /// `blocked` cells, sorted by row, then by column, belong to no region.
    Regions(const level::PaintGrid& paint, std::span<const grid::Point> blocked, Of of,
            const level::TerrainTable& terrains);

    /// Returns all regions, sorted by their first cells.
    const std::vector<Region>& all() const { return all_; }
    /// Returns the region of a cell, which must belong to one.
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
    mutable grid::LabelledRuns runs_;  ///< mutable because look-ups compress its paths
    std::vector<Region> all_;
};

}  // namespace mazeloom::check
