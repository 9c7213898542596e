// SPDX-License-Identifier: MIT
// Describes a temple's board in words, for players who cannot see it. The words reveal nothing that
// the board does not show: no unsprung trap, no hidden maze, and numbers only as the mode shows
// them.
#pragma once

#include <QString>

#include "core/play/temple/rules/numbers.h"
#include "core/play/temple/state/happening.h"
#include "widgets/canvas/cells/map_view.h"

namespace mazeloom::widgets {

struct HintMarks;

/// A moment of an attempt, and the settings that determine which parts of it the board shows.
struct ShownTemple {
    const play::temple::Field& field;
    const play::temple::State& state;
    play::temple::Numbers numbers = play::temple::Numbers::All;
    bool xRay = false;
    bool areTrapsShown = false;  ///< whether traps are shown, except painted ones

    /// Whether the trap on a cell is drawn.
    bool isTrapShown(grid::Point cell) const {
        const bool isPainted = (field.map().marks.at(cell) & level::kForced) != 0;
        return xRay || (areTrapsShown && !isPainted);
    }
    /// The objects of the pack's own kinds; may be null.
    const ThingIndex* own = nullptr;
};

/// Returns a description of the hero's cell, its number, and the eight cells around it: "3, 7: 2
/// traps around. Left: 1. Right: wall. Above: 0, coin. …"
QString placeWords(const ShownTemple& shown);

/// Returns a description of living bugs and bosses beyond the cells around the hero, up to kEarshot
/// columns and rows away, the nearest first: "bug: 3 right, 2 above". Empty if there are none.
QString moverWords(const ShownTemple& shown);
inline constexpr int kEarshot = 8;

/// Returns a description of a cell in the same words as placeWords(): "2, coin, water".
QString cellWords(const ShownTemple& shown, grid::Point cell);

/// Returns a sentence about an event. Empty for events that placeWords() covers, and for the end of
/// the attempt, which the banner announces.
QString newsText(const play::temple::Happening& happening, const ShownTemple& shown);

/// Returns the cells that a hint marks, each with its distance from the hero: "Marked: the cell: 1
/// right; 2: 1 right, 1 below."
QString hintWords(const HintMarks& marks, grid::Point hero);

}  // namespace mazeloom::widgets
