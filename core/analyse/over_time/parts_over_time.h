// SPDX-License-Identifier: MIT
// The connected parts of a map at every moment of its generation, and whether the hero's part holds
// all goods.
//
// Cells open and close, so a union-find alone is not enough. But all steps are known: each pair of
// neighbours that are open together is an edge with an interval of moments. A segment tree over the
// moments splits each interval into few nodes. A walk over the tree joins the edges of a node on
// the way down, and undoes the joins on the way up; at a leaf, which is a moment, exactly the edges
// of that moment are joined (offline dynamic connectivity). For e intervals and m moments this
// takes O(e log m) joins of O(log cells) each.
#pragma once

#include <atomic>
#include <cstdint>
#include <vector>

#include "core/grid/grid.h"
#include "core/trace/trace.h"

namespace mazeloom::analyse {

/// Whether a thing of this kind is meant to be taken.
constexpr bool isGood(level::ThingKind kind) {
    using enum level::ThingKind;
    return kind == Heart || kind == Tnt || kind == Grenade || kind == Potion || kind == Weapon ||
           kind == Armour || kind == Wand || kind == Key || kind == MoonKey || kind == JewelKey;
}

class PartsOverTime {
  public:
    /// Upper bound on the cells of an examined level. The examination takes some 120 bytes per
    /// cell.
    static constexpr std::int64_t kMostCells = 1024 * 1024;

    /// The state of the map from moment `from` until the moment of the next state.
    struct State {
        trace::StepIndex from = 0;
        std::int32_t cells = 0;     ///< number of considered cells
        std::int32_t edges = 0;     ///< number of pairs of neighbours among these cells
        std::int32_t parts = 0;     ///< number of connected parts
        std::int32_t goods = 0;     ///< number of things to take and coins
        grid::Index hero = 0;       ///< cell of the first hero, row by row; 0: none
        bool reachesGoods = false;  ///< whether all goods lie in the hero's part
    };

    /// Considers the cells in which a bit of `mask` is set. Once `stop` is set, the result is
    /// incomplete.
    PartsOverTime(const trace::Trace& trace, level::Cell::Bits mask, const std::atomic<bool>* stop);

    /// Returns the states in order; the first begins at moment 0. Two successive states may be
    /// equal except for `from`. The list is empty if the level is too large.
    const std::vector<State>& states() const { return states_; }

  private:
    std::vector<State> states_;
};

}  // namespace mazeloom::analyse
