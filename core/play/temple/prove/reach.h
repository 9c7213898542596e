// SPDX-License-Identifier: MIT
// Upper bound on what any play can reach, however lucky the hero. No play reaches anything beyond
// this bound. Private to core/play/temple/prove.
//
// Bugs, beams, bosses and water are assumed to harm nobody. A trap is passed by spending one of the
// hearts that can be reached, or after a blast has set it off. Blasts go off wherever TNT can be
// set down or a grenade can fly, and wherever supplies lie that another blast hits. Supplies are
// never used up.
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

    /// Computes the reach from the start of the attempt. It is incomplete if the meter is out
    /// afterwards.
    Reach(const Field& field, Meter& meter);

    bool canWalkTo(grid::Point cell) const { return reached_.at(cell) != 0; }
    /// Whether a console can be read, from its cell or from beside it.
    bool canRead(grid::Point console) const;
    bool hasSupplies() const { return hasTnt_ || hasGrenades_; }
    /// Whether there is water or a waterfall in reach.
    bool hasWater() const { return hasWater_; }
    /// Whether a blast can set off supplies that lie in the level.
    bool hasChains() const { return hasChains_; }
    /// Returns the number of hearts that can be reached.
    std::int64_t hearts() const { return hearts_; }
    /// Whether a blast can hit a cell.
    bool canBlast(grid::Point cell) const;
    bool canBlast(const Bug& bug) const;

    /// Returns the traps that a blast can set off.
    const Cells& blastable() const { return blastable_; }
    /// Return the bugs and the emitters that a blast can hit.
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
    Cells lying_;                     ///< the blast radius of supplies that a blast can set off
    std::vector<grid::Point> brink_;  ///< traps and cells that wound, in reached_ or beside it
    std::int64_t hearts_ = 0;
    bool hasTnt_ = false;
    bool hasGrenades_ = false;
    bool hasWater_ = false;
    bool hasChains_ = false;
    IndexSet bugs_;
    IndexSet emitters_;
};

}  // namespace mazeloom::play::temple
