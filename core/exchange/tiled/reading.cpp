// SPDX-License-Identifier: MIT
#include "core/exchange/tiled/reading.h"

#include <algorithm>
#include <filesystem>
#include <memory>
#include <utility>

#include "core/exchange/origin.h"
#include "core/in_quotes.h"
#include "core/level/level.h"
#include "core/level/tiles/tile_meaning.h"

namespace mazeloom::exchange::tiled {

namespace {

/// The tiles of a tileset that only templates name get numbers above those of all tilesets of the
/// map.
constexpr Gid kFirstOfTemplates = Gid{1} << 27;
constexpr Gid kTilesOfTemplate = Gid{1} << 20;
constexpr Gid kMostOfTemplates = 100;
constexpr Gid kTileNumber = 0x0fffffff;

bool isXml(std::string_view text) {
    // Skips the marks of UTF-8 and UTF-16, and the zero bytes of UTF-16.
    constexpr std::string_view kBefore("\0 \t\r\n\xef\xbb\xbf\xff\xfe", 10);
    const std::size_t first = text.find_first_not_of(kBefore);
    return first != std::string_view::npos && text[first] == '<';
}

}  // namespace

tl::expected<ReadMap, Problem> Reading::end() {
    if (refusal_) return tl::unexpected(std::move(*refusal_));
    result.leftOut = notes_.take();
    result.leftOut.append(std::move(besideNotes_));
    return std::move(result);
}

void Reading::begin(std::string_view orientation, bool isInfinite, std::int64_t width,
                    std::int64_t height) {
    if (orientation != "orthogonal") {
        refuse("map", {kNotOrthogonal, {inQuotes(std::string(orientation))}});
    }
    result.map.isInfinite = isInfinite;
    if (isInfinite) return;
    if (width < 1 || height < 1 || width > level::kMaxSide || height > level::kMaxSide) {
        refuse("map", {kCellCount, {width, height, level::kMaxSide}});
    }
    if (isRefused()) return;
    result.map.size = {static_cast<int>(width), static_cast<int>(height)};
}

grid::Rect Reading::chunk(std::int64_t x, std::int64_t y, std::int64_t width, std::int64_t height,
                          const std::string& place) {
    constexpr std::int64_t kFarthest = std::int64_t{1} << 24;
    if (width < 1 || height < 1 || width > level::kMaxSide || height > level::kMaxSide) {
        refuse(place, {kPartSize, {width, height, level::kMaxSide}});
    } else if (std::max(std::abs(x), std::abs(y)) > kFarthest) {
        refuse(place, {kTooFarOut, {x, y}});
    }
    if (isRefused()) return {};
    tiles_ += static_cast<std::size_t>(width * height);
    if (tiles_ > kMaxTiles) refuse(place, kTooManyTiles);
    if (isRefused()) return {};
    return {static_cast<int>(x), static_cast<int>(y), static_cast<int>(width),
            static_cast<int>(height)};
}

bool Reading::countObject(const std::string& place) {
    constexpr std::uint64_t kWork = 256;  // cost of an object in tiles
    if (isStopped(kWork)) return false;
    if (++objects_ <= kMaxObjects) return true;
    refuse(place, {kTooManyObjects, {kMaxObjects}});
    return false;
}

bool Reading::isOurs() const {
    return isBesideOurs_ || std::ranges::find(result.map.properties, kLevelProperty,
                                              &Property::name) != result.map.properties.end();
}

void Reading::tellGroup(const std::string& place, bool isEmpty, const Properties& properties,
                        const Look& look) {
    if (!isOurs()) {
        if (look.isVisible) tellProperties(place, properties);
        return;
    }
    if (isEmpty) leaveOut(place, kEmptyGroup);
    if (!properties.empty()) leaveOut(place, kGroupProperties);
}

void Reading::tellProperties(const std::string& place, const Properties& properties) {
    if (isOurs()) return;
    for (const Property& property : properties)
        leaveOut(place, {kUnreadProperty, {inQuotes(property.name)}});
}

void Reading::addTileset(Tileset tileset) {
    if (result.map.tilesets.size() == kMaxTilesets) {
        return refuse("tilesets", {kTooManyTilesets, {kMaxTilesets}});
    }
    checkName(tileset.source, kLongFileName, "tilesets");
    if (!tileset.source.empty())
        files_.try_emplace(normalName(tileset.source), result.map.tilesets.size());
    result.map.tilesets.push_back(std::move(tileset));
}

void Reading::checkName(std::string_view name, const Sentence& tooLong, const std::string& place) {
    if (name.size() <= kMaxNameBytes) return;
    refuse(place, {tooLong, {name.size(), kMaxNameBytes}});
}

void Reading::finish(Tileset& tileset, TileWords words, const std::string& place) {
    checkName(tileset.name, kLongName, place);
    checkName(tileset.image, kLongPictureName, place);
    for (const auto& [number, picture] : words.pictures)
        checkName(picture.image, kLongPictureName, place);
    for (const auto& [number, name] : words.classes)
        checkName(name, kLongClass, place);
    if (isOurs()) tellVain(words, place);
    if (!words.isNothing()) tileset.shared = std::make_shared<const TileWords>(std::move(words));
}

void Reading::tellVain(const TileWords& words, const std::string& place) {
    for (const auto& [number, properties] : words.properties) {
        const auto meaning = std::ranges::find(properties, "mazeloom", &Property::name);
        if (meaning == properties.end()) continue;
        const std::string tile = place + ", tile " + std::to_string(number);
        if (words.classes.contains(number)) leaveOut(tile, kClassBesideMeaning);
        // Objects that show the tile inherit its properties, so these are read.
        if (level::thingOf(meaning->value)) continue;
        for (const Property& property : properties) {
            if (&property != &*meaning)
                leaveOut(tile, {kPropertyOfCell, {inQuotes(property.name)}});
        }
    }
}

std::optional<std::string> Reading::finish(Reading& other) {
    auto read = other.end();
    if (!read) {
        const Problem& problem = read.error();
        return problem.place.empty() ? problem.text : problem.place + ": " + problem.text;
    }
    besideNotes_.append(std::move(read->leftOut));
    return std::nullopt;
}

Tileset Reading::tilesetIn(const std::string& name, const std::string& place) {
    const auto read = [&](std::string text) -> tl::expected<Tileset, std::string> {
        Reading reading(options_, name);
        reading.isBesideOurs_ = isOurs();
        Tileset tileset = isXml(text) ? readXmlTileset(std::move(text), name, reading)
                                      : readJsonTileset(text, name, reading);
        if (auto why = finish(reading)) return tl::unexpected(std::move(*why));
        return tileset;
    };
    const auto& found = tilesets_.of(name, read).what;
    if (isRefused()) return {};
    if (found) return *found;
    if (isOurs()) {
        // Without its tileset, the whole level would become floor.
        refuse(place, {kFileRefused, {inQuotes(name), found.error()}});
    } else {
        leaveOut(place, {kFileLeftOut, {inQuotes(name), found.error(), inQuotes(name + " 0")}});
    }
    return {};
}

const Object* Reading::templateIn(const std::string& name, const std::string& place) {
    const auto read = [&](std::string text) -> tl::expected<Object, std::string> {
        Reading reading(options_, name);
        reading.isBesideOurs_ = isOurs();
        Template found = isXml(text) ? readXmlTemplate(std::move(text), reading)
                                     : readJsonTemplate(text, reading);
        if (auto why = finish(reading)) return tl::unexpected(std::move(*why));
        found.object.gid = gidOf(found, name, place);
        return std::move(found.object);
    };
    const auto& [found, bytes] = templates_.of(name, read);
    // A small map may name a large file many times, and each object gets a copy.
    copiedBytes_ += bytes;
    if (copiedBytes_ > kMaxTemplateBytes) {
        refuse(place, {kNamedTooOften, {inQuotes(name), kMaxTemplateBytes}});
    }
    if (isRefused()) return nullptr;
    if (found) return &*found;
    leaveOut(place, {kWithoutTemplate, {inQuotes(name), found.error()}});
    return nullptr;
}

Gid Reading::gidOf(const Template& read, const std::string& name, const std::string& place) {
    const Gid number = read.object.gid & kTileNumber;
    if (number < read.first || number == 0) return 0;
    const std::filesystem::path folder = std::filesystem::path(normalName(name)).parent_path();
    const std::string file = normalName((folder / normalName(read.tileset)).generic_string());
    std::vector<Tileset>& tilesets = result.map.tilesets;
    auto known = files_.find(file);
    if (known == files_.end()) {
        if (ofTemplates_ == kMostOfTemplates) {
            leaveOut(place, kTemplateTooMany);
            return 0;
        }
        Tileset fresh = tilesetIn(file, place);
        fresh.first = kFirstOfTemplates + kTilesOfTemplate * ofTemplates_++;
        fresh.source = file;
        known = files_.emplace(file, tilesets.size()).first;
        tilesets.push_back(std::move(fresh));
    }
    return (read.object.gid & ~kTileNumber) |
           ((tilesets[known->second].first + number - read.first) & kTileNumber);
}

std::string within(const std::string& groups, const std::string& name) {
    return groups.empty() ? name : groups + '/' + name;
}

std::optional<Type> typeOf(std::string_view name) {
    if (name.empty()) return Type::Text;
    const auto found = std::ranges::find(kTypeNames, name);
    if (found == kTypeNames.end()) return std::nullopt;
    return static_cast<Type>(found - kTypeNames.begin());
}

}  // namespace mazeloom::exchange::tiled
