// SPDX-License-Identifier: MIT
#include "widgets/canvas/cells/symbol_art.h"

#include <algorithm>
#include <optional>

#include <QFontDatabase>
#include <QPainter>

#include "widgets/canvas/cells/sprite_art.h"
#include "widgets/canvas/cells/terminal_art.h"

namespace mazeloom::widgets {

namespace {

void drawCross(QPainter& painter, const QColor& colour, double size) {
    painter.setPen(QPen(colour, std::max(1.0, size / 5), Qt::SolidLine, Qt::RoundCap));
    const double margin = size * 0.24;
    painter.drawLine(QPointF(margin, margin), QPointF(size - margin, size - margin));
    painter.drawLine(QPointF(size - margin, margin), QPointF(margin, size - margin));
}

void drawCoin(QPainter& painter, const QColor& colour, double size, const Theme& theme) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    const double radius = size * (size < kLeastGlyphCell ? 0.38 : 0.40);
    painter.drawEllipse(QPointF(size / 2, size / 2), radius, radius);
    if (size < 14) return;
    painter.setBrush(theme.isDark ? colour.darker(260) : QColor(Qt::white));
    painter.drawPath(glyphPath(u'$', size, 0.62));
}

/// Draws a door. A closed door fills its cell like the wall around it; an open door is only a
/// frame.
void drawDoor(QPainter& painter, const QColor& colour, double size, bool closed) {
    const double line = std::max(1.0, size / 12);
    const double margin = size >= kLeastGlyphCell ? size * 0.12 : size >= 4 ? 0.5 : 0;
    const QRectF leaf(margin, margin, size - 2 * margin, size - 2 * margin);
    QColor fill = colour;
    fill.setAlphaF(closed ? 1.0F : 0.18F);
    painter.setBrush(fill);
    painter.setPen(size >= 4 ? QPen(colour, line) : QPen(Qt::NoPen));
    const double radius = size * 0.14;
    painter.drawRoundedRect(leaf.adjusted(line / 2, line / 2, -line / 2, -line / 2), radius,
                            radius);
}

/// Draws a trap as a small mark that is visible but does not stand out.
void drawQuietTrap(QPainter& painter, const Theme& theme, double size) {
    if (theme.hasLetters && size >= kLeastGlyphCell) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.quietTrap);
        painter.drawPath(glyphPath(u'x', size, 0.6));
        return;
    }
    const double side = std::max(1.0, size * 0.3);
    painter.fillRect(QRectF((size - side) / 2, (size - side) / 2, side, side), theme.quietTrap);
}

/// Draws a plain shape instead of a glyph that would not fit into the cell.
void drawDot(QPainter& painter, const QColor& colour, double size) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    const double margin = size < 4 ? 0 : size * 0.2;
    const QRectF box(margin, margin, size - 2 * margin, size - 2 * margin);
    painter.drawRoundedRect(box, size * 0.15, size * 0.15);
}

void drawGlyph(QPainter& painter, QChar glyph, const QColor& colour, double size,
               double scale = 1) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawPath(glyphPath(glyph, size, scale));
}

/// Draws a kind's letter so that it is readable on any ground and differs from the built-in
/// symbols.
void drawBadge(QPainter& painter, const level::OwnKind& kind, double size) {
    const QColor colour = ownColour(kind);
    const double margin = std::max(0.5, size * 0.08);
    const bool isLight = qGray(colour.rgb()) > 140;
    painter.setBrush(colour);
    painter.setPen(
        QPen(isLight ? colour.darker(220) : colour.lighter(180), std::max(1.0, size / 16)));
    painter.drawRoundedRect(QRectF(margin, margin, size - 2 * margin, size - 2 * margin),
                            size * 0.2, size * 0.2);
    const QColor ink = isLight ? Qt::black : Qt::white;
    drawGlyph(painter, QLatin1Char(kind.letter), ink, size, 0.75);
}

