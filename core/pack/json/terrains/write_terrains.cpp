// SPDX-License-Identifier: MIT
#include "core/pack/json/terrains/write_terrains.h"

#include <string_view>
#include <utility>

#include "core/pack/json/terrains/terrain_words.h"

namespace mazeloom::pack {

namespace {

using level::OwnTerrain;
using level::OwnTerrains;
using level::TerrainSet;
using level::TerrainTable;

void appendSwitch(Members& members, std::string_view key, bool is, bool standard) {
    if (is != standard) members.value(key) += is ? "true" : "false";
}

/// Appends an own terrain. Its number is written only if it differs from `usual`.
void appendOwnTerrain(std::string& out, const OwnTerrain& terrain, std::size_t usual) {
    const OwnTerrain standard;
    Members members(out, Members::Layout::Inline);
    members.text("id", terrain.id);
    if (!terrain.title.empty()) members.text("title", terrain.title);
    members.text("character", std::string_view(&terrain.character, 1));
    appendSwitch(members, "walkable", terrain.walkable, standard.walkable);
    appendSwitch(members, "opaque", terrain.opaque, standard.opaque);
    appendSwitch(members, "liquid", terrain.liquid, standard.liquid);
    if (terrain.effect != standard.effect)
        members.text("effect", kEffectWords[static_cast<std::size_t>(terrain.effect)]);
    if (terrain.colour != standard.colour) members.text("colour", level::toText(terrain.colour));
    if (!terrain.sprite.empty()) members.text("sprite", terrain.sprite);
    const auto number =
        static_cast<int>(terrain.terrain) - static_cast<int>(level::kFirstOwnTerrain);
    members.numberUnless(static_cast<int>(usual), "number", number);
    members.more(terrain.more);
    members.close();
}

}  // namespace

TerrainSet ownIn(const level::PaintGrid& paint, const TerrainTable& terrains) {
    if (terrains.own().empty()) return {};
    TerrainSet used;
    for (const level::Paint cell : paint.storage())
        used.add(level::terrainOf(cell));
    return used & level::kOwnTerrains;
}

TerrainSet ownIn(const grid::Grid<level::Terrain>& cells, const TerrainTable& terrains) {
    if (terrains.own().empty()) return {};
    TerrainSet used;
    for (const level::Terrain cell : cells.storage())
        used.add(cell);
    return used & level::kOwnTerrains;
}

TerrainSet ownIn(const level::KeptCells& cells, const TerrainTable& terrains) {
    if (terrains.own().empty()) return {};
    TerrainSet used;
    cells.forEach([&](grid::Point, level::KeptCell cell) { used.add(cell.cell().terrain()); });
    return used & level::kOwnTerrains;
}

void appendLegend(Members& members, const TerrainSet& used, const TerrainTable& terrains,
                  Belongs belongs) {
    OwnTerrains shown;
    for (const OwnTerrain& terrain : terrains.own()) {
        if (used.contains(terrain.terrain)) shown.push_back(terrain);
    }
    if (shown.empty()) return;
    std::string& out = members.value(kOwnTerrainsKey);
    if (belongs == Belongs::ToNothing) {
        appendOwnTerrains(out, shown);
        return;
    }
    Members legend(out, Members::Layout::Inline);
    for (const OwnTerrain& terrain : shown)
        legend.text(std::string_view(&terrain.character, 1), terrain.id);
    legend.close();
}

void appendOwnTerrains(std::string& out, const OwnTerrains& terrains) {
    std::size_t place = 0;
    appendLines(out, terrains, [&](std::string& to, const OwnTerrain& terrain) {
        appendOwnTerrain(to, terrain, place++);
    });
}

}  // namespace mazeloom::pack
