// SPDX-License-Identifier: MIT
#include "core/doors/tiled/reading.h"

#include <algorithm>
#include <filesystem>

#include "core/doors/origin.h"
#include "core/in_quotes.h"
#include "core/level/level.h"

namespace mazeloom::doors::tiled {

namespace {

/// Tilesets that templates alone name get numbers that no map comes to.
constexpr Gid kFirstOfTemplates = Gid{1} << 27;
constexpr Gid kTilesOfTemplate = Gid{1} << 20;
constexpr Gid kMostOfTemplates = 100;
constexpr Gid kTileNumber = 0x0fffffff;

bool isXml(std::string_view text) {
    const std::size_t first = text.find_first_not_of(" \t\r\n\xef\xbb\xbf");
    return first != std::string_view::npos && text[first] == '<';
}

}  // namespace

std::string normalName(std::string name) {
    std::ranges::replace(name, '\\', '/');
    return std::filesystem::path(name).lexically_normal().generic_string();
}

tl::expected<ReadMap, Problem> Reading::end() {
    if (refusal_) return tl::unexpected(std::move(*refusal_));
    result.leftOut = notes_.take();
    std::ranges::move(besideNotes_, std::back_inserter(result.leftOut));
    return std::move(result);
}

void Reading::begin(std::string_view orientation, bool isInfinite, std::int64_t width,
                    std::int64_t height) {
    if (orientation != "orthogonal") {
        refuse("map", "is " + inQuotes(std::string(orientation)) +
                          ": only orthogonal maps have cells as levels do");
    }
    result.map.isInfinite = isInfinite;
    if (isInfinite) return;
    if (width < 1 || height < 1 || width > level::kMaxSide || height > level::kMaxSide) {
        refuse("map", "has " + std::to_string(width) + " × " + std::to_string(height) +
                          " cells: a level has 1 to " + std::to_string(level::kMaxSide) +
                          " a side");
    }
    if (isRefused()) return;
    result.map.size = {static_cast<int>(width), static_cast<int>(height)};
}

grid::Rect Reading::chunk(std::int64_t x, std::int64_t y, std::int64_t width, std::int64_t height,
                          const std::string& place) {
    constexpr std::int64_t kFarthest = std::int64_t{1} << 24;
    if (width < 1 || height < 1 || width > level::kMaxSide || height > level::kMaxSide) {
        refuse(place, "has a part of " + std::to_string(width) + " × " + std::to_string(height) +
                          " tiles: 1 to " + std::to_string(level::kMaxSide) +
                          " a side can be read");
    } else if (std::max(std::abs(x), std::abs(y)) > kFarthest) {
        refuse(place, "has tiles too far out, at " + std::to_string(x) + ", " + std::to_string(y));
    }
    if (isRefused()) return {};
    tiles_ += static_cast<std::size_t>(width * height);
    if (tiles_ > kMaxTiles) refuse(place, "is one layer of tiles too many for a map of this size");
    if (isRefused()) return {};
    return {static_cast<int>(x), static_cast<int>(y), static_cast<int>(width),
            static_cast<int>(height)};
}

bool Reading::countObject(const std::string& place) {
    constexpr std::uint64_t kWork = 256;  // an object is read as slowly as so many tiles
    if (isStopped(kWork)) return false;
    if (++objects_ <= kMaxObjects) return true;
    refuse(place, "holds more than " + std::to_string(kMaxObjects) + " objects");
    return false;
}

bool Reading::isOurs() const {
    return std::ranges::find(result.map.properties, kLevelProperty, &Property::name) !=
           result.map.properties.end();
}

tl::expected<std::string, std::string> Reading::beside(const std::string& name) {
    auto text = options_.beside ? options_.beside(normalName(name))
                                : tl::unexpected<std::string>("is not at hand");
    if (!text) return text;
    besideBytes_ += text->size();
    if (besideBytes_ > kMaxImportBytes)
        return tl::unexpected<std::string>("makes the files beside the map too large together");
    return text;
}

std::optional<std::string> Reading::finish(Reading& other) {
    auto read = other.end();
    if (!read) {
        const Problem& problem = read.error();
        return problem.place.empty() ? problem.text : problem.place + ": " + problem.text;
    }
    std::ranges::move(read->leftOut, std::back_inserter(besideNotes_));
    return std::nullopt;
}

template <typename What, typename Read>
Reading::Kept<What>& Reading::kept(std::map<std::string, Kept<What>>& all, const std::string& name,
                                   const std::string& place, Read read) {
    const std::string file = normalName(name);
    auto known = all.find(file);
    if (known == all.end()) {
        const auto text = beside(name);
        Kept<What> fresh{text.and_then(read), text ? text->size() : 0};
        known = all.emplace(file, std::move(fresh)).first;
    }
    // A small map may name a large file many times.
    copiedBytes_ += known->second.bytes;
    if (copiedBytes_ > kMaxImportBytes)
        refuse(place, "file " + inQuotes(name) + " is too large to be named so often");
    return known->second;
}

Tileset Reading::tilesetIn(const std::string& name, const std::string& place) {
    const auto read = [&](const std::string& text) -> tl::expected<Tileset, std::string> {
        Reading reading(options_, name);
        Tileset tileset = isXml(text) ? readXmlTileset(text, name, reading)
                                      : readJsonTileset(text, name, reading);
        if (auto why = finish(reading)) return tl::unexpected(std::move(*why));
        return tileset;
    };
    const auto& found = kept(tilesets_, name, place, read).what;
    if (isRefused()) return {};
    if (found) return *found;
    if (isOurs()) {
        // All of the level would come back as floor.
        refuse(place, "file " + inQuotes(name) + ": " + found.error());
    } else {
        leaveOut(place, "file " + inQuotes(name) + " was left out: " + found.error() +
                            "; say what its tiles stand for by their numbers, such as " +
                            inQuotes(name + " 0"));
    }
    return {};
}

const Object* Reading::templateIn(const std::string& name, const std::string& place) {
    const auto read = [&](const std::string& text) -> tl::expected<Object, std::string> {
        Reading reading(options_, name);
        Template found =
            isXml(text) ? readXmlTemplate(text, reading) : readJsonTemplate(text, reading);
        if (auto why = finish(reading)) return tl::unexpected(std::move(*why));
        found.object.gid = gidOf(found, name, place);
        return std::move(found.object);
    };
    const auto& found = kept(templates_, name, place, read).what;
    if (isRefused()) return nullptr;
    if (found) return &*found;
    leaveOut(place, "comes from the template " + inQuotes(name) +
                        ", without which it was read: " + found.error());
    return nullptr;
}

Gid Reading::gidOf(const Template& read, const std::string& name, const std::string& place) {
    const Gid number = read.object.gid & kTileNumber;
    if (number < read.first || number == 0) return 0;
    const std::filesystem::path folder = std::filesystem::path(normalName(name)).parent_path();
    const std::string file = normalName((folder / normalName(read.tileset)).generic_string());
    std::vector<Tileset>& tilesets = result.map.tilesets;
    auto tileset = std::ranges::find_if(tilesets, [&](const Tileset& one) {
        return !one.source.empty() && normalName(one.source) == file;
    });
    if (tileset == tilesets.end()) {
        if (ofTemplates_ == kMostOfTemplates) {
            leaveOut(place, "comes from one of too many templates: its tile was not read");
            return 0;
        }
        Tileset fresh = tilesetIn(file, place);
        fresh.first = kFirstOfTemplates + kTilesOfTemplate * ofTemplates_++;
        fresh.source = file;
        tilesets.push_back(std::move(fresh));
        tileset = tilesets.end() - 1;
    }
    return (read.object.gid & ~kTileNumber) |
           ((tileset->first + number - read.first) & kTileNumber);
}

std::optional<Type> typeOf(std::string_view name) {
    if (name.empty()) return Type::Text;
    const auto found = std::ranges::find(kTypeNames, name);
    if (found == kTypeNames.end()) return std::nullopt;
    return static_cast<Type>(found - kTypeNames.begin());
}

}  // namespace mazeloom::doors::tiled
