// SPDX-License-Identifier: MIT
// The tiles of a level in other programs' files: the tiles of this program's own picture, or a
// game's own tiles (core/level/tiles), with this program's tiles where the game has none. A tile's
// meaning must hold for each cell that shows the tile, so that the file can be read back. If a
// game's tile has several meanings, its picture occurs several times, as one tileset per meaning.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "core/exchange/exporter.h"
#include "core/level/map/map.h"
#include "core/level/tiles/tile_mapping.h"

namespace mazeloom::exchange {

/// A picture of tiles and the tiles' meanings.
struct TileSheet {
    std::string name;     ///< unique within a file
    bool isOurs = false;  ///< see tile_numbers.h; such a sheet is always the last
    std::string picture;  ///< the picture's file name
    grid::Size size;      ///< size of the picture, in pixels
    int side = 0;         ///< side of a tile, in pixels
    int margin = 0;       ///< pixels around all tiles
    int spacing = 0;      ///< pixels between tiles
    int columns = 0;
    int count = 0;                        ///< number of tiles
    std::map<int, std::string> meanings;  ///< by tile (core/level/tiles/tile_meaning.h)

    /// Returns the column and row of a tile.
    grid::Point placeOf(int tile) const { return {tile % columns, tile / columns}; }
    /// Returns the upper left pixel of a tile.
    grid::Point cornerOf(int tile) const {
        const grid::Point place = placeOf(tile);
        return {margin + place.x * (side + spacing), margin + place.y * (side + spacing)};
    }
};

struct SheetTile {
    int sheet = 0;
    int tile = -1;  ///< −1: none

    bool isThere() const { return tile >= 0; }
    friend bool operator==(const SheetTile&, const SheetTile&) = default;
};

struct TileLayer {
    std::string_view name;
    bool isVisible = true;
    /// Fills in the tiles of a map row, from the left.
    std::function<void(const level::CellGrid& cells, int y, std::span<SheetTile> row)> rowOf;
};

/// Names of layers, by which they are recognized on import.
inline constexpr std::string_view kGroundLayer = "Ground";
inline constexpr std::string_view kTerrainLayer = "Terrain";
inline constexpr std::string_view kAislesLayer = "Aisles";
inline constexpr std::string_view kMarksLayer = "Marks";

/// The tilesets and tile layers of an export. Copies share their data.
class Tilesets {
  public:
    /// Uses only this program's own picture. `common` is the stem of file names.
    Tilesets(const level::SharedOwnKinds& kinds, const std::string& common,
             const level::TerrainTable& terrains = {});
    /// Uses a game's own tiles; hasTiles(mapping) must be true. Keeps no reference to the mapping.
    Tilesets(const level::TileMapping& mapping, const level::SharedOwnKinds& kinds,
             const std::string& common, const level::TerrainTable& terrains = {});

    /// Returns the side of a tile in pixels, which is the same for all tilesets.
    int side() const { return sheets().front().side; }
    const std::vector<TileSheet>& sheets() const;
    /// Whether these are a game's tiles; if so, only the last sheet is this program's own.
    bool areOfAGame() const;
    const level::TerrainTable& terrains() const;
    /// Returns the layers, bottom to top.
    const std::vector<TileLayer>& layers() const;
    /// Returns a thing's tile; `own` is as in Thing::own.
    SheetTile thing(level::ThingKind kind, int own, grid::Point cell) const;
    /// Returns the tile of a cell surrounded by equal cells.
    SheetTile plain(level::Terrain terrain) const;

    /// Adds the pictures, one file each. Adds this program's own picture only if
    /// ExportOptions::drawTiles is set. `options` must outlive the files.
    void addPictures(OutFiles& files, const ExportOptions& options) const;

    struct Held;

  private:
    std::shared_ptr<const Held> held_;
};

/// Upper bound on the tiles of a picture; a picture with more tiles is refused.
inline constexpr int kMostTiles = 1 << 16;
/// Whether the mapping's picture could be read and has tiles, but not too many.
inline bool hasTiles(const level::TileMapping& mapping) {
    const int tiles = mapping.tileCount();
    return tiles > 0 && tiles <= kMostTiles;
}

/// Returns the mapping that the options name; null if they name none. Returns a problem if the pack
/// lacks it, its picture could not be read, or the picture has no tiles or too many.
tl::expected<const level::TileMapping*, Problem> gameTiles(const Source& source,
                                                           const PictureOptions& options);
/// Returns the tilesets of an export's levels.
tl::expected<Tilesets, Problem> tilesetsFor(const Source& source, const ExportOptions& options);

}  // namespace mazeloom::exchange
