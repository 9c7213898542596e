// SPDX-License-Identifier: MIT
// All colours of the program. The level is the brightest thing on the screen; everything else has
// muted colours.
#pragma once

#include <array>

#include <QColor>
#include <QPalette>

#include "core/level/map/own_terrain.h"

namespace mazeloom::widgets {

struct Theme {
    bool isDark = true;
    bool isHighContrast = false;
    /// Whether objects on cells are drawn as letters of the bundled font, not as pictures. Canvas
    /// and exported pictures have no letters, unless the user chooses them.
    bool hasLetters = true;
    /// Whether traps are drawn conspicuously; otherwise a trap is a small mark.
    bool hasLoudTraps = true;

    /// The only accent colour, for focus, selection and controls that are switched on.
    QColor accent;
    QColor onAccent;  ///< text on the accent

    // Panels, bars and menus.
    QColor window;
    QColor base;           ///< background of lists and fields
    QColor alternateBase;  ///< background of every other row
    QColor button;
    QColor border;  ///< around areas that can be recognised without it
    QColor edge;    ///< around fields and boxes, which cannot be recognised without it
    QColor text;
    QColor mutedText;     ///< text of second lines and captions
    QColor disabledText;  ///< text of disabled controls
    QColor warning;
    QColor error;

    // The canvas: the ground that the level lies on, and the level's materials.
    QColor canvas;
    QColor voidCell;
    QColor rock;      ///< the inside of a wall, away from open cells
    QColor rockFace;  ///< a wall next to an open cell
    QColor outline;   ///< the edge between wall and open cell
    QColor floor;     ///< open cells from before the first stage, or of unknown origin
    QColor room;
    QColor passage;
    QColor link;
    QColor handcrafted;
    QColor aisle;   ///< an aisle of the hidden maze
    QColor secret;  ///< a wall of the hidden maze, which can be walked on
    QColor water;

    // Objects on the cells.
    QColor trap;
    QColor quietTrap;
    QColor coin;
    std::array<QColor, level::kTintCount> tints{};  ///< colours of terrains; see of()
    QColor hero;
    QColor friendly;  ///< exits, items, consoles
    QColor hostile;   ///< bugs, monsters, emitters

    /// The terrains that the pack defines. Code that draws a map sets the map's table here.
    level::TerrainTable terrains = {};

    QColor gridLine;
    QColor highlight;  ///< the selected cell

    const QColor& of(level::Tint tint) const { return tints[static_cast<std::size_t>(tint)]; }

    static const Theme& dark();
    static const Theme& light();
    /// Returns a theme of light colours on black, in which text, edges and objects have the highest
    /// contrast.
    static const Theme& highContrast();

    /// Returns a number for use in cache keys. It identifies the kind of theme and its drawing
    /// options, but not `terrains` or changed colours.
    int number() const {
        return (isDark ? 1 : 0) | (isHighContrast ? 2 : 0) | (hasLetters ? 4 : 0) |
               (hasLoudTraps ? 8 : 0);
    }
};

/// Returns the theme with `terrains` set, the table of a map.
Theme withTerrains(Theme theme, level::TerrainTable terrains);
/// Returns `theme` itself if it is light or dark as `isLight` requests. Otherwise returns the
/// standard light or dark theme with the drawing options of `theme`.
Theme inLight(const Theme& theme, bool isLight);
/// Returns the opaque mixture of two colours, in which `over` has the share `share` (0–1).
QColor mixedColour(const QColor& under, const QColor& over, double share);

/// Returns the palette for widgets in a theme.
QPalette palette(const Theme& theme);

}  // namespace mazeloom::widgets
