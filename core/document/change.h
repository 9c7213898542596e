// SPDX-License-Identifier: MIT
// What an edit changed: all that a view of the document has to know to show it again.
#pragma once

#include <cstddef>
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
    Favourites,
};

/// Neighbouring cells of a row, from `at` to the right.
struct Span {
    grid::Point at;
    int count = 0;

    friend bool operator==(const Span&, const Span&) = default;
};

struct SheetChange {
    /// An edit that changed more spans than this only tells the rectangle around them.
    static constexpr std::size_t kMostSpans = 4096;

    SheetKey sheet = kNoSheet;
    SheetPart part = SheetPart::Cells;
    /// The smallest rectangle around all that changed, for SheetPart::Cells and Kept; for
    /// SheetPart::Size, when a level was grown or shrunk back, all cells of the new size, in
    /// coordinates of the old.
    grid::Rect cells = {};
    /// The cells that were written, for SheetPart::Cells, where they are not too many; in the order
    /// of writing, a cell perhaps more than once.
    std::vector<Span> spans = {};

    friend bool operator==(const SheetChange&, const SheetChange&) = default;
};

struct Change {
    /// All of the pack is another: it was read again, or that was undone. Nothing else is told.
    bool whole = false;
    std::vector<SheetChange> sheets;
    /// Levels or rooms were added, removed, moved or renamed, or the pack was.
    bool structure = false;
    bool campaign = false;
    bool descent = false;
    bool stamps = false;
    /// Some room has other contents, or there are other rooms: what all levels are made with.
    bool rooms = false;
    /// The pack's own kinds of objects, which all levels are made with too.
    bool kinds = false;
    /// The pack's own terrains, which all levels and rooms are drawn with.
    bool terrains = false;
    /// How levels look in a game's own tiles.
    bool tiles = false;
    /// The recipes that the pack keeps under names.
    bool recipes = false;
    /// What is wrong with some level's recipe.
    bool recipeProblems = false;
    /// Another sheet is shown.
    bool shown = false;

    void add(Change more);
};

}  // namespace mazeloom::document
