// SPDX-License-Identifier: MIT
// All colours of the program. The level is the brightest thing on the screen; everything else has
// muted colours.
#pragma once

#include <array>
#include <cstdint>

#include <QColor>
#include <QPalette>

#include "core/level/map/own_terrain.h"

namespace mazeloom::widgets {

/// The colour that the screen of a text terminal glows in.
enum class Phosphor : std::uint8_t { None, Green, Amber, White };

struct Theme {
    bool isDark = true;
    bool isHighContrast = false;
    /// Whether objects on cells are drawn as letters of the bundled font, not as pictures. Canvas
    /// and exported pictures have no letters, unless the user chooses them.
    bool hasLetters = true;
    /// Not None: everything has shades of one colour on black, and levels are drawn as a text
    /// terminal of about 1980 shows them: walls as blocks, everything else as characters.
    Phosphor phosphor = Phosphor::None;
    /// Whether dark lines run across the cells of a terminal, as between the lines of its tube.
    bool hasScanLines = false;
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

    bool isTerminal() const { return phosphor != Phosphor::None; }
    /// Whether objects are drawn as characters: as letters, or as a terminal's characters.
    bool hasCharacters() const { return hasLetters || isTerminal(); }

    const QColor& of(level::Tint tint) const { return tints[static_cast<std::size_t>(tint)]; }

    static const Theme& dark();
    static const Theme& light();
    /// Returns a theme of light colours on black, in which text, edges and objects have the highest
    /// contrast.
    static const Theme& highContrast();
    /// Returns the theme of a terminal; `phosphor` must not be None.
    static const Theme& terminal(Phosphor phosphor);

    /// Returns a number for use in cache keys. It identifies the kind of theme and its drawing
    /// options, but not `terrains` or changed colours.
    int number() const {
        return (isDark ? 1 : 0) | (isHighContrast ? 2 : 0) | (hasLetters ? 4 : 0) |
               (hasLoudTraps ? 8 : 0) | (hasScanLines ? 16 : 0) | static_cast<int>(phosphor) << 5;
    }
};

/// Returns the theme with `terrains` set, the table of a map.
Theme withTerrains(Theme theme, level::TerrainTable terrains);
/// Returns `theme` itself if it is light or dark as `isLight` requests and no terminal. Otherwise
/// returns the standard light or dark theme with the drawing options of `theme`.
Theme inLight(const Theme& theme, bool isLight);
/// Returns the shade of a terminal's colour that is as bright as `colour`; `colour` itself if the
/// theme is no terminal.
QColor toned(const QColor& colour, const Theme& theme);
/// Returns the opaque mixture of two colours, in which `over` has the share `share` (0–1).
QColor mixedColour(const QColor& under, const QColor& over, double share);

/// Returns the palette for widgets in a theme.
QPalette palette(const Theme& theme);

}  // namespace mazeloom::widgets
