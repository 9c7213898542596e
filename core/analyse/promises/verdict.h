// SPDX-License-Identifier: MIT
// Whether a map keeps a painted promise (core/generate/RULES.md G-130).
#pragma once

#include <atomic>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/analyse/promises/matches.h"
#include "core/level/map/map.h"
#include "core/level/promises/painted_promise.h"

namespace mazeloom::analyse::promises {

/// Upper bound on the cells of a verdict.
inline constexpr std::size_t kMostCells = 4096;

struct Verdict {
    bool isKept = true;
    /// The number of matches; for a promise around another pattern, the number of matches of the
    /// other pattern that break the promise; for a connected pattern, the number of its parts.
    /// Counting may end at the first match too many.
    std::int64_t count = 0;
    /// If the promise is broken: the cells that break it, on the map, at most kMostCells, each
    /// once, in reading order. These are the matches if there are too many or too few; around
    /// another pattern, the matches of the other one and those around it; of a connected pattern,
    /// all parts but the largest.
    std::vector<grid::Point> cells = {};
};

/// A promise on a map that changes cell by cell.
class Watched {
  public:
    /// `promise` has no flaw (flawOf()) and must outlive this.
    Watched(const level::promises::PaintedPromise& promise, const level::CellGrid& cells,
            const grid::Grid<level::promises::Contents>& contents,
            const std::atomic<bool>* stop = nullptr);

    /// Updates the matches after a change of a cell. Returns whether the verdict may have changed.
    bool update(grid::Point at, level::Cell before, level::Cell after,
                level::promises::Contents contents);
    /// Returns about how many cells isKept() looks at; 0: it takes constant time. Around another
    /// pattern, it looks at the surroundings of each match of that pattern.
    std::int64_t cost() const;
    // `cells` are the map's cells now. Once `stop` is set, the results are meaningless.
    bool isKept(const level::CellGrid& cells, const std::atomic<bool>* stop = nullptr) const;
    Verdict verdict(const level::CellGrid& cells, const std::atomic<bool>* stop = nullptr) const;

  private:
    const level::promises::PaintedPromise& promise_;
    Matches found_;
    std::optional<Matches> around_;
};

/// `promise` has no flaw (flawOf()). Once `stop` is set, the result is meaningless.
Verdict verdictOf(const level::promises::PaintedPromise& promise, const level::Map& map,
                  const grid::Grid<level::promises::Contents>& contents,
                  const std::atomic<bool>* stop = nullptr);

}  // namespace mazeloom::analyse::promises
