// SPDX-License-Identifier: MIT
// What the hero sees: the field of view (sight/), and what fireplaces light farther away.
//
// A fireplace lights the cells within three cells of it that nothing hides from it. A lit cell is
// seen at any distance up to kLightReach columns and rows where nothing that blocks sight is on the
// straight line between; monsters there act as all do that are seen. In the dark only what is near
// is seen (RULES.md D-20).
#pragma once

#include <vector>

#include "core/grid/point.h"
#include "core/play/descent/sight/view.h"
#include "core/play/descent/state/floor.h"

namespace mazeloom::play::descent {

inline constexpr int kLightRadius = 3;
inline constexpr int kLightReach = 30;
/// How far one sees in the dark (RULES.md D-20.1): what is within a disc of this radius.
inline constexpr int kDarkRadius = 2;

class Visibility {
  public:
    bool sees(grid::Point p) const { return view_.sees(p) || (!lit_.empty() && isLit(p)); }
    /// Within the radius of eight.
    const View& view() const { return view_; }
    /// Seen only because it is lit; in the order of rows.
    const std::vector<grid::Point>& lit() const { return lit_; }

    /// Looks around from a cell of the floor. Storage is used again.
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

/// Whether nothing that blocks sight is between two cells; themselves they may block it. The same
/// both ways.
bool isClearBetween(const level::CellGrid& cells, grid::Point a, grid::Point b);

}  // namespace mazeloom::play::descent
