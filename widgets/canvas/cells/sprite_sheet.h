// SPDX-License-Identifier: MIT
// Images of cells at one size; each is drawn when it is first needed.
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
    /// Least cell size at which grid lines are drawn; in smaller cells they would cover everything.
    static constexpr int kLeastGridCell = 10;
    /// Least cell size at which walls have outlines.
    static constexpr int kLeastOutlinedCell = 3;

    /// `cellSize` is in pixels, at least 2. With `grid`, lines run along the left and upper sides
    /// of each cell. `tiles`: the game's own tiles that show the cells; null: none.
    SpriteSheet(const Theme& theme, int cellSize, bool grid, SharedTileLook tiles = nullptr);
    ~SpriteSheet();
    SpriteSheet(const SpriteSheet&) = delete;
    SpriteSheet& operator=(const SpriteSheet&) = delete;

    int cellSize() const { return size_; }
    /// Returns the picture of a cell in the program's own drawings: cellSize² opaque pixels, row by
    /// row, valid as long as the sheet lives. `joins` is a set of Join.
    const QRgb* sprite(Look look, unsigned joins);
    /// Returns the picture of a cell whose neighbours are like itself, in tiles if there are any;
    /// valid until the next call.
    const QRgb* plain(level::Cell cell, std::uint8_t marks, level::Ruleset ruleset);
    /// Returns the image of an object of one of the pack's own kinds, on a transparent ground.
    const QImage& own(const level::OwnKind& kind);
    /// Returns the image of a symbol, on a transparent ground.
    const QImage& symbol(Symbol symbol);
    /// The images of cells in a game's own tiles; null if there are none.
    TileSheet* tiles() { return tiles_.get(); }

    /// Fills cellSize² pixels with a cell's material. `joins` is a set of visible joins.
    void drawGround(QRgb* pixels, Material material, unsigned joins) const;
    /// Draws the grid lines of a cell; nothing if the sheet has no grid.
    void drawGridLines(QRgb* pixels) const;

  private:
    using Pixels = std::unique_ptr<QRgb[]>;

    Pixels draw(Look look, unsigned joins);
    void drawAsTerminal(QRgb* pixels, Material material, unsigned joins) const;
    void drawRock(QRgb* pixels, unsigned joins) const;
    void drawFloor(QRgb* pixels, Material material, unsigned joins) const;

    Theme theme_;
    int size_;
    bool grid_;
    /// By material; the entry of a used material holds pixels by symbol and join shape.
    std::vector<std::vector<Pixels>> sprites_;
    std::vector<QImage> symbols_;  ///< transparent, by Symbol
    std::map<std::tuple<char, std::string, std::uint32_t>, QImage> own_;
    std::unique_ptr<TileSheet> tiles_;
};

}  // namespace mazeloom::widgets
