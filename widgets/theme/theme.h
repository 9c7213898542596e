// SPDX-License-Identifier: MIT
// All colours of the program. The level is the brightest thing on screen, everything else is quiet.
#pragma once

#include <QColor>
#include <QPalette>

namespace mazeloom::widgets {

struct Theme {
    bool isDark = true;

    /// The one accent: focus, selection, what is switched on.
    QColor accent;
    QColor onAccent;  ///< text on the accent

    // Panels, bars and menus.
    QColor window;
    QColor base;           ///< lists, fields
    QColor alternateBase;  ///< every other row
    QColor button;
    QColor border;
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
    QColor coin;
    QColor door;
    QColor stairs;
    QColor furniture;
    QColor spray;  ///< waterfalls, fountains
    QColor fire;
    QColor hero;
    QColor friendly;  ///< exits, items, consoles
    QColor hostile;   ///< bugs, monsters, emitters

    QColor gridLine;
    QColor highlight;  ///< the chosen cell

    static Theme dark();
    static Theme light();
};

/// For Qt's Fusion style.
QPalette palette(const Theme& theme);

}  // namespace mazeloom::widgets
