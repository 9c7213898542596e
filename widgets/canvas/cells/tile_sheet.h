// SPDX-License-Identifier: MIT
// The pictures of cells in a game's own tiles at one size: tiles that lie on each other, each stack
// composed when it is first needed.
#pragma once

#include <array>
#include <cstddef>
#include <memory>
#include <unordered_map>

#include <QImage>
#include <QRgb>

#include "widgets/canvas/cells/tile_look.h"
#include "widgets/canvas/cells/tile_stack.h"

namespace mazeloom::widgets {

class SpriteSheet;

class TileSheet {
  public:
    /// Of all stacks that are kept; with more they are composed anew.
    static constexpr std::size_t kMostBytes = std::size_t{32} << 20;

    /// `look` is not null. `sprites` owns this, and draws what has no tile.
    TileSheet(SharedTileLook look, SpriteSheet& sprites);

    const TileLook& look() const { return *look_; }
    /// cellSize² opaque pixels, row by row, until the next call. All of the stack but `own`.
    const QRgb* pixels(const TileStack& stack);

  private:
    /// What tells one picture from another.
    using Key = std::array<int, 6>;
    struct Hash {
        std::size_t operator()(const Key& key) const;
    };

    static Key keyOf(const TileStack& stack);
    void compose(const TileStack& stack, QRgb* pixels);
    const QImage& tile(int number);

    SharedTileLook look_;
    SpriteSheet& sprites_;
    std::size_t side_;
    std::unordered_map<int, QImage> tiles_;
    std::unordered_map<Key, std::unique_ptr<QRgb[]>, Hash> stacks_;
};

}  // namespace mazeloom::widgets
