// SPDX-License-Identifier: MIT
// A journal of a pack: a file that begins with a whole pack, followed by the result of each edit,
// so that the pack after the last edit can be recovered from it.
//
// The first line identifies the format. A record is a line "record BYTES SHA-256", the given number
// of bytes, and a line break. The bytes are a list of parts. Each part is a line "KIND BYTES
// NAMES", the given number of bytes, and a line break:
//
//   about           the document that the journal belongs to, as JSON
//   pack            pack.json
//   level ID FROM   levels/ID.json without its cells. FROM is the level's former id, under which
//                   the journal has its cells; "*": the level is new and has none
//   cells ID        cells of a level as spans.h writes them; an unpainted level starts as all wall
//   unpainted ID    the level has no cells any longer
//   room ID         rooms/ID.json
//   tiles ID        tiles/ID.png
//   saved           if this record is the last one, everything is saved elsewhere
//
// Each part stores a state, not a change, so reading a part twice does no harm. An incomplete last
// record, left by a killed program or a loss of power, is skipped.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/level/level.h"
#include "core/pack/journal/changed_parts.h"
#include "core/problem.h"

namespace mazeloom::pack {

/// The document that a journal belongs to.
struct JournalAbout {
    std::string name;    ///< name of the document
    std::string folder;  ///< folder of the pack; empty if it has none
    std::string title;
    /// The last seen state of the pack's files: a stamp for each file name.
    std::map<std::string, std::string> seen;

    friend bool operator==(const JournalAbout&, const JournalAbout&) = default;
};

/// Returns the beginning of a journal: its first line, its document, and the whole pack.
std::string journalOf(const level::Pack& pack, const JournalAbout& about);
/// These functions return records that can be appended to a journal.
std::string recordOf(const JournalAbout& about);
std::string recordOf(const level::Pack& pack, const Parts& parts);
/// Returns the record that, if it is the last in a journal, tells that there is nothing to recover.
/// Its text is always the same.
std::string recordOfSaved();

struct JournalReading {
    std::optional<JournalAbout> about;
    level::Pack pack;
    /// Damaged places, with the file and the record; edits after a damaged record are lost.
    std::vector<Problem> problems;
    /// Whether all of the file could be read, so that more records can be appended.
    bool isWhole = true;
    std::size_t records = 0;  ///< intact records, including the two at the beginning
};

/// `file` is the journal's name in problems.
JournalReading readJournal(std::string_view bytes, const std::string& file);
/// Returns the document of a journal from the journal's beginning; nullopt if the beginning is
/// damaged.
std::optional<JournalAbout> readAbout(std::string_view bytes);

}  // namespace mazeloom::pack
