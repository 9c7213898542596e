// SPDX-License-Identifier: MIT
#include "widgets/canvas/cells/sprite_sheet.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QPainter>

#include "widgets/canvas/cells/blend.h"
#include "widgets/canvas/cells/joins.h"
#include "widgets/canvas/cells/symbol_art.h"
#include "widgets/canvas/cells/terminal_art.h"
#include "widgets/canvas/cells/tile_sheet.h"

namespace mazeloom::widgets {

namespace {

/// Least cell size, in pixels, with shadows; in smaller cells they would cover the whole floor.
constexpr int kLeastShadedCell = 6;

int shareOf(double part) {
    return static_cast<int>(std::lround(std::clamp(part, 0.0, 1.0) * kWhole));
}

/// Returns the distance, in pixels, from the centre of pixel (x, y) to the nearest of the
/// neighbours in `joins`.
double distanceTo(unsigned joins, int x, int y, int size) {
    const double left = x + 0.5;
    const double above = y + 0.5;
    const double right = size - left;
    const double below = size - above;
    double nearest = size;
    const auto take = [&](unsigned join, double distance) {
        if ((joins & join) != 0) nearest = std::min(nearest, distance);
    };
    take(kAbove, above);
    take(kRight, right);
    take(kBelow, below);
    take(kLeft, left);
    take(kAboveRight, std::hypot(above, right));
    take(kBelowRight, std::hypot(below, right));
    take(kBelowLeft, std::hypot(below, left));
    take(kAboveLeft, std::hypot(above, left));
    return nearest;
}

}  // namespace

SpriteSheet::SpriteSheet(const Theme& theme, int cellSize, bool grid, SharedTileLook tiles)
    : theme_(theme),
      size_(cellSize),
      grid_(grid && cellSize >= kLeastGridCell),
      sprites_(kMaterialCount),
      symbols_(kSymbolCount) {
    if (tiles) tiles_ = std::make_unique<TileSheet>(std::move(tiles), *this);
}

SpriteSheet::~SpriteSheet() = default;

const QRgb* SpriteSheet::sprite(Look look, unsigned joins) {
    std::vector<Pixels>& ofMaterial = sprites_[static_cast<std::size_t>(look.material)];
    if (ofMaterial.empty()) ofMaterial.resize(kSymbolCount * kJoinShapes);
    const std::size_t place = static_cast<std::size_t>(look.symbol) * kJoinShapes +
                              static_cast<std::size_t>(joinShape(joins));
    Pixels& pixels = ofMaterial[place];
    if (!pixels) pixels = draw(look, visibleJoins(joins));
    return pixels.get();
}

const QRgb* SpriteSheet::plain(level::Cell cell, std::uint8_t marks, level::Ruleset ruleset) {
    if (!tiles_) return sprite(lookOf(cell, marks, ruleset), 0);
    return tiles_->pixels(plainStack(cell, marks, ruleset, tiles_->look()));
}

SpriteSheet::Pixels SpriteSheet::draw(Look look, unsigned joins) {
    const auto side = static_cast<std::size_t>(size_);
    auto pixels = std::make_unique_for_overwrite<QRgb[]>(side * side);
    drawGround(pixels.get(), look.material, joins);
    drawGridLines(pixels.get());
    if (look.symbol != Symbol::None) {
        QImage image(reinterpret_cast<uchar*>(pixels.get()), size_, size_, size_ * 4,
                     QImage::Format_RGB32);
        QPainter(&image).drawImage(0, 0, symbol(look.symbol));
    }
    drawScanLines(pixels.get(), size_, theme_);
    return pixels;
}

void SpriteSheet::drawGround(QRgb* pixels, Material material, unsigned joins) const {
    if (theme_.isTerminal())
        drawAsTerminal(pixels, material, joins);
    else if (material == Material::Rock)
        drawRock(pixels, joins);
    else
        drawFloor(pixels, material, joins);
}

void SpriteSheet::drawAsTerminal(QRgb* pixels, Material material, unsigned joins) const {
    QImage image(reinterpret_cast<uchar*>(pixels), size_, size_, size_ * 4, QImage::Format_RGB32);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing, size_ >= kLeastGlyphCell);
    if (material == Material::Rock)
        paintTerminalWall(painter, joins != 0, size_, theme_);
    else
        paintTerminalFloor(painter, material, size_, theme_);
}

/// Draws a solid cell, from its edge inwards: an outline towards open cells, a lighter face, plain
/// rock.
void SpriteSheet::drawRock(QRgb* pixels, unsigned joins) const {
    const double outline = std::max(1, (size_ + 2) / 12);
    // In cells smaller than four pixels, a full outline would cover the whole wall.
    const double strength = size_ >= 8 ? 1 : size_ >= 4 ? 0.7 : 0.35;
    const double face = size_ * 0.6;
    const QRgb deep = theme_.rock.rgb();
    const QRgb near = theme_.rockFace.rgb();
    const QRgb line = theme_.outline.rgb();
    if (joins == 0) {
        std::fill_n(pixels, size_ * size_, deep);
        return;
    }
    for (int y = 0; y < size_; ++y) {
        for (int x = 0; x < size_; ++x) {
            const double distance = distanceTo(joins, x, y, size_);
            const QRgb mass = blended(near, deep, shareOf((distance - outline) / face));
            const double edge = std::clamp(outline + 0.5 - distance, 0.0, 1.0) * strength;
            *pixels++ = blended(mass, line, shareOf(edge));
        }
    }
}

/// Draws a flat ground, with a soft shadow to the right of and below walls.
void SpriteSheet::drawFloor(QRgb* pixels, Material material, unsigned joins) const {
    const QColor colour = colourOf(material, theme_);
    const QRgb lit = colour.rgb();
    const QRgb shade = colour.darker(theme_.isDark ? 135 : 114).rgb();
    const double reach = size_ * 0.35;
    // The corners above right and below left let a shadow fade out where its wall ends.
    joins &= kAbove | kLeft | kAboveLeft | kAboveRight | kBelowLeft;
    if (joins == 0 || material == Material::Void || size_ < kLeastShadedCell) {
        std::fill_n(pixels, size_ * size_, lit);
        return;
    }
    for (int y = 0; y < size_; ++y) {
        for (int x = 0; x < size_; ++x) {
            const double distance = distanceTo(joins, x, y, size_);
            *pixels++ = blended(lit, shade, shareOf(1 - distance / reach));
        }
    }
}

void SpriteSheet::drawGridLines(QRgb* pixels) const {
    if (!grid_) return;
    const QRgb line = theme_.gridLine.rgb();
    const int share = theme_.gridLine.alpha() * kWhole / 255;
    for (int i = 0; i < size_; ++i) {
        pixels[i] = blended(pixels[i], line, share);
        if (i > 0) pixels[i * size_] = blended(pixels[i * size_], line, share);
    }
}

const QImage& SpriteSheet::own(const level::OwnKind& kind) {
    QImage& image = own_[{kind.letter, kind.sprite, kind.colour.rgba}];
    if (image.isNull()) image = ownArt(kind, size_, theme_);
    return image;
}

const QImage& SpriteSheet::symbol(Symbol symbol) {
    QImage& image = symbols_[static_cast<std::size_t>(symbol)];
    if (image.isNull()) image = symbolArt(symbol, size_, theme_);
    return image;
}

}  // namespace mazeloom::widgets
