// SPDX-License-Identifier: MIT
// Everything that can be known of a level, for a view of its map: each cell's state and the reason
// for it, and the chance of a trap in an unknown cell.
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
#include "core/trace/trace.h"

namespace mazeloom::analyse::explain {

class KnownMap {
  public:
    /// Returns everything that can be known by walking over safe cells. Returns a problem if
    /// nothing can be deduced (deduce::Board::of). Once `stop` is set, the result is meaningless.
    static tl::expected<KnownMap, Problem> of(const level::Map& map, play::temple::Numbers numbers,
                                              const std::atomic<bool>* stop = nullptr);

    grid::Size size() const { return board_.size(); }
    /// Treats the cells that the steps `now` … `end` − 1 of a trace deduce as unknown
    /// (core/analyse/explain/deduction_walk.h). Replaces the range of an earlier call; an empty
    /// range makes all cells known again. The trace must be the same in all calls.
    void setLater(const trace::Trace& trace, trace::StepIndex now, trace::StepIndex end);
    /// Whether this map knows all cells that the steps `first` … `end` − 1 of a trace deduce, with
    /// the same results and by the same rules.
    bool hasDeduced(const trace::Trace& trace, trace::StepIndex first, trace::StepIndex end) const;
    /// Whether a cell is known, but only by a deduction that is still to come.
    bool isLater(grid::Index cell) const { return later_[cell] != 0; }
    /// Returns a cell's state; nullopt if the cell is not walkable. `cell` is an index of the map's
    /// cells.
    std::optional<deduce::Known> at(grid::Index cell) const;
    /// Returns the chance of a trap on an unknown cell, 1–999 ‰; 0 for other cells, and if there
    /// are too many placements to count.
    int permilleAt(grid::Index cell) const { return permille_[cell]; }
    /// Returns the explanation of a cell; nullopt if the cell is not walkable or outside the map.
    std::optional<Explanation> explanationOf(grid::Point cell) const;

  private:
    static_assert(level::CellGrid::kFrame == deduce::Notes::kFrame);  // so indices are the same
    static constexpr std::uint32_t kNoLine = 0xffffffff;

    explicit KnownMap(deduce::Board board)
        : board_(std::move(board)),
          shown_(board_.size()),
          later_(board_.size()),
          lines_(board_.size(), kNoLine),
          permille_(board_.size()) {}

    deduce::Board board_;
    deduce::Closure closure_;
    deduce::Notes shown_;            ///< whether a cell shows its number
    deduce::Notes later_;            ///< see isLater()
    trace::StepIndex laterNow_ = 0;  ///< as in setLater()
    trace::StepIndex laterEnd_ = 0;
    /// Index of each cell's line in the certificate, or kNoLine.
    grid::Grid<std::uint32_t, deduce::kFrame> lines_;
    std::map<grid::Index, Chance> chances_;
    grid::Grid<std::uint16_t, deduce::kFrame> permille_;  ///< chances_ in ‰, for quick access
};

}  // namespace mazeloom::analyse::explain
