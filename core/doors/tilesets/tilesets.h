// SPDX-License-Identifier: MIT
// The tiles that a level is made of in the files of engines: those of our own picture, or a game's
// own (core/level/tiles), with ours for what the game has none for. What a tile says it stands for
// must be true of each cell that shows it, so that it can be read again: where a game's tile stands
// for several things, its picture is there several times, as a tileset for each.
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

#include "core/doors/exporter.h"
#include "core/level/map/map.h"
#include "core/level/tiles/tile_mapping.h"

namespace mazeloom::doors {

/// A picture of tiles and what these stand for.
struct TileSheet {
    std::string name;     ///< unique among those of a file
    bool isOurs = false;  ///< core/doors/tilesets/tile_numbers.h; always the last
    std::string picture;  ///< its file's name
    grid::Size size;      ///< of the picture, in pixels
    int side = 0;         ///< of a tile, in pixels
    int margin = 0;       ///< pixels round all tiles
    int spacing = 0;      ///< pixels between two
    int columns = 0;
    int count = 0;                        ///< of tiles
    std::map<int, std::string> meanings;  ///< by tile (core/level/tiles/tile_meaning.h)

    /// The column and row of a tile.
    grid::Point placeOf(int tile) const { return {tile % columns, tile / columns}; }
    /// The upper left pixel of a tile.
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
    /// Fills in a row of the map's, from the left.
    std::function<void(const level::CellGrid& cells, int y, std::span<SheetTile> row)> rowOf;
};

/// Names of layers, by which they are known again.
inline constexpr std::string_view kGroundLayer = "Ground";
inline constexpr std::string_view kTerrainLayer = "Terrain";
inline constexpr std::string_view kAislesLayer = "Aisles";
inline constexpr std::string_view kMarksLayer = "Marks";

/// Copies share what they hold.
class Tilesets {
  public:
    /// Our own picture alone. `common` begins the names of files.
    Tilesets(const level::SharedOwnKinds& kinds, const std::string& common,
             const level::TerrainTable& terrains = {});
    /// A game's own tiles, which hasTiles() must say that there are. The mapping is not needed any
    /// more then.
    Tilesets(const level::TileMapping& mapping, const level::SharedOwnKinds& kinds,
             const std::string& common, const level::TerrainTable& terrains = {});

    /// Of a tile, in pixels; the same for all.
    int side() const { return sheets().front().side; }
    const std::vector<TileSheet>& sheets() const;
    /// Whether these are a game's: then the last sheet is ours.
    bool areOfAGame() const;
    const level::TerrainTable& terrains() const;
    /// From below.
    const std::vector<TileLayer>& layers() const;
    /// `own` as Thing::own.
    SheetTile thing(level::ThingKind kind, int own, grid::Point cell) const;
    /// Of a cell among its like.
    SheetTile plain(level::Terrain terrain) const;

    /// Adds the pictures, a file each.
    void addPictures(OutFiles& files, const ExportOptions& options) const;

    struct Held;

  private:
    std::shared_ptr<const Held> held_;
};

/// Of a picture with more tiles no tilesets are made.
inline constexpr int kMostTiles = 1 << 16;
/// Whether the mapping's picture could be read, and holds tiles, but not too many.
inline bool hasTiles(const level::TileMapping& mapping) {
    const int tiles = mapping.tileCount();
    return tiles > 0 && tiles <= kMostTiles;
}

/// The mapping that the options name; null where they name none. A problem where the pack has none
/// of that id, its picture could not be read, or has no tiles or too many.
tl::expected<const level::TileMapping*, Problem> gameTiles(const Source& source,
                                                           const PictureOptions& options);
/// What an export's levels are made of.
tl::expected<Tilesets, Problem> tilesetsFor(const Source& source, const ExportOptions& options);

}  // namespace mazeloom::doors
