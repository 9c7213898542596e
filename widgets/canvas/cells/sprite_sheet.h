// SPDX-License-Identifier: MIT
// The pictures of cells at one size, each drawn when it is first needed.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <tuple>
#include <vector>

#include <QImage>
#include <QRgb>

#include "widgets/canvas/cells/cell_look.h"
#include "widgets/theme/theme.h"

namespace mazeloom::widgets {

class SpriteSheet {
  public:
    /// Smaller cells have no grid lines: they would be all there is to see.
    static constexpr int kLeastGridCell = 10;

    /// `cellSize` in pixels, at least 2. With `grid`, lines run along the left and upper sides.
    SpriteSheet(const Theme& theme, int cellSize, bool grid);

    int cellSize() const { return size_; }
    /// cellSize² opaque pixels, row by row; they stay where they are as long as the sheet lives.
    /// `joins` is a set of Join.
    const QRgb* sprite(Look look, unsigned joins);
    /// What stands for an object of one of a pack's own kinds, transparent.
    const QImage& own(const level::OwnKind& kind);

  private:
    using Pixels = std::unique_ptr<QRgb[]>;

    Pixels draw(Look look, unsigned joins);
    void drawRock(QRgb* pixels, unsigned joins) const;
    void drawGround(QRgb* pixels, Material material, unsigned joins) const;
    void drawGridLines(QRgb* pixels) const;
    const QImage& symbol(Symbol symbol);

    Theme theme_;
    int size_;
    bool grid_;
    std::vector<Pixels> sprites_;  ///< by look and join shape
    std::vector<QImage> symbols_;  ///< transparent, by Symbol
    std::map<std::tuple<char, std::string, std::uint32_t>, QImage> own_;
};

}  // namespace mazeloom::widgets
