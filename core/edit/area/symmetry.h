// SPDX-License-Identifier: MIT
// Symmetric painting: each edit is repeated at the mirrored and turned images of its place.
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
        LeftRight,    ///< mirrored at a vertical axis
        TopBottom,    ///< mirrored at a horizontal axis
        Both,         ///< both mirrors: four images
        HalfTurn,     ///< turned by 180°
        QuarterTurns  ///< turned by 90°, 180° and 270°
    };

    /// A cell's image.
    struct Image {
        grid::Point at;
        /// The symmetry that was applied; directions, waterfalls and one-way doors turn with it.
        level::Symmetry symmetry;

        friend bool operator==(const Image&, const Image&) = default;
    };

    PaintSymmetry() = default;
    /// `axis` is the fixed point, in half cells: (2x, 2y) is the centre of cell (x, y), and
    /// (2x + 1, 2y) is the centre of its right edge. A quarter turn maps cells to cells only about
    /// the centre or a corner of a cell. For such turns, an axis at the centre of an edge is moved
    /// left by half a cell.
    PaintSymmetry(Mode mode, grid::Point axis);

    /// Returns the exact centre of a grid as an axis, for even and odd sides.
    static grid::Point centreOf(grid::Size size) { return {size.width - 1, size.height - 1}; }

    Mode mode() const { return mode_; }
    grid::Point axis() const { return axis_; }

    /// Returns the symmetries of the mode, the identity first.
    std::span<const level::Symmetry> symmetries() const;
    grid::Point image(grid::Point cell, level::Symmetry symmetry) const;

    /// Returns the cell itself, then its distinct images.
    std::vector<Image> images(grid::Point cell) const;
    Area image(const Area& area, level::Symmetry symmetry) const;
    /// Returns the union of the area and all its images.
    Area applied(Area area) const;

    friend bool operator==(const PaintSymmetry&, const PaintSymmetry&) = default;

  private:
    /// Returns the offset from the image of a cell under a symmetry about cell (0, 0) to its image
    /// under the same symmetry about the axis.
    grid::Point shift(level::Symmetry symmetry) const;

    Mode mode_ = Mode::Off;
    grid::Point axis_;
};

}  // namespace mazeloom::edit
