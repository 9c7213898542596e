// SPDX-License-Identifier: MIT
#include "core/pack/json/tiles/read_tiles.h"

#include <optional>
#include <set>
#include <utility>

#include "core/pack/json/tiles/tile_words.h"

namespace mazeloom::pack {

namespace {

using level::EdgeSet;
using level::TileMapping;
using level::TileRule;
using level::TileVariant;
using level::TileVariants;

/// Upper bound on a tile's number: no picture has more tiles.
constexpr std::int64_t kMostTile = level::TilePicture::kMostPixels;

bool hasTooMany(const Json& list, std::size_t most, const std::string& place, Report& report) {
    if (list.size() <= most) return false;
    report.add(place, {kHasMany, {list.size(), ListedWord("entries"), most}});
    return true;
}

/// Reads a variant: either the tile's number, or an object with the tile and its weight.
std::optional<TileVariant> readVariant(const Json& value, const std::string& place,
                                       Report& report) {
    if (!value.isObject()) {
        const auto tile = readNumber(value, place, 0, kMostTile, report);
        return tile ? std::optional(TileVariant{static_cast<int>(*tile)}) : std::nullopt;
    }
    Fields fields(value, place, report);
    const int tile = fields.number("tile", 0, static_cast<int>(kMostTile), -1);
    const int weight = fields.number("weight", 1, TileVariant::kMostWeight, 1);
    fields.refuseUnasked();
    if (tile >= 0) return TileVariant{tile, weight};
    if (value.find("tile") == nullptr) report.add(fields.place("tile"), kIsMissing);
    return std::nullopt;
}

TileVariants readVariants(const Json& list, const std::string& place, Report& report) {
    TileVariants variants;
    if (!list.isList()) {
        addWrongType(list, place, "a list", report);
        return variants;
    }
    if (hasTooMany(list, TileRule::kMostVariants, place, report)) return variants;
    for (std::size_t i = 0; i < list.size(); ++i) {
        if (const auto variant =
                readVariant(list[i], place + ", variant " + std::to_string(i + 1), report))
            variants.push_back(*variant);
    }
    return variants;
}

std::optional<TileRule> readRule(const Json& value, const std::string& place, Report& report) {
    Fields fields(value, place, report);
    TileRule rule;
    rule.meaning = fields.line("for", Need::Required);
    const auto edges = fields.word("edges", Need::Optional, {kSidesWord, kBlobWord});
    if (edges) rule.edges = *edges == 0 ? EdgeSet::Sides : EdgeSet::Blob;
    const Json* tiles = fields.list("tiles", Need::Required);
    fields.refuseUnasked();
    if (rule.meaning.empty() || tiles == nullptr) return std::nullopt;
    if (rule.edges == EdgeSet::Single) {
        rule.shapes = {readVariants(*tiles, fields.place("tiles"), report)};
        return rule;
    }
    const auto shapes = static_cast<std::size_t>(level::shapesOf(rule.edges));
    if (tiles->size() != shapes) {
        report.add(fields.place("tiles"), {kShapeCount, {tiles->size(), shapes}});
        return std::nullopt;
    }
    rule.shapes.clear();
    for (std::size_t i = 0; i < shapes; ++i) {
        rule.shapes.push_back(
            readVariants((*tiles)[i], place + ", shape " + std::to_string(i), report));
    }
    return rule;
}

std::optional<TileMapping> readMapping(const Json& value, const std::string& place,
                                       Report& report) {
    Fields fields(value, place, report);
    TileMapping mapping;
    mapping.id = fields.id("id", Need::Required);
    mapping.title = fields.line("title", Need::Optional);
    mapping.side = fields.number("side", TileMapping::kLeastSide, TileMapping::kMostSide, 16);
    mapping.margin = fields.number("margin", 0, TileMapping::kMostGap, 0);
    mapping.spacing = fields.number("spacing", 0, TileMapping::kMostGap, 0);
    if (const Json* rules = fields.list("tiles", Need::Required);
        rules != nullptr &&
        !hasTooMany(*rules, TileMapping::kMostRules, fields.place("tiles"), report)) {
        std::set<std::string> known;
        for (std::size_t i = 0; i < rules->size(); ++i) {
            const std::string where = place + ", entry " + std::to_string(i + 1);
            auto rule = readRule((*rules)[i], where, report);
            if (!rule) continue;
            if (known.insert(rule->meaning).second) {
                mapping.rules.push_back(std::move(*rule));
            } else {
                report.add(where + ", for", {kTwice, {inQuotes(rule->meaning)}});
            }
        }
    }
    mapping.more = fields.more();
    return mapping.id.empty() ? std::nullopt : std::optional(std::move(mapping));
}

}  // namespace

level::ForeignTiles readForeignTiles(const Json& list, Report& report) {
    level::ForeignTiles tiles;
    if (hasTooMany(list, level::kMaxForeignTiles, "foreign-tiles", report)) return tiles;
    for (std::size_t i = 0; i < list.size(); ++i) {
        const std::string place = "foreign tile " + std::to_string(i + 1);
        Fields fields(list[i], place, report);
        const std::string tile = fields.line("tile", Need::Required);
        const std::string means = fields.line("means", Need::Required);
        fields.refuseUnasked();
        if (tile.empty() || means.empty()) continue;
        if (!tiles.emplace(tile, means).second)
            report.add(place + ", tile", {kTwice, {inQuotes(tile)}});
    }
    return tiles;
}

level::TileMappings readTileMappings(const Json& list, Report& report) {
    level::TileMappings mappings;
    if (hasTooMany(list, TileMapping::kMost, "tile-mappings", report)) return mappings;
    std::set<std::string> ids;
    for (std::size_t i = 0; i < list.size(); ++i) {
        const std::string place = "tile mapping " + std::to_string(i + 1);
        auto mapping = readMapping(list[i], place, report);
        if (!mapping) continue;
        if (ids.insert(mapping->id).second) {
            mappings.push_back(std::move(*mapping));
        } else {
            report.add(place + ", id", {kTwice, {inQuotes(mapping->id)}});
        }
    }
    return mappings;
}

}  // namespace mazeloom::pack
