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
    /// Least cell size with grid lines; in smaller cells they would cover everything.
    static constexpr int kLeastGridCell = 10;
    /// Least cell size with the outlines of walls.
    static constexpr int kLeastOutlinedCell = 3;

    /// `cellSize` is in pixels, at least 2. With `grid`, lines run along the left and upper sides.
    /// `tiles`: the game's own tiles that show the cells; null: none.
    SpriteSheet(const Theme& theme, int cellSize, bool grid, SharedTileLook tiles = nullptr);
    ~SpriteSheet();
    SpriteSheet(const SpriteSheet&) = delete;
    SpriteSheet& operator=(const SpriteSheet&) = delete;

    int cellSize() const { return size_; }
    /// Returns cellSize² opaque pixels, row by row, valid as long as the sheet lives. `joins` is a
    /// set of Join. Always in the program's own drawings.
    const QRgb* sprite(Look look, unsigned joins);
    /// Returns a cell surrounded by its like, in tiles if there are any; valid until the next call.
    const QRgb* plain(level::Cell cell, std::uint8_t marks, level::Ruleset ruleset);
    /// Returns the picture of an object of one of the pack's own kinds, transparent.
    const QImage& own(const level::OwnKind& kind);
    /// Returns the picture of a symbol, transparent.
    const QImage& symbol(Symbol symbol);
    /// The pictures of cells in a game's own tiles; null if there are none.
    TileSheet* tiles() { return tiles_.get(); }

    /// Fills cellSize² pixels with a cell's material; `joins` are visible ones.
    void drawGround(QRgb* pixels, Material material, unsigned joins) const;
    /// Draws nothing if the sheet has no grid.
    void drawGridLines(QRgb* pixels) const;

  private:
    using Pixels = std::unique_ptr<QRgb[]>;

    Pixels draw(Look look, unsigned joins);
    void drawRock(QRgb* pixels, unsigned joins) const;
    void drawFloor(QRgb* pixels, Material material, unsigned joins) const;

    Theme theme_;
    int size_;
    bool grid_;
    /// By material; each entry, once used, holds pixels by symbol and join shape.
    std::vector<std::vector<Pixels>> sprites_;
    std::vector<QImage> symbols_;  ///< transparent, by Symbol
    std::map<std::tuple<char, std::string, std::uint32_t>, QImage> own_;
    std::unique_ptr<TileSheet> tiles_;
};

}  // namespace mazeloom::widgets
