// SPDX-License-Identifier: MIT
// When bugs and beams make a cell deadly: known for all times, since neither looks at the hero.
// Private to core/play/temple/prove.
//
// Of each cell the steps of each bug are kept that bring it there, as runs of its own round. A
// question about a tick is answered within that round, so that nothing has to be laid out over
// the common period of all, however long it is.
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
    /// A common period that is longer counts as none.
    static constexpr std::int64_t kLongestPeriod = std::int64_t{1} << 30;
    /// So many runs are kept at most, 16 bytes each; see isTooLarge().
    static constexpr std::size_t kMostRuns = 1'000'000;

    Dangers(const Field& field, Meter& meter);

    /// The bugs' rounds are too long to be kept: nothing else may be asked.
    bool isTooLarge() const { return isTooLarge_; }

    /// Forgets what has been killed and destroyed since.
    void update(const State& state);
    /// Forgets more: as if these were gone as well.
    void update(const IndexSet& bugs, const IndexSet& emitters);
    /// Forgets those whose rounds would make the common period longer.
    void shorten(std::int64_t period);

    /// Whether some danger that is left ever comes to a cell.
    bool isEver(grid::Index cell) const;
    /// At the end of a tick.
    bool isSafe(grid::Index cell, std::int64_t tick) const;
    /// The last of the safe ticks that begin with a safe one; kForever when they never end.
    std::int64_t safeUntil(grid::Index cell, std::int64_t tick) const;
    /// The first safe tick from one on, `last` at most; `last` + 1 when there is none.
    std::int64_t nextSafe(grid::Index cell, std::int64_t tick, std::int64_t last) const;
    /// Whether a move in a tick swaps cells with a bug.
    bool isSwap(grid::Point from, grid::Point to, std::int64_t tick) const;

    /// Ticks after which all dangers that are left begin anew; kForever when that is longer than
    /// kLongestPeriod.
    std::int64_t period() const { return period_; }

  private:
    /// Steps of a bug's round that bring it to a cell, the last one included.
    struct Run {
        std::int32_t cell = 0;
        std::int32_t bug = 0;
        std::int32_t first = 0;
        std::int32_t last = 0;
    };
    /// For how long a cell stays as it is.
    struct Spell {
        bool isDeadly = false;
        std::int64_t until = kForever;  ///< at least, where it is deadly
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
    grid::Grid<std::int32_t, 2> numbers_;  ///< of dangerous cells, from 0; −1 for others
    std::int32_t count_ = 0;
    std::vector<Run> runs_;                 ///< by cell, bug and step
    std::vector<std::int32_t> firstRun_;    ///< of each cell, and one more
    std::vector<std::int32_t> beams_;       ///< emitters whose beams cross, by cell
    std::vector<std::int32_t> firstBeam_;   ///< of each cell, and one more
    std::vector<std::int64_t> bugPeriods_;  ///< ticks
    std::vector<std::int64_t> beamPeriods_;
    IndexSet deadBugs_;
    IndexSet deadEmitters_;
    std::int64_t period_ = 1;
    bool isTooLarge_ = false;
};

/// Ticks after which a bug, or a beam, begins anew.
std::int64_t periodOf(const Bug& bug);
std::int64_t periodOf(const Emitter& emitter);
/// A common multiple of two periods; kForever where it is longer than Dangers::kLongestPeriod.
std::int64_t commonPeriod(std::int64_t a, std::int64_t b);

}  // namespace mazeloom::play::temple
