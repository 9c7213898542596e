// SPDX-License-Identifier: MIT
#include "core/exchange/ldtk/reading.h"

#include <algorithm>
#include <utility>

#include "core/exchange/foreign.h"
#include "core/exchange/identifiers.h"
#include "core/exchange/tilesets/tile_numbers.h"
#include "core/exchange/words/ldtk.h"
#include "core/exchange/words/sentences.h"
#include "core/in_quotes.h"
#include "core/level/tiles/tile_meaning.h"

namespace mazeloom::exchange::ldtk {

using json::Value;

Reading::Reading(const ImportOptions& options)
    : JsonFields([this](const std::string& place, Phrase text) { refuse(place, std::move(text)); }),
      options_(options),
      terrains_(terrainsOf(options)),
      pace_(options.stop) {}

void Reading::refuse(const std::string& place, Phrase text, const std::string& file) {
    if (!refusal_)
        refusal_ = problemAt(file.empty() ? options_.file : file, place, std::move(text));
}

bool Reading::isStopped(std::uint64_t work) {
    if (!pace_.isAsked(work)) return false;
    refuseAll({}, {kPlain, {kStopped}});
    return true;
}

void Reading::refuseAll(const std::string& place, Phrase text) {
    isForAll_ = isForAll_ || !refusal_;
    refuse(place, std::move(text));
}

Problem Reading::takeRefusal() {
    return *std::exchange(refusal_, std::nullopt);
}

void Reading::tell(const std::string& kind, const std::string& place, Phrase text,
                   std::size_t count) {
    tally_.add(kind, problemAt(options_.file, place, std::move(text)), count);
}

void Reading::lose(const std::string& kind, Problem why) {
    if (!firstLoss_) firstLoss_ = why;
    why.phrase = {kLeftOut, {why.said()}};
    why.text = english(why.phrase);
    tally_.add(kind, std::move(why));
}

Value Reading::parsed(std::string_view text, const std::string& file) {
    auto value = parseForeign(text, options_.stop);
    if (!value) {
        refuse(value.error().place, {kPlain, {value.error().text}}, file);
    } else if (!value->isObject()) {
        refuse({}, kNotJson, file);
    } else {
        return std::move(*value);
    }
    return {};
}

void Reading::readMeanings(const Value& root) {
    const Value* defs = root.find("defs");
    if (defs == nullptr) return;
    for (const Value& layer : list(*defs, "layers", "defs")) {
        const std::string place = "defs, layer " + name(layer, "identifier", "defs, layers");
        Names& values = values_[whole(layer, "uid", "defs, layers")];
        for (const Value& value : list(layer, "intGridValues", place))
            values[whole(value, "value", place)] = name(value, "identifier", place);
    }
    for (const Value& tileset : list(*defs, "tilesets", "defs")) {
        const std::int64_t uid = whole(tileset, "uid", "defs, tilesets");
        tilesets_[uid] = sheetOf(tileset);
        for (const Value& data : list(tileset, "customData", "defs, tilesets")) {
            tiles_[uid][whole(data, "tileId", "defs, tilesets")] =
                text(data, "data", "defs, tilesets");
        }
        readTags(tileset, tags_[uid]);
    }
}

void Reading::readTags(const Value& tileset, Names& tags) {
    const std::string place = "defs, tilesets";
    for (const Value& tag : list(tileset, "enumTags", place)) {
        const std::string name = text(tag, "enumValueId", place);
        // Comparing a tag with all names costs as much as this many of its tiles.
        constexpr std::size_t kTagWork = 20;
        taggedCount_ += kTagWork;
        const auto meaning =
            taggedCount_ > kMaxTaggedTiles ? std::nullopt : meaningNamed(name, terrains_);
        const NumberList tiles = meaning ? numbers(tag, "tileIds", place) : NumberList();
        taggedCount_ += tiles.size();
        if (taggedCount_ > kMaxTaggedTiles) {
            return refuse(place, {kEnumTags, {kMaxTaggedTiles / kTagWork, kMaxTaggedTiles}});
        }
        for (std::size_t i = 0; i < tiles.size(); ++i) {
            if (const auto tile = tiles[i]) tags.try_emplace(*tile, *meaning);
        }
    }
}

Reading::Grounds Reading::groundsOf(const level::TerrainTable& terrains) {
    Grounds grounds;
    for (tile_numbers::Tile& tile : tile_numbers::tilesOf(nullptr, terrains)) {
        const std::string_view meaning = tile.meaning;
        if (!level::terrainOf(meaning, terrains) && !level::marksOf(meaning)) continue;
        const std::string word = identifierOf(meaning.substr(meaning.find(' ') + 1));
        grounds.try_emplace(word, std::move(tile.meaning));
    }
    return grounds;
}

const std::string& Reading::meaningOfValue(std::int64_t layerUid, const std::string& layer,
                                           std::int64_t value, const Grounds& grounds) {
    std::string name;
    if (const auto names = values_.find(layerUid); names != values_.end()) {
        if (const auto own = names->second.find(value); own != names->second.end())
            name = own->second;
    }
    if (!name.empty()) {
        const auto ground = grounds.find(name);
        if (ground != grounds.end()) return ground->second;
        // Other projects may write "Water" or "WATER". A user's meaning has precedence.
        const auto named = options_.tiles.contains(layer + ' ' + name)
                               ? std::nullopt
                               : meaningNamed(name, terrains_);
        const auto terrain =
            named ? grounds.find(identifierOf(named->substr(named->find(' ') + 1))) : grounds.end();
        if (terrain != grounds.end()) return terrain->second;
    }
    return saidOrUnknown(layer + ' ' + (name.empty() ? std::to_string(value) : name));
}

std::string Reading::name(const Value& object, std::string_view key, const std::string& place) {
    std::string name = text(object, key, place);
    if (name.size() > kMaxNameBytes) {
        refuse(place, {kLongName, {inQuotes(key), name.size(), kMaxNameBytes}});
    }
    return name;
}

bool Reading::countLeft(grid::Size size, const std::string& place) {
    leftCount += size.area();
    if (leftCount <= kMaxLevelCells) return true;
    refuseAll(place, {kManyReturned, {kMaxLevelCells}});
    return false;
}

const std::string& Reading::meaningOfTile(std::int64_t tilesetUid, std::int64_t tile) {
    if (const auto meanings = tiles_.find(tilesetUid); meanings != tiles_.end()) {
        const auto own = meanings->second.find(tile);
        if (own != meanings->second.end() && !own->second.empty()) return own->second;
    }
    const auto sheet = tilesets_.find(tilesetUid);
    if (sheet == tilesets_.end()) return saidOrUnknown("tileset " + std::to_string(tile));
    const std::string name = sheet->second.name + ' ' + std::to_string(tile);
    if (const auto& tags = tags_[tilesetUid]; !options_.tiles.contains(name)) {
        if (const auto tagged = tags.find(tile); tagged != tags.end()) return tagged->second;
    }
    const std::string& meaning = saidOrUnknown(name);
    const auto known = foreign_.find(name);
    if (known != foreign_.end() && known->second.image.empty())
        known->second = lookOf(sheet->second, tile);
    return meaning;
}

std::string Reading::meaningOfEntity(const std::string& name, const level::TerrainTable& terrains) {
    auto named = meaningNamed(name, terrains);
    if (named && level::thingOf(*named)) return *std::move(named);
    const std::string entity = "entity " + name;
    for (const std::string& word : {entity, name}) {
        if (const std::string* meaning = said(word)) return *meaning;
    }
    if (named) return *std::move(named);
    countUnknown(entity);
    return {};
}

const std::string* Reading::said(const std::string& name) {
    const auto entry = options_.tiles.find(name);
    if (entry == options_.tiles.end()) return nullptr;
    foreign_.try_emplace(name);
    return &entry->second;
}

const std::string& Reading::saidOrUnknown(const std::string& name) {
    static const std::string kNothing;
    if (const std::string* meaning = said(name)) return *meaning;
    if (unknown_.insert(name).second) countUnknown(name);
    return kNothing;
}

void Reading::countUnknown(const std::string& name) {
    if (!foreign_.try_emplace(name).second || ++unknownCount_ <= kMaxUnknownTiles) return;
    refuseAll({}, {kManyUnknown, {kMaxUnknownTiles}});
}

Reading::Sheet Reading::sheetOf(const Value& tileset) {
    const std::string place = "defs, tilesets";
    Sheet sheet;
    sheet.name = name(tileset, "identifier", place);
    const Value* image = tileset.find("relPath");
    if (image != nullptr && image->isText()) sheet.image = name(tileset, "relPath", place);
    const auto pixels = [&](const char* key) {
        const Value* value = tileset.find(key);
        const auto number = value == nullptr ? std::nullopt : value->integer();
        constexpr std::int64_t kMost = 1 << 16;
        return number && *number >= 0 && *number <= kMost ? *number : 0;
    };
    sheet.side = pixels("tileGridSize");
    sheet.padding = pixels("padding");
    sheet.spacing = pixels("spacing");
    sheet.columns = pixels("__cWid");
    return sheet;
}

TileLook Reading::lookOf(const Sheet& sheet, std::int64_t tile) const {
    if (sheet.image.empty() || sheet.side == 0 || sheet.columns == 0 || tile < 0) return {};
    const auto at = [&sheet](std::int64_t place) {
        constexpr std::int64_t kMost = 1 << 24;
        return static_cast<int>(
            std::min(kMost, sheet.padding + std::min(kMost, place) * (sheet.side + sheet.spacing)));
    };
    const auto side = static_cast<int>(sheet.side);
    return {sheet.image, {at(tile % sheet.columns), at(tile / sheet.columns), side, side}};
}

}  // namespace mazeloom::exchange::ldtk
