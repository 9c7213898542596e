// SPDX-License-Identifier: MIT
// An edit is a value. Applying it changes the document and returns the inverse edit. A history
// keeps only inverse edits. The functions in edits_*.h make edits, grouped by subject.
//
// An edit names its sheet by key and carries the stamp that the sheet gets. A new edit carries
// kNoStamp, and the sheet gets a new stamp; an inverse carries the stamp of the content that it
// restores. A document that is undone to its saved state therefore knows that it is unmodified.
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

/// Paints cells. The delta contains only the cells that change.
struct PaintCells {
    SheetKey sheet = kNoSheet;
    Stamp stamp = kNoStamp;
    edit::PaintDelta delta;
    bool back = false;        ///< the delta is undone
    bool dropsPaint = false;  ///< at the end, removes the level's paint: it had none before
};

/// Pins or unpins cells of a level, with the things on them.
struct SetKept {
    SheetKey sheet = kNoSheet;
    Stamp stamp = kNoStamp;
    edit::KeptDelta delta;
    std::unique_ptr<edit::KeptThings> things;  ///< null if the things do not change
    bool back = false;                         ///< the delta is undone
};

/// Grows a level to the rectangle `to`, in the level's coordinates, or shrinks it back. Stores no
/// cells: the added cells are all wall, and paint on them is undone before the level shrinks.
struct GrowLevel {
    SheetKey sheet = kNoSheet;
    Stamp stamp = kNoStamp;
    grid::Rect to;
};

struct SetLevelPart {
    SheetKey sheet = kNoSheet;
    Stamp stamp = kNoStamp;
    std::unique_ptr<LevelPart> part;
    /// The stamp that pack.json, which lists the ids, gets if the level's id changes. It is
    /// kNoStamp in a new edit, and in an inverse that does not change the id.
    Stamp packStamp = kNoStamp;
};

/// Selects a seed. Seeds are not saved, so the stamps do not change.
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

/// InsertLevel, InsertRoom, RemoveSheet and MoveSheet change pack.json. A new sheet has no key yet.
/// `show` is the sheet to show afterwards. With kNoSheet, an insertion shows the inserted sheet,
/// and a removal keeps the current sheet if it still exists.
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
    std::size_t to = 0;  ///< the new index among the other sheets of its kind
    Stamp packStamp = kNoStamp;
};
struct SetPackPart {
    std::unique_ptr<PackPart> part;
    Stamp packStamp = kNoStamp;
};
/// Replaces the whole pack by a reloaded pack (Document::readAgain) or by an earlier one.
struct SetContent {
    std::unique_ptr<Document> content;
    std::size_t bytes = 0;  ///< memory of the levels and rooms that differ from the document's
};

struct Edit;
/// Edits that belong together, applied in order and reported as one change.
struct Several {
    std::vector<Edit> edits;
    SheetKey about = kNoSheet;  ///< the sheet to show after the edits
};

/// `what` holds std::monostate if the edit does nothing.
struct Edit {
    std::variant<std::monostate, PaintCells, SetKept, GrowLevel, SetLevelPart, SetSeed, SetRoom,
                 InsertLevel, InsertRoom, RemoveSheet, MoveSheet, SetPackPart, SetContent, Several>
        what;

    bool isNothing() const { return std::holds_alternative<std::monostate>(what); }
    /// Whether the edit only selects seeds. Such an edit is possible in a read-only pack.
    bool isSeed() const;
};

struct Applied {
    Edit inverse;
    Change change;
};

/// Applies an edit, which must have been made for the document's current state.
Applied apply(Document& document, Edit edit);

/// Merges `later`, the inverse of a later edit of the same gesture, into `inverse`. Returns false
/// and changes nothing if the two inverses affect different things.
bool join(Edit& inverse, Edit& later);
/// Whether applying the edit would change only stamps. Edits of cells never count as idle, even if
/// they restore each cell that they change.
bool isIdle(const Document& document, const Edit& edit);
/// Gives the document the stamps of an idle edit.
void restamp(Document& document, const Edit& edit);

/// Returns the approximate memory of an edit in a history, in bytes.
std::size_t bytesOf(const Edit& edit);

}  // namespace mazeloom::document
