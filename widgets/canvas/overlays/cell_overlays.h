// SPDX-License-Identifier: MIT
// Decides how overlays mark a cell: colour and forms, shared by pixel and vector drawing.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include <QColor>
#include <QPainter>

#include "core/analyse/distances.h"
#include "core/analyse/explain/known_map.h"
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
    using KnownMap = analyse::explain::KnownMap;

    /// A set of the shapes drawn in a cell; the lowest four bits are the joins of an aisle.
    using Form = unsigned;
    static constexpr Form kAisle = 1u << 4;
    static constexpr Form kTrap = 1u << 5;
    static constexpr Form kCoin = 1u << 6;
    static constexpr Form kOverTraps = 1u << 7;
    static constexpr Form kNever = 1u << 8;
    static constexpr Form kKept = 1u << 9;
    // At most one of the next three: what is known of the cell.
    static constexpr Form kSafe = 1u << 10;
    static constexpr Form kSurelyTrap = 1u << 11;
    static constexpr Form kUnknown = 1u << 12;
    static constexpr Form kForms = 1u << 13;

    /// All referenced objects must outlive this one. `dark`, `distances` and `known` may be null:
    /// the overlays that need them are then omitted.
    CellOverlays(const level::CellGrid& cells, const level::KeptCells& kept,
                 const level::DarkGrid* dark, OverlaySet shown, const Distances* distances,
                 const KnownMap* known, const Theme& theme);

    const OverlayColours& colours() const { return colours_; }
    bool showsDistances() const { return isForDistance_; }
    bool showsKnown() const { return known_ != nullptr; }
    /// Returns the chance of a trap in permille if it is unknown but countable; else 0.
    int permilleAt(grid::Index i) const { return known_ == nullptr ? 0 : known_->permilleAt(i); }

    Form formOf(grid::Index i) const {
        Form form = marksOf(i);
        if ((form & kAisle) == 0) return form;
        for (std::size_t way = 0; way < ways_.size(); ++way) {
            if (cells_[beside(i, way)].isAisle()) form |= 1u << way;
        }
        return form;
    }

    /// The form without the joins of an aisle.
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
        if (known_ != nullptr) form |= knownFormOf(i);
        return form;
    }

    /// Returns the colour over the whole cell, premultiplied; 0 if there is none.
    QRgb groundOf(grid::Index i) const {
        const QRgb below = known_ == nullptr ? 0 : knownGroundOf(i);
        const QRgb dark = isDark(i) ? darkness_ : below;
        if (!isForReach_ && !isForDistance_) return dark;
        const Distances::Steps steps = (*distances_)[i];
        if (!Distances::isNumber(steps)) return dark;
        if (!isForDistance_) return reached_;
        return heat_[static_cast<std::size_t>(heatOf(steps, distances_->farthest()))];
    }

    /// Draws a form into a square with its top left at (0, 0).
    void drawForm(QPainter& painter, Form form, double side) const;

  private:
    /// Number of tints for unknown cells, by the chance of a trap.
    static constexpr std::size_t kChances = 10;

    Form knownFormOf(grid::Index i) const {
        const auto known = known_->at(i);
        if (!known) return 0;
        if (*known == analyse::deduce::Known::Safe) return kSafe;
        return *known == analyse::deduce::Known::Trap ? kSurelyTrap : kUnknown;
    }
    QRgb knownGroundOf(grid::Index i) const {
        switch (knownFormOf(i)) {
            case kSafe:
                return safe_;
            case kSurelyTrap:
                return surelyTrap_;
            case kUnknown:
                return unknown_[static_cast<std::size_t>(known_->permilleAt(i)) * kChances / 1000];
            default:
                return 0;
        }
    }
    bool isDark(grid::Index i) const { return dark_ != nullptr && (*dark_)[i] != 0; }
    grid::Index beside(grid::Index i, std::size_t way) const {
        return static_cast<grid::Index>(static_cast<std::ptrdiff_t>(i) + ways_[way]);
    }

    const level::CellGrid& cells_;
    const level::KeptCells& kept_;
    const level::DarkGrid* const dark_;
    const OverlaySet shown_;
    const Distances* const distances_;
    const KnownMap* const known_;
    const OverlayColours colours_;
    const std::array<std::ptrdiff_t, 4> ways_;
    const bool isForReach_;
    const bool isForDistance_;
    const bool isForKept_;
    std::array<QRgb, OverlayColours::kHeats> heat_;
    const QRgb reached_;
    const QRgb darkness_;
    const QRgb safe_;
    const QRgb surelyTrap_;
    std::array<QRgb, kChances> unknown_;
};

/// Opacity of the heats, so that objects below them stay readable.
inline constexpr float kHeatStrength = 0.66F;

}  // namespace mazeloom::widgets
