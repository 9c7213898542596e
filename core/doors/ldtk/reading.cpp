// SPDX-License-Identifier: MIT
#include "core/doors/ldtk/reading.h"

#include <utility>

#include "core/doors/identifiers.h"
#include "core/doors/tilesets/tile_numbers.h"
#include "core/in_quotes.h"
#include "core/level/tiles/tile_meaning.h"
#include "core/merge_markers.h"

namespace mazeloom::doors::ldtk {

using json::Value;

Reading::Reading(const ImportOptions& options)
    : JsonFields(
          [this](const std::string& place, std::string text) { refuse(place, std::move(text)); }),
      options_(options) {}

void Reading::refuse(const std::string& place, std::string text, const std::string& file) {
    if (!refusal_)
        refusal_ = problemAt(file.empty() ? options_.file : file, place, std::move(text));
}

void Reading::refuseAll(const std::string& place, std::string text) {
    isForAll_ = isForAll_ || !refusal_;
    refuse(place, std::move(text));
}

Problem Reading::takeRefusal() {
    return *std::exchange(refusal_, std::nullopt);
}

void Reading::tell(const std::string& kind, const std::string& place, std::string text,
                   std::size_t count) {
    tally_.add(kind, problemAt(options_.file, place, std::move(text)), count);
}

void Reading::lose(const std::string& kind, Problem why) {
    if (!firstLoss_) firstLoss_ = why;
    why.text += ": the level was left out";
    tally_.add(kind, std::move(why));
}

Value Reading::parsed(std::string_view text, const std::string& file) {
    auto value = parseForeign(text);
    if (const auto line = value ? std::nullopt : mergeConflictLine(text)) {
        refuse("line " + std::to_string(*line),
               "holds the markers of a merge conflict: resolve it first", file);
    } else if (!value) {
        refuse(value.error().place, value.error().text, file);
    } else if (!value->isObject()) {
        refuse({}, "is no JSON object", file);
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
        tilesets_[uid] = name(tileset, "identifier", "defs, tilesets");
        for (const Value& data : list(tileset, "customData", "defs, tilesets")) {
            tiles_[uid][whole(data, "tileId", "defs, tilesets")] =
                text(data, "data", "defs, tilesets");
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
    }
    return said(layer + ' ' + (name.empty() ? std::to_string(value) : name));
}

std::string Reading::name(const Value& object, std::string_view key, const std::string& place) {
    std::string name = text(object, key, place);
    if (name.size() > kMaxNameBytes) {
        refuse(place, inQuotes(key) + " has " + std::to_string(name.size()) + " bytes, at most " +
                          std::to_string(kMaxNameBytes) + " are read: give it a shorter name");
    }
    return name;
}

bool Reading::countLeft(grid::Size size, const std::string& place) {
    leftCount += size.area();
    if (leftCount <= kMaxLevelCells) return true;
    refuseAll(place, "makes the levels that left from Mazeloom have more than " +
                         std::to_string(kMaxLevelCells) +
                         " cells together: save them in several projects");
    return false;
}

const std::string& Reading::meaningOfTile(std::int64_t tilesetUid, std::int64_t tile) {
    if (const auto meanings = tiles_.find(tilesetUid); meanings != tiles_.end()) {
        const auto own = meanings->second.find(tile);
        if (own != meanings->second.end() && !own->second.empty()) return own->second;
    }
    const auto name = tilesets_.find(tilesetUid);
    return said((name == tilesets_.end() ? "tileset" : name->second) + ' ' + std::to_string(tile));
}

const std::string& Reading::said(const std::string& name) {
    const auto entry = options_.tiles.find(name);
    if (entry != options_.tiles.end()) return entry->second;
    unknown_.insert(name);
    if (unknown_.size() > kMaxUnknownTiles) {
        refuseAll({}, "holds more than " + std::to_string(kMaxUnknownTiles) +
                          " different tiles, numbers and entities that nobody says the meaning of: "
                          "give tiles custom data such as \"terrain wall\", or hide layers that "
                          "are only pictures");
    }
    static const std::string kNothing;
    return kNothing;
}

}  // namespace mazeloom::doors::ldtk
