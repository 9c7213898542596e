// SPDX-License-Identifier: MIT
#include "core/doors/tiled/from_tiled.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <set>
#include <unordered_map>
#include <utility>

#include "core/doors/came_back.h"
#include "core/doors/drawn.h"
#include "core/doors/tiled/reading.h"
#include "core/doors/tiled/to_tiled.h"
#include "core/in_quotes.h"
#include "core/level/tiles/tile_meaning.h"

namespace mazeloom::doors::tiled {

namespace {

using grid::Point;
using level::Cell;

/// Tiled turns and mirrors a tile by these.
constexpr Gid kTurns = 0xf0000000;

std::string_view valueOf(const Properties& properties, std::string_view name) {
    const auto found = std::ranges::find(properties, name, &Property::name);
    return found == properties.end() ? std::string_view() : std::string_view(found->value);
}

class Import {
  public:
    Import(ReadMap& read, const ImportOptions& options) : map_(read.map), options_(options) {
        result_.notes = std::move(read.leftOut);
    }

    tl::expected<Imported, Problem> run() {
        std::optional<Left> left;
        const std::string_view text = valueOf(map_.properties, kLevelProperty);
        if (!text.empty()) {
            auto read = readLeft({text, valueOf(map_.properties, kMadeProperty),
                                  valueOf(map_.properties, kSeedProperty)});
            if (!read) {
                read.error().file = options_.file;
                return tl::unexpected(std::move(read.error()));
            }
            left = std::move(*read);
        }
        terrains_ = left ? left->level.terrains : terrainsOf(options_);
        readCells();
        readThings();
        if (left) {
            comeBack(std::move(*left), std::move(cells_), std::move(things_), options_, result_);
        } else {
            result_.levels.push_back(
                drawnLevel({std::move(cells_), std::move(things_)}, options_, result_.notes));
        }
        result_.unknownTiles.assign(unknown_.begin(), unknown_.end());
        return std::move(result_);
    }

  private:
    void note(std::string where, std::string text) {
        Problem problem = problemAt(options_.file, std::move(where), std::move(text));
        problem.severity = Severity::Warning;
        result_.notes.push_back(std::move(problem));
    }

    /// What a tile stands for: what its tileset says, else what somebody said before; empty where
    /// nobody did.
    const std::string& meaningOf(Gid gid) {
        const auto [entry, isNew] = meanings_.try_emplace(gid & ~kTurns);
        if (!isNew) return entry->second;
        const Tileset* tileset = nullptr;
        for (const Tileset& one : map_.tilesets) {
            if (one.first <= entry->first && (tileset == nullptr || one.first > tileset->first))
                tileset = &one;
        }
        if (tileset == nullptr) return entry->second;
        const int number = static_cast<int>(entry->first - tileset->first);
        const auto tile = tileset->tiles.find(number);
        if (tile != tileset->tiles.end()) entry->second = valueOf(tile->second, "mazeloom");
        if (!entry->second.empty()) return entry->second;
        const std::string name = (tileset->source.empty() ? tileset->name : tileset->source) + ' ' +
                                 std::to_string(number);
        result_.foreignTiles[name] = lookOf(*tileset, number);
        const auto said = options_.tiles.find(name);
        if (said != options_.tiles.end()) {
            entry->second = said->second;
        } else {
            unknown_.insert(name);
        }
        return entry->second;
    }

    /// Of tiles that lie in one picture without gaps.
    static TileLook lookOf(const Tileset& tileset, int number) {
        const grid::Size size = tileset.tileSize;
        if (tileset.image.empty() || tileset.columns <= 0 || size.isEmpty()) return {};
        const std::size_t folder = tileset.source.rfind('/') + 1;  // 0 where there is none
        const auto at = [&tileset](std::int64_t place, int side) {
            const std::int64_t pixels = tileset.margin + place * (side + tileset.spacing);
            return static_cast<int>(std::min<std::int64_t>(pixels, kMostPixels));
        };
        return {tileset.source.substr(0, folder) + tileset.image,
                {at(number % tileset.columns, size.width),
                 at(number / tileset.columns, size.height), size.width, size.height}};
    }

    /// Terrain and marks of all layers of tiles, the later ones over the earlier.
    void readCells() {
        cells_ = level::CellGrid(map_.size);
        std::vector<Gid> row(static_cast<std::size_t>(map_.size.width));
        for (const Layer& layer : map_.layers) {
            if (!layer.rowOf) continue;
            // A layer of ours may be put in another order, but marks go with the terrain below
            // them.
            for (int y = 0; y < map_.size.height; ++y) {
                layer.rowOf(y, row);
                for (int x = 0; x < map_.size.width; ++x)
                    take(row[static_cast<std::size_t>(x)], {x, y}, layer.name);
            }
        }
    }

    void take(Gid gid, Point at, const std::string& layer) {
        if ((gid & ~kTurns) == 0) return;
        const std::string& meaning = meaningOf(gid);
        Cell& cell = cells_.at(at);
        if (level::lay(meaning, cell, terrains_)) return;
        if (const auto kind = level::thingOf(meaning)) {
            things_.push_back({.place = -1,
                               .kind = std::string(*kind),
                               .at = at,
                               .name = {},
                               .where = "layer " + inQuotes(layer)});
        } else {
            cell = cell.with(level::Terrain::Floor);
        }
    }

    void readThings() {
        for (const Layer& layer : map_.layers) {
            // Ours say what is said by things and recipe already.
            if (layer.rowOf || layer.name == kPathsLayer || layer.name == kRoomsLayer ||
                layer.name == kDarkLayer)
                continue;
            for (const Object& object : layer.objects)
                readThing(object, "layer " + inQuotes(layer.name) + ", object " +
                                      std::to_string(object.id));
        }
    }

    void readThing(const Object& object, const std::string& where) {
        ForeignThing thing{.place = object.id - 1,
                           .kind = object.type,
                           .at = cellOf(object),
                           .name = object.name,
                           .where = where};
        if (object.gid != 0) {
            const auto kind = level::thingOf(meaningOf(object.gid));
            if (kind) thing.kind = *kind;
        }
        if (!grid::Rect{0, 0, map_.size.width, map_.size.height}.contains(thing.at))
            return note(where, "lies outside of the map: it was left out");
        for (const Property& property : object.properties)
            thing.words[property.name] = property.value;
        things_.push_back(std::move(thing));
    }

    /// The cell of its middle.
    Point cellOf(const Object& object) const {
        const bool isTile = object.shape == Shape::Tile;
        const double x = object.at.x + object.width / 2;
        const double y = object.at.y + (isTile ? -object.height : object.height) / 2;
        const auto inCells = [](double pixels, int side) {
            const double cell = std::floor(pixels / side);
            return cell >= -1 && cell <= level::kMaxSide ? static_cast<int>(cell) : -1;
        };
        return {inCells(x, map_.tileSize.width), inCells(y, map_.tileSize.height)};
    }

    const Map& map_;
    const ImportOptions& options_;
    Imported result_;
    level::TerrainTable terrains_;  ///< of the level that left, or of the pack
    level::CellGrid cells_;
    std::vector<ForeignThing> things_;
    std::unordered_map<Gid, std::string> meanings_;
    std::set<std::string> unknown_;
};

}  // namespace

tl::expected<Imported, Problem> fromTiled(ReadMap read, const ImportOptions& options) {
    return Import(read, options).run();
}

}  // namespace mazeloom::doors::tiled
