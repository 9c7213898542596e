// SPDX-License-Identifier: MIT
#include "widgets/canvas/cells/tile_sheet.h"

#include <algorithm>
#include <cstdint>
#include <utility>

#include <QPainter>

#include "widgets/canvas/cells/joins.h"
#include "widgets/canvas/cells/sprite_sheet.h"

namespace mazeloom::widgets {

TileSheet::TileSheet(SharedTileLook look, SpriteSheet& sprites)
    : look_(std::move(look)),
      sprites_(sprites),
      side_(static_cast<std::size_t>(sprites.cellSize())) {}

std::size_t TileSheet::Hash::operator()(const Key& key) const {
    std::uint64_t hash = 0;
    for (const int part : key)
        hash = (hash ^ static_cast<std::uint32_t>(part)) * 0x9e3779b97f4a7c15 + (hash >> 32);
    return static_cast<std::size_t>(hash ^ hash >> 32);
}

TileSheet::Key TileSheet::keyOf(const TileStack& stack) {
    // −1: the program's own ground is not drawn.
    const int ground =
        !stack.hasOwnGround ? -1 : static_cast<int>(stack.material) << 8 | int{stack.joins};
    const level::CellTiles& tiles = stack.tiles;
    return {tiles.ground < 0 ? -2 - ground : tiles.ground,
            tiles.terrain,
            tiles.aisle,
            tiles.mark,
            stack.thing,
            static_cast<int>(stack.symbol)};
}

const QRgb* TileSheet::pixels(const TileStack& stack) {
    const Key key = keyOf(stack);
    if (const auto found = stacks_.find(key); found != stacks_.end()) return found->second.get();
    const std::size_t most = std::max<std::size_t>(1, kMostBytes / (side_ * side_ * sizeof(QRgb)));
    if (stacks_.size() >= most) stacks_.clear();
    auto pixels = std::make_unique_for_overwrite<QRgb[]>(side_ * side_);
    compose(stack, pixels.get());
    return (stacks_[key] = std::move(pixels)).get();
}

void TileSheet::compose(const TileStack& stack, QRgb* pixels) {
    const int size = sprites_.cellSize();
    // Tiles may leave parts of their cell transparent. There the void shows, unless the stack has
    // the program's own ground.
    const bool isOutlined = size >= SpriteSheet::kLeastOutlinedCell;
    sprites_.drawGround(pixels, stack.hasOwnGround ? stack.material : Material::Void,
                        isOutlined ? stack.joins : 0);
    QImage image(reinterpret_cast<uchar*>(pixels), size, size, size * 4, QImage::Format_RGB32);
    const auto draw = [this, &image](int number) {
        if (number >= 0) QPainter(&image).drawImage(0, 0, tile(number));
    };
    draw(stack.tiles.ground);
    draw(stack.tiles.terrain);
    draw(stack.tiles.aisle);
    sprites_.drawGridLines(pixels);
    draw(stack.tiles.mark);
    draw(stack.thing);
    if (stack.symbol != Symbol::None)
        QPainter(&image).drawImage(0, 0, sprites_.symbol(stack.symbol));
}

const QImage& TileSheet::tile(int number) {
    QImage& image = tiles_[number];
    if (image.isNull()) image = look_->tile(number, sprites_.cellSize());
    return image;
}

}  // namespace mazeloom::widgets
