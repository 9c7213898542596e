// SPDX-License-Identifier: MIT
#include "core/diff/pack_files.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include "core/json/parse.h"
#include "core/json/write.h"
#include "core/level/id.h"
#include "core/level/tiles/tile_picture.h"
#include "core/pack/json/limits.h"
#include "core/pack/json/names.h"
#include "core/pack/json/write/write.h"

namespace mazeloom::diff {

namespace {

using json::Value;

constexpr std::string_view kJson = ".json";
constexpr std::string_view kPng = ".png";

/// Returns the name of a file without its folder and ending.
std::string idOf(const std::string& file) {
    const std::size_t slash = file.rfind('/');
    const std::string name = slash == std::string::npos ? file : file.substr(slash + 1);
    return name.substr(0, name.rfind('.'));
}

std::size_t mostBytesOf(FileKind kind) {
    switch (kind) {
        case FileKind::Level:
            return pack::kMaxLevelBytes;
        case FileKind::Room:
            return pack::kMaxRoomBytes;
        case FileKind::Picture:
            return level::TilePicture::kMostBytes;
        case FileKind::Pack:
        case FileKind::Other:
            break;
    }
    return pack::kMaxPackBytes;
}

void addNames(std::vector<std::string>& names, const pack::Source& source,
              const std::string& folder, std::string_view ending) {
    for (const std::string& name : source.names(folder)) {
        // Hidden files are temporary ones, or belong to other programs.
        if (name.ends_with(ending) && !name.starts_with('.')) names.push_back(folder + '/' + name);
    }
}

template <typename Items>
const auto* itemNamed(const Items& items, const std::string& id) {
    const auto found = std::ranges::find_if(items, [&](const auto& one) { return one.id == id; });
    return found == items.end() ? nullptr : &*found;
}

Value packOf(const char* list, const std::string& id) {
    Value pack{Value::Object()};
    pack.add("format", "mazeloom-pack");
    pack.add("version", pack::kVersion);
    pack.add("id", "file");
    pack.add("title", "File");
    for (const char* const key : {"levels", "rooms"}) {
        Value::List ids;
        if (std::string_view(key) == list) ids.emplace_back(id);
        pack.add(key, std::move(ids));
    }
    return pack;
}

/// Returns definitions for the own terrains that a file uses, which are in its pack.
Value terrainsOf(const Value& legend) {
    Value::List terrains;
    for (const json::Member& member : legend.members()) {
        if (!member.value.isText()) continue;
        Value terrain{Value::Object()};
        terrain.add("id", member.value.text());
        terrain.add("character", member.key);
        terrains.push_back(std::move(terrain));
    }
    return terrains;
}

tl::expected<std::string, Problem> missing(const std::string& name) {
    return tl::unexpected(problemAt(name, {}, "there is no such file"));
}

}  // namespace

FileKind kindOf(std::string_view file) {
    const auto isIn = [file](const std::string& folder, std::string_view ending) {
        return file.starts_with(folder + '/') && file.ends_with(ending);
    };
    if (file == pack::kPackFile) return FileKind::Pack;
    if (isIn(pack::kLevelFolder, kJson)) return FileKind::Level;
    if (isIn(pack::kRoomFolder, kJson)) return FileKind::Room;
    if (isIn(pack::kTilesFolder, kPng)) return FileKind::Picture;
    return FileKind::Other;
}

PackFiles::PackFiles(const pack::Source& source, const Stop& stop)
    : source_(source), reading_(pack::readWhatIsGood(source, {stop, {}})) {
    if (source.exists(pack::kPackFile)) names_.push_back(pack::kPackFile);
    addNames(names_, source, pack::kLevelFolder, kJson);
    addNames(names_, source, pack::kRoomFolder, kJson);
    addNames(names_, source, pack::kTilesFolder, kPng);
    std::ranges::sort(names_);
}

bool PackFiles::has(const std::string& file) const {
    return std::ranges::binary_search(names_, file);
}

tl::expected<std::string, Problem> PackFiles::bytesOf(const std::string& file) const {
    return source_.read(file, mostBytesOf(kindOf(file)));
}

std::optional<std::string> PackFiles::canonicalText(const std::string& file) const {
    const level::Pack& pack = reading_.pack;
    switch (kindOf(file)) {
        case FileKind::Pack:
            if (!reading_.isPackFileWhole) break;
            return pack::writePack(pack, pack::listingOf(pack, reading_.unread));
        case FileKind::Level:
            if (const level::Level* level = itemNamed(pack.levels, idOf(file)))
                return pack::writeLevel(*level);
            break;
        case FileKind::Room:
            if (const level::Room* room = itemNamed(pack.rooms, idOf(file)))
                return pack::writeRoom(*room);
            break;
        case FileKind::Picture:
        case FileKind::Other:
            break;
    }
    return std::nullopt;
}

std::string PackFiles::titleOf(const std::string& file) const {
    const level::Pack& pack = reading_.pack;
    const std::string id = idOf(file);
    switch (kindOf(file)) {
        case FileKind::Pack:
            return pack.title.empty() ? pack.id : pack.title;
        case FileKind::Level:
            if (const level::Level* level = itemNamed(pack.levels, id))
                return level->title.empty() ? id : level->title;
            break;
        case FileKind::Room:
            if (const level::Room* room = itemNamed(pack.rooms, id))
                return room->title.empty() ? id : room->title;
            break;
        case FileKind::Picture:
            if (const level::TileMapping* tiles = itemNamed(pack.tileMappings, id))
                return tiles->title.empty() ? id : tiles->title;
            break;
        case FileKind::Other:
            break;
    }
    return {};
}

LoneFile::LoneFile(std::string bytes) : name_(pack::levelFile("level")) {
    const auto value = json::parse(bytes);
    const auto textOf = [&](std::string_view key) {
        const Value* text = value ? value->find(key) : nullptr;
        return text != nullptr && text->isText() ? text->text() : std::string();
    };
    if (textOf("format") == "mazeloom-pack") {
        name_ = pack::kPackFile;
        files_[name_] = std::move(bytes);
        return;
    }
    const bool isRoom = value && value->find("cells") != nullptr;
    std::string id = textOf("id");
    if (!level::isId(id)) id = isRoom ? "room" : "level";
    name_ = isRoom ? pack::roomFile(id) : pack::levelFile(id);
    Value pack = packOf(isRoom ? "rooms" : "levels", id);
    if (const Value* legend = value ? value->find("own-terrains") : nullptr;
        legend != nullptr && legend->isObject())
        pack.add("own-terrains", terrainsOf(*legend));
    files_[name_] = std::move(bytes);
    files_[pack::kPackFile] = json::toLines(pack);
}

tl::expected<std::string, Problem> LoneFile::read(const std::string& name,
                                                  std::size_t mostBytes) const {
    const auto found = files_.find(name);
    if (found == files_.end()) return missing(name);
    if (found->second.size() > mostBytes)
        return tl::unexpected(problemAt(name, {}, "is too large"));
    return found->second;
}

std::vector<std::string> LoneFile::names(const std::string& folder) const {
    std::vector<std::string> names;
    for (const auto& [name, bytes] : files_) {
        if (name.starts_with(folder + '/')) names.push_back(name.substr(folder.size() + 1));
    }
    return names;
}

tl::expected<std::string, Problem> NoFiles::read(const std::string& name, std::size_t) const {
    return missing(name);
}

}  // namespace mazeloom::diff
