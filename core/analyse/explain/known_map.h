// SPDX-License-Identifier: MIT
// All that can be known of a level, for who looks at a map of it: each cell's state, the chance of
// a trap where that is unknown, and why.
#pragma once

#include <atomic>
#include <cstdint>
#include <map>
#include <optional>
#include <utility>

#include <tl/expected.hpp>

#include "core/analyse/deduce/closure.h"
#include "core/analyse/explain/explanation.h"
#include "core/level/map/map.h"
#include "core/problem.h"

namespace mazeloom::analyse::explain {

class KnownMap {
  public:
    /// Of what a hero can know who walks wherever that is safe. The problem says why nothing can be
    /// deduced (deduce::Board::of). Once `stop` is set, what is given is worth nothing.
    static tl::expected<KnownMap, Problem> of(const level::Map& map, play::temple::Numbers numbers,
                                              const std::atomic<bool>* stop = nullptr);

    grid::Size size() const { return board_.size(); }
    /// Nothing on cells that cannot be walked. Indices are those of the map's cells.
    std::optional<deduce::Known> at(grid::Index cell) const;
    /// The chance of a trap on an unknown cell, 1–999 ‰; 0 on others, and where there are too many
    /// placements to count.
    int permilleAt(grid::Index cell) const { return permille_[cell]; }
    /// Nothing on cells that cannot be walked, and outside of the map.
    std::optional<Explanation> explanationOf(grid::Point cell) const;

  private:
    static_assert(level::CellGrid::kFrame == deduce::Notes::kFrame);  // so are indices
    static constexpr std::uint32_t kNoLine = 0xffffffff;

    explicit KnownMap(deduce::Board board)
        : board_(std::move(board)),
          shown_(board_.size()),
          lines_(board_.size(), kNoLine),
          permille_(board_.size()) {}

    deduce::Board board_;
    deduce::Closure closure_;
    deduce::Notes shown_;                              ///< whether it shows its number
    grid::Grid<std::uint32_t, deduce::kFrame> lines_;  ///< of the certificate
    std::map<grid::Index, Chance> chances_;
    grid::Grid<std::uint16_t, deduce::kFrame> permille_;  ///< of the same, to be looked up quickly
};

}  // namespace mazeloom::analyse::explain
