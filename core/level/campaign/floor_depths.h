// SPDX-License-Identifier: MIT
// The depths at which a descent may lead to a level: those that it is designed for; of those that
// none is designed for, the ones in its ranges, and, for the level of all other floors, the ones in
// no range. One that no descent leads to stands alone,
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
    struct Span {
        int first;
        int last;
    };

    std::vector<Span> spans_;  ///< each depth in one of them leads to the level
    bool isFloor_ = false;
};

}  // namespace mazeloom::level
