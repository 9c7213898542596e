// SPDX-License-Identifier: MIT
// Collects the parts of a document that its journal does not have yet. Edits report their changes
// to ChangedParts. After a stroke, only the painted cells are written to the journal. After any
// other change of a level, everything but its cells is written, which is small. A new or resized
// level is written completely.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "core/document/change.h"
#include "core/document/document.h"
#include "core/pack/journal/spans.h"

namespace mazeloom::pack {

/// Parts of a pack, by index. A record can be made from them on any thread.
struct Parts {
    struct Level {
        std::size_t index = 0;
        /// The level's id in the journal. Empty if the journal does not have the level, which is
        /// then written completely.
        std::string from;
        bool head = false;  ///< everything except the cells
        std::vector<document::Span> cells;
    };
    struct Room {
        std::size_t index = 0;
        std::string from;
    };
    bool pack = false;  ///< pack.json
    std::vector<Level> levels;
    std::vector<Room> rooms;
    /// Tile mappings whose pictures are written. Has elements only if `pack` is set.
    std::vector<std::size_t> pictures;

    bool isEmpty() const { return !pack && levels.empty() && rooms.empty(); }
};

Parts allOf(const level::Pack& pack);
/// Estimates the size, in bytes, of the record made from the parts.
std::int64_t weightOf(const level::Pack& pack, const Parts& parts);

class ChangedParts {
  public:
    /// Assumes that the journal has the whole document in its current state.
    explicit ChangedParts(const document::Document& document);

    void note(const document::Document& document, const document::Change& change);
    /// Returns the changes since the last call, and assumes from then on that the journal has them.
    Parts take(const document::Document& document);

  private:
    struct Sheet {
        bool whole = false;
        bool head = false;
        std::vector<document::Span> cells;
        std::size_t tidyAt = 1 << 14;
    };

    void noteCells(const document::Document& document, const document::SheetChange& change,
                   Sheet& sheet);
    void noteSheets(const document::Document& document);
    /// Returns the mappings whose pictures the journal lacks, and assumes from then on that it has
    /// them.
    std::vector<std::size_t> takePictures(const level::Pack& pack);

    bool pack_ = false;
    std::map<document::SheetKey, Sheet> sheets_;
    /// The ids of all sheets in the journal.
    std::map<document::SheetKey, std::string> ids_;
    /// Tile pictures in the journal, by mapping id.
    std::map<std::string, level::TilePicture> pictures_;
};

}  // namespace mazeloom::pack
