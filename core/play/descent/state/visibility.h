// SPDX-License-Identifier: MIT
// The cells that the hero sees: the field of view (sight/), and farther cells lit by fireplaces.
//
// A fireplace lights every cell at most three cells away that nothing hides from it. A lit cell is
// seen up to kLightReach columns and rows away if nothing on the straight line between blocks
// sight; monsters in seen lit cells act like all monsters that are seen. In the dark only near
// cells are seen (RULES.md D-20).
#pragma once

#include <vector>

#include "core/grid/point.h"
#include "core/play/descent/sight/view.h"
#include "core/play/descent/state/floor.h"

namespace mazeloom::play::descent {

inline constexpr int kLightRadius = 3;
inline constexpr int kLightReach = 30;
/// The radius of the disc that is seen in the dark (RULES.md D-20.1).
inline constexpr int kDarkRadius = 2;

class Visibility {
  public:
    bool sees(grid::Point p) const { return view_.sees(p) || (!lit_.empty() && isLit(p)); }
    /// Returns the cells seen within the radius of eight.
    const View& view() const { return view_; }
    /// Returns the cells seen only because they are lit, in the order of rows.
    const std::vector<grid::Point>& lit() const { return lit_; }

    /// Looks around from a cell of the floor. Reuses storage.
    void look(const Floor& floor, grid::Point from);
    /// Calls `visit(grid::Point)` for each cell that is seen.
    template <typename Visit>
    void forEach(Visit&& visit) const {
        view_.forEach(visit);
        for (const grid::Point p : lit_)
            visit(p);
    }

    friend bool operator==(const Visibility&, const Visibility&) = default;

  private:
    bool isLit(grid::Point p) const;
    void lookAtHearths(const Floor& floor);

    View view_;
    std::vector<grid::Point> lit_;
};

/// Whether nothing between two cells blocks sight. The cells themselves may block it. Symmetric in
/// `a` and `b`.
bool isClearBetween(const level::CellGrid& cells, grid::Point a, grid::Point b);

}  // namespace mazeloom::play::descent
