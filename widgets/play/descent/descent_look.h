// SPDX-License-Identifier: MIT
// The look of a descent: colours of the ground and of everyone and everything on it, and their
// pictures as drawings, letters of the bundled font, or emoji.
#pragma once

#include <QColor>
#include <QImage>
#include <QString>

#include "core/level/map/thing.h"
#include "widgets/play/glyphs.h"
#include "widgets/theme/theme.h"

namespace mazeloom::widgets {

/// Returns the theme with cool walls and a warm, dark floor, against which figures stand out.
Theme dungeonTheme(const Theme& theme);

/// Returns the colours of RULES.md D-2.2; `enchanted`: the hero wields an enchanted weapon.
QColor dungeonColour(level::ThingKind kind, bool enchanted, const Theme& theme);
/// Red up to a third, yellow up to two thirds, else green.
QColor hitPointColour(int hp, int most, const Theme& theme);

QString emojiOf(level::ThingKind kind);

/// Returns a square picture of `size` pixels a side, premultiplied.
QImage dungeonArt(level::ThingKind kind, bool enchanted, Glyphs glyphs, int size,
                  const Theme& theme);
/// Returns the fireball in flight.
QImage fireArt(Glyphs glyphs, int size, const Theme& theme);

}  // namespace mazeloom::widgets
