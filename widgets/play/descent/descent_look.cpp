// SPDX-License-Identifier: MIT
#include "widgets/play/descent/descent_look.h"

#include <algorithm>
#include <cmath>

#include <QPainter>
#include <QPainterPath>
#include <QRadialGradient>

#include "core/level/dwellers.h"
#include "widgets/canvas/cells/sprite_art.h"
#include "widgets/canvas/cells/symbol_art.h"

namespace mazeloom::widgets {

using level::ThingKind;

namespace {

QColor pick(const Theme& theme, QRgb dark, QRgb light) {
    return toned(QColor(theme.isDark ? dark : light), theme);
}

/// Returns the bounds of an image's opaque part.
QRect inkOf(const QImage& image) {
    QRect ink;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (qAlpha(image.pixel(x, y)) > 16) ink |= QRect(x, y, 1, 1);
        }
    }
    return ink;
}

/// Draws an emoji at the only bitmap size of its font and scales it down, so that it stays smooth.
QImage emojiArt(const QString& emoji, int size) {
    constexpr int kNative = 109;
    QFont font(emojiFamily());
    font.setPixelSize(kNative);
    QImage large(2 * kNative, 2 * kNative, QImage::Format_ARGB32_Premultiplied);
    large.fill(Qt::transparent);
    QPainter painter(&large);
    painter.setFont(font);
    painter.drawText(large.rect(), Qt::AlignCenter, emoji);
    painter.end();
    QRect ink = inkOf(large);
    if (ink.isEmpty()) ink = large.rect();
    return large.copy(ink).scaled(size, size, Qt::KeepAspectRatio, Qt::SmoothTransformation);
}

void drawInMiddle(QPainter& painter, const QImage& art, int size) {
    painter.drawImage(QPointF((size - art.width()) / 2.0, (size - art.height()) / 2.0), art);
}

void drawGlow(QPainter& painter, int size, QColor colour, double opacity) {
    QRadialGradient glow(size / 2.0, size / 2.0, size / 2.0);
    colour.setAlphaF(static_cast<float>(opacity));
    glow.setColorAt(0.35, colour);
    colour.setAlpha(0);
    glow.setColorAt(1, colour);
    painter.setPen(Qt::NoPen);
    painter.setBrush(glow);
    painter.drawEllipse(QRectF(0, 0, size, size));
}

