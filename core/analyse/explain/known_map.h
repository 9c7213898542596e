// SPDX-License-Identifier: MIT
// Everything that can be known of a level, for a view of its map: each cell's state, the chance of
// a trap if it is unknown, and the reason.
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
    /// Returns what can be known by walking wherever it is safe. The problem says why nothing can
    /// be deduced (deduce::Board::of). Once `stop` is set, the result is meaningless.
    static tl::expected<KnownMap, Problem> of(const level::Map& map, play::temple::Numbers numbers,
                                              const std::atomic<bool>* stop = nullptr);

    grid::Size size() const { return board_.size(); }
    /// Takes what the steps of a trace from `now` to `end` deduce as unknown, and nothing else
    /// (core/analyse/explain/deduction_walk.h); an empty range takes back all. The trace must be
    /// the same in all calls.
    void setLater(const trace::Trace& trace, trace::StepIndex now, trace::StepIndex end);
    /// Whether it knows what these steps of a trace deduce, by the same rules.
    bool hasDeduced(const trace::Trace& trace, trace::StepIndex first, trace::StepIndex end) const;
    /// Whether a cell is known, but only by a deduction that is still to come.
    bool isLater(grid::Index cell) const { return later_[cell] != 0; }
    /// Returns nullopt for cells that cannot be walked. Indices are those of the map's cells.
    std::optional<deduce::Known> at(grid::Index cell) const;
    /// Returns the chance of a trap on an unknown cell, 1–999 ‰; 0 for other cells, and if there
    /// are too many placements to count.
    int permilleAt(grid::Index cell) const { return permille_[cell]; }
    /// Returns nullopt for cells that cannot be walked, and outside the map.
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
