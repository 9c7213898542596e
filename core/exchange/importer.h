// SPDX-License-Identifier: MIT
// Import formats for levels. Each format is defined in its own file and listed in importers.cpp.
// Files are untrusted input: sizes are bounded before memory is allocated, nothing is dropped
// without a note, and companion files are only read below the folder of the file that names them,
// or below a folder that the user chose.
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

#include "core/exchange/budget/budgets.h"
#include "core/exchange/budget/note_list.h"
#include "core/exchange/encodings/characters.h"
#include "core/level/level.h"
#include "core/problem.h"
#include "core/stop.h"

namespace mazeloom::exchange {

/// Reads a companion file by the name that the imported file gives it. Returns the bytes, or a
/// sentence fragment that says why the file cannot be read.
using ReadBeside = std::function<tl::expected<std::string, std::string>(const std::string& name)>;

/// Reads the file that the user named, following links. Refuses anything but a regular file of at
/// most `most` bytes. The error is a sentence fragment, as for ReadBeside.
tl::expected<std::string, std::string> readNamed(const std::string& file,
                                                 std::size_t most = kMaxImportBytes);

/// Returns a reader of files below a folder, each at most `most` bytes and together at most
/// kMaxBesideBytes. It refuses names and links that lead out of the folder. A name may go up and
/// down again ("a/../b") and may contain Windows backslashes.
ReadBeside filesBelow(const std::string& folder, std::size_t most = kMaxDocumentBytes);
/// Like filesBelow(), but names are relative to `folder`, and files below `root` are read as well.
ReadBeside filesBeside(const std::string& folder, const std::string& root,
                       std::size_t most = kMaxDocumentBytes);

/// Returns the default root folder of a file's companion files: the nearest folder above the file
/// that has a Tiled project, or else the file's own folder.
std::string rootOf(const std::string& file);
/// Returns the deepest folder that contains the file and all files with these names. The names are
/// relative to the file's folder.
std::string rootFor(const std::string& file, std::span<const std::string> names);
/// Whether a file `name` exists, but neither below the folder of `file` nor below `root`.
bool isOutside(const std::string& file, const std::string& root, const std::string& name);

struct ImportOptions {
    std::string file;  ///< as the user named it, for problems
    ReadBeside beside;
    /// For importFile(): the root folder of companion files; empty: rootOf().
    std::string root = {};
    level::ForeignTiles tiles = {};
    level::Ruleset ruleset = level::Ruleset::Descent;  ///< for levels that state none
    /// The target pack. If a file comes from an export, the changes made in another program are
    /// applied to the current level of the same id in this pack. If the pack is null or has no such
    /// level, the changes are applied to the level as exported.
    const level::Pack* into = nullptr;
    /// Whether a level is regenerated around the changes made in another program; otherwise the
    /// unchanged rest of the level is kept.
    bool flows = false;
    Encoding encoding = Encoding::Unicode;  ///< for text files
    /// Checked every kStopPace bytes or cells. Once it is set, reading ends soon and its result is
    /// unusable; importFile() returns a problem.
    Stop stop = {};
};

/// Returns the terrains of the target pack; only the built-in ones if there is no pack.
inline level::TerrainTable terrainsOf(const ImportOptions& options) {
    return options.into == nullptr ? level::TerrainTable() : options.into->terrains;
}

/// The location of a foreign tile's picture, in pixels.
struct TileLook {
    std::string image;  ///< name of a companion file; empty: unknown
    grid::Rect rect = {};
};

/// Returns the problem of a cancelled import.
inline Problem stoppedImport(const ImportOptions& options) {
    return problemAt(options.file, {}, kStopped);
}

/// Returns a note of an import: something that could not be imported, or a guess that the user
/// should check.
inline Problem noteAt(std::string file, std::string place, std::string text) {
    Problem note = problemAt(std::move(file), std::move(place), std::move(text));
    note.severity = Severity::Warning;
    return note;
}

inline Problem noteAt(std::string file, std::string place, Phrase phrase) {
    Problem note = problemAt(std::move(file), std::move(place), std::move(phrase));
    note.severity = Severity::Warning;
    return note;
}

struct Imported {
    std::vector<level::Level> levels;  ///< not empty
    /// Handcrafted rooms and kinds of objects of another pack that the levels need.
    std::vector<level::Room> rooms = {};
    std::vector<level::OwnKind> ownKinds = {};
    /// Things that could not be imported, and guesses that the user should check.
    NoteList notes;
    /// Tiles without a known meaning; their cells are floor.
    std::vector<std::string> unknownTiles;
    /// Looks of the unknown tiles, the guessed tiles and those in ImportOptions::tiles, by name.
    std::map<std::string, TileLook> foreignTiles = {};
    /// Guessed meanings of tiles without a known meaning; the guess determines their cells.
    level::ForeignTiles guessedTiles = {};
    /// The seed that the levels were generated from, if this program exported them.
    std::uint64_t seed = 0;
    /// The seed of each level, if this program exported them; otherwise empty.
    std::vector<std::uint64_t> seeds = {};
    /// The ids of new and changed levels that cannot be generated as they are; notes say why.
    std::set<std::string> ungenerable = {};
    /// Whether this program exported the levels. If so, an imported level and the pack's level with
    /// the same id are the same level.
    bool cameBack = false;
    /// Existing files that the imported file names but that were not read, because they lie outside
    /// of its root folder. Set by importFile().
    std::vector<std::string> outside = {};
};

struct Importer {
    const char* id;
    std::string_view title;                     ///< in English
    std::span<const std::string_view> endings;  ///< without dots
    /// Whether the format is text that does not state its encoding (ImportOptions::encoding).
    bool isText = false;
    /// Imports a file from its bytes, which it frees as soon as it can.
    tl::expected<Imported, Problem> (*read)(std::string bytes, const ImportOptions& options);
    std::size_t maxBytes = kMaxImportBytes;  ///< larger files are not read
};

std::span<const Importer* const> importers();
/// Adds everything in `imported` to the pack. A level replaces the pack's level with the same id,
/// or else is appended. Rooms and kinds that the pack already has stay unchanged, with a note if
/// they differ.
void addTo(level::Pack& pack, Imported imported, NoteList& notes);

/// Returns the importer for the file's extension, or null.
const Importer* importerOf(std::string_view file);

/// Whether the file of `options` is text in neither UTF-8 nor UTF-16, so that the user must choose
/// its encoding.
bool isOfUnknownEncoding(const ImportOptions& options);

/// Reads the file of `options` and its companion files with the importer for its extension. Returns
/// a problem also if there is no such importer.
tl::expected<Imported, Problem> importFile(ImportOptions options);

/// The result of importFile(), and the files outside of the root, which are known even if the
/// import is refused.
struct ImportAttempt {
    tl::expected<Imported, Problem> imported;
    /// As Imported::outside. The import may be refused because these files, which were not read,
    /// are needed.
    std::vector<std::string> outside;
};
ImportAttempt attemptImport(ImportOptions options);

}  // namespace mazeloom::exchange