/// Draws a letter with an outline, so that it stands out from any ground.
void drawLetter(QPainter& painter, QChar letter, int size, const QColor& colour,
                const Theme& theme) {
    const QPainterPath path = glyphPath(letter, size, 1.05);
    QColor rim = theme.canvas;
    rim.setAlphaF(0.85F);
    painter.strokePath(
        path, QPen(rim, std::max(1.5, size / 9.0), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.fillPath(path, colour);
}

QImage emptyArt(int size) {
    QImage image(size, size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    return image;
}

}  // namespace

Theme dungeonTheme(const Theme& theme) {
    if (theme.isTerminal()) return theme;
    Theme dungeon = theme;
    dungeon.rock = pick(theme, 0x152429, 0xb7cacd);
    dungeon.rockFace = pick(theme, 0x1e3a41, 0x9dbac0);
    dungeon.outline = pick(theme, 0x5fb0ba, 0x2c6b75);
    dungeon.floor = pick(theme, 0x2b2822, 0xfdf9ef);
    dungeon.room = pick(theme, 0x302c25, 0xfdf9ef);
    dungeon.handcrafted = pick(theme, 0x35293a, 0xf6ecfa);
    dungeon.passage = pick(theme, 0x262420, 0xf4ecda);
    dungeon.link = dungeon.passage;
    return dungeon;
}

QColor dungeonColour(ThingKind kind, bool enchanted, const Theme& theme) {
    switch (kind) {
        case ThingKind::Hero:
            return enchanted ? pick(theme, 0xffdd33, 0xa87400) : theme.hero;
        case ThingKind::Rat:
            return pick(theme, 0x9298a1, 0x5b616a);
        case ThingKind::Goblin:
            return pick(theme, 0x7ee081, 0x2b8f36);
        case ThingKind::Orc:
            return pick(theme, 0x3fa34d, 0x125a1d);
        case ThingKind::Troll:
            return pick(theme, 0xe667d9, 0xa5149a);
        case ThingKind::Wraith:
            return pick(theme, 0x5ce5ee, 0x007986);
        case ThingKind::Bat:
            return pick(theme, 0xb08fd8, 0x5c3c8c);
        case ThingKind::Slime:
            return pick(theme, 0xb8d84a, 0x5f7a08);
        case ThingKind::Archer:
            return pick(theme, 0xe0a860, 0x8a4f0c);
        case ThingKind::Hulk:
            return pick(theme, 0xc97b5a, 0x7d3517);
        case ThingKind::Witch:
            return pick(theme, 0xf06bb0, 0x9c1b62);
        case ThingKind::Idol:
            return pick(theme, 0xb9bfc7, 0x555d66);
        case ThingKind::DreadKnight:
            return pick(theme, 0xd6363d, 0x8b0e14);
        case ThingKind::Potion:
            return pick(theme, 0xff8fab, 0xb3245a);
        case ThingKind::Weapon:
            return enchanted ? pick(theme, 0xffdd33, 0xa87400) : pick(theme, 0xc9d4e3, 0x4a5666);
        case ThingKind::Armour:
            return pick(theme, 0xd0b48a, 0x6e5020);
        case ThingKind::Wand:
            return pick(theme, 0xb79bff, 0x5b3fc4);
        case ThingKind::Key:
            return theme.of(level::Tint::Door);
        case ThingKind::MoonKey:
            return theme.of(level::Tint::Moon);
        case ThingKind::JewelKey:
            return theme.of(level::Tint::Jewel);
        default:
            return theme.text;
    }
}

QColor hitPointColour(int hp, int most, const Theme& theme) {
    if (std::int64_t{hp} * 3 <= most) return pick(theme, 0xf2777a, 0xb3261e);
    if (std::int64_t{hp} * 3 <= std::int64_t{most} * 2) return pick(theme, 0xe6b450, 0x8a5a00);
    return pick(theme, 0x6fcf7c, 0x1f7a2c);
}

QString emojiOf(ThingKind kind) {
    switch (kind) {
        case ThingKind::Hero:
            return QStringLiteral("🧙");
        case ThingKind::Rat:
            return QStringLiteral("🐀");
        case ThingKind::Goblin:
            return QStringLiteral("👺");
        case ThingKind::Orc:
            return QStringLiteral("👹");
        case ThingKind::Troll:
            return QStringLiteral("🧌");
        case ThingKind::Wraith:
            return QStringLiteral("👻");
        case ThingKind::Bat:
            return QStringLiteral("🦇");
        case ThingKind::Slime:
            return QStringLiteral("🟢");
        case ThingKind::Archer:
            return QStringLiteral("🏹");
        case ThingKind::Hulk:
            return QStringLiteral("🦍");
        case ThingKind::Witch:
            return QStringLiteral("🧝");
        case ThingKind::Idol:
            return QStringLiteral("🗿");
        case ThingKind::DreadKnight:
            return QStringLiteral("💀");
        case ThingKind::Potion:
            return QStringLiteral("🧪");
        case ThingKind::Weapon:
            return QStringLiteral("🗡️");
        case ThingKind::Armour:
            return QStringLiteral("🦺");
        case ThingKind::Wand:
            return QStringLiteral("🪄");
        case ThingKind::Key:
            return QStringLiteral("🗝️");
        case ThingKind::MoonKey:
            return QStringLiteral("🌙");
        case ThingKind::JewelKey:
            return QStringLiteral("💎");
        default:
            return {};
    }
}

QImage dungeonArt(ThingKind kind, bool enchanted, Glyphs glyphs, int size, const Theme& theme) {
    if (glyphs == Glyphs::Pictures && !theme.hasCharacters()) {
        return spriteArt(spriteOf(symbolOf(kind), theme), size,
                         inksOf(dungeonColour(kind, enchanted, theme), theme), true);
    }
    QImage image = emptyArt(size);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor colour = dungeonColour(kind, enchanted, theme);
    if (glyphs != Glyphs::Emoji) {
        drawLetter(painter, glyphOf(symbolOf(kind)), size, colour, theme);
        return image;
    }
    // An emoji has fixed colours, so the glow goes behind it.
    if (enchanted) drawGlow(painter, size, colour, 0.9);
    const bool isItem = kind >= ThingKind::Potion && !level::isMonster(kind);
    drawInMiddle(painter, emojiArt(emojiOf(kind), size * (isItem ? 66 : 86) / 100), size);
    return image;
}

QImage boltArt(play::descent::Spell spell, Glyphs glyphs, int size, const Theme& theme) {
    QImage image = emptyArt(size);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    if (spell != play::descent::Spell::Fireball) {
        // A thrust is a gust of air, which all glyphs show alike.
        const QColor air = pick(theme, 0xbfe3ff, 0x2f6ea5);
        drawGlow(painter, size, air, 0.75);
        drawLetter(painter, u'=', size, air, theme);
        return image;
    }
    drawGlow(painter, size, theme.of(level::Tint::Fire), 0.75);
    if (glyphs == Glyphs::Pictures && !theme.hasCharacters()) {
        drawInMiddle(painter,
                     spriteArt(QStringLiteral("fire-ball"), size * 3 / 4,
                               inksOf(theme.of(level::Tint::Fire), theme), true),
                     size);
        return image;
    }
    if (glyphs == Glyphs::Emoji)
        drawInMiddle(painter, emojiArt(QStringLiteral("🔥"), size * 80 / 100), size);
    else
        drawLetter(painter, u'*', size, pick(theme, 0xffe08a, 0xb33c00), theme);
    return image;
}

}  // namespace mazeloom::widgets
