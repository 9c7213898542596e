// SPDX-License-Identifier: MIT
// Images of a map at 1/4, 1/8 … 1/64 pixel per cell, with averaged colours. All levels of the
// pyramid together take a third of a byte per cell, and each block of 64×64 cells can be refreshed
// on its own.
#pragma once

#include <array>

#include <QImage>

#include "widgets/canvas/cells/cell_look.h"
#include "widgets/canvas/cells/map_view.h"

namespace mazeloom::widgets {

class MipPyramid {
  public:
    static constexpr int kFirst = 2;  ///< 2^2 × 2^2 cells a pixel
    static constexpr int kLast = 6;   ///< 2^6 × 2^6 cells a pixel
    static constexpr int kBlock = 1 << kLast;

    MipPyramid() = default;
    explicit MipPyramid(grid::Size cells);

    /// Refreshes the block in column x, row y of the 64×64 blocks.
    void refresh(const MapView& map, const ColourTable& colours, int x, int y);

    /// Returns the image with 2^level × 2^level cells a pixel.
    const QImage& picture(int level) const {
        return levels_[static_cast<std::size_t>(level - kFirst)];
    }

  private:
    QImage& levelAt(int level) { return levels_[static_cast<std::size_t>(level - kFirst)]; }
    void averageCells(const MapView& map, const ColourTable& colours, int x, int y);
    void averageLevel(int level, int x, int y);

    std::array<QImage, kLast - kFirst + 1> levels_;
};

}  // namespace mazeloom::widgets
