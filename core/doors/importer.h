// SPDX-License-Identifier: MIT
// A way in: a format that levels can be read from. Each is defined in a file of its own and listed
// in importers.cpp. What is read comes from strangers: it is bounded before memory is taken,
// nothing is dropped without a word, and files beside are only looked for below the folder of the
// file that names them, or below a folder that the user has chosen.
#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <tl/expected.hpp>

#include "core/doors/budget/budgets.h"
#include "core/doors/budget/note_list.h"
#include "core/doors/encodings/characters.h"
#include "core/level/level.h"
#include "core/problem.h"
#include "core/stop.h"

namespace mazeloom::doors {

/// A file beside the one that is read, by the name that this gives it, or why it cannot be read
/// (half a sentence).
using ReadBeside = std::function<tl::expected<std::string, std::string>(const std::string& name)>;

/// Reads the file that the user named, links followed; or says why it cannot be read, as ReadBeside
/// does. What is no regular file, or larger than `most` bytes, is refused.
tl::expected<std::string, std::string> readNamed(const std::string& file,
                                                 std::size_t most = kMaxImportBytes);

/// Reads files below a folder, none larger than `most` bytes and all together not larger than
/// kMaxBesideBytes: names and links that lead out of it are refused. A name may go up and down
/// again ("a/../b"), and may have backslashes, as other systems write them.
ReadBeside filesBelow(const std::string& folder, std::size_t most = kMaxDocumentBytes);
/// The same for files that lie below `root` instead; names count from `folder`.
ReadBeside filesBeside(const std::string& folder, const std::string& root,
                       std::size_t most = kMaxDocumentBytes);

/// The folder below which files may lie that a file names, unless the user chooses another: the
/// nearest one above it with a project of Tiled's, else its own.
std::string rootOf(const std::string& file);
/// The deepest folder that holds the file and all files of these names, which count from its
/// folder.
std::string rootFor(const std::string& file, std::span<const std::string> names);
/// Whether a file of this name is there, but lies neither below the folder of `file` nor below
/// `root`.
bool isOutside(const std::string& file, const std::string& root, const std::string& name);

struct ImportOptions {
    std::string file;  ///< as the user named it, for problems
    ReadBeside beside;
    /// For importFile(): the folder below which files beside may lie; empty: that of rootOf().
    std::string root = {};
    level::ForeignTiles tiles = {};
    level::Ruleset ruleset = level::Ruleset::Descent;  ///< of levels that do not say
    /// Where levels that left from here are looked for: what was changed elsewhere is changed in
    /// the level of that id, as it is now. Null, or without such a level: as it left.
    const level::Pack* into = nullptr;
    /// Generation flows round what was changed elsewhere; else the rest of a level is kept.
    bool flows = false;
    Encoding encoding = Encoding::Unicode;  ///< of files that are text
    /// Looked at every kStopPace bytes or cells. Once it asks, reading ends soon, and what it gives
    /// is of no use: importFile() returns a problem.
    Stop stop = {};
};

/// The terrains of the pack that levels come into; the program's alone where there is none.
inline level::TerrainTable terrainsOf(const ImportOptions& options) {
    return options.into == nullptr ? level::TerrainTable() : options.into->terrains;
}

/// Where a picture of a foreign tile is, in pixels.
struct TileLook {
    std::string image;  ///< the name of a file beside the one that is read; empty: nobody knows
    grid::Rect rect = {};
};

/// The problem of an import that was told to end.
inline Problem stoppedImport(const ImportOptions& options) {
    return problemAt(options.file, {}, kStopped);
}

/// A note of an import: what could not be carried over, or a guess that somebody should look at.
inline Problem noteAt(std::string file, std::string place, std::string text) {
    Problem note = problemAt(std::move(file), std::move(place), std::move(text));
    note.severity = Severity::Warning;
    return note;
}

struct Imported {
    std::vector<level::Level> levels;  ///< not empty
    /// Handcrafted rooms and kinds of objects that they need, of another pack.
    std::vector<level::Room> rooms = {};
    std::vector<level::OwnKind> ownKinds = {};
    /// What could not be carried over, and guesses that somebody should look at.
    NoteList notes;
    /// Tiles that nobody says the meaning of; their cells are floor.
    std::vector<std::string> unknownTiles;
    /// Those, the guessed ones, and the ones that ImportOptions::tiles spoke of, by name.
    std::map<std::string, TileLook> foreignTiles = {};
    /// What tiles were taken for that nobody says the meaning of, and that are no floor for that.
    level::ForeignTiles guessedTiles = {};
    /// The seed that the levels were made from, where they came from here.
    std::uint64_t seed = 0;
    /// Of each level, where it came from here; otherwise empty.
    std::vector<std::uint64_t> seeds = {};
    /// The ids of new levels that cannot be generated as they are; notes say why.
    std::set<std::string> ungenerable = {};
    /// The levels left from here: who has one of the same id has the same level.
    bool cameBack = false;
    /// Files that the imported one names and that are there, but were not read because they lie
    /// outside of its root; set by importFile().
    std::vector<std::string> outside = {};
};

struct Importer {
    const char* id;
    std::string_view title;                     ///< in English
    std::span<const std::string_view> endings;  ///< without dots
    bool isText = false;  ///< in an encoding that nobody says (ImportOptions::encoding)
    /// The reader lets go of the bytes when it needs them no more.
    tl::expected<Imported, Problem> (*read)(std::string bytes, const ImportOptions& options);
    std::size_t maxBytes = kMaxImportBytes;  ///< of a file; what is larger is not read
};

std::span<const Importer* const> importers();
/// Puts all of it into the pack: a level in the place of the one of its id, or behind the others;
/// rooms and kinds that the pack has already stay as they are there, with a note where these
/// differ.
void addTo(level::Pack& pack, Imported imported, NoteList& notes);

/// The one whose files end as this name does; null where there is none.
const Importer* importerOf(std::string_view file);

/// Whether the file that options name is text in neither UTF-8 nor UTF-16, so that somebody must
/// say its encoding.
bool isOfUnknownEncoding(const ImportOptions& options);

/// Reads the file that options name, by the importer of its ending, with the files beside it. A
/// problem also where no importer reads such files.
tl::expected<Imported, Problem> importFile(ImportOptions options);

/// What importFile() returns, and what is known even of a file that it refuses.
struct ImportAttempt {
    tl::expected<Imported, Problem> imported;
    /// As Imported::outside. A file may be refused because it cannot be read without these.
    std::vector<std::string> outside;
};
ImportAttempt attemptImport(ImportOptions options);

}  // namespace mazeloom::doors
