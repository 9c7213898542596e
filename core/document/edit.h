// SPDX-License-Identifier: MIT
// An edit is a value. Applying it changes the document and returns the inverse edit, which is all
// that a history keeps. The files edits_*.h make edits, grouped by subject.
//
// An edit names its sheet by key and carries the stamp that the sheet gets: kNoStamp in a new edit,
// the stamp of the restored content in an inverse. A document that is undone to its saved state
// therefore knows that it is unmodified.
#pragma once

#include <cstddef>
#include <memory>
#include <variant>
#include <vector>

#include "core/document/change.h"
#include "core/document/document.h"
#include "core/document/parts/level_part.h"
#include "core/document/parts/pack_part.h"
#include "core/edit/keep/keep.h"
#include "core/edit/paint/paint_delta.h"

namespace mazeloom::document {

/// Contains only the cells that change.
struct PaintCells {
    SheetKey sheet = kNoSheet;
    Stamp stamp = kNoStamp;
    edit::PaintDelta delta;
    bool back = false;        ///< the delta is undone
    bool dropsPaint = false;  ///< the level had no paint before
};

/// Pins or unpins cells of a level, with the things on them.
struct SetKept {
    SheetKey sheet = kNoSheet;
    Stamp stamp = kNoStamp;
    edit::KeptDelta delta;
    std::unique_ptr<edit::KeptThings> things;  ///< null if they do not change
    bool back = false;                         ///< the delta is undone
};

/// Grows a level to `to`, in its coordinates, or shrinks it back. Stores no cells: the added ones
/// are all wall, and paint on them is undone before the level shrinks.
struct GrowLevel {
    SheetKey sheet = kNoSheet;
    Stamp stamp = kNoStamp;
    grid::Rect to;
};

struct SetLevelPart {
    SheetKey sheet = kNoSheet;
    Stamp stamp = kNoStamp;
    std::unique_ptr<LevelPart> part;
    /// The stamp of pack.json, which lists ids; kNoStamp also in an inverse if the id does not
    /// change.
    Stamp packStamp = kNoStamp;
};

/// Selects a seed. Seeds are not saved, so the stamps stay.
struct SetSeed {
    SheetKey sheet = kNoSheet;
    std::uint64_t seed = 0;
};

/// Replaces a whole room. Painting uses PaintCells instead.
struct SetRoom {
    SheetKey sheet = kNoSheet;
    Stamp stamp = kNoStamp;
    std::unique_ptr<level::Room> room;
    Stamp packStamp = kNoStamp;  ///< as in SetLevelPart
};

/// Edits of pack.json. A new sheet has no key yet. `show` is the sheet shown afterwards. kNoSheet
/// shows an inserted sheet, and keeps the current one after a removal if that still exists.
struct InsertLevel {
    struct Sheet {
        std::shared_ptr<level::Level> level;
        LevelState state;
    };
    std::unique_ptr<Sheet> sheet;
    std::size_t at = 0;
    SheetKey show = kNoSheet;
    Stamp packStamp = kNoStamp;
};
struct InsertRoom {
    struct Sheet {
        level::Room room;
        RoomState state;
    };
    std::unique_ptr<Sheet> sheet;
    std::size_t at = 0;
    SheetKey show = kNoSheet;
    Stamp packStamp = kNoStamp;
};
struct RemoveSheet {
    SheetKey sheet = kNoSheet;
    SheetKey show = kNoSheet;
    Stamp packStamp = kNoStamp;
};
struct MoveSheet {
    SheetKey sheet = kNoSheet;
    std::size_t to = 0;  ///< index among its kind, not counting the sheet itself
    Stamp packStamp = kNoStamp;
};
struct SetPackPart {
    std::unique_ptr<PackPart> part;
    Stamp packStamp = kNoStamp;
};
/// Replaces the whole pack by a reloaded (Document::readAgain) or an earlier one.
struct SetContent {
    std::unique_ptr<Document> content;
    std::size_t bytes = 0;  ///< size of levels and rooms that the document does not share
};

struct Edit;
/// Edits that belong together, applied in order and reported as one change.
struct Several {
    std::vector<Edit> edits;
    SheetKey about = kNoSheet;  ///< sheet that is shown, as for a single edit
};

/// `what` holds std::monostate if the edit does nothing.
struct Edit {
    std::variant<std::monostate, PaintCells, SetKept, GrowLevel, SetLevelPart, SetSeed, SetRoom,
                 InsertLevel, InsertRoom, RemoveSheet, MoveSheet, SetPackPart, SetContent, Several>
        what;

    bool isNothing() const { return std::holds_alternative<std::monostate>(what); }
    /// Whether it only selects seeds, which is possible in a read-only pack.
    bool isSeed() const;
};

struct Applied {
    Edit inverse;
    Change change;
};

/// Applies an edit, which must have been made for the document's current state.
Applied apply(Document& document, Edit edit);

/// Merges the inverse of a later edit of the same gesture into this inverse. Returns false, without
/// a change, if they affect different things.
bool join(Edit& inverse, Edit& later);
/// Whether applying the edit would change only stamps. Edits of cells never count as idle, even if
/// they restore each cell that they change.
bool isIdle(const Document& document, const Edit& edit);
/// Gives the document the stamps of an idle edit.
void restamp(Document& document, const Edit& edit);

/// Returns the approximate memory of an edit in a history, in bytes.
std::size_t bytesOf(const Edit& edit);

}  // namespace mazeloom::document
