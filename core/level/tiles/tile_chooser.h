// SPDX-License-Identifier: MIT
// Chooses the tiles of a mapping that a cell shows. A cell always shows the same tiles: a variant
// is drawn by a hash of the cell's position alone.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/level/map/cell.h"
#include "core/level/map/own_kind.h"
#include "core/level/map/own_terrain.h"
#include "core/level/map/thing.h"
#include "core/level/tiles/tile_mapping.h"
#include "core/level/tiles/tile_meaning.h"

namespace mazeloom::level {

/// The tiles of a cell from bottom to top, −1 if the mapping has none.
struct CellTiles {
    /// Floor below terrain that stands on floor: doors, furniture, stairs, water.
    int ground = -1;
    int terrain = -1;
    int aisle = -1;  ///< a passage of the hidden maze
    int mark = -1;   ///< a trap or a coin
};

/// Returns the neighbours that a cell joins, as a set of Alike: a neighbour is alike if both cells
/// are a mass, both open or both liquid. Cells outside of the map are a mass.
unsigned alikeAt(const CellGrid& cells, grid::Index cell);

/// Chooses the tiles of cells and things. The constructor looks up the mapping's words once and
/// keeps no reference to the mapping.
class TileChooser {
  public:
    /// `kinds` are the pack's own kinds, which things refer to by index; may be null.
    explicit TileChooser(const TileMapping& mapping, const OwnKinds* kinds = nullptr,
                         const TerrainTable& terrains = {});

    CellTiles at(const CellGrid& cells, grid::Point cell) const;
    /// Returns a thing's tile; −1 if its kind has none. `own` is as in Thing::own.
    int thing(ThingKind kind, int own, grid::Point cell) const;
    /// Whether the mapping has a tile for the terrain.
    bool has(Terrain terrain) const { return !rule(terrain).isEmpty(); }
    bool hasAisle() const { return !marks_.front().isEmpty(); }
    /// Returns the tile of a cell whose neighbours are all alike: the variant with the largest
    /// weight.
    int plain(Terrain terrain) const;

  private:
    struct Shape {
        std::uint32_t first = 0;  ///< index in variants_
        std::uint32_t count = 0;
        std::uint32_t weights = 0;
    };
    struct Rule {
        EdgeSet edges = EdgeSet::Single;
        std::vector<Shape> shapes;

        bool isEmpty() const { return shapes.empty(); }
    };

    Rule compiled(const TileMapping& mapping, const std::string& meaning);
    int draw(const Rule& rule, unsigned alike, grid::Point cell) const;
    const Rule& rule(Terrain terrain) const { return terrains_[static_cast<std::size_t>(terrain)]; }

    std::vector<TileVariant> variants_;
    std::array<Rule, kMostTerrains> terrains_;
    std::array<Rule, kMarkNames.size()> marks_;  ///< for single marks
    std::vector<Rule> things_;                   ///< by kind, then the pack's own kinds
};

}  // namespace mazeloom::level
