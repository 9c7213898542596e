// SPDX-License-Identifier: MIT
// The look of a descent: the colours of the ground, figures and items, and the images of figures
// and items as drawings, letters of the bundled font, or emoji.
#pragma once

#include <QColor>
#include <QImage>
#include <QString>

#include "core/level/map/thing.h"
#include "widgets/play/glyphs.h"
#include "widgets/theme/theme.h"

namespace mazeloom::widgets {

/// Returns the theme with cool colours for walls and warm ones for floors, against which figures
/// stand out.
Theme dungeonTheme(const Theme& theme);

/// Returns the colour of an object (RULES.md D-2.2). `enchanted`: the hero wields an enchanted
/// weapon.
QColor dungeonColour(level::ThingKind kind, bool enchanted, const Theme& theme);
/// Returns red up to a third of the greatest hit points, yellow up to two thirds, else green.
QColor hitPointColour(int hp, int most, const Theme& theme);

QString emojiOf(level::ThingKind kind);

/// Returns a square image of `size` pixels a side, premultiplied.
QImage dungeonArt(level::ThingKind kind, bool enchanted, Glyphs glyphs, int size,
                  const Theme& theme);
/// Returns an image of a fireball or a thrust in flight.
QImage boltArt(play::descent::Spell spell, Glyphs glyphs, int size, const Theme& theme);

}  // namespace mazeloom::widgets
