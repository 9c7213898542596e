// SPDX-License-Identifier: MIT
#include "core/pack/read.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "core/pack/limits.h"
#include "core/pack/names.h"
#include "core/pack/read_contents.h"
#include "core/pack/read_descent.h"
#include "core/pack/read_level.h"
#include "core/pack/read_room.h"

namespace mazeloom::pack {

namespace {

tl::expected<Json, Problem> readJson(const Source& source, const std::string& name,
                                     std::size_t mostBytes) {
    return source.read(name, mostBytes).and_then([&](const std::string& text) {
        return parseJson(text, name);
    });
}

void append(std::vector<Problem>& problems, std::vector<Problem> more) {
    problems.insert(problems.end(), std::make_move_iterator(more.begin()),
                    std::make_move_iterator(more.end()));
}

/// One of a pack's two kinds of files.
template <typename Item>
struct FileKind {
    std::string (*fileOf)(std::string_view id);
    std::size_t mostBytes;
    Item (*readOne)(const Json& value, const std::string& id, Report& report);
    bool isRoom;
};
constexpr FileKind<level::Level> kLevels{levelFile, kMaxLevelBytes, readLevel, false};
constexpr FileKind<level::Room> kRooms{roomFile, kMaxRoomBytes, readRoom, true};

/// Reads the file of each id; keeps what is whole.
template <typename Item>
void readEach(const Source& source, const FileKind<Item>& kind, const std::vector<std::string>& ids,
              std::vector<Item>& items, Reading& reading) {
    for (std::size_t i = 0; i < ids.size(); ++i) {
        const std::string name = kind.fileOf(ids[i]);
        const auto json = readJson(source, name, kind.mostBytes);
        if (!json) {
            reading.problems.push_back(json.error());
            reading.unread.push_back({kind.isRoom, ids[i], i});
            continue;
        }
        Report report(name);
        Item item = kind.readOne(*json, ids[i], report);
        if (report.isWhole()) {
            items.push_back(std::move(item));
        } else {
            reading.unread.push_back({kind.isRoom, ids[i], i});
        }
        append(reading.problems, report.take());
    }
}

}  // namespace

Reading readWhatIsGood(const Source& source) {
    Reading reading;
    const auto json = readJson(source, kPackFile, kMaxPackBytes);
    if (!json) {
        reading.problems.push_back(json.error());
        reading.isPackFileWhole = false;
        return reading;
    }
    Report report(kPackFile);
    Contents contents = readContents(*json, report);
    reading.pack = std::move(contents.pack);
    reading.isPackFileWhole = report.isWhole();
    reading.problems = report.take();
    readEach(source, kLevels, contents.listing.levels, reading.pack.levels, reading);
    readEach(source, kRooms, contents.listing.rooms, reading.pack.rooms, reading);
    return reading;
}

tl::expected<level::Pack, std::vector<Problem>> read(const Source& source) {
    Reading reading = readWhatIsGood(source);
    const bool hasErrors = std::ranges::find(reading.problems, Severity::Error,
                                             &Problem::severity) != reading.problems.end();
    if (hasErrors) return tl::unexpected(std::move(reading.problems));
    if (auto problems = problemsOfFloors(reading.pack); !problems.empty()) {
        return tl::unexpected(std::move(problems));
    }
    return std::move(reading.pack);
}

tl::expected<FolderSource, Problem> openFolder(const std::filesystem::path& folder) {
    const auto refuse = [&](std::string why) {
        return tl::unexpected(problemAt(folder.string(), {}, std::move(why)));
    };
    std::error_code error;
    const auto type = std::filesystem::status(folder, error).type();
    if (type == std::filesystem::file_type::not_found) return refuse("there is no such folder");
    if (error) return refuse("cannot be opened: " + error.message());
    if (type != std::filesystem::file_type::directory) return refuse("is not a folder");
    FolderSource source(folder);
    if (!source.exists(kPackFile)) return refuse("has no pack.json: this is no Mazeloom pack");
    return source;
}

tl::expected<level::Pack, std::vector<Problem>> readFolder(const std::filesystem::path& folder) {
    const auto source = openFolder(folder);
    if (!source) return tl::unexpected(std::vector{source.error()});
    return read(*source);
}

}  // namespace mazeloom::pack
