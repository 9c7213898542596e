// SPDX-License-Identifier: MIT
// The pictures of cells at one size, each drawn when it is first needed.
#pragma once

#include <memory>
#include <vector>

#include <QImage>
#include <QRgb>

#include "widgets/canvas/cell_look.h"
#include "widgets/theme/theme.h"

namespace mazeloom::widgets {

class SpriteSheet {
  public:
    /// `cellSize` in pixels, at least 2.
    SpriteSheet(const Theme& theme, int cellSize);

    int cellSize() const { return size_; }
    /// cellSize² opaque pixels, row by row; they stay where they are as long as the sheet lives.
    /// `joins` is a set of Join.
    const QRgb* sprite(Look look, unsigned joins);

  private:
    using Pixels = std::unique_ptr<QRgb[]>;

    Pixels draw(Look look, unsigned joins);
    void drawRock(QRgb* pixels, unsigned joins) const;
    void drawGround(QRgb* pixels, Material material, unsigned joins) const;
    const QImage& symbol(Symbol symbol);

    Theme theme_;
    int size_;
    std::vector<Pixels> sprites_;  ///< by look and join shape
    std::vector<QImage> symbols_;  ///< transparent, by Symbol
};

}  // namespace mazeloom::widgets
