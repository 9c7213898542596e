// SPDX-License-Identifier: MIT
// The depths at which a descent can lead to a level. These are the depths for which the level is
// designed, and those in the level's ranges for which no floor is designed. If the level serves for
// all other floors, the depths without a designed floor that lie in no range are added. A level to
// which no descent leads has depth 1.
#pragma once

#include <optional>
#include <vector>

#include "core/level/level.h"

namespace mazeloom::level {

class FloorDepths {
  public:
    /// The descent may be invalid; it may even design a floor for the same depth twice.
    FloorDepths(const Descent& descent, const Level& level);

    /// Whether the descent leads to the level; always false for a temple.
    bool isFloor() const { return isFloor_; }
    /// Returns the smallest depth of the level from `first` ≥ 1 to `last`, both included; nullopt
    /// if there is none.
    std::optional<int> firstIn(int first, int last) const;

  private:
    struct Span {
        int first;
        int last;
    };

    std::vector<Span> spans_;  ///< spans of depths that all lead to the level
    bool isFloor_ = false;
};

}  // namespace mazeloom::level
