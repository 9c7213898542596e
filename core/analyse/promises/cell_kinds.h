// SPDX-License-Identifier: MIT
// The kinds of cells in a pattern of a painted promise. The state of a cell on the matcher's board
// has a bit for each kind that the cell matches.
#pragma once

#include <vector>

#include "core/generate/rewrite/board.h"
#include "core/generate/rewrite/compiled.h"
#include "core/level/map/cell.h"
#include "core/level/promises/painted_promise.h"

namespace mazeloom::analyse::promises {

class CellKinds {
  public:
    CellKinds(const level::promises::Pattern& pattern, const level::promises::Inks& inks);

    /// Returns the state of a cell on the map.
    generate::rewrite::State stateOf(level::Cell cell, level::promises::Contents contents) const;
    /// Returns the state of all cells outside of the map.
    generate::rewrite::State outside() const { return outside_; }
    /// Returns how a cell of the pattern, in any symmetry, answers to each state. `put` is ignored.
    generate::rewrite::Answers answersOf(const level::rewriting::Values& values) const;

  private:
    struct Kind {
        level::rewriting::Values values;
        bool asksGround = false;                  ///< for terrains or outside
        bool asksContents = false;                ///< for inks
        level::promises::Contents contents = {};  ///< the contents of all its inks
    };

    std::vector<Kind> kinds_;
    generate::rewrite::State outside_ = 0;
};

}  // namespace mazeloom::analyse::promises
