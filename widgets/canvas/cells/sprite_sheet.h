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
#include "widgets/canvas/cells/tile_look.h"
#include "widgets/theme/theme.h"

namespace mazeloom::widgets {

class TileSheet;

class SpriteSheet {
  public:
    /// Smaller cells have no grid lines: they would be all there is to see.
    static constexpr int kLeastGridCell = 10;
    /// From this size on the outlines of walls show.
    static constexpr int kLeastOutlinedCell = 3;

    /// `cellSize` in pixels, at least 2. With `grid`, lines run along the left and upper sides.
    /// `tiles` are a game's own, which cells are shown in; null: none.
    SpriteSheet(const Theme& theme, int cellSize, bool grid, SharedTileLook tiles = nullptr);
    ~SpriteSheet();
    SpriteSheet(const SpriteSheet&) = delete;
    SpriteSheet& operator=(const SpriteSheet&) = delete;

    int cellSize() const { return size_; }
    /// cellSize² opaque pixels, row by row; they stay where they are as long as the sheet lives.
    /// `joins` is a set of Join. Always the program's own look.
    const QRgb* sprite(Look look, unsigned joins);
    /// A cell among its like, in the tiles where there are some; until the next call.
    const QRgb* plain(level::Cell cell, std::uint8_t marks, level::Ruleset ruleset);
    /// What stands for an object of one of a pack's own kinds, transparent.
    const QImage& own(const level::OwnKind& kind);
    /// Likewise for a symbol.
    const QImage& symbol(Symbol symbol);
    /// The pictures of cells in a game's own tiles; null where there are none.
    TileSheet* tiles() { return tiles_.get(); }

    /// Fills cellSize² pixels with what a cell is made of; `joins` are visible ones.
    void drawGround(QRgb* pixels, Material material, unsigned joins) const;
    /// Nothing where there is no grid.
    void drawGridLines(QRgb* pixels) const;

  private:
    using Pixels = std::unique_ptr<QRgb[]>;

    Pixels draw(Look look, unsigned joins);
    void drawRock(QRgb* pixels, unsigned joins) const;
    void drawFloor(QRgb* pixels, Material material, unsigned joins) const;

    Theme theme_;
    int size_;
    bool grid_;
    /// By material; of those that were met by symbol and join shape.
    std::vector<std::vector<Pixels>> sprites_;
    std::vector<QImage> symbols_;  ///< transparent, by Symbol
    std::map<std::tuple<char, std::string, std::uint32_t>, QImage> own_;
    std::unique_ptr<TileSheet> tiles_;
};

}  // namespace mazeloom::widgets
