// SPDX-License-Identifier: MIT
#include "widgets/canvas/cells/cell_painter.h"

#include <array>
#include <cstring>
#include <utility>

#include <QPainter>

#include "widgets/canvas/cells/joins.h"
#include "widgets/canvas/cells/tile_sheet.h"

namespace mazeloom::widgets {

Look lookAt(const MapView& map, grid::Index cell) {
    const level::Cell value = (*map.cells)[cell];
    Look look = lookOf(value, (*map.marks)[cell], map.ruleset);
    if (value.hasThing()) {
        if (const auto thing = map.things->at(cell, map.position)) {
            look.symbol = symbolOf(thing->kind);
            look.own = thing->own;
        }
    }
    return look;
}

unsigned joinsAt(const MapView& map, grid::Index cell) {
    const level::CellGrid& cells = *map.cells;
    const std::ptrdiff_t row = cells.stride();
    // The grid's border is void, so every cell has neighbours to read.
    const std::array<std::pair<std::ptrdiff_t, Join>, 8> neighbours{{{-row, kAbove},
                                                                     {-row + 1, kAboveRight},
                                                                     {1, kRight},
                                                                     {row + 1, kBelowRight},
                                                                     {row, kBelow},
                                                                     {row - 1, kBelowLeft},
                                                                     {-1, kLeft},
                                                                     {-row - 1, kAboveLeft}}};
    const bool solid = isSolid(cells[cell]);
    unsigned joins = 0;
    for (const auto& [step, join] : neighbours) {
        const auto at = static_cast<grid::Index>(static_cast<std::ptrdiff_t>(cell) + step);
        if (isSolid(cells[at]) != solid) joins |= join;
    }
    return joins;
}

void paintCells(const MapView& map, SpriteSheet& sprites, const grid::Rect& rect, QImage& image) {
    const auto size = static_cast<std::size_t>(sprites.cellSize());
    const std::size_t bytesPerRow = size * sizeof(QRgb);
    const bool outlined = sprites.cellSize() >= SpriteSheet::kLeastOutlinedCell;
    const level::OwnKind* own = nullptr;
    const auto pixelsAt = [&](grid::Index cell) {
        if (TileSheet* tiles = sprites.tiles()) {
            const TileStack stack = stackAt(map, cell, tiles->look());
            own = stack.own;
            return tiles->pixels(stack);
        }
        Look look = lookAt(map, cell);
        own = map.ownKind(look.own);
        if (own != nullptr) look.symbol = Symbol::None;
        return sprites.sprite(look, outlined ? joinsAt(map, cell) : 0);
    };
    for (int y = 0; y < rect.height; ++y) {
        const grid::Index first = map.cells->index({rect.x, rect.y + y});
        uchar* const line = image.scanLine(y * sprites.cellSize());
        const auto pitch = static_cast<std::size_t>(image.bytesPerLine());
        for (std::size_t x = 0; x < static_cast<std::size_t>(rect.width); ++x) {
            const QRgb* pixels = pixelsAt(first + static_cast<grid::Index>(x));
            uchar* to = line + x * bytesPerRow;
            for (std::size_t row = 0; row < size; ++row, to += pitch, pixels += size)
                std::memcpy(to, pixels, bytesPerRow);
            if (own != nullptr) {
                QPainter(&image).drawImage(static_cast<int>(x) * sprites.cellSize(),
                                           y * sprites.cellSize(), sprites.own(*own));
            }
        }
    }
}

void paintPixels(const MapView& map, const ColourTable& colours, const grid::Rect& rect,
                 QImage& image) {
    for (int y = 0; y < rect.height; ++y) {
        grid::Index cell = map.cells->index({rect.x, rect.y + y});
        auto* to = reinterpret_cast<QRgb*>(image.scanLine(y));
        for (int x = 0; x < rect.width; ++x, ++cell) {
            *to++ = colours.colour((*map.cells)[cell], (*map.marks)[cell]);
        }
    }
}

}  // namespace mazeloom::widgets
