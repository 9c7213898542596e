// SPDX-License-Identifier: MIT
#include "core/pack/read.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <utility>

#include "core/generate/recipe.h"
#include "core/level/tiles/tile_picture.h"
#include "core/pack/json/limits.h"
#include "core/pack/json/names.h"
#include "core/pack/json/read/read_contents.h"
#include "core/pack/json/read/read_descent.h"
#include "core/pack/json/read/read_level.h"
#include "core/pack/json/read/read_room.h"
#include "core/pack/read_whole.h"

namespace mazeloom::pack {

namespace {

tl::expected<Json, Problem> readJson(const Source& source, const std::string& name,
                                     std::size_t mostBytes, const Stop& stop) {
    return source.read(name, mostBytes).and_then([&](const std::string& text) {
        return parseJson(text, name, stop);
    });
}

void append(std::vector<Problem>& problems, std::vector<Problem> more) {
    problems.insert(problems.end(), std::make_move_iterator(more.begin()),
                    std::make_move_iterator(more.end()));
}

/// How to read one kind of a pack's files: levels or rooms.
template <typename Item>
struct FileKind {
    std::string (*fileOf)(std::string_view id);
    std::size_t mostBytes;
    Item (*readOne)(const Json& value, const std::string& id, Report& report);
    bool isRoom;
};
constexpr FileKind<level::Level> kLevels{levelFile, kMaxLevelBytes, readLevel, false};
constexpr FileKind<level::Room> kRooms{roomFile, kMaxRoomBytes, readRoom, true};

/// Reports the progress of reading.
struct Advance {
    const ReadControl& control;
    int count = 0;
    int done = 0;

    /// Returns false once reading is cancelled.
    bool begin(const std::string& file) {
        if (control.isStopped()) return false;
        if (control.progress) control.progress(file, done, count);
        ++done;
        return true;
    }
};

/// Reads the file of each id and keeps the items that could be read completely. `unknown` counts
/// values under unknown keys in all files.
template <typename Item, typename Items>
void readEach(const Source& source, const FileKind<Item>& kind, const std::vector<std::string>& ids,
              Items& items, Reading& reading, Advance& advance, std::size_t& unknown) {
    for (std::size_t i = 0; i < ids.size(); ++i) {
        const std::string name = kind.fileOf(ids[i]);
        if (!advance.begin(name)) return;
        const auto json = readJson(source, name, kind.mostBytes, advance.control.stop);
        if (!json) {
            reading.problems.push_back(json.error());
            reading.unread.push_back({kind.isRoom, ids[i], i});
            continue;
        }
        Report report(name, reading.pack.terrains);
        report.setUnknown(unknown);
        Item item = kind.readOne(*json, ids[i], report);
        if (report.isWhole()) {
            unknown = report.unknown();
            items.push_back(std::move(item));
        } else {
            reading.unread.push_back({kind.isRoom, ids[i], i});
        }
        append(reading.problems, report.take());
    }
}

/// Reads the picture of each mapping. Levels do not need pictures, so an unreadable picture is only
/// a warning.
void readTilePictures(const Source& source, level::TileMappings& mappings,
                      std::vector<Problem>& problems) {
    for (level::TileMapping& mapping : mappings) {
        const std::string name = tilesFile(mapping.id);
        auto bytes = source.read(name, level::TilePicture::kMostBytes);
        const auto miss = [&](Problem problem) {
            problem.severity = Severity::Warning;
            problems.push_back(std::move(problem));
        };
        if (!bytes) {
            miss(std::move(bytes.error()));
            continue;
        }
        auto picture = level::pictureOf(*std::move(bytes));
        if (picture) {
            mapping.picture = *std::move(picture);
        } else {
            miss(problemAt(name, {}, std::move(picture.error())));
        }
    }
}

/// Resolves the stages of levels that use the pack's recipes: a level's file does not contain them.
void resolveRecipes(Reading& reading) {
    reading.pack.resolveRecipes();
    for (const level::Level& level : std::as_const(reading.pack).levels) {
        if (level.recipe.named.empty()) continue;
        Report report(levelFile(level.id));
        for (Problem& problem : generate::validate(level.recipe, level.paint.has_value()))
            report.addFlaw(std::move(problem));
        append(reading.problems, report.take());
    }
}

/// Adds the files in one folder that pack.json does not list.
void addUnlisted(const Source& source, Unlisted::Kind kind, const std::string& folder,
                 std::string_view ending, const std::set<std::string>& listed,
                 std::vector<Unlisted>& unlisted) {
    for (const std::string& name : source.names(folder)) {
        // Hidden files belong to other programs or are our own temporary files.
        const bool isOurs = name.size() > ending.size() && name.ends_with(ending) &&
                            name.front() != '.' && name.find('/') == std::string::npos;
        std::string file = folder + '/' + name;
        if (!isOurs || listed.contains(file)) continue;
        unlisted.push_back({kind, std::move(file), name.substr(0, name.size() - ending.size())});
    }
}

std::vector<Unlisted> unlistedIn(const Source& source, const Listing& listing,
                                 const level::TileMappings& mappings) {
    std::set<std::string> listed;
    for (const std::string& id : listing.levels)
        listed.insert(levelFile(id));
    for (const std::string& id : listing.rooms)
        listed.insert(roomFile(id));
    for (const level::TileMapping& mapping : mappings)
        listed.insert(tilesFile(mapping.id));
    std::vector<Unlisted> unlisted;
    addUnlisted(source, Unlisted::Kind::Level, kLevelFolder, ".json", listed, unlisted);
    addUnlisted(source, Unlisted::Kind::Room, kRoomFolder, ".json", listed, unlisted);
    addUnlisted(source, Unlisted::Kind::Tiles, kTilesFolder, ".png", listed, unlisted);
    return unlisted;
}

}  // namespace

Reading readWhatIsGood(const Source& source, const ReadControl& control) {
    Reading reading;
    const auto json = readJson(source, kPackFile, kMaxPackBytes, control.stop);
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
    std::size_t unknown = reading.isPackFileWhole ? report.unknown() : 0;
    const auto& [levels, rooms] = contents.listing;
    Advance advance{control, static_cast<int>(levels.size() + rooms.size())};
    readEach(source, kLevels, levels, reading.pack.levels, reading, advance, unknown);
    readEach(source, kRooms, rooms, reading.pack.rooms, reading, advance, unknown);
    if (control.isStopped()) return reading;
    resolveRecipes(reading);
    reading.pack.resolvePromises();
    readTilePictures(source, reading.pack.tileMappings, reading.problems);
    if (reading.isPackFileWhole)
        reading.unlisted = unlistedIn(source, contents.listing, reading.pack.tileMappings);
    return reading;
}

tl::expected<level::Pack, std::vector<Problem>> read(const Source& source) {
    return readWhole(source, {});
}

tl::expected<level::Pack, std::vector<Problem>> readWhole(const Source& source,
                                                          const ReadControl& control) {
    Reading reading = readWhatIsGood(source, control);
    const bool hasErrors = std::ranges::find(reading.problems, Severity::Error,
                                             &Problem::severity) != reading.problems.end();
    if (hasErrors) return tl::unexpected(std::move(reading.problems));
    if (auto problems = problemsOfFloors(reading.pack); !problems.empty()) {
        return tl::unexpected(std::move(problems));
    }
    return std::move(reading.pack);
}

}  // namespace mazeloom::pack
