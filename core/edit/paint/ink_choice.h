// SPDX-License-Identifier: MIT
// Chooses the ink for each cell of a stroke: the same for all, or drawn from a mix.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/edit/area/area.h"
#include "core/edit/area/symmetry.h"
#include "core/edit/paint/ink_mix.h"

namespace mazeloom::edit {

class InkChoice {
  public:
    /// Chooses the same ink for all cells. Not explicit, because most strokes have one ink.
    InkChoice(Ink ink) : inks_{ink} {}
    /// Draws inks from `mix`, which is not empty. A cell's ink depends only on the mix, the seed
    /// and the cell's place relative to `origin`. So a cell gets the same ink again if the stroke
    /// crosses itself, or is repeated after the level has grown. All symmetric images of a cell get
    /// the same ink.
    InkChoice(const InkMix& mix, std::uint64_t seed, const PaintSymmetry& symmetry = {},
              grid::Point origin = {}, const level::TerrainTable& terrains = {});

    const Ink& at(grid::Point cell) const { return inks_[indexAt(cell)]; }
    /// Returns all inks that cells may get; never empty.
    std::span<const Ink> inks() const { return inks_; }
    bool isOne() const { return inks_.size() == 1; }
    /// Returns the same choice with the inks turned and mirrored, which matters for waterfalls and
    /// one-way doors.
    InkChoice turned(level::Symmetry symmetry) const;
    /// Returns `area` without the cells that get leaveInk().
    Area touched(Area area) const;

    friend bool operator==(const InkChoice&, const InkChoice&) = default;

  private:
    std::size_t indexAt(grid::Point cell) const;

    std::vector<Ink> inks_;
    std::vector<std::int64_t> weights_;  ///< weights of inks_; empty if there is only one ink
    std::uint64_t seed_ = 0;
    PaintSymmetry symmetry_;
    grid::Point origin_;
};

}  // namespace mazeloom::edit
