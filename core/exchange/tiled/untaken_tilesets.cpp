// SPDX-License-Identifier: MIT
#include "core/exchange/tiled/untaken.h"

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <iterator>
#include <set>
#include <string_view>

#include "core/exchange/beside.h"
#include "core/exchange/tilesets/tile_numbers.h"
#include "core/in_quotes.h"

namespace mazeloom::exchange::tiled {

namespace {

std::string textOf(std::int64_t width, std::int64_t height) {
    return std::to_string(width) + " × " + std::to_string(height) + " pixels";
}

/// If the sheet is the program's own, returns it with as many rows as the tileset has. Their number
/// depends on the pack's kinds at export. Returns other sheets unchanged.
TileSheet withRowsOf(const Tileset& tileset, TileSheet sheet) {
    const int rows = tileset.tileCount / sheet.columns;
    const bool mayBe = sheet.isOurs && tileset.tileCount % sheet.columns == 0 &&
                       rows >= tile_numbers::kFirstOwn / sheet.columns;
    if (!mayBe) return sheet;
    sheet.count = tileset.tileCount;
    sheet.size.height = rows * sheet.side;
    return sheet;
}

/// Returns the size that the sheet's picture would have with tiles of the size `tile`.
std::string pictureSize(const TileSheet& sheet, grid::Size tile) {
    return textOf(std::int64_t{sheet.size.width} * tile.width / sheet.side,
                  std::int64_t{sheet.size.height} * tile.height / sheet.side);
}

std::string stemOf(const std::string& file) {
    return std::filesystem::path(normalName(file)).stem().string();
}

/// Returns the name of the picture as exported. It begins with the stem of the tileset's file, or
/// of the map's file if the tileset's file was renamed, followed by `sheet.picture`.
std::string pictureOf(const TileSheet& sheet, const Tileset& tileset, const std::string& map) {
    const std::string ofMap = stemOf(map) + sheet.picture;
    if (tileset.source.empty() || tileset.image == ofMap) return ofMap;
    std::string common = stemOf(tileset.source);
    const std::string own = '-' + sheet.name;
    if (!sheet.isOurs && common.ends_with(own)) common.resize(common.size() - own.size());
    return common + sheet.picture;
}

/// Returns the meaning of a tile in the file; empty if it has none.
std::string meaningIn(const Properties& properties) {
    const auto found = std::ranges::find(properties, "mazeloom", &Property::name);
    return found == properties.end() ? std::string() : found->value;
}

bool hasMeanings(const Tileset& tileset) {
    return std::ranges::any_of(tileset.words().properties, [](const auto& tile) {
        return std::ranges::find(tile.second, "mazeloom", &Property::name) != tile.second.end();
    });
}

/// Reports changed meanings of the program's own tiles that are not imported. Skips a game's tiles,
/// which have the pack's current meanings.
void compareMeanings(const TileSheet& sheet, const Tileset& tileset, const std::string& where,
                     const std::function<bool(Gid)>& isShown, Untaken& untaken) {
    if (!sheet.isOurs) return;
    std::set<std::string_view> known;
    for (const auto& [tile, meaning] : sheet.meanings)
        known.insert(meaning);
    const auto& said = tileset.words().properties;
    const bool knowsLater = std::ranges::any_of(
        said, [](const auto& tile) { return tile_numbers::isLater(meaningIn(tile.second)); });
    for (const auto& [tile, meaning] : sheet.meanings) {
        const auto found = said.find(tile);
        const std::string now = found == said.end() ? std::string() : meaningIn(found->second);
        if (now.empty() && !knowsLater && tile_numbers::isLater(meaning)) continue;
        // The pack can have had fewer or other own kinds at export. Their tiles are consecutive, so
        // there was a tile for this kind if this tile or a later one has properties.
        const bool isOwn = meaning.find(" own:") != std::string::npos;
        const bool isBeforeKind =
            tile >= tile_numbers::kFirstOwn && said.upper_bound(tile) != said.end();
        const bool wasThere = found != said.end() || isBeforeKind;
        if (isOwn && (!wasThere || known.contains(now))) continue;
        // Tiles that the map shows are read with their new meaning. They are reported only if that
        // meaning is unknown.
        const bool isRead = now.empty() || known.contains(now);
        if (isRead && isShown(tileset.first + static_cast<Gid>(tile))) continue;
        untaken.compare(where + ", tile " + std::to_string(tile), "mazeloom", meaning, now);
    }
}

}  // namespace

std::vector<TileSheet> sheetsOf(const level::TileMappings& mappings,
                                const level::SharedOwnKinds& kinds,
                                const level::TerrainTable& terrains) {
    std::vector<TileSheet> sheets = Tilesets(kinds, {}, terrains).sheets();
    for (const level::TileMapping& mapping : mappings) {
        if (!hasTiles(mapping)) continue;
        const Tilesets game(mapping, kinds, {}, terrains);
        std::ranges::copy_if(game.sheets(), std::back_inserter(sheets),
                             [](const TileSheet& sheet) { return !sheet.isOurs; });
    }
    return sheets;
}

void compareTilesets(const Map& map, const std::vector<TileSheet>& sheets, const std::string& file,
                     const std::function<bool(Gid)>& isShown, Untaken& untaken) {
    const bool knowsGames = sheets.size() > 1;
    const bool hasOurs = std::ranges::any_of(
        map.tilesets, [&](const Tileset& tileset) { return tileset.name == sheets.front().name; });
    for (const Tileset& tileset : map.tilesets) {
        const auto left = std::ranges::find(sheets, tileset.name, &TileSheet::name);
        if (left == sheets.end()) {
            // If the pack has no mappings, the map may come from another pack, and the tileset may
            // be a game's, exported together with the program's own.
            const bool mayHaveLeft = !knowsGames && hasOurs && hasMeanings(tileset);
            if (!mayHaveLeft) untaken.compare({}, "tileset", {}, tileset.name);
            continue;
        }
        const TileSheet sheet = withRowsOf(tileset, *left);
        const std::string where = "tileset " + inQuotes(tileset.name);
        const auto compare = [&](std::string_view name, int was, int is) {
            untaken.compare(where, name, std::to_string(was), std::to_string(is));
        };
        compare("columns", sheet.columns, tileset.columns);
        compare("tiles", sheet.count, tileset.tileCount);
        compare("margin", sheet.margin, tileset.margin);
        compare("spacing", sheet.spacing, tileset.spacing);
        // A user can change the cell size of the map and the tile size together, so they are
        // compared with each other.
        untaken.compare(where, "tile size", textOf(map.tileSize.width, map.tileSize.height),
                        textOf(tileset.tileSize.width, tileset.tileSize.height));
        untaken.compare(where, "picture size", pictureSize(sheet, tileset.tileSize),
                        textOf(tileset.imageSize.width, tileset.imageSize.height));
        untaken.compare(where, "picture", pictureOf(sheet, tileset, file), tileset.image);
        compareMeanings(sheet, tileset, where, isShown, untaken);
    }
}

}  // namespace mazeloom::exchange::tiled