/// Draws the terrain's character faintly, so that the terrain is not shown by colour alone.
void drawOwnTerrain(QPainter& painter, level::Terrain terrain, double size, const Theme& theme) {
    const level::OwnTerrain* own = theme.terrains.ownOf(terrain);
    if (own == nullptr || size < kLeastGlyphCell) return;
    const QColor ground = ownGround(*own);
    QColor ink = qGray(ground.rgb()) > 110 ? QColor(Qt::black) : QColor(Qt::white);
    ink.setAlphaF(own->sprite.empty() ? 0.35F : 0.8F);
    drawGlyph(painter, QLatin1Char(own->character), ink, size, 0.7);
}

template <typename Draw>
QImage drawnOn(int size, Draw draw) {
    QImage image(size, size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing, size >= 4);
    draw(painter);
    return image;
}

/// A drawing of resources/sprites and its colours.
struct Drawing {
    QString name;
    SpriteInks inks;
    bool hasRim = true;
};

/// Returns nullopt if the symbol is shown as a glyph or a plain shape.
std::optional<Drawing> drawingOf(Symbol symbol, double size, const Theme& theme) {
    if (theme.hasCharacters() || size < kLeastGlyphCell || symbol == Symbol::None)
        return std::nullopt;
    if (symbol == symbolOf(level::ThingKind::Own)) return std::nullopt;
    // One of the pack's own terrains has a drawing only if the pack names a drawing that exists.
    const auto terrain = terrainOf(symbol);
    const QString name = spriteOf(symbol, theme);
    if (terrain && level::isOwn(*terrain) && !spriteNames().contains(name)) return std::nullopt;
    const bool isQuiet = symbol == Symbol::Trap && !theme.hasLoudTraps;
    const QColor colour = isQuiet ? theme.quietTrap : colourOf(symbol, theme);
    return Drawing{name, inksOf(colour, theme),
                   isThing(symbol) || (symbol == Symbol::Trap && !isQuiet)};
}

std::optional<Drawing> drawingOf(const level::OwnKind& kind, double size, const Theme& theme) {
    const QString name = QString::fromStdString(kind.sprite);
    if (theme.hasCharacters() || size < kLeastGlyphCell || !spriteNames().contains(name))
        return std::nullopt;
    return Drawing{name, inksOf(ownColour(kind), theme), true};
}

}  // namespace

QColor ownColour(const level::OwnKind& kind) {
    const std::uint32_t rgba = kind.colour.rgba;
    return QColor::fromRgba((rgba & 0xff) << 24 | rgba >> 8);
}

QImage ownArt(const level::OwnKind& kind, int size, const Theme& theme) {
    if (const auto drawing = drawingOf(kind, size, theme))
        return spriteArt(drawing->name, size, drawing->inks, drawing->hasRim);
    return drawnOn(size, [&](QPainter& painter) { paintOwnArt(painter, kind, size, theme); });
}

void paintOwnArt(QPainter& painter, const level::OwnKind& kind, double size, const Theme& theme) {
    if (const auto drawing = drawingOf(kind, size, theme)) {
        paintSprite(painter, drawing->name, size, drawing->inks, drawing->hasRim);
    } else if (theme.isTerminal() && size < kLeastGlyphCell) {
        drawDot(painter, toned(ownColour(kind), theme), size);
    } else if (theme.isTerminal()) {
        paintTerminalCharacter(painter, QLatin1Char(kind.letter), toned(ownColour(kind), theme),
                               size, theme);
    } else {
        paintOwn(painter, kind, size);
    }
}

void paintOwn(QPainter& painter, const level::OwnKind& kind, double size) {
    if (size < kLeastGlyphCell)
        drawDot(painter, ownColour(kind), size);
    else
        drawBadge(painter, kind, size);
}

