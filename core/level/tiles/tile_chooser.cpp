// SPDX-License-Identifier: MIT
#include "core/level/tiles/tile_chooser.h"

#include <algorithm>
#include <utility>

namespace mazeloom::level {

namespace {

/// Hashes a cell's position without a visible pattern, so that neighbours draw different variants.
/// (The finaliser of SplitMix64, http://xoshiro.di.unimi.it/splitmix64.c.)
std::uint64_t hashOf(grid::Point cell) {
    std::uint64_t z = std::uint64_t{static_cast<std::uint32_t>(cell.x)} << 32 |
                      static_cast<std::uint32_t>(cell.y);
    z += 0x9e3779b97f4a7c15;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
    z = (z ^ z >> 27) * 0x94d049bb133111eb;
    return z ^ z >> 31;
}

/// Returns the group of a cell. Void and rock are one group, so that they join each other.
Ground groupOf(Cell cell) {
    if (isOwn(cell.terrain())) {
        if (cell.isLiquid()) return Ground::Liquid;
        return cell.isOpaque() && !cell.canEnter() ? Ground::Rock : Ground::Open;
    }
    const Ground ground = info(cell.terrain()).ground;
    return ground == Ground::Void ? Ground::Rock : ground;
}

}  // namespace

unsigned alikeAt(const CellGrid& cells, grid::Index cell) {
    const std::ptrdiff_t row = cells.stride();
    // The neighbours, clockwise from above like the bits. The grid's frame is readable and void.
    const std::array<std::ptrdiff_t, 8> neighbours{-row, 1 - row, 1,  row + 1,
                                                   row,  row - 1, -1, -row - 1};
    const Ground own = groupOf(cells[cell]);
    unsigned alike = 0;
    for (std::size_t i = 0; i < neighbours.size(); ++i) {
        const auto at = static_cast<grid::Index>(static_cast<std::ptrdiff_t>(cell) + neighbours[i]);
        if (groupOf(cells[at]) == own) alike |= 1u << i;
    }
    return alike;
}

TileChooser::TileChooser(const TileMapping& mapping, const OwnKinds* kinds,
                         const TerrainTable& terrains) {
    for (const OwnTerrain& own : terrains.own()) {
        terrains_[static_cast<std::size_t>(own.terrain)] =
            compiled(mapping, meaningOf(own.terrain, terrains));
    }
    for (const TerrainInfo& terrain : kTerrains) {
        terrains_[static_cast<std::size_t>(terrain.terrain)] =
            compiled(mapping, meaningOf(terrain.terrain));
    }
    for (std::size_t i = 0; i < marks_.size(); ++i)
        marks_[i] = compiled(mapping, meaningOfMarks(1 << i));
    things_.resize(kThingNumbers);
    for (const ThingKind kind : kThingKinds)
        things_[static_cast<std::size_t>(kind)] = compiled(mapping, meaningOfThing(info(kind).id));
    if (kinds == nullptr) return;
    for (const OwnKind& kind : *kinds)
        things_.push_back(compiled(mapping, meaningOfThing(ownKindWord(kind.id))));
}

TileChooser::Rule TileChooser::compiled(const TileMapping& mapping, const std::string& meaning) {
    Rule rule;
    const TileRule* said = mapping.ruleFor(meaning);
    if (said == nullptr) return rule;
    const int tiles = mapping.tileCount();
    rule.edges = said->edges;
    for (const TileVariants& variants : said->shapes) {
        Shape shape{.first = static_cast<std::uint32_t>(variants_.size())};
        for (const TileVariant& variant : variants) {
            // Variants outside of the picture are left out: they were chosen in a larger picture,
            // which this one has replaced.
            if (variant.tile < 0 || variant.tile >= tiles || variant.weight < 1) continue;
            variants_.push_back(variant);
            ++shape.count;
            shape.weights += static_cast<std::uint32_t>(variant.weight);
        }
        rule.shapes.push_back(shape);
    }
    rule.shapes.resize(static_cast<std::size_t>(shapesOf(rule.edges)));
    // A shape without a tile shows the tile of a cell whose neighbours are all alike, or else the
    // first tile.
    Shape standing = rule.shapes.back();
    const auto some = std::ranges::find_if(rule.shapes, [](auto& one) { return one.count > 0; });
    if (some == rule.shapes.end()) return {};
    if (standing.count == 0) standing = *some;
    for (Shape& shape : rule.shapes) {
        if (shape.count == 0) shape = standing;
    }
    return rule;
}

int TileChooser::draw(const Rule& rule, unsigned alike, grid::Point cell) const {
    if (rule.isEmpty()) return -1;
    const Shape& shape = rule.shapes[static_cast<std::size_t>(shapeOf(rule.edges, alike))];
    const TileVariant* variant = &variants_[shape.first];
    if (shape.count == 1) return variant->tile;
    auto left = static_cast<int>(hashOf(cell) % shape.weights);
    while (left >= variant->weight)
        left -= (variant++)->weight;
    return variant->tile;
}

CellTiles TileChooser::at(const CellGrid& cells, grid::Point cell) const {
    const grid::Index index = cells.index(cell);
    const Cell value = cells[index];
    const Terrain terrain = value.terrain();
    const unsigned alike = alikeAt(cells, index);
    CellTiles tiles;
    tiles.terrain = draw(rule(terrain), alike, cell);
    if (terrain != Terrain::Floor && !isMass(terrain))
        tiles.ground = draw(rule(Terrain::Floor), alike, cell);
    if (value.isAisle()) tiles.aisle = draw(marks_[0], alike, cell);
    // A coin hides a trap, as in the program's own look.
    for (std::size_t i = kMarkNames.size() - 1; i > 0 && tiles.mark < 0; --i) {
        if ((value.bits() & kMarkNames[i].bit) != 0) tiles.mark = draw(marks_[i], alike, cell);
    }
    return tiles;
}

int TileChooser::thing(ThingKind kind, int own, grid::Point cell) const {
    const int place =
        kind == ThingKind::Own ? static_cast<int>(kThingNumbers) + own : static_cast<int>(kind);
    if ((kind == ThingKind::Own && own < 0) || place >= static_cast<int>(things_.size())) return -1;
    return draw(things_[static_cast<std::size_t>(place)], 0, cell);
}

int TileChooser::plain(Terrain terrain) const {
    const Rule& found = rule(terrain);
    if (found.isEmpty()) return -1;
    const Shape& shape = found.shapes.back();
    const auto first = variants_.begin() + static_cast<std::ptrdiff_t>(shape.first);
    return std::ranges::max_element(first, first + static_cast<std::ptrdiff_t>(shape.count), {},
                                    &TileVariant::weight)
        ->tile;
}

}  // namespace mazeloom::level
