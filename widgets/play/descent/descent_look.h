// SPDX-License-Identifier: MIT
// How a descent looks: the colours of its ground and of who lives there, and their pictures, as
// drawings, letters of the bundled font, or emoji.
#pragma once

#include <QColor>
#include <QImage>
#include <QString>

#include "core/level/map/thing.h"
#include "widgets/play/glyphs.h"
#include "widgets/theme/theme.h"

namespace mazeloom::widgets {

/// The theme with a dungeon's ground: cool walls, a warm and dark floor, so that all who stand on
/// it stand out.
Theme dungeonTheme(const Theme& theme);

/// The colours of RULES.md D-2.2; `enchanted`: the hero with an enchanted weapon in hand.
QColor dungeonColour(level::ThingKind kind, bool enchanted, const Theme& theme);
/// Red up to a third, yellow up to two thirds, else green.
QColor hitPointColour(int hp, int most, const Theme& theme);

QString emojiOf(level::ThingKind kind);

/// `size` pixels a side, premultiplied.
QImage dungeonArt(level::ThingKind kind, bool enchanted, Glyphs glyphs, int size,
                  const Theme& theme);
/// The fireball in its flight.
QImage fireArt(Glyphs glyphs, int size, const Theme& theme);

}  // namespace mazeloom::widgets
