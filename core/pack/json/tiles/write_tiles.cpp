// SPDX-License-Identifier: MIT
#include "core/pack/json/tiles/write_tiles.h"

#include "core/level/json_append.h"
#include "core/pack/json/json_layout.h"
#include "core/pack/json/tiles/tile_words.h"

namespace mazeloom::pack {

namespace {

void appendVariant(std::string& out, const level::TileVariant& variant) {
    if (variant.weight == 1) {
        level::appendNumber(out, variant.tile);
        return;
    }
    Members members(out, Members::Layout::Inline);
    members.number("tile", variant.tile);
    members.number("weight", variant.weight);
    members.close();
}

void appendVariants(std::string& out, const level::TileVariants& variants) {
    appendInlineList(out, variants, appendVariant);
}

void appendRule(std::string& out, const level::TileRule& rule) {
    Members members(out, Members::Layout::Inline);
    members.text("for", rule.meaning);
    if (rule.edges == level::EdgeSet::Single) {
        appendVariants(members.value("tiles"), rule.shapes.front());
    } else {
        members.text("edges", rule.edges == level::EdgeSet::Sides ? kSidesWord : kBlobWord);
        appendInlineList(members.value("tiles"), rule.shapes, appendVariants);
    }
    members.close();
}

void appendMapping(std::string& out, const level::TileMapping& mapping) {
    constexpr std::size_t kInList = 2 * kIndent;
    Members members(out, Members::Layout::Lines, kInList);
    members.text("id", mapping.id);
    if (!mapping.title.empty()) members.text("title", mapping.title);
    members.number("side", mapping.side);
    members.numberUnless(0, "margin", mapping.margin);
    members.numberUnless(0, "spacing", mapping.spacing);
    appendLines(members.value("tiles"), mapping.rules, appendRule, kInList + kIndent);
    members.more(mapping.more);
    members.close();
}

}  // namespace

void appendForeignTiles(std::string& out, const level::ForeignTiles& tiles) {
    appendLines(out, tiles, [](std::string& to, const level::ForeignTiles::value_type& tile) {
        Members members(to, Members::Layout::Inline);
        members.text("tile", tile.first);
        members.text("means", tile.second);
        members.close();
    });
}

void appendTileMappings(std::string& out, const level::TileMappings& mappings) {
    appendLines(out, mappings, appendMapping);
}

}  // namespace mazeloom::pack
