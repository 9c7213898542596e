// SPDX-License-Identifier: MIT
// The characters and colours of a map's cells in a terminal: those that the window draws when it
// shows letters.
#pragma once

#include <QColor>

#include "app/terminal/screen.h"
#include "core/grid/point.h"
#include "core/level/map/cell.h"
#include "widgets/theme/theme.h"

namespace mazeloom::app::terminal {

inline Paint inked(const QColor& ink, const widgets::Theme& theme) {
    return {ink.rgb(), theme.canvas.rgb()};
}

/// The look of a cell's ground.
struct GroundLook {
    char32_t character = U' ';
    QColor ink;
    /// Whether the character fills both columns of the cell: solid cells, liquids and stairs.
    bool isDouble = false;
};

/// Returns the look of a terrain. `theme.terrains` is the map's table.
GroundLook groundLook(level::Terrain terrain, const widgets::Theme& theme);

/// Draws the look at a cell's place on the screen.
void drawGround(Screen& screen, grid::Point place, const GroundLook& look, const Paint& paint);

}  // namespace mazeloom::app::terminal
