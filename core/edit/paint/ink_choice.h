// SPDX-License-Identifier: MIT
// Which ink each cell of a stroke gets: the same everywhere, or one of a mix by chance.
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
    /// The same everywhere. Not explicit: most strokes have one ink.
    InkChoice(Ink ink) : inks_{ink} {}
    /// `mix` is not empty. What a cell gets follows from the mix, the seed, and where the cell lies
    /// seen from `origin`: so a stroke may go over itself, and be painted again in a level that has
    /// grown. All images of a cell get what it gets.
    InkChoice(const InkMix& mix, std::uint64_t seed, const PaintSymmetry& symmetry = {},
              grid::Point origin = {}, const level::TerrainTable& terrains = {});

    const Ink& at(grid::Point cell) const { return inks_[indexAt(cell)]; }
    /// All that cells may get; never empty.
    std::span<const Ink> inks() const { return inks_; }
    bool isOne() const { return inks_.size() == 1; }
    /// The same choice of inks that are turned and mirrored: waterfalls flow another way.
    InkChoice turned(level::Symmetry symmetry) const;
    /// `area` without the cells that get leaveInk().
    Area touched(Area area) const;

    friend bool operator==(const InkChoice&, const InkChoice&) = default;

  private:
    std::size_t indexAt(grid::Point cell) const;

    std::vector<Ink> inks_;
    std::vector<std::int64_t> weights_;  ///< of inks_; empty where there is one
    std::uint64_t seed_ = 0;
    PaintSymmetry symmetry_;
    grid::Point origin_;
};

}  // namespace mazeloom::edit
