// SPDX-License-Identifier: MIT
// The most that any play can come to, whatever the hero does and however lucky: what is not within
// it, nobody gets. Private to core/play/temple/prove.
//
// Bugs, beams, bosses and water are taken to harm nobody. A trap is passed with a heart, of which
// there are as many as can be come to, or after a blast has set it off; blasts go off wherever TNT
// can be set down and a grenade can fly, and wherever supplies lie that another blast hits. No
// supply is ever used up.
#pragma once

#include <cstdint>
#include <vector>

#include "core/play/temple/prove/meter.h"
#include "core/play/temple/state/field.h"
#include "core/play/temple/state/state.h"

namespace mazeloom::play::temple {

class Reach {
  public:
    using Cells = grid::Grid<std::uint8_t, 2>;

    /// From the start of the attempt. Not complete when the meter is out after it.
    Reach(const Field& field, Meter& meter);

    bool canWalkTo(grid::Point cell) const { return reached_.at(cell) != 0; }
    /// From the cell or beside it.
    bool canRead(grid::Point console) const;
    bool hasSupplies() const { return hasTnt_ || hasGrenades_; }
    /// Whether there is water or a waterfall somewhere.
    bool hasWater() const { return hasWater_; }
    /// Whether a blast may set off supplies that lie there.
    bool hasChains() const { return hasChains_; }
    /// Hearts that can be come to.
    std::int64_t hearts() const { return hearts_; }
    /// Whether a blast may hit a cell.
    bool canBlast(grid::Point cell) const;
    bool canBlast(const Bug& bug) const;

    /// Traps that a blast may set off.
    const Cells& blastable() const { return blastable_; }
    /// Bugs and emitters that a blast may hit.
    const IndexSet& bugs() const { return bugs_; }
    const IndexSet& emitters() const { return emitters_; }

  private:
    void flood();
    bool takeItems();
    bool blastTraps();
    void blastAnyTrap();
    bool blastItems();
    bool canThrowTo(grid::Point centre) const;

    const Field& field_;
    Meter& meter_;
    Cells reached_;
    Cells blastable_;
    Cells lying_;                     ///< supplies that a blast may set off: the radius of theirs
    std::vector<grid::Point> brink_;  ///< traps beside what is reached, or within it
    std::int64_t hearts_ = 0;
    bool hasTnt_ = false;
    bool hasGrenades_ = false;
    bool hasWater_ = false;
    bool hasChains_ = false;
    IndexSet bugs_;
    IndexSet emitters_;
};

}  // namespace mazeloom::play::temple
