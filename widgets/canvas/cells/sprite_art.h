// SPDX-License-Identifier: MIT
// The small drawings in resources/sprites. Each is an SVG of 16 × 16 units. Its colours are
// placeholders such as {main} or {shade}, which are replaced by the theme's colours.
#pragma once

#include <QColor>
#include <QImage>
#include <QPainter>
#include <QString>
#include <QStringList>

#include "widgets/theme/theme.h"

namespace mazeloom::widgets {

/// The colours that replace the placeholders of a drawing.
struct SpriteInks {
    QColor main;
    QColor shade;  ///< for parts in the background
    QColor ink;    ///< for details inside the main colour: eyes, lines
    QColor light;
    QColor fire;
    QColor stone;
    QColor rim;  ///< around the drawing, to set it off from any ground
};

/// Returns the full set of inks that goes with a main colour.
SpriteInks inksOf(const QColor& main, const Theme& theme);

/// Returns a drawing of `size` pixels a side, premultiplied, with a rim if `hasRim`; transparent
/// for an unknown name. Any thread may call it; resources::initialise() must have been called.
QImage spriteArt(const QString& name, int size, const SpriteInks& inks, bool hasRim);

/// Draws the drawing of spriteArt() as vector shapes, sharp at any scale; its top left is at (0,
/// 0).
void paintSprite(QPainter& painter, const QString& name, double size, const SpriteInks& inks,
                 bool hasRim);

/// Returns the names that spriteArt() knows, sorted.
QStringList spriteNames();

}  // namespace mazeloom::widgets
