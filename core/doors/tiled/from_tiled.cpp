// SPDX-License-Identifier: MIT
#include "core/doors/tiled/from_tiled.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <iterator>
#include <optional>
#include <set>
#include <span>
#include <unordered_map>
#include <utility>

#include "core/doors/drawn.h"
#include "core/doors/in/came_back.h"
#include "core/doors/tiled/reading.h"
#include "core/doors/tiled/to_tiled.h"
#include "core/doors/tiled/untaken.h"
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

/// The value of a property as other parts know it; texts for types that only Tiled has.
level::Property wordOf(const Property& property) {
    const std::string& value = property.value;
    const auto as = [&](level::PropertyValue is) {
        return level::Property{property.name, std::move(is), {}};
    };
    switch (property.type) {
        case Type::Whole:
        case Type::Number: {
            double number = 0;
            const auto [end, error] =
                std::from_chars(value.data(), value.data() + value.size(), number);
            const bool isNumber = error == std::errc() && end == value.data() + value.size();
            return isNumber && std::isfinite(number) ? as(number) : as(value);
        }
        case Type::YesNo:
            return value == "true" || value == "false" ? as(value == "true") : as(value);
        case Type::Colour: {
            // Tiled has the opacity first.
            level::Colour colour;
            const std::string turned =
                value.size() == 9 ? '#' + value.substr(3) + value.substr(1, 2) : value;
            return level::readColour(turned, colour) ? as(colour) : as(value);
        }
        case Type::Text:
        case Type::File:
        case Type::Object:
            break;
    }
    return as(value);
}

class Import {
  public:
    Import(const Map& map, const ImportOptions& options) : map_(map), options_(options) {}
    Import(const ReadMap& read, const ImportOptions& options) : Import(read.map, options) {
        result_.notes = read.leftOut;
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
        readWords();
        if (left) {
            const Departure was = departureOf(*left);
            comeBack(std::move(*left), std::move(shown_), was, options_, result_);
        } else {
            result_.levels.push_back(drawnLevel(shown_, options_, result_.notes));
        }
        result_.unknownTiles.assign(unknown_.begin(), unknown_.end());
        return std::move(result_);
    }

  private:
    /// What the map said when it left.
    Departure departureOf(const Left& left) {
        Departure departure{remade(left, options_), {}};
        const level::Map& map = departure.made.map;
        const MadeLevel made{map, left.level, left.seed};
        const std::span<const level::Room> rooms =
            options_.into == nullptr ? std::span<const level::Room>() : options_.into->rooms;
        const Map before = toTiled(made, {.title = {}, .rooms = rooms, .levels = {&made, 1}},
                                   Tilesets(map.kinds, {}, left.level.terrains));
        Import read(before, options_);
        read.readThings();
        read.readWords();
        departure.shown = std::move(read.shown_);
        Untaken untaken;
        Kinds kinds;
        for (const ForeignThing& thing : shown_.things)
            kinds.try_emplace(thing.place + 1, thing.kind);
        compare(before, map_, departure.made.isExact, kinds, untaken);
        std::ranges::move(untaken.notes(options_.file), std::back_inserter(result_.notes));
        return departure;
    }

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
        shown_.cells = level::CellGrid(map_.size);
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
        Cell& cell = shown_.cells.at(at);
        if (level::lay(meaning, cell, terrains_)) return;
        if (const auto kind = level::thingOf(meaning)) {
            shown_.things.push_back({.place = -1,
                                     .kind = std::string(*kind),
                                     .at = at,
                                     .name = {},
                                     .where = "layer " + inQuotes(layer)});
        } else {
            cell = cell.with(level::Terrain::Floor);
        }
    }

    void readThings() {
        readPaths();
        for (const Layer& layer : map_.layers) {
            // Ours say what is said by things and recipe already.
            if (layer.rowOf || layer.name == kRoomsLayer || layer.name == kDarkLayer) continue;
            for (const Object& object : layer.objects) {
                if (!paths_.contains(&object)) readThing(object, whereOf(layer, object));
            }
        }
    }
    static std::string whereOf(const Layer& layer, const Object& object) {
        return "layer " + inQuotes(layer.name) + ", object " + std::to_string(object.id);
    }

    /// Lines that belong to a mover: its property "mover" says which.
    void readPaths() {
        std::unordered_map<int, const Object*> movers;
        for (const Layer& layer : map_.layers) {
            for (const Object& object : layer.objects)
                movers.try_emplace(object.id, &object);
        }
        for (const Layer& layer : map_.layers) {
            for (const Object& object : layer.objects) {
                const std::string_view mover = valueOf(object.properties, kMoverProperty);
                if (mover.empty() && layer.name != kPathsLayer) continue;
                paths_.insert(&object);
                int id = 0;
                std::from_chars(mover.data(), mover.data() + mover.size(), id);
                if (!movers.contains(id) || movers.at(id) == &object) {
                    note(whereOf(layer, object),
                         "is the path of no object that is there: it was left out");
                } else if (!pathsOf_.try_emplace(id, &object).second) {
                    note(whereOf(layer, object),
                         "is a second path of object " + std::to_string(id) + ": it was left out");
                }
            }
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
        addWords(thing.words, object.properties);
        const auto path = pathsOf_.find(object.id);
        if (path != pathsOf_.end()) {
            addPath(thing, *path->second);
        } else if (isMover(thing) && !object.points.empty()) {
            thing.at = cellAt(object.at);
            addPath(thing, object);
        }
        shown_.things.push_back(std::move(thing));
    }

    /// The corners of a line, and what it says besides.
    void addPath(ForeignThing& thing, const Object& line) const {
        thing.isLoop = line.shape == Shape::Polygon;
        if (line.points.empty()) {
            thing.path = {cellAt(line.at)};
        } else {
            for (const Place point : line.points)
                thing.path.push_back(cellAt({line.at.x + point.x, line.at.y + point.y}));
        }
        addWords(thing.words, line.properties);
    }

    static void addWords(level::Properties& words, const Properties& properties) {
        for (const Property& property : properties) {
            const bool isThere =
                std::ranges::find(words, property.name, &level::Property::title) != words.end();
            if (!isThere && property.name != kMoverProperty) words.push_back(wordOf(property));
        }
    }

    void readWords() { addWords(shown_.words, map_.properties); }

    Point cellAt(Place at) const {
        const auto inCells = [](double pixels, int side) {
            const double cell = std::floor(pixels / side);
            return cell >= -1 && cell <= level::kMaxSide ? static_cast<int>(cell) : -1;
        };
        return {inCells(at.x, map_.tileSize.width), inCells(at.y, map_.tileSize.height)};
    }
    /// The cell of its middle.
    Point cellOf(const Object& object) const {
        const bool isTile = object.shape == Shape::Tile;
        const double x = object.at.x + object.width / 2;
        const double y = object.at.y + (isTile ? -object.height : object.height) / 2;
        return cellAt({x, y});
    }

    const Map& map_;
    const ImportOptions& options_;
    Imported result_;
    level::TerrainTable terrains_;  ///< of the level that left, or of the pack
    ForeignLevel shown_;
    std::set<const Object*> paths_;                   ///< objects that are paths of others
    std::unordered_map<int, const Object*> pathsOf_;  ///< by the numbers of their movers
    std::unordered_map<Gid, std::string> meanings_;
    std::set<std::string> unknown_;
};

}  // namespace

tl::expected<Imported, Problem> fromTiled(ReadMap read, const ImportOptions& options) {
    return Import(read, options).run();
}

}  // namespace mazeloom::doors::tiled
