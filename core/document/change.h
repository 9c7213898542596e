// SPDX-License-Identifier: MIT
// The parts of a document that an edit changed: all that a view needs to update itself.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/document/sheet.h"
#include "core/grid/point.h"

namespace mazeloom::document {

/// The part of a level or room that changed.
enum class SheetPart : std::uint8_t {
    Cells,
    Objects,
    Trajectories,
    Kept,
    Size,
    Head,  ///< title, notes, rules, objectives; for a room everything but cells and objects
    Recipe,
    Seed,   ///< the current seed, or the list of past ones
    Depth,  ///< the depth at which a floor of a descent is viewed
    Favourites,
};

/// `count` neighbouring cells of a row, from `at` to the right.
struct Span {
    grid::Point at;
    int count = 0;

    friend bool operator==(const Span&, const Span&) = default;
};

struct SheetChange {
    /// Upper bound on the spans of an edit; a larger edit only reports its bounding rectangle.
    static constexpr std::size_t kMostSpans = 4096;

    SheetKey sheet = kNoSheet;
    SheetPart part = SheetPart::Cells;
    /// The smallest rectangle around all changed cells, for SheetPart::Cells and Kept. For
    /// SheetPart::Size, if a level was grown or shrunk back: the bounds of the new size, in the
    /// coordinates of the old one.
    grid::Rect cells = {};
    /// For SheetPart::Cells: the written cells in the order of writing, possibly with repetitions.
    /// Empty if there are too many (kMostSpans).
    std::vector<Span> spans = {};

    friend bool operator==(const SheetChange&, const SheetChange&) = default;
};

struct Change {
    /// The whole pack was replaced, by a reload or by the undo of a reload. In this case no other
    /// member is set.
    bool whole = false;
    std::vector<SheetChange> sheets;
    /// A level or room was added, removed, moved or renamed, a level's head changed, or the pack's
    /// texts, folders, properties or foreign tiles changed.
    bool structure = false;
    bool campaign = false;
    bool descent = false;
    bool stamps = false;
    /// A room's content or the list of rooms changed; the generation of every level depends on it.
    bool rooms = false;
    /// The pack's own kinds of objects changed; the generation of every level depends on them.
    bool kinds = false;
    /// The pack's own terrains changed; the drawing of every level and room depends on them.
    bool terrains = false;
    /// The mappings of levels to a game's own tiles changed.
    bool tiles = false;
    /// The pack's named recipes changed.
    bool recipes = false;
    /// The pack's painted promises changed; the problems of every level depend on them.
    bool promises = false;
    /// The problems of a level's recipe changed.
    bool recipeProblems = false;
    /// Another sheet is shown.
    bool shown = false;

    void add(Change more);
    /// Whether something changed on which every level may depend: its map, or the problems and
    /// verdicts of its map. `sheets` names the levels that changed themselves.
    bool mayConcernEveryLevel() const;
};

}  // namespace mazeloom::document
