// SPDX-License-Identifier: MIT
// When bugs and beams make a cell deadly: known for all times, since neither looks at the hero.
// Private to core/play/temple/prove.
#pragma once

#include <array>
#include <cstdint>
#include <limits>
#include <map>
#include <vector>

#include "core/play/temple/field.h"
#include "core/play/temple/state.h"

namespace mazeloom::play::temple {

class Dangers {
  public:
    static constexpr std::int64_t kForever = std::numeric_limits<std::int64_t>::max() / 4;
    /// So far ahead is looked for the end of a safe time.
    static constexpr std::int64_t kSight = 3600;

    explicit Dangers(const Field& field);

    /// Forgets what has been killed and destroyed since.
    void update(const State& state);

    /// Whether some danger that is left ever comes to a cell.
    bool isEver(grid::Index cell) const {
        return (field_.notes(cell) & (Field::kBeam | Field::kMover)) != 0;
    }
    /// At the end of a tick.
    bool isSafe(grid::Index cell, std::int64_t tick);
    /// The last of the safe ticks that begin with a safe one; kForever when none ends in sight.
    std::int64_t safeUntil(grid::Index cell, std::int64_t tick);
    /// The first safe tick from one on, `last` at most; `last` + 1 when there is none.
    std::int64_t nextSafe(grid::Index cell, std::int64_t tick, std::int64_t last);
    /// Whether a move in a tick swaps cells with a bug.
    bool isSwap(grid::Point from, grid::Point to, std::int64_t tick) const;

    /// Ticks after which all dangers begin anew; kForever when that is far away.
    std::int64_t period() const { return period_; }

  private:
    static constexpr std::int64_t kTicks = 256;
    /// Of each dangerous cell a bit for each of so many ticks: deadly.
    using Bits = std::array<std::uint64_t, kTicks / 64>;
    struct Page {
        std::vector<Bits> cells;
    };

    const Page& page(std::int64_t number);
    /// Bit 0: deadly in the tick; further ones: in the next, as far as the word goes.
    std::uint64_t deadlyFrom(std::int32_t number, std::int64_t tick);
    void mark(Page& page, grid::Point cell, std::int64_t tick) const;
    void findPeriod();

    const Field& field_;
    grid::Grid<std::int32_t, 2> numbers_;  ///< of dangerous cells, from 0; −1 for others
    std::int32_t count_ = 0;
    IndexSet deadBugs_;
    IndexSet deadEmitters_;
    std::map<std::int64_t, Page> pages_;
    std::int64_t lastNumber_ = -1;
    const Page* lastPage_ = nullptr;
    std::int64_t period_ = 1;
};

}  // namespace mazeloom::play::temple
