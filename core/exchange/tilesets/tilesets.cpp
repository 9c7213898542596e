// SPDX-License-Identifier: MIT
#include "core/exchange/tilesets/tilesets.h"

#include <algorithm>
#include <array>
#include <optional>
#include <ostream>
#include <utility>

#include "core/exchange/tilesets/game.h"
#include "core/exchange/tilesets/tile_numbers.h"
#include "core/in_quotes.h"
#include "core/level/tiles/mapping_named.h"

namespace mazeloom::exchange {

namespace {

using level::Cell;
using level::CellGrid;
using level::Terrain;
using level::TileMapping;

TileSheet ownSheet(const level::SharedOwnKinds& kinds, const level::TerrainTable& terrains,
                   const std::string& common, int side) {
    TileSheet sheet;
    sheet.name = "mazeloom";
    sheet.isOurs = true;
    sheet.picture = common + "-tiles.png";
    sheet.side = side;
    sheet.columns = tile_numbers::kColumns;
    sheet.count = tile_numbers::kColumns * tile_numbers::rowsOf(kinds);
    sheet.size = {tile_numbers::kColumns * side, tile_numbers::rowsOf(kinds) * side};
    for (const tile_numbers::Tile& tile : tile_numbers::tilesOf(kinds, terrains))
        sheet.meanings[tile.number] = tile.meaning;
    return sheet;
}

}  // namespace

struct Tilesets::Held {
    level::SharedOwnKinds kinds;
    level::TerrainTable terrains;
    std::optional<Game> game;
    std::vector<TileSheet> sheets;
    std::vector<TileLayer> layers;

    int ours() const { return static_cast<int>(sheets.size()) - 1; }
    SheetTile ours(int tile) const { return {ours(), tile}; }

