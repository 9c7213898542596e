// SPDX-License-Identifier: MIT
#include "app/terminal/map_paint.h"

#include "widgets/canvas/cells/cell_look.h"

namespace mazeloom::app::terminal {

using level::Terrain;

GroundLook groundLook(Terrain terrain, const widgets::Theme& theme) {
    const level::Cell cell(terrain);
    GroundLook look;
    look.character = static_cast<unsigned char>(theme.terrains.character(terrain));
    if (!level::isOwn(terrain) && level::info(terrain).ground == level::Ground::Void) return look;
    const widgets::Symbol symbol = widgets::symbolOf(terrain);
    const bool isMass = widgets::isSolid(cell);
    const bool isBuiltIn = !level::isOwn(terrain);
    look.isDouble = isMass || terrain == Terrain::StairsUp || terrain == Terrain::StairsDown ||
                    (isBuiltIn && (level::info(terrain).liquid || level::info(terrain).door));
    if (symbol != widgets::Symbol::None)
        look.ink = widgets::colourOf(symbol, theme);
    else if (isMass)
        look.ink = theme.outline;
    else if (isBuiltIn && level::info(terrain).shade != 0)
        look.ink =
            widgets::mixedColour(theme.mutedText, QColor(QRgb(level::info(terrain).shade)), 0.5);
    else
        look.ink = theme.disabledText;
    return look;
}

void drawGround(Screen& screen, grid::Point place, const GroundLook& look, const Paint& paint) {
    screen.put(place, look.character, paint);
    screen.put({place.x + 1, place.y}, look.isDouble ? look.character : U' ', paint);
}

}  // namespace mazeloom::app::terminal
