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
    /// Whether objects on cells are drawn as characters of the bundled font, not as pictures. The
    /// canvas and exported pictures have no letters unless the user asks for them.
    bool hasLetters = true;
    /// Whether traps are drawn strikingly; otherwise each is a small mark.
    bool hasLoudTraps = true;

    /// The one accent: focus, selection, switched-on controls.
    QColor accent;
    QColor onAccent;  ///< text on the accent

    // Panels, bars and menus.
    QColor window;
    QColor base;           ///< lists, fields
    QColor alternateBase;  ///< every other row
    QColor button;
    QColor border;  ///< of areas that are recognisable without it
    QColor edge;    ///< of fields and boxes, which are not recognisable without it
    QColor text;
    QColor mutedText;     ///< second lines, captions
    QColor disabledText;  ///< of controls that are disabled
    QColor warning;
    QColor error;

    // The canvas: the ground that the level lies on, and the level's materials.
    QColor canvas;
    QColor voidCell;
    QColor rock;      ///< deep inside a wall
    QColor rockFace;  ///< a wall next to an open cell
    QColor outline;   ///< the edge between wall and open cell
    QColor floor;     ///< open before any stage ran, or of unknown origin
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
    std::array<QColor, level::kTintCount> tints{};  ///< of terrain; see of()
    QColor hero;
    QColor friendly;  ///< exits, items, consoles
    QColor hostile;   ///< bugs, monsters, emitters

    /// The terrains that the pack defines. The caller that draws a map sets its table.
    level::TerrainTable terrains = {};

    QColor gridLine;
    QColor highlight;  ///< the selected cell

    const QColor& of(level::Tint tint) const { return tints[static_cast<std::size_t>(tint)]; }

    static const Theme& dark();
    static const Theme& light();
    /// Light on black: text, edges and objects with the highest contrast.
    static const Theme& highContrast();

    /// Returns a cache key: themes with different numbers draw differently.
    int number() const {
        return (isDark ? 1 : 0) | (isHighContrast ? 2 : 0) | (hasLetters ? 4 : 0) |
               (hasLoudTraps ? 8 : 0);
    }
};

/// Returns the theme with the terrains of a map.
Theme withTerrains(Theme theme, level::TerrainTable terrains);
/// Returns the same theme, or its light or dark counterpart with the same drawing options.
Theme inLight(const Theme& theme, bool isLight);
/// Mixes `share` (0–1) of `over` with the rest of `under`; opaque.
QColor mixedColour(const QColor& under, const QColor& over, double share);

/// Returns the palette for widgets.
QPalette palette(const Theme& theme);

}  // namespace mazeloom::widgets
