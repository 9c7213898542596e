// SPDX-License-Identifier: MIT
#include "core/pack/read.h"

#include <iterator>
#include <set>
#include <utility>

#include "core/pack/fields.h"
#include "core/pack/names.h"
#include "core/pack/read_level.h"
#include "core/pack/read_room.h"

namespace mazeloom::pack {

namespace {

constexpr std::size_t kMaxPackBytes = std::size_t{4} << 20;
constexpr std::size_t kMaxRoomBytes = std::size_t{16} << 20;
/// Terrain and marks of the largest level, and as much again for what stands on it.
constexpr std::size_t kMaxLevelBytes = std::size_t{3} * level::kMaxSide * level::kMaxSide;
constexpr std::size_t kMaxListed = 10'000;

tl::expected<Json, Problem> readJson(const Source& source, const std::string& name,
                                     std::size_t mostBytes) {
    return source.read(name, mostBytes).and_then([&](const std::string& text) {
        return parseJson(text, name);
    });
}

/// Whether the file is a pack of a version that we read; the rest of it is only looked at then.
bool isReadable(Fields& fields, Report& report) {
    const Json* format = fields.find("format", Need::Optional);
    if (format == nullptr || *format != "mazeloom-pack") {
        report.add("format", "is not \"mazeloom-pack\": this is no Mazeloom pack");
        return false;
    }
    const Json* version = fields.find("version", Need::Required);
    if (version == nullptr) return false;
    if (version->is_number_unsigned() && *version > kVersion) {
        report.add("version", "is " + version->dump() + ", this Mazeloom reads up to " +
                                  std::to_string(kVersion) + ": update it to open this pack");
        return false;
    }
    if (version->is_number_integer() && *version < 1) {
        report.add("version", version->dump() + " is no version of the format");
        return false;
    }
    return readNumber(*version, "version", 1, kVersion, report).has_value();
}

std::vector<std::string> readIds(Fields& fields, const char* key, const std::string& word,
                                 Report& report) {
    std::vector<std::string> ids;
    const Json* list = fields.list(key, Need::Optional);
    if (list == nullptr) return ids;
    if (list->size() > kMaxListed) {
        report.add(key, "has " + std::to_string(list->size()) + " entries, at most " +
                            std::to_string(kMaxListed) + " are allowed");
        return ids;
    }
    std::set<std::string> seen;
    for (std::size_t i = 0; i < list->size(); ++i) {
        const std::string place = word + " " + std::to_string(i + 1);
        auto id = readId((*list)[i], place, report);
        if (!id) continue;
        if (!seen.insert(*id).second) {
            report.add(place, inQuotes(*id) + " is listed twice");
            continue;
        }
        ids.push_back(std::move(*id));
    }
    return ids;
}

void append(std::vector<Problem>& problems, std::vector<Problem> more) {
    problems.insert(problems.end(), std::make_move_iterator(more.begin()),
                    std::make_move_iterator(more.end()));
}

/// Reads the file of each id with `readOne`; keeps what is good.
template <typename Item, typename ReadOne>
void readEach(const Source& source, std::string (*fileOf)(std::string_view), std::size_t mostBytes,
              const std::vector<std::string>& ids, const ReadOne& readOne, std::vector<Item>& items,
              std::vector<Problem>& problems) {
    for (const std::string& id : ids) {
        const std::string name = fileOf(id);
        const auto json = readJson(source, name, mostBytes);
        if (!json) {
            problems.push_back(json.error());
            continue;
        }
        Report report(name);
        Item item = readOne(*json, id, report);
        if (report.isClean()) {
            items.push_back(std::move(item));
        } else {
            append(problems, report.take());
        }
    }
}

}  // namespace

Reading readWhatIsGood(const Source& source) {
    Reading reading;
    const auto json = readJson(source, kPackFile, kMaxPackBytes);
    if (!json) {
        reading.problems.push_back(json.error());
        return reading;
    }
    Report report(kPackFile);
    Fields fields(*json, {}, report);
    if (!json->is_object() || !isReadable(fields, report)) {
        reading.problems = report.take();
        return reading;
    }
    level::Pack& pack = reading.pack;
    pack.id = fields.id("id", Need::Required);
    pack.title = fields.line("title", Need::Required);
    pack.description = fields.lines("description");
    const auto levels = readIds(fields, "levels", "level", report);
    const auto rooms = readIds(fields, "rooms", "room", report);
    pack.more = fields.more();
    reading.problems = report.take();
    readEach(source, levelFile, kMaxLevelBytes, levels, readLevel, pack.levels, reading.problems);
    readEach(source, roomFile, kMaxRoomBytes, rooms, readRoom, pack.rooms, reading.problems);
    return reading;
}

tl::expected<level::Pack, std::vector<Problem>> read(const Source& source) {
    Reading reading = readWhatIsGood(source);
    if (!reading.problems.empty()) return tl::unexpected(std::move(reading.problems));
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
