// SPDX-License-Identifier: MIT
#include "widgets/canvas/cells/terminal_art.h"

#include <algorithm>
#include <cmath>

#include <QPainter>
#include <QPainterPath>

#include "widgets/canvas/cells/blend.h"
#include "widgets/canvas/cells/symbol_art.h"

namespace mazeloom::widgets {

namespace {

void fillCell(QPainter& painter, const QColor& colour, double size) {
    painter.fillRect(QRectF(0, 0, size, size), colour);
}

/// Draws a light shade of dots, as character 176 of code page 437 has.
void drawShade(QPainter& painter, const QColor& colour, double size) {
    constexpr int kDots = 8;  // along each side of a cell
    const double side = size / kDots;
    for (int y = 0; y < kDots; y += 2) {
        for (int x = y % 4; x < kDots; x += 4)
            painter.fillRect(QRectF(x * side, y * side, side, side), colour);
    }
}

/// Draws the smiling face of character 1 of code page 437.
void drawFace(QPainter& painter, const QColor& ink, double size) {
    const auto disc = [size](double x, double y, double radius) {
        QPainterPath path;
        path.addEllipse(QPointF(x * size, y * size), radius * size, radius * size);
        return path;
    };
    QPainterPath mouth;
    mouth.arcMoveTo(QRectF(0.3 * size, 0.28 * size, 0.4 * size, 0.46 * size), 200);
    mouth.arcTo(QRectF(0.3 * size, 0.28 * size, 0.4 * size, 0.46 * size), 200, 140);
    QPainterPathStroker pen;
    pen.setWidth(std::max(1.0, size * 0.075));
    pen.setCapStyle(Qt::RoundCap);
    painter.fillPath(disc(0.5, 0.5, 0.42)
                         .subtracted(disc(0.36, 0.4, 0.07))
                         .subtracted(disc(0.64, 0.4, 0.07))
                         .subtracted(pen.createStroke(mouth)),
                     ink);
}

/// Draws the heart of character 3 of code page 437.
void drawHeart(QPainter& painter, const QColor& ink, double size) {
    QPainterPath heart(QPointF(0.5, 0.88));
    heart.cubicTo(-0.15, 0.42, 0.2, -0.05, 0.5, 0.28);
    heart.cubicTo(0.8, -0.05, 1.15, 0.42, 0.5, 0.88);
    painter.fillPath(QTransform::fromScale(size, size).map(heart), ink);
}

/// The character of a floor without a symbol, and the brightness of its ink in percent.
struct FloorLook {
    enum class Shape { Blank, Dot, Shade, Waves } shape;
    int percent;
};

FloorLook floorLook(Material material) {
    using enum FloorLook::Shape;
    switch (material) {
        case Material::Void:
        case Material::Secret:
            return {Blank, 0};
        case Material::Passage:
        case Material::Link:
            return {Shade, 40};
        case Material::Aisle:
            return {Dot, 70};
        case Material::Handcrafted:
            return {Dot, 50};
        case Material::Water:
            return {Waves, 42};
        case Material::SunkenAisle:
            return {Waves, 66};
        default:
            return {Dot, material >= Material::FirstShadedAisle ? 70 : 34};
    }
}

}  // namespace

void paintTerminalWall(QPainter& painter, bool isBesideOpen, double size, const Theme& theme) {
    if (isBesideOpen) return fillCell(painter, theme.rockFace, size);
    if (size < kLeastGlyphCell) return fillCell(painter, theme.rock, size);
    fillCell(painter, theme.canvas, size);
    drawShade(painter, mixedColour(theme.canvas, theme.rock, 0.6), size);
}

void paintTerminalFloor(QPainter& painter, Material material, double size, const Theme& theme) {
    if (size < kLeastGlyphCell) return fillCell(painter, colourOf(material, theme), size);
    fillCell(painter, theme.canvas, size);
    const FloorLook look = floorLook(material);
    const QColor ink = mixedColour(theme.canvas, theme.text, look.percent / 100.0);
    switch (look.shape) {
        case FloorLook::Shape::Blank:
            break;
        case FloorLook::Shape::Dot: {
            // Antialiasing would make the dots of small cells fade.
            const double side = std::max(1.0, std::round(size / 9));
            const double at = std::round((size - side) / 2);
            painter.fillRect(QRectF(at, at, side, side), ink);
            break;
        }
        case FloorLook::Shape::Shade:
            drawShade(painter, ink, size);
            break;
        case FloorLook::Shape::Waves:
            painter.fillPath(glyphPath(u'≈', size, 1), ink);
            break;
    }
}

void paintTerminalSymbol(QPainter& painter, Symbol symbol, double size, const Theme& theme) {
    const bool isQuiet = symbol == Symbol::Trap && !theme.hasLoudTraps;
    const QColor ink = isQuiet ? theme.quietTrap : colourOf(symbol, theme);
    if (symbol == symbolOf(level::ThingKind::Hero) || symbol == symbolOf(level::ThingKind::Heart)) {
        fillCell(painter, theme.canvas, size);
        if (symbol == symbolOf(level::ThingKind::Hero))
            drawFace(painter, theme.hero, size);
        else
            drawHeart(painter, ink, size);
        return;
    }
    paintTerminalCharacter(painter, glyphOf(symbol, theme.terrains), ink, size, theme);
}

void paintTerminalCharacter(QPainter& painter, QChar character, const QColor& ink, double size,
                            const Theme& theme) {
    fillCell(painter, theme.canvas, size);
    painter.fillPath(glyphPath(character, size, 1), ink);
}

void drawScanLines(QRgb* pixels, int size, const Theme& theme) {
    if (!theme.hasScanLines || !theme.isTerminal() || size < kLeastGlyphCell) return;
    // A line for every third pixel, and a whole number of lines in each cell.
    const int lines = std::max(2, (size + 1) / 3);
    constexpr int kDarkness = kWhole / 3;
    for (int y = 0; y < size; ++y, pixels += size) {
        if (y * lines / size == (y + 1) * lines / size) continue;
        std::transform(pixels, pixels + size, pixels,
                       [](QRgb pixel) { return blended(pixel, qRgb(0, 0, 0), kDarkness); });
    }
}

}  // namespace mazeloom::widgets
