// SPDX-License-Identifier: MIT
#include "widgets/exchange/tile_picture.h"

#include <QPainter>

#include "core/exchange/tilesets/tile_numbers.h"
#include "core/level/tiles/tile_meaning.h"
#include "widgets/canvas/cells/sprite_sheet.h"
#include "widgets/canvas/cells/symbol_art.h"
#include "widgets/exchange/pictures/level_painter.h"
#include "widgets/exchange/pictures/png_bytes.h"

namespace mazeloom::widgets {

namespace {

namespace numbers = exchange::tile_numbers;

QImage terrainTile(SpriteSheet& sprites, level::Terrain terrain) {
    const Look look = lookOf(level::Cell(terrain), 0, level::Ruleset::Descent);
    const QImage seen(reinterpret_cast<const uchar*>(sprites.sprite(look, 0)), sprites.cellSize(),
                      sprites.cellSize(), QImage::Format_RGB32);
    return seen.copy();
}

/// Returns a transparent tile with the marks of a cell: a tint for an aisle, a symbol for a trap or
/// coin.
QImage marksTile(level::Cell::Bits marks, const Theme& theme, int side) {
    QImage tile(side, side, QImage::Format_ARGB32_Premultiplied);
    tile.fill(Qt::transparent);
    QPainter painter(&tile);
    if ((marks & level::Cell::kAisle) != 0) {
        QColor tint = colourOf(Material::Aisle, theme);
        tint.setAlphaF(0.5F);
        painter.fillRect(tile.rect(), tint);
    }
    for (const auto& [bit, symbol] : {std::pair{level::Cell::kTrap, Symbol::Trap},
                                      std::pair{level::Cell::kCoin, Symbol::Coin}}) {
        if ((marks & bit) != 0) painter.drawImage(0, 0, symbolArt(symbol, tile.width(), theme));
    }
    return tile;
}

QImage thingTile(std::string_view kind, const level::SharedOwnKinds& kinds, const Theme& theme,
                 int side) {
    if (const auto thing = level::thingKind(kind)) return symbolArt(symbolOf(*thing), side, theme);
    const level::OwnKind* own = level::findKind(*kinds, kind.substr(level::kOwnPrefix.size()));
    return ownArt(*own, side, theme);
}

}  // namespace

QImage tilePicture(const level::SharedOwnKinds& kinds, Theme theme, int side) {
    // Use drawings instead of letters, so that the picture does not depend on the machine's fonts.
    theme.hasLetters = false;
    QImage picture(numbers::kColumns * side, numbers::rowsOf(kinds) * side,
                   QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    SpriteSheet sprites(theme, side, false);
    for (const numbers::Tile& tile : numbers::tilesOf(kinds, theme.terrains)) {
        const QPoint at(tile.number % numbers::kColumns * side,
                        tile.number / numbers::kColumns * side);
        if (const auto terrain = level::terrainOf(tile.meaning, theme.terrains)) {
            painter.drawImage(at, terrainTile(sprites, *terrain));
        } else if (const auto marks = level::marksOf(tile.meaning)) {
            painter.drawImage(at, marksTile(*marks, theme, side));
        } else if (const auto kind = level::thingOf(tile.meaning)) {
            painter.drawImage(at, thingTile(*kind, kinds, theme, side));
        }
    }
    return picture;
}

std::string drawTiles(const level::SharedOwnKinds& kinds, const level::TerrainTable& terrains,
                      const exchange::PictureOptions& look) {
    return pngOf(tilePicture(kinds, withTerrains(themeOf(look), terrains), look.cell));
}

}  // namespace mazeloom::widgets