QFont glyphFont(int pixelSize) {
    static const QString family = [] {
        const int id =
            QFontDatabase::addApplicationFont(QStringLiteral(":/fonts/JetBrainsMono-Bold.ttf"));
        const QStringList families = QFontDatabase::applicationFontFamilies(id);
        return families.isEmpty() ? QStringLiteral("monospace") : families.front();
    }();
    QFont font(family);
    font.setBold(true);
    font.setPixelSize(pixelSize);
    return font;
}

QPainterPath glyphPath(QChar glyph, double size, double scale) {
    QPainterPath path;
    path.addText(0, 0, glyphFont(100), QString(glyph));
    // Cells are square, but glyphs are not. Centres the glyph's visible part, not its box.
    const QRectF box = path.boundingRect();
    QTransform place;
    place.translate(size / 2, size / 2);
    place.scale(size * scale / 105, size * scale / 105);
    place.translate(-box.center().x(), -box.center().y());
    return place.map(path);
}

QString spriteOf(Symbol symbol, const Theme& theme) {
    const auto text = [](std::string_view id) {
        return QString::fromLatin1(id.data(), static_cast<qsizetype>(id.size()));
    };
    if (const auto terrain = terrainOf(symbol)) {
        const level::OwnTerrain* own = theme.terrains.ownOf(*terrain);
        return own == nullptr ? text(level::info(*terrain).id)
                              : QString::fromStdString(own->sprite);
    }
    switch (symbol) {
        case Symbol::None:
            return {};
        case Symbol::Trap:
            return theme.hasLoudTraps ? QStringLiteral("trap") : QStringLiteral("trap-quiet");
        case Symbol::Coin:
            return QStringLiteral("coin");
        default:
            return text(level::info(thingOf(symbol)).id);
    }
}

QImage symbolArt(Symbol symbol, int size, const Theme& theme) {
    if (const auto drawing = drawingOf(symbol, size, theme))
        return spriteArt(drawing->name, size, drawing->inks, drawing->hasRim);
    return drawnOn(size, [&](QPainter& painter) { paintSymbol(painter, symbol, size, theme); });
}

void paintArt(QPainter& painter, Symbol symbol, double size, const Theme& theme) {
    if (const auto drawing = drawingOf(symbol, size, theme)) {
        paintSprite(painter, drawing->name, size, drawing->inks, drawing->hasRim);
    } else {
        paintSymbol(painter, symbol, size, theme);
    }
}

void paintSymbol(QPainter& painter, Symbol symbol, double size, const Theme& theme) {
    const bool isQuiet = symbol == Symbol::Trap && !theme.hasLoudTraps;
    const QColor colour = colourOf(symbol, theme);
    const bool tiny = size < kLeastGlyphCell;
    const auto terrain = terrainOf(symbol);
    if (theme.isTerminal() && !tiny && symbol != Symbol::None) {
        paintTerminalSymbol(painter, symbol, size, theme);
        return;
    }
    if (terrain && level::isOwn(*terrain)) {
        drawOwnTerrain(painter, *terrain, size, theme);
        return;
    }
    if (terrain && level::isDoor(*terrain) && !level::isLocked(*terrain)) {
        // A door that blocks sight fills its cell; any other door is only a frame.
        const bool closed = level::isOpaque(*terrain);
        drawDoor(painter, colour, size, closed);
        const QColor ink = !closed ? colour : theme.isDark ? colour.darker(300) : QColor(Qt::white);
        if (!tiny) drawGlyph(painter, glyphOf(symbol), ink, size, 0.9);
        return;
    }
    switch (symbol) {
        case Symbol::None:
            break;
        case Symbol::Trap:
            if (isQuiet) {
                drawQuietTrap(painter, theme, size);
            } else if (size < 4) {
                drawDot(painter, colour, size);
            } else {
                drawCross(painter, colour, size);
            }
            break;
        case Symbol::Coin:
            drawCoin(painter, colour, size, theme);
            break;
        default:
            if (tiny) {
                drawDot(painter, colour, size);
            } else {
                drawGlyph(painter, glyphOf(symbol), colour, size);
            }
    }
}

}  // namespace mazeloom::widgets
