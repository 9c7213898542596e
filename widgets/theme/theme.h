// SPDX-License-Identifier: MIT
// All colours of the program. The level is the brightest thing on screen, everything else is quiet.
#pragma once

#include <array>

#include <QColor>
#include <QPalette>

#include "core/level/map/own_terrain.h"

namespace mazeloom::widgets {

struct Theme {
    bool isDark = true;
    bool isHighContrast = false;
    /// What stands on cells is drawn as characters of the bundled font, not as pictures. Neither
    /// the canvas nor the pictures that are written have letters unless somebody asks for them.
    bool hasLetters = true;
    /// Traps catch the eye wherever they are; else they are a small mark until somebody asks.
    bool hasLoudTraps = true;

    /// The one accent: focus, selection, what is switched on.
    QColor accent;
    QColor onAccent;  ///< text on the accent

    // Panels, bars and menus.
    QColor window;
    QColor base;           ///< lists, fields
    QColor alternateBase;  ///< every other row
    QColor button;
    QColor border;  ///< of what is seen without it too
    QColor edge;    ///< of fields and boxes, which nothing else shows
    QColor text;
    QColor mutedText;     ///< second lines, captions
    QColor disabledText;  ///< what cannot be used now
    QColor warning;
    QColor error;

    // The canvas: the ground that the level lies on, and the level's materials.
    QColor canvas;
    QColor voidCell;
    QColor rock;      ///< deep inside a wall
    QColor rockFace;  ///< a wall next to an open cell
    QColor outline;   ///< the edge between wall and open cell
    QColor floor;     ///< open before any stage ran, or of no known origin
    QColor room;
    QColor passage;
    QColor link;
    QColor handcrafted;
    QColor aisle;   ///< a way of the hidden maze
    QColor secret;  ///< a wall of the hidden maze, which can be walked on
    QColor water;

    // What stands on the cells.
    QColor trap;
    QColor quietTrap;
    QColor coin;
    std::array<QColor, level::kTintCount> tints{};  ///< of terrain; see of()
    QColor hero;
    QColor friendly;  ///< exits, items, consoles
    QColor hostile;   ///< bugs, monsters, emitters

    /// What the pack's own terrains look like is the pack's: who draws a map sets its table.
    level::TerrainTable terrains = {};

    QColor gridLine;
    QColor highlight;  ///< the chosen cell

    const QColor& of(level::Tint tint) const { return tints[static_cast<std::size_t>(tint)]; }

    static const Theme& dark();
    static const Theme& light();
    /// Light on black: text, edges and what stands on cells as clear as they get.
    static const Theme& highContrast();

    /// What it draws differs from what a theme with another number draws.
    int number() const {
        return (isDark ? 1 : 0) | (isHighContrast ? 2 : 0) | (hasLetters ? 4 : 0) |
               (hasLoudTraps ? 8 : 0);
    }
};

/// The theme for maps with these terrains.
Theme withTerrains(Theme theme, level::TerrainTable terrains);
/// The same theme, or another that is light or dark as is wanted, drawn in the same way.
Theme inLight(const Theme& theme, bool isLight);
/// Of `share` parts `over`, the rest `under`; opaque.
QColor mixedColour(const QColor& under, const QColor& over, double share);

/// What widgets are drawn in.
QPalette palette(const Theme& theme);

}  // namespace mazeloom::widgets
