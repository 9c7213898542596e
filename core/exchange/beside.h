// SPDX-License-Identifier: MIT
// Stores a level's origin in a companion file if the exported format cannot hold it. For example, a
// text file must contain nothing but its rows. PNG pictures need no companion: they hold the same
// JSON themselves. A single exported file has its own companion ("ring-origin.json"), so that the
// two can be moved together and a later export into the folder changes neither. Many files exported
// together share one companion in their folder ("origins.json").
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "core/exchange/exporter.h"
#include "core/exchange/importer.h"
#include "core/exchange/origin.h"
#include "core/json/parse.h"

namespace mazeloom::exchange {

/// Returns the normalized name of a file: with forward slashes, and "a/../b" as "b".
std::string normalName(std::string name);

/// The contents of companion files. Each file is read and parsed once, however often it is named
/// and however its name is written.
template <typename What>
class ReadOnce {
  public:
    struct Kept {
        tl::expected<What, std::string> what;  ///< contents, or error (sentence fragment)
        std::size_t bytes = 0;                 ///< size of the file
    };

    /// The files may have at most `most` bytes together. `options` must outlive this object.
    ReadOnce(const ImportOptions& options, std::size_t most) : options_(options), left_(most) {}

    /// Returns the contents of a file; `read` parses its text on first use.
    template <typename Read>
    const Kept& of(const std::string& name, const Read& read) {
        const std::string file = normalName(name);
        const auto known = all_.find(file);
        if (known != all_.end()) return known->second;
        auto text = textOf(file);
        const std::size_t bytes = text ? text->size() : 0;
        return all_.emplace(file, Kept{std::move(text).and_then(read), bytes}).first->second;
    }

  private:
    tl::expected<std::string, std::string> textOf(const std::string& file) {
        auto text = options_.beside ? options_.beside(file)
                                    : tl::unexpected<std::string>("is not available");
        if (!text) return text;
        if (text->size() > left_)
            return tl::unexpected<std::string>("makes the files beside the map too large in total");
        left_ -= text->size();
        return text;
    }

    const ImportOptions& options_;
    std::size_t left_;
    std::map<std::string, Kept> all_;  ///< by normalized name
};

struct LeftBeside {
    Left left;
    /// The characters of the pack's own kinds, by the kind's word ("own:chest").
    std::map<std::string, char> letters;
};

/// Returns a level's origin as JSON in ASCII, for a companion file or a picture.
std::string originText(const MadeLevel& made, const Stop& stop = {});
/// Reads the result of originText(). The error is a sentence fragment.
tl::expected<LeftBeside, std::string> readOrigin(std::string_view text, const Stop& stop = {});

/// Returns the companion file of an exported file. `stem` is the name of the exported file without
/// extension. The level and its map must outlive the result.
OutFile originFile(const MadeLevel& made, const std::string& stem, const Stop& stop = {});

/// Returns the name of the file that originFile() writes ("ring-origin.json").
std::string originName(const std::string& stem);

/// The file with the origins of all levels in a folder.
inline constexpr std::string_view kOriginsFile = "origins.json";
inline constexpr std::string_view kOriginsFormat = "mazeloom-origins";
/// Limits of that file, for json::parse: 10,000 exported files with about 100 values each.
inline constexpr json::Limits kOriginsLimits{.depth = 5,
                                             .values = 1'000'000,
                                             .stringBytes = kMaxImportBytes,
                                             .memory = 2 * kMaxImportBytes + json::kUsualMemory};
/// Returns the key of a level in kOriginsFile; equal levels have equal keys.
std::string levelKey(std::string_view packedLevel);
/// Returns an exported file's entry in kOriginsFile, as JSON in one line of ASCII. The entry refers
/// to its level by `key` (levelKey()).
std::string originEntry(const MadeLevel& made, std::string_view key, const Stop& stop = {});
/// Returns the entry of the exported file `name` (without folder) in the text of kOriginsFile.
/// Returns nothing if there is no entry or the text is no origins file. The error is a sentence
/// fragment.
tl::expected<std::optional<LeftBeside>, std::string> readOrigins(std::string_view text,
                                                                 const std::string& name,
                                                                 const Stop& stop = {});

/// Returns the origin of the imported file from its own companion, or else from the folder's
/// kOriginsFile. Returns nothing if there is no origin, or if it cannot be read, which adds a note.
std::optional<LeftBeside> readBesideFile(const ImportOptions& options, NoteList& notes);

}  // namespace mazeloom::exchange
