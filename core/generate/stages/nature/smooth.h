// SPDX-License-Identifier: MIT
#pragma once

#include <array>

#include "core/grid/point.h"
#include "core/random/places.h"
#include "core/random/squares.h"

namespace mazeloom::generate {

/// Numbers from 0 to 255 that change smoothly from place to place: hashed at every `step`-th cell
/// in both directions, and interpolated between these cells.
class Smooth {
  public:
    Smooth(random::Places places, int step)
        : places_(places.ofNumbers()),
          squares_(places.origin(), step),
          step_(step),
          corners_(cornersOf({0, 0})) {}

    int at(grid::Point p) const {
        const grid::Point node = squares_.of(p);
        const grid::Point corner = squares_.corner(node);
        const int fx = p.x - corner.x;
        const int fy = p.y - corner.y;
        if (corners_.node != node) corners_ = cornersOf(node);
        const int above = corners_.values[0] * (step_ - fx) + corners_.values[1] * fx;
        const int below = corners_.values[2] * (step_ - fx) + corners_.values[3] * fx;
        return (above * (step_ - fy) + below * fy) / (step_ * step_);
    }

  private:
    int valueOf(grid::Point node) const { return static_cast<int>(places_.below(node, 256)); }

    struct Corners {
        grid::Point node;
        std::array<int, 4> values;
    };
    Corners cornersOf(grid::Point node) const {
        return {node,
                {valueOf(node), valueOf({node.x + 1, node.y}), valueOf({node.x, node.y + 1}),
                 valueOf({node.x + 1, node.y + 1})}};
    }

    random::Places places_;
    random::Squares squares_;
    int step_;
    mutable Corners corners_;  ///< used by the last query; the next one mostly needs the same
};

}  // namespace mazeloom::generate
