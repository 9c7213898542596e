// SPDX-License-Identifier: MIT
// Tells when bugs and beams make a cell deadly. This is known for all ticks, since neither bugs nor
// beams react to the hero. Private to core/play/temple/prove.
//
// A bug's path repeats after a number of steps: the bug's round. For each cell, the steps of a
// round that bring a bug there are stored as runs. A question about a tick is answered within the
// round, so nothing has to be stored for the common period of all bugs, however long it is.
#pragma once

#include <cstdint>
#include <limits>
#include <span>
#include <utility>
#include <vector>

#include "core/play/temple/prove/meter.h"
#include "core/play/temple/state/field.h"
#include "core/play/temple/state/state.h"

namespace mazeloom::play::temple {

class Dangers {
  public:
    static constexpr std::int64_t kForever = std::numeric_limits<std::int64_t>::max() / 4;
    /// Upper bound on the common period, in ticks; a longer one counts as infinite.
    static constexpr std::int64_t kLongestPeriod = std::int64_t{1} << 30;
    /// Upper bound on the runs that are kept, 16 bytes each; see isTooLarge().
    static constexpr std::size_t kMostRuns = 1'000'000;

    Dangers(const Field& field, Meter& meter);

    /// Whether the bugs' rounds are too long to be stored; if so, nothing else may be asked.
    bool isTooLarge() const { return isTooLarge_; }

    /// Drops the bugs and emitters that are dead in `state`.
    void update(const State& state);
    /// Drops these bugs and emitters, as if they were dead.
    void update(const IndexSet& bugs, const IndexSet& emitters);
    /// Goes through the dangers in ascending order of their periods and drops each that would make
    /// the common period longer than `period`.
    void shorten(std::int64_t period);

    /// Whether any remaining danger ever comes to a cell.
    bool isEver(grid::Index cell) const;
    /// Whether a cell is safe at the end of a tick.
    bool isSafe(grid::Index cell, std::int64_t tick) const;
    /// Returns the last tick of the safe interval that contains `tick`; kForever if it is endless.
    /// The cell must be safe at `tick`.
    std::int64_t safeUntil(grid::Index cell, std::int64_t tick) const;
    /// Returns the first safe tick from `tick` to `last`; `last` + 1 if there is none.
    std::int64_t nextSafe(grid::Index cell, std::int64_t tick, std::int64_t last) const;
    /// Whether a hero who moves from `from` to `to` in a tick swaps cells with a bug.
    bool isSwap(grid::Point from, grid::Point to, std::int64_t tick) const;

    /// Ticks after which all remaining dangers repeat; kForever if that is longer than
    /// kLongestPeriod.
    std::int64_t period() const { return period_; }

  private:
    /// The steps of a bug's round that bring it to a cell, from `first` to `last`, both included.
    struct Run {
        std::int32_t cell = 0;
        std::int32_t bug = 0;
        std::int32_t first = 0;
        std::int32_t last = 0;
    };
    /// How long a cell stays deadly, or safe.
    struct Spell {
        bool isDeadly = false;
        std::int64_t until = kForever;  ///< if deadly, a lower bound
    };

    void keepRuns(std::size_t bug);
    Spell spellOf(std::int32_t number, std::int64_t tick) const;
    Spell spellOf(std::span<const Run> runs, std::int64_t tick) const;
    std::span<const Run> runsAt(std::int32_t number) const;
    std::span<const std::int32_t> beamsAt(std::int32_t number) const;
    bool isBugLeft(std::int32_t bug) const {
        return !deadBugs_.contains(static_cast<std::uint32_t>(bug));
    }
    bool isBeamLeft(std::int32_t emitter) const {
        return !deadEmitters_.contains(static_cast<std::uint32_t>(emitter));
    }
    void findPeriod();

    const Field& field_;
    Meter& meter_;
    grid::Grid<std::int32_t, 2> numbers_;  ///< numbers of dangerous cells, from 0; −1 for others
    std::int32_t count_ = 0;
    std::vector<Run> runs_;                 ///< sorted by cell, bug and step
    std::vector<std::int32_t> firstRun_;    ///< each cell's first run, then a sentinel
    std::vector<std::int32_t> beams_;       ///< emitters whose beams cross a cell, sorted by cell
    std::vector<std::int32_t> firstBeam_;   ///< each cell's first beam, then a sentinel
    std::vector<std::int64_t> bugPeriods_;  ///< ticks
    std::vector<std::int64_t> beamPeriods_;
    IndexSet deadBugs_;
    IndexSet deadEmitters_;
    std::int64_t period_ = 1;
    bool isTooLarge_ = false;
};

/// Return the period of a bug or a beam, in ticks.
std::int64_t periodOf(const Bug& bug);
std::int64_t periodOf(const Emitter& emitter);
/// Returns the least common multiple of two periods; kForever if it exceeds
/// Dangers::kLongestPeriod.
std::int64_t commonPeriod(std::int64_t a, std::int64_t b);

}  // namespace mazeloom::play::temple
