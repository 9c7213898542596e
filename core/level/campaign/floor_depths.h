// SPDX-License-Identifier: MIT
// The depths at which a descent leads to a level: those that it is designed for, and, for the level
// of all other floors, those that none is designed for. One that no descent leads to stands alone,
// and is of depth 1.
#pragma once

#include <optional>
#include <vector>

#include "core/level/level.h"

namespace mazeloom::level {

class FloorDepths {
  public:
    /// Any descent will do, also one that gives a depth twice.
    FloorDepths(const Descent& descent, const Level& level);

    /// Whether the descent leads to it; never to a temple, whatever it says.
    bool isFloor() const { return isFloor_; }
    /// The first from `first` to `last`, both included and from 1; nothing where there is none.
    std::optional<int> firstIn(int first, int last) const;

  private:
    std::vector<int> own_;    ///< that the level is designed for, rising
    std::vector<int> taken_;  ///< that any level is designed for, rising; empty unless it matters
    bool isOthers_ = false;
    bool isFloor_ = false;
};

}  // namespace mazeloom::level
