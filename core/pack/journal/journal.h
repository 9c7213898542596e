// SPDX-License-Identifier: MIT
// A journal of a pack: a file that begins with all of a pack and goes on with what each edit made
// of it, so that the pack after the last of them can be read from it.
//
// The first line says what it is. Each record is a line "record BYTES SHA-256" with so many bytes
// behind it and a line break. What is between is a list of parts, each a line "KIND BYTES NAMES"
// with its bytes and a line break:
//
//   about           whose journal it is, as JSON
//   pack            pack.json
//   level ID FROM   levels/ID.json without its cells. FROM is the id that the level had before,
//   whose
//                   cells it keeps; "*": it is new, and has none
//   cells ID        cells of a level as spans.h writes them; one without is all wall before
//   unpainted ID    the level has no cells any more
//   room ID         rooms/ID.json
//   tiles ID        tiles/ID.png
//   saved           all of it is saved elsewhere, until another record comes
//
// Each part says how something is, not how it changed: so a part that is read twice does no harm.
// What a killed program or a loss of power left of the last record is passed over.
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

/// What a journal is of.
struct JournalAbout {
    std::string name;    ///< of the document
    std::string folder;  ///< the pack's; empty when it has none
    std::string title;
    /// What was last seen of the pack's files: a stamp of each, by name.
    std::map<std::string, std::string> seen;

    friend bool operator==(const JournalAbout&, const JournalAbout&) = default;
};

/// The beginning of a journal: its first line, what it is of, and all of the pack.
std::string journalOf(const level::Pack& pack, const JournalAbout& about);
/// Records to be put behind it.
std::string recordOf(const JournalAbout& about);
std::string recordOf(const level::Pack& pack, const Parts& parts);
/// Says that there is nothing to be recovered, while it is the last one. Always the same text.
std::string recordOfSaved();

struct JournalReading {
    std::optional<JournalAbout> about;
    level::Pack pack;
    /// Damaged places, with the file and the record; edits behind a damaged record are lost.
    std::vector<Problem> problems;
    /// Whether nothing stands behind the last good record, so that more can be put there.
    bool isWhole = true;
    std::size_t records = 0;  ///< that were good, the first two among them
};

/// `file` is the journal's name in problems.
JournalReading readJournal(std::string_view bytes, const std::string& file);
/// What it is of, from its beginning; nothing where that is damaged.
std::optional<JournalAbout> readAbout(std::string_view bytes);

}  // namespace mazeloom::pack
