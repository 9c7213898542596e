// SPDX-License-Identifier: MIT
// What of a document a journal does not know yet. Edits tell it what they change; when one is
// finished, that is what is written: of a stroke the cells, of a level all but its cells, which is
// small, and only of what is new or has another size all of it.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "core/document/change.h"
#include "core/document/document.h"
#include "core/pack/journal/spans.h"

namespace mazeloom::pack {

/// Parts of a pack, by their places in it: what a record is made of, on any thread.
struct Parts {
    struct Level {
        std::size_t index = 0;
        /// The id that the level has in the journal; empty where it is not there: then all of it is
        /// written.
        std::string from;
        bool head = false;  ///< all but the cells
        std::vector<document::Span> cells;
    };
    struct Room {
        std::size_t index = 0;
        std::string from;
    };
    bool pack = false;  ///< pack.json
    std::vector<Level> levels;
    std::vector<Room> rooms;
    /// Tile mappings whose pictures are written; only where `pack` is.
    std::vector<std::size_t> pictures;

    bool isEmpty() const { return !pack && levels.empty() && rooms.empty(); }
};

Parts allOf(const level::Pack& pack);
/// About how much there is to be written, in bytes.
std::int64_t weightOf(const level::Pack& pack, const Parts& parts);

class ChangedParts {
  public:
    /// The journal knows all of the document as it is now.
    explicit ChangedParts(const document::Document& document);

    void note(const document::Document& document, const document::Change& change);
    /// What has changed since it was taken last; from now on the journal knows it.
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
    /// The mappings whose pictures the journal does not know; from now on it does.
    std::vector<std::size_t> takePictures(const level::Pack& pack);

    bool pack_ = false;
    std::map<document::SheetKey, Sheet> sheets_;
    /// The ids of all sheets, as the journal knows them.
    std::map<document::SheetKey, std::string> ids_;
    /// Pictures of tiles that the journal knows, by the mapping's id.
    std::map<std::string, level::TilePicture> pictures_;
};

}  // namespace mazeloom::pack
