// SPDX-License-Identifier: MIT
// An edit is a value. Applying one changes the document and gives the edit that takes it back,
// which is all that a history keeps. Functions that make edits are in edits_*.h, by what they are
// about.
//
// An edit names its sheet by key, and carries the stamp that the sheet has afterwards: kNoStamp in
// a new one, in an inverse that of the content that it brings back. So a document that is undone
// to where it was saved knows that it is.
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

/// Only the cells that change.
struct PaintCells {
    SheetKey sheet = kNoSheet;
    Stamp stamp = kNoStamp;
    edit::PaintDelta delta;
    bool back = false;        ///< the delta is undone
    bool dropsPaint = false;  ///< the level had no paint before
};

/// Cells of a level are kept, or let go, with what stands on them.
struct SetKept {
    SheetKey sheet = kNoSheet;
    Stamp stamp = kNoStamp;
    edit::KeptDelta delta;
    std::unique_ptr<edit::KeptThings> things;  ///< null where they stay
    bool back = false;                         ///< the delta is undone
};

/// A level grows, or shrinks back, to `to`, in its coordinates. Keeps no cells: what it adds is all
/// wall, and what is painted there is taken back before it is.
struct GrowLevel {
    SheetKey sheet = kNoSheet;
    Stamp stamp = kNoStamp;
    grid::Rect to;
};

struct SetLevelPart {
    SheetKey sheet = kNoSheet;
    Stamp stamp = kNoStamp;
    std::unique_ptr<LevelPart> part;
    /// Of pack.json, which lists ids; kNoStamp in an inverse too where the id stays.
    Stamp packStamp = kNoStamp;
};

/// A seed is picked, not saved: it leaves the stamps alone.
struct SetSeed {
    SheetKey sheet = kNoSheet;
    std::uint64_t seed = 0;
};

/// Another version of a room: all of it but what PaintCells changes.
struct SetRoom {
    SheetKey sheet = kNoSheet;
    Stamp stamp = kNoStamp;
    std::unique_ptr<level::Room> room;
    Stamp packStamp = kNoStamp;  ///< as in SetLevelPart
};

/// Edits of pack.json. A new sheet has no key yet. `show` is what is shown afterwards, kNoSheet the
/// same as before.
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
    std::size_t to = 0;  ///< among its kind, counted without it
    Stamp packStamp = kNoStamp;
};
struct SetPackPart {
    std::unique_ptr<PackPart> part;
    Stamp packStamp = kNoStamp;
};
/// All of the pack, as it was read again (Document::readAgain) or was before.
struct SetContent {
    std::unique_ptr<Document> content;
    std::size_t bytes = 0;  ///< of levels and rooms that the document does not share with it
};

struct Edit;
/// Edits that only make sense together, in order: their changes are told as one.
struct Several {
    std::vector<Edit> edits;
    SheetKey about = kNoSheet;  ///< is shown, like the sheet of an edit of one
};

/// std::monostate: nothing is to be done.
struct Edit {
    std::variant<std::monostate, PaintCells, SetKept, GrowLevel, SetLevelPart, SetSeed, SetRoom,
                 InsertLevel, InsertRoom, RemoveSheet, MoveSheet, SetPackPart, SetContent, Several>
        what;

    bool isNothing() const { return std::holds_alternative<std::monostate>(what); }
    /// Whether it only picks seeds, which one can do with a pack that is read-only.
    bool isSeed() const;
};

struct Applied {
    Edit inverse;
    Change change;
};

/// The edit is one that was made for the document as it is.
Applied apply(Document& document, Edit edit);

/// Takes an edit that was made later in the same gesture into this one; both are inverses. False,
/// and nothing changes, where they are of different things.
bool join(Edit& inverse, Edit& later);
/// Whether applying it would change nothing but stamps. Painting a cell there and back is still
/// something that was done.
bool isIdle(const Document& document, const Edit& edit);
/// Gives the document the stamps that an idle edit would.
void restamp(Document& document, const Edit& edit);

/// What it takes of memory in a history, about.
std::size_t bytesOf(const Edit& edit);

}  // namespace mazeloom::document
