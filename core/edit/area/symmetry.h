// SPDX-License-Identifier: MIT
// Symmetric painting: whatever is done at one place is done at its images too.
#pragma once

#include <span>
#include <vector>

#include "core/edit/area/area.h"
#include "core/level/map/symmetry.h"

namespace mazeloom::edit {

class PaintSymmetry {
  public:
    enum class Mode {
        Off,
        LeftRight,    ///< mirrored, the mirror stands upright
        TopBottom,    ///< mirrored, the mirror lies flat
        Both,         ///< both mirrors: four images
        HalfTurn,     ///< turned by 180°
        QuarterTurns  ///< turned by 90°, 180° and 270°
    };

    /// A cell's image.
    struct Image {
        grid::Point at;
        /// What became of it on the way: directions and waterfalls turn with it.
        level::Symmetry symmetry;

        friend bool operator==(const Image&, const Image&) = default;
    };

    PaintSymmetry() = default;
    /// `axis` is the point that stays, in half cells: (2x, 2y) is the middle of cell (x, y),
    /// (2x + 1, 2y) the middle of its right edge. A quarter turn takes cells to cells only about a
    /// middle or a corner of a cell; about the middle of an edge the axis goes half a cell to the
    /// left.
    PaintSymmetry(Mode mode, grid::Point axis);

    /// The exact middle of a grid, whether its sides are even or odd.
    static grid::Point centreOf(grid::Size size) { return {size.width - 1, size.height - 1}; }

    Mode mode() const { return mode_; }
    grid::Point axis() const { return axis_; }

    /// What the mode does, the identity first.
    std::span<const level::Symmetry> symmetries() const;
    /// Where one of them takes a cell.
    grid::Point image(grid::Point cell, level::Symmetry symmetry) const;

    /// The cell itself first, then its images, without those that fall on one named before.
    std::vector<Image> images(grid::Point cell) const;
    /// Where one of the symmetries takes an area.
    Area image(const Area& area, level::Symmetry symmetry) const;
    /// The area with all its images.
    Area applied(Area area) const;

    friend bool operator==(const PaintSymmetry&, const PaintSymmetry&) = default;

  private:
    /// From where a symmetry about cell (0, 0) takes a cell to where one about the axis does.
    grid::Point shift(level::Symmetry symmetry) const;

    Mode mode_ = Mode::Off;
    grid::Point axis_;
};

}  // namespace mazeloom::edit
