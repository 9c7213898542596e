// SPDX-License-Identifier: MIT
// What a level was when it left, in a file beside one whose format has no place for it: a text of
// rows stays a text of rows. Pictures have a place for the same text. One exported file has a file
// of its own beside it ("ring-origin.json"), so that the two can be moved together and the next
// export into the folder leaves them alone; many exported files share one for their folder
// ("origins.json").
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "core/doors/exporter.h"
#include "core/doors/importer.h"
#include "core/doors/origin.h"
#include "core/json/parse.h"

namespace mazeloom::doors {

/// The name of a file as it is looked for: with slashes alone, and without ways that go back.
std::string normalName(std::string name);

/// What files beside the imported one hold. Each is read and parsed once, however often it is named
/// and however its name is written.
template <typename What>
class ReadOnce {
  public:
    struct Kept {
        tl::expected<What, std::string> what;  ///< or why it cannot be read (half a sentence)
        std::size_t bytes = 0;                 ///< of the file
    };

    /// The files have at most so many bytes together. `options` must live as long.
    ReadOnce(const ImportOptions& options, std::size_t most) : options_(options), left_(most) {}

    /// What the file holds, which `read` makes of its text when it is named first.
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
        auto text =
            options_.beside ? options_.beside(file) : tl::unexpected<std::string>("is not at hand");
        if (!text) return text;
        if (text->size() > left_)
            return tl::unexpected<std::string>("makes the files beside the map too large together");
        left_ -= text->size();
        return text;
    }

    const ImportOptions& options_;
    std::size_t left_;
    std::map<std::string, Kept> all_;  ///< by their normal names
};

struct LeftBeside {
    Left left;
    /// The characters of the pack's own kinds of things, by the kinds' words ("own:chest").
    std::map<std::string, char> letters;
};

/// What a level was, as JSON in ASCII.
std::string originText(const MadeLevel& made, const Stop& stop = {});
/// The error is half a sentence.
tl::expected<LeftBeside, std::string> readOrigin(std::string_view text, const Stop& stop = {});

/// The file beside one of that name without ending; the level and its map must live as long.
OutFile originFile(const MadeLevel& made, const std::string& stem, const Stop& stop = {});

/// The name of the file that originFile() writes ("ring-origin.json").
std::string originName(const std::string& stem);

/// The file of a folder that says of each of its files what the level was.
inline constexpr std::string_view kOriginsFile = "origins.json";
inline constexpr std::string_view kOriginsFormat = "mazeloom-origins";
/// Its bounds, for json::parse: some 100 values a file, 10,000 files.
inline constexpr json::Limits kOriginsLimits{.depth = 5,
                                             .values = 1'000'000,
                                             .stringBytes = kMaxImportBytes,
                                             .memory = 2 * kMaxImportBytes + json::kUsualMemory};
/// The key of a level among the levels of such a file: the same for the same level.
std::string levelKey(std::string_view packedLevel);
/// The value of a file there, as JSON in one line of ASCII; its level stands under levelKey().
std::string originEntry(const MadeLevel& made, std::string_view key, const Stop& stop = {});
/// What such a file says of a file of this name, without folder; nothing where it does not name it,
/// or where it is no such file. The error is half a sentence.
tl::expected<std::optional<LeftBeside>, std::string> readOrigins(std::string_view text,
                                                                 const std::string& name,
                                                                 const Stop& stop = {});

/// What lies beside the file that is imported: a file of its own, or else an entry of the folder's;
/// nothing where there is none, and with a note where
/// it cannot be read.
std::optional<LeftBeside> readBesideFile(const ImportOptions& options, NoteList& notes);

}  // namespace mazeloom::doors
