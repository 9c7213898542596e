// SPDX-License-Identifier: MIT
// What an edit changed: all that a view of the document has to know to show it again.
#pragma once

#include <cstdint>
#include <vector>

#include "core/document/sheet.h"
#include "core/grid/point.h"

namespace mazeloom::document {

/// What of a level or room changed.
enum class SheetPart : std::uint8_t {
    Cells,
    Objects,
    Trajectories,
    Kept,
    Size,
    Head,  ///< title, notes, rules, objectives; of a room all but cells and objects
    Recipe,
    Seed,   ///< which one is in hand, or which there were
    Depth,  ///< at which a floor of a descent is looked at
};

struct SheetChange {
    SheetKey sheet = kNoSheet;
    SheetPart part = SheetPart::Cells;
    /// The smallest rectangle around all that changed, for SheetPart::Cells and Kept; for
    /// SheetPart::Size, when a level was grown or shrunk back, all cells of the new size, in
    /// coordinates of the old.
    grid::Rect cells = {};

    friend bool operator==(const SheetChange&, const SheetChange&) = default;
};

struct Change {
    std::vector<SheetChange> sheets;
    /// Levels or rooms were added, removed, moved or renamed, or the pack was.
    bool structure = false;
    bool campaign = false;
    bool descent = false;
    /// Some room has other contents, or there are other rooms: what all levels are made with.
    bool rooms = false;
    /// What is wrong with some level's recipe.
    bool recipeProblems = false;
    /// Another sheet is shown.
    bool shown = false;

    void add(const Change& more);
};

}  // namespace mazeloom::document
