// SPDX-License-Identifier: MIT
// The small drawings of resources/sprites: each is an SVG of 16 × 16 units whose colours are names,
// {main} or {shade}, that the theme fills in.
#pragma once

#include <QColor>
#include <QImage>
#include <QPainter>
#include <QString>
#include <QStringList>

#include "widgets/theme/theme.h"

namespace mazeloom::widgets {

/// The colours that drawings name.
struct SpriteInks {
    QColor main;
    QColor shade;  ///< of parts that stand back
    QColor ink;    ///< of what is cut into the main colour: eyes, lines
    QColor light;
    QColor fire;
    QColor stone;
    QColor rim;  ///< around the drawing, which keeps it apart from any ground
};

/// All that goes with one colour.
SpriteInks inksOf(const QColor& main, const Theme& theme);

/// `size` pixels a side, premultiplied, with a rim where `hasRim`. Nothing is drawn for an unknown
/// name. May be called from any thread; resources::initialise() has been called.
QImage spriteArt(const QString& name, int size, const SpriteInks& inks, bool hasRim);

/// Draws the same as shapes, so that it is sharp at any scale; its top left is at (0, 0).
void paintSprite(QPainter& painter, const QString& name, double size, const SpriteInks& inks,
                 bool hasRim);

/// The names that spriteArt() knows, sorted.
QStringList spriteNames();

}  // namespace mazeloom::widgets
