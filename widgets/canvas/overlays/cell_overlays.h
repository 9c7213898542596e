// SPDX-License-Identifier: MIT
// What overlays show of each cell: a colour over all of it, and forms. Who draws pixels and who
// draws vectors ask the same.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include <QColor>
#include <QPainter>

#include "core/analyse/distances.h"
#include "core/grid/direction.h"
#include "core/level/map/cell.h"
#include "core/level/map/kept.h"
#include "core/level/map/map.h"
#include "widgets/canvas/overlays/overlay_set.h"
#include "widgets/theme/theme.h"

namespace mazeloom::widgets {

class CellOverlays {
  public:
    using Distances = analyse::Distances;

    /// A set of what is drawn in a cell beside its colour; the joins of an aisle are the lowest
    /// four.
    using Form = unsigned;
    static constexpr Form kAisle = 1u << 4;
    static constexpr Form kTrap = 1u << 5;
    static constexpr Form kCoin = 1u << 6;
    static constexpr Form kOverTraps = 1u << 7;
    static constexpr Form kNever = 1u << 8;
    static constexpr Form kKept = 1u << 9;
    static constexpr Form kForms = 1u << 10;

    /// All that is referred to outlives this. `distances` and `dark` may be null: what needs them
    /// is left out.
    CellOverlays(const level::CellGrid& cells, const level::KeptCells& kept,
                 const level::DarkGrid* dark, OverlaySet shown, const Distances* distances,
                 const Theme& theme);

    const OverlayColours& colours() const { return colours_; }
    bool showsDistances() const { return isForDistance_; }

    Form formOf(grid::Index i) const {
        Form form = marksOf(i);
        if ((form & kAisle) == 0) return form;
        for (std::size_t way = 0; way < ways_.size(); ++way) {
            if (cells_[beside(i, way)].isAisle()) form |= 1u << way;
        }
        return form;
    }

    /// The form, without the joins of an aisle.
    Form marksOf(grid::Index i) const {
        const level::Cell cell = cells_[i];
        Form form = 0;
        if (cell.isAisle() && shown_.contains(Overlay::HiddenMaze)) form |= kAisle;
        if (cell.isTrap() && shown_.contains(Overlay::Traps)) form |= kTrap;
        if (cell.hasCoin() && shown_.contains(Overlay::Coins)) form |= kCoin;
        if (isForKept_ && kept_.at(cells_.point(i)).isKept()) form |= kKept;
        if (isForReach_ && cell.isWalkable() && !Distances::isNumber((*distances_)[i])) {
            form |= (*distances_)[i] == Distances::kOverTraps ? kOverTraps : kNever;
        }
        return form;
    }

    /// The colour that lies over the whole cell, premultiplied; none is 0.
    QRgb groundOf(grid::Index i) const {
        const QRgb dark = isDark(i) ? darkness_ : 0;
        if (!isForReach_ && !isForDistance_) return dark;
        const Distances::Steps steps = (*distances_)[i];
        if (!Distances::isNumber(steps)) return dark;
        if (!isForDistance_) return reached_;
        return heat_[static_cast<std::size_t>(heatOf(steps, distances_->farthest()))];
    }

    /// Draws a form into a square with its top left at (0, 0).
    void drawForm(QPainter& painter, Form form, double side) const;

  private:
    bool isDark(grid::Index i) const { return dark_ != nullptr && (*dark_)[i] != 0; }
    grid::Index beside(grid::Index i, std::size_t way) const {
        return static_cast<grid::Index>(static_cast<std::ptrdiff_t>(i) + ways_[way]);
    }

    const level::CellGrid& cells_;
    const level::KeptCells& kept_;
    const level::DarkGrid* const dark_;
    const OverlaySet shown_;
    const Distances* const distances_;
    const OverlayColours colours_;
    const std::array<std::ptrdiff_t, 4> ways_;
    const bool isForReach_;
    const bool isForDistance_;
    const bool isForKept_;
    std::array<QRgb, OverlayColours::kHeats> heat_;
    const QRgb reached_;
    const QRgb darkness_;
};

/// Of the heats, so that what stands on a cell can still be read.
inline constexpr float kHeatStrength = 0.66F;

}  // namespace mazeloom::widgets
