// SPDX-License-Identifier: MIT
// Images of cells in a game's own tiles, at one size. Stacks of tiles are composed when needed.
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
    /// Upper bound on the memory of all cached stacks; beyond it, the cache starts anew.
    static constexpr std::size_t kMostBytes = std::size_t{32} << 20;

    /// `look` must not be null. `sprites` owns this object, and draws the parts that have no tile.
    TileSheet(SharedTileLook look, SpriteSheet& sprites);

    const TileLook& look() const { return *look_; }
    /// Returns cellSize² opaque pixels of a stack, row by row, without the object TileStack::own;
    /// valid until the next call.
    const QRgb* pixels(const TileStack& stack);

  private:
    /// Identifies the image of a stack.
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
