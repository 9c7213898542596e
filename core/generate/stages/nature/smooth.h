// SPDX-License-Identifier: MIT
#pragma once

#include "core/grid/point.h"
#include "core/random/places.h"

namespace mazeloom::generate {

/// Numbers from 0 to 255 that change smoothly from place to place: hashed for every `step`-th cell
/// both ways, and interpolated between.
class Smooth {
  public:
    Smooth(random::Places places, int step) : places_(places), step_(step) {}

    int at(grid::Point p) const {
        const grid::Point node{floorDiv(p.x), floorDiv(p.y)};
        const int fx = p.x - node.x * step_;
        const int fy = p.y - node.y * step_;
        const auto row = [&](int y) {
            return valueOf({node.x, y}) * (step_ - fx) + valueOf({node.x + 1, y}) * fx;
        };
        return (row(node.y) * (step_ - fy) + row(node.y + 1) * fy) / (step_ * step_);
    }

  private:
    int floorDiv(int v) const { return v >= 0 ? v / step_ : -((step_ - 1 - v) / step_); }
    int valueOf(grid::Point node) const { return static_cast<int>(places_.below(node, 256)); }

    random::Places places_;
    int step_;
};

}  // namespace mazeloom::generate