    /// Adds a layer; `tileOf(held, cells, cell)` returns a cell's tile.
    template <typename TileOf>
    void addLayer(std::string_view name, TileOf tileOf, bool isVisible = true) {
        layers.push_back(
            {name, isVisible,
             [this, tileOf](const CellGrid& cells, int y, std::span<SheetTile> row) {
                 for (std::size_t x = 0; x < row.size(); ++x)
                     row[x] = tileOf(*this, cells, grid::Point{static_cast<int>(x), y});
             }});
    }
    void addOwnLayers() {
        addLayer(kTerrainLayer, [](const Held& held, const CellGrid& cells, grid::Point at) {
            return held.ours(tile_numbers::numberOf(cells.at(at).terrain()));
        });
        addLayer(kMarksLayer, [](const Held& held, const CellGrid& cells, grid::Point at) {
            return held.ours(tile_numbers::numberOfMarks(cells.at(at)));
        });
    }
    void addGameLayers() {
        addLayer(kGroundLayer, [](const Held& held, const CellGrid& cells, grid::Point at) {
            const int tile = held.game->chooser.at(cells, at).ground;
            return tile < 0 ? SheetTile() : Game::of(held.terrainCopies(Terrain::Floor), tile);
        });
        addLayer(kTerrainLayer, [](const Held& held, const CellGrid& cells, grid::Point at) {
            const Terrain terrain = cells.at(at).terrain();
            const int tile = held.game->chooser.at(cells, at).terrain;
            if (tile >= 0) return Game::of(held.terrainCopies(terrain), tile);
            // Void has no tile.
            return terrain == Terrain::Void ? SheetTile()
                                            : held.ours(tile_numbers::numberOf(terrain));
        });
        const auto aisle = [](const Held& held, const CellGrid& cells, grid::Point at) {
            if (!cells.at(at).isAisle()) return SheetTile();
            const int tile = held.game->chooser.at(cells, at).aisle;
            return tile < 0 ? held.ours(tile_numbers::numberOfMarks(Cell::fromBits(Cell::kAisle)))
                            : Game::of(held.game->marks[Game::kAisleSet], tile);
        };
        // Aisles are a secret of the game. If the game's tileset has no tile for them, their layer
        // is hidden.
        addLayer(kAislesLayer, aisle, game->chooser.hasAisle());
        addLayer(kMarksLayer, [](const Held& held, const CellGrid& cells, grid::Point at) {
            const Cell marks = cells.at(at).without(Cell::kAisle);
            const int set = level::markSetOf(marks);
            if (set == 0) return SheetTile();
            const int tile = held.game->chooser.at(cells, at).mark;
            return tile < 0 ? held.ours(tile_numbers::numberOfMarks(marks))
                            : Game::of(held.game->marks[static_cast<std::size_t>(set)], tile);
        });
    }
    const Copies::OfTile& terrainCopies(Terrain terrain) const {
        return game->terrains[static_cast<std::size_t>(terrain)];
    }
};

Tilesets::Tilesets(const level::SharedOwnKinds& kinds, const std::string& common,
                   const level::TerrainTable& terrains) {
    const auto held = std::make_shared<Held>();
    held->kinds = kinds;
    held->terrains = terrains;
    held->sheets.push_back(ownSheet(kinds, terrains, common, tile_numbers::kTileSide));
    held->addOwnLayers();
    held_ = held;
}

Tilesets::Tilesets(const TileMapping& mapping, const level::SharedOwnKinds& kinds,
                   const std::string& common, const level::TerrainTable& terrains) {
    const auto held = std::make_shared<Held>();
    held->kinds = kinds;
    held->terrains = terrains;
    held->game.emplace(mapping, kinds.get(), terrains);
    held->sheets = held->game->copies.sheetsOf(mapping, common);
    held->sheets.push_back(ownSheet(kinds, terrains, common, mapping.side));
    held->addGameLayers();
    held_ = held;
}

const std::vector<TileSheet>& Tilesets::sheets() const {
    return held_->sheets;
}

const level::TerrainTable& Tilesets::terrains() const {
    return held_->terrains;
}

bool Tilesets::areOfAGame() const {
    return held_->game.has_value();
}

const std::vector<TileLayer>& Tilesets::layers() const {
    return held_->layers;
}

SheetTile Tilesets::thing(level::ThingKind kind, int own, grid::Point cell) const {
    if (held_->game) {
        const int tile = held_->game->chooser.thing(kind, own, cell);
        const int place = kind == level::ThingKind::Own
                              ? static_cast<int>(level::kThingNumbers) + own
                              : static_cast<int>(kind);
        if (tile >= 0) return Game::of(held_->game->things[static_cast<std::size_t>(place)], tile);
    }
    level::Thing thing;
    thing.kind = kind;
    thing.own = static_cast<std::int16_t>(own);
    return held_->ours(tile_numbers::numberOf(thing));
}

SheetTile Tilesets::plain(Terrain terrain) const {
    const int tile = held_->game ? held_->game->chooser.plain(terrain) : -1;
    return tile < 0 ? held_->ours(tile_numbers::numberOf(terrain))
                    : Game::of(held_->terrainCopies(terrain), tile);
}

void Tilesets::addPictures(OutFiles& files, const ExportOptions& options) const {
    if (held_->game) {
        files.push_back({sheets().front().picture, [held = held_](std::ostream& out) {
                             out << held->game->picture.bytes();
                         }});
    }
    if (options.drawTiles != nullptr) {
        files.push_back({sheets().back().picture, [held = held_, &options](std::ostream& out) {
                             PictureOptions look = options.picture;
                             look.cell = held->sheets.back().side;
                             out << options.drawTiles(held->kinds, held->terrains, look);
                         }});
    }
}

tl::expected<const TileMapping*, Problem> gameTiles(const Source& source,
                                                    const PictureOptions& options) {
    if (options.tiles.empty()) return nullptr;
    const auto refuse = [](std::string why) {
        return tl::unexpected(problemAt({}, {}, std::move(why)));
    };
    const auto mapping = level::mappingNamed(source.tiles, options.tiles);
    if (!mapping) return refuse(mapping.error());
    const std::string name = inQuotes(options.tiles);
    const int tiles = (*mapping)->tileCount();
    if (tiles == 0)
        return refuse("the tiles " + name + " have no picture that holds a tile: choose others");
    if (tiles <= kMostTiles) return *mapping;
    return refuse("the picture of the tiles " + name + " has " + std::to_string(tiles) +
                  ", at most " + std::to_string(kMostTiles) +
                  " are allowed: the tile size of the mapping may be too small");
}

tl::expected<Tilesets, Problem> tilesetsFor(const Source& source, const ExportOptions& options) {
    const std::string& common = options.commonStem();
    const level::SharedOwnKinds& kinds = source.levels.front().map.kinds;
    return gameTiles(source, options.picture).map([&](const TileMapping* mapping) {
        const level::TerrainTable& terrains = source.levels.front().map.terrains;
        return mapping == nullptr ? Tilesets(kinds, common, terrains)
                                  : Tilesets(*mapping, kinds, common, terrains);
    });
}

}  // namespace mazeloom::exchange
