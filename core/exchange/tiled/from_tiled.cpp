// SPDX-License-Identifier: MIT
#include "core/exchange/tiled/from_tiled.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdlib>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <unordered_map>
#include <utility>

#include "core/exchange/drawn.h"
#include "core/exchange/in/came_back.h"
#include "core/exchange/numbers.h"
#include "core/exchange/tiled/notes.h"
#include "core/exchange/tiled/placing.h"
#include "core/exchange/tiled/reading.h"
#include "core/exchange/tiled/tile_names.h"
#include "core/exchange/tiled/to_tiled.h"
#include "core/exchange/tiled/untaken.h"
#include "core/grid/line.h"
#include "core/in_quotes.h"
#include "core/level/id.h"
#include "core/level/tiles/tile_meaning.h"

namespace mazeloom::exchange::tiled {

namespace {

using grid::Point;
using level::Cell;

std::string_view valueOf(const Properties& properties, std::string_view name) {
    const auto found = std::ranges::find(properties, name, &Property::name);
    return found == properties.end() ? std::string_view() : std::string_view(found->value);
}

/// Converts a Tiled property to a level property. Values of types that only Tiled has become texts.
/// So do references to objects, which Tiled identifies by number.
level::Property wordOf(const Property& property) {
    const std::string& value = property.value;
    const auto as = [&](level::PropertyValue is) {
        return level::Property{property.name, std::move(is), {}};
    };
    switch (property.type) {
        case Type::Whole:
        case Type::Number: {
            double number = 0;
            const bool isNumber = isRead(value, number);
            return isNumber && std::isfinite(number) ? as(number) : as(value);
        }
        case Type::YesNo:
            return value == "true" || value == "false" ? as(value == "true") : as(value);
        case Type::Colour: {
            // Tiled's colours begin with alpha.
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

bool isAnyOf(std::string_view name, std::initializer_list<std::string_view> names) {
    return std::ranges::find(names, name) != names.end();
}

/// Whether this program exports a layer of this name that is visible by default.
bool isShownOfOurs(std::string_view layer) {
    return isAnyOf(layer, {kGroundLayer, kTerrainLayer, kMarksLayer, kThingsLayer});
}

/// The cost of importing an object, in tiles.
constexpr std::uint64_t kObjectWork = 256;

/// Converts pixels to cells, rounded to a whole number of cells; halves are rounded towards 0.
int wholeCells(double pixels, int side) {
    constexpr double kMost = 1 << 24;
    const double cells = std::abs(pixels) / side;
    const double whole = std::min(kMost, std::ceil(cells - 0.5));
    return static_cast<int>(pixels < 0 ? -whole : whole);
}

class Import {
  public:
    Import(const Map& map, const ImportOptions& options)
        : map_(map), options_(options), pace_(options.stop), notes_(options.file) {}
    /// Like the other constructor, but the import frees the map's tiles once they are read.
    Import(ReadMap& read, const ImportOptions& options) : Import(read.map, options) {
        result_.notes = read.leftOut;
        ownLayers_ = &read.map.layers;
    }

    tl::expected<Imported, Problem> run() {
        std::optional<Left> left;
        const std::string_view text = valueOf(map_.properties, kLevelProperty);
        if (!text.empty()) {
            auto read = readLeft({text, valueOf(map_.properties, kMadeProperty),
                                  valueOf(map_.properties, kSeedProperty)},
                                 options_.stop);
            if (!read) {
                read.error().file = options_.file;
                return tl::unexpected(std::move(read.error()));
            }
            left = std::move(*read);
        }
        isOurs_ = left.has_value();
        terrains_ = left ? left->level.terrains : terrainsOf(options_);
        if (auto problem = findRoom(left)) return tl::unexpected(std::move(*problem));
        listTilesets();
        if (auto problem = countUnknown()) return tl::unexpected(std::move(*problem));
        readCells();
        freeTiles();
        readThings();
        readWords();
        if (options_.stop.isAsked()) return tl::unexpected(stoppedImport(options_));
        if (problem_) return tl::unexpected(std::move(*problem_));
        if (shown_.things.size() > kMaxDrawnThings) return tl::unexpected(tooManyThings(options_));
        result_.notes.append(notes_.take());
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
    /// Returns the level as it was at export. Also adds notes on changes that a level cannot hold.
    Departure departureOf(const Left& left) {
        Departure departure{remade(left, options_), {}};
        const level::Map& map = departure.made.map;
        const MadeLevel made{map, left.level, left.seed};
        const std::span<const level::Room> rooms =
            options_.into == nullptr ? std::span<const level::Room>() : options_.into->rooms;
        const Source source{.title = {},
                            .rooms = rooms,
                            .levels = {&made, 1},
                            .tiles = nullptr,
                            .stop = options_.stop};
        const Map before = toTiled(made, source, Tilesets(map.kinds, {}, left.level.terrains));
        Import read(before, options_);
        read.isOurs_ = true;
        read.room_ = {0, 0, before.size.width, before.size.height};
        read.listTilesets();
        read.readThings();
        read.readWords();
        departure.shown = std::move(read.shown_);
        Untaken untaken;
        Kinds kinds;
        for (const ForeignThing& thing : shown_.things)
            kinds.try_emplace(thing.place + 1, thing.kind);
        compare(before, map_, departure.made.knowsRooms, kinds, untaken);
        // Without a pack, it is unknown which game's tiles the map had at export.
        if (options_.into != nullptr) {
            compareTilesets(
                map_, sheetsOf(options_.into->tileMappings, map.kinds, terrains_), options_.file,
                [this](Gid gid) { return tiles_.contains(gid); }, untaken);
        }
        result_.notes.append(untaken.notes(options_.file));
        return departure;
    }

    static std::string placeOf(const Layer& layer) { return "layer " + inQuotes(layer.name); }

    /// Whether to read the layer: Tiled shows it, or this program exported the map and the layer.
    bool isRead(const Layer& layer) const {
        return layer.look.isVisible || (isOurs_ && isExportedLayer(layer.name));
    }
    Point shiftOf(const Layer& layer) const {
        return {wholeCells(layer.look.offset.x, map_.tileSize.width),
                wholeCells(layer.look.offset.y, map_.tileSize.height)};
    }

    /// Finds the cells of the map that become the level: all cells, or in an infinite map of
    /// another program the bounding box of its tiles. Returns a problem if there are no cells or
    /// too many.
    std::optional<Problem> findRoom(const std::optional<Left>& left) {
        if (!map_.isInfinite || left) {
            const grid::Size size = map_.isInfinite ? left->level.size : map_.size;
            room_ = {0, 0, size.width, size.height};
            return std::nullopt;
        }
        constexpr int kFar = 1 << 30;
        Point first{kFar, kFar};
        Point last{-kFar, -kFar};
        std::size_t count = 0;
        for (const Layer& layer : map_.layers) {
            if (!isRead(layer)) continue;
            forEachTile(layer, [&](Gid, Point at) {
                first = {std::min(first.x, at.x), std::min(first.y, at.y)};
                last = {std::max(last.x, at.x), std::max(last.y, at.y)};
                ++count;
            });
        }
        const auto refuse = [this](Phrase text) {
            return problemAt(options_.file, "map", std::move(text));
        };
        if (count == 0) return refuse(kNoTiles);
        const std::int64_t width = std::int64_t{last.x} - first.x + 1;
        const std::int64_t height = std::int64_t{last.y} - first.y + 1;
        if (width > level::kMaxSide || height > level::kMaxSide) {
            return refuse({kInfiniteSize, {width, height, level::kMaxSide}});
        }
        room_ = {first.x, first.y, static_cast<int>(width), static_cast<int>(height)};
        if (isMostlyNothing({room_.width, room_.height}, count)) {
            return refuse({kInfiniteSparse, {width, height}});
        }
        return std::nullopt;
    }

    /// Calls `take(gid, cell)` for each tile of a layer, in cells of the map.
    template <typename Take>
    void forEachTile(const Layer& layer, Take take) const {
        const Point shift = shiftOf(layer);
        for (const Chunk& chunk : layer.chunks) {
            std::size_t tile = 0;
            for (int y = 0; y < chunk.area.height; ++y) {
                if (pace_.isAsked(static_cast<std::uint64_t>(chunk.area.width))) return;
                for (int x = 0; x < chunk.area.width; ++x, ++tile) {
                    const Gid gid = chunk.tiles[tile];
                    if ((gid & ~kTurns) != 0)
                        take(gid, Point{chunk.area.x + x, chunk.area.y + y} + shift);
                }
            }
        }
    }

    void listTilesets() {
        names_ = namesOf(map_.tilesets);
        for (std::size_t i = 0; i < map_.tilesets.size(); ++i)
            firsts_.emplace_back(map_.tilesets[i].first, i);
        std::ranges::stable_sort(firsts_, {}, &std::pair<Gid, std::size_t>::first);
    }

    /// The data of a tile of the map.
    struct Tile {
        const Tileset* tileset = nullptr;  ///< null: no tileset has it
        int number = 0;
        std::string name;          ///< the user can give the tile a meaning by this name
        std::string_view meaning;  ///< empty if it has none
        bool isSaid = false;       ///< whether the user gave the meaning, not the tileset
        std::string_view ofClass;  ///< meaning of the tile's class; for tile layers
    };

    const Tile& tileOf(Gid gid) {
        static const Tile kOfNoTileset;
        const Gid number = gid & ~kTurns;
        const auto known = tiles_.find(number);
        if (known != tiles_.end()) return known->second;
        const auto after =
            std::ranges::upper_bound(firsts_, number, {}, &std::pair<Gid, std::size_t>::first);
        if (after == firsts_.begin()) return kOfNoTileset;
        Tile& tile = tiles_[number];
        const std::size_t index = std::prev(after)->second;
        tile.tileset = &map_.tilesets[index];
        tile.number = static_cast<int>(number - tile.tileset->first);
        const auto& said = tile.tileset->words().properties;
        const auto own = said.find(tile.number);
        if (own != said.end()) tile.meaning = valueOf(own->second, "mazeloom");
        if (!tile.meaning.empty()) return tile;
        tile.name = tileName(names_[index], tile.number);
        const auto meaning = options_.tiles.find(tile.name);
        tile.isSaid = meaning != options_.tiles.end();
        if (tile.isSaid) tile.meaning = meaning->second;
        const auto& classes = tile.tileset->words().classes;
        const auto name = classes.find(tile.number);
        if (name != classes.end()) tile.ofClass = meaningOfClass(name->second);
        return tile;
    }
    /// Lists a name to which the user gave a meaning or can give one. A class has no tile, so
    /// windows show only its name.
    void offer(const std::string& name, const Tile& tile) {
        // Names beyond the limit only appear in notes.
        if (result_.foreignTiles.size() == 2 * kMaxUnknownTiles) return;
        result_.foreignTiles.try_emplace(
            name, tile.tileset == nullptr ? TileLook() : tileLook(*tile.tileset, tile.number));
    }

    /// Returns a problem if the map has more unknown tiles than a pack can have meanings.
    std::optional<Problem> countUnknown() {
        std::vector<bool> isSeen;  // by tile number
        std::size_t unknown = 0;
        for (const Layer& layer : map_.layers) {
            if (!isRead(layer)) continue;
            for (const Chunk& chunk : layer.chunks) {
                for (std::size_t i = 0; i < chunk.tiles.size(); ++i) {
                    if (pace_.isAsked()) return std::nullopt;
                    const Gid gid = chunk.tiles[i];
                    const std::size_t number = gid & ~kTurns;
                    if (number >= isSeen.size()) isSeen.resize(number + number / 2 + 1);
                    if (number == 0 || isSeen[number]) continue;
                    isSeen[number] = true;
                    const Tile& tile = tileOf(gid);
                    const bool isKnown = tile.name.empty() || tile.isSaid || !tile.ofClass.empty();
                    if (isKnown || ++unknown <= kMaxUnknownTiles) continue;
                    return problemAt(options_.file, placeOf(layer),
                                     Phrase{kManyKinds, {kMaxUnknownTiles}});
                }
            }
        }
        return std::nullopt;
    }

    void freeTiles() {
        if (ownLayers_ == nullptr) return;
        for (Layer& layer : *ownLayers_)
            layer.chunks = {};
    }

    /// Reads terrain and marks of all tile layers, later ones over earlier ones.
    void readCells() {
        shown_.cells = DrawnCells({room_.width, room_.height});
        for (const Layer& layer : map_.layers) {
            tellLook(layer);
            if (!isRead(layer)) continue;
            // The order of exported layers does not matter: applying a terrain keeps the marks of a
            // cell, and applying marks keeps its terrain.
            std::size_t outside = 0;
            idlyTurned_ = 0;
            unlisted_ = 0;
            forEachTile(layer, [&](Gid gid, Point at) {
                if (!room_.contains(at)) {
                    ++outside;
                } else if (shown_.things.size() <= kMaxDrawnThings) {
                    take(gid, at - room_.topLeft(), layer);
                }
            });
            if (idlyTurned_ > 0) {
                notes_.add(placeOf(layer), kIdlyTurned, idlyTurned_);
            }
            if (unlisted_ > 0) {
                notes_.add(placeOf(layer), kUnlisted, unlisted_);
            }
            if (outside > 0) {
                notes_.add(placeOf(layer),
                           outside == 1 ? Phrase(kTileOutside) : Phrase{kTilesOutside, {outside}});
            }
        }
    }

    /// Reports the properties of a layer's look that are not read.
    void tellLook(const Layer& layer) {
        const Look& look = layer.look;
        if (isOurs_ && isExportedLayer(layer.name)) {
            if (!look.isVisible && isShownOfOurs(layer.name))
                notes_.add(placeOf(layer), kHiddenButRead);
        } else if (!look.isVisible) {
            return notes_.add(placeOf(layer), kHidden);
        } else if (look.opacity < 1) {
            notes_.add(placeOf(layer), kOpacity);
        }
        if (look.parallax != Place{1, 1}) notes_.add(placeOf(layer), kParallax);
        const Point shift = shiftOf(layer);
        const bool isWhole = look.offset == pixelsOf(shift);
        if (layer.chunks.empty() || isWhole) return;
        notes_.add(placeOf(layer), {kPartOffset, {shift.x, shift.y}});
    }

    void take(Gid gid, Point at, const Layer& layer) {
        const Tile& tile = tileOf(gid);
        if (tile.tileset == nullptr) ++unlisted_;
        const std::string_view meaning = tile.meaning.empty() ? tile.ofClass : tile.meaning;
        if (meaning.empty() || tile.isSaid) {
            if (!tile.name.empty()) offer(tile.name, tile);
            if (!tile.name.empty() && !tile.isSaid) unknown_.insert(tile.name);
        }
        const level::Symmetry turned = symmetryOf(gid);
        if (isOurs_ && (gid & kTurns) != 0 && !isOtherTurned(meaning, turned)) ++idlyTurned_;
        Cell cell = shown_.cells.at(at);
        if (lay(meaning, turned, cell)) return shown_.cells.set(at, cell);
        if (const auto kind = level::thingOf(meaning)) {
            // A thing stands on what lies under it, and on floor if the file has nothing there.
            if (cell.terrain() == level::Terrain::Void)
                shown_.cells.set(at, cell.with(level::Terrain::Floor));
            shown_.things.push_back({.place = -1,
                                     .kind = std::string(*kind),
                                     .at = at,
                                     .name = {},
                                     .where = placeOf(layer)});
            turn(shown_.things.back(), turned);
        } else {
            shown_.cells.set(at, cell.with(level::Terrain::Floor));
        }
    }

    /// Whether rotation and flips of a tile change what it stands for, as for a one-way door.
    bool isOtherTurned(std::string_view meaning, level::Symmetry turned) const {
        const auto terrain = level::terrainOf(meaning, terrains_);
        const auto kind = level::thingOf(meaning);
        return (terrain && level::transformed(*terrain, turned) != *terrain) ||
               (kind && hasDirection(*kind));
    }

    /// Applies terrain or marks to a cell. If the tile or object is rotated or flipped, so is the
    /// direction of its waterfall or one-way door.
    bool lay(std::string_view meaning, level::Symmetry turned, Cell& cell) const {
        if (turned != level::Symmetry()) {
            if (const auto terrain = level::terrainOf(meaning, terrains_)) {
                cell = terrains_.changed(cell, level::transformed(*terrain, turned));
                return true;
            }
        }
        return level::lay(meaning, cell, terrains_);
    }

    void readThings() {
        readPaths();
        for (const Layer& layer : map_.layers) {
            const bool isOnlyShown = layer.name == kRoomsLayer || layer.name == kDarkLayer;
            if (!isRead(layer) || (isOurs_ && isOnlyShown)) continue;
            for (const Object& object : layer.objects) {
                if (pace_.isAsked(kObjectWork) || problem_) return;
                if (!paths_.contains(&object)) readThing(object, layer);
            }
        }
    }

    /// Collects the lines that are paths of movers. A line's property "mover" holds the number of
    /// its mover.
    void readPaths() {
        for (const Layer& layer : map_.layers) {
            for (const Object& object : layer.objects) {
                const bool isFirst = objects_.try_emplace(object.id, &object).second;
                if (isOurs_ && !isFirst)
                    notes_.add(placeOf(layer) + ", object " + std::to_string(object.id),
                               kNumberTwice);
            }
        }
        for (const Layer& layer : map_.layers) {
            if (!isRead(layer)) continue;
            for (const Object& object : layer.objects) {
                const std::string_view mover = valueOf(object.properties, kMoverProperty);
                if (mover.empty() && !(isOurs_ && layer.name == kPathsLayer)) continue;
                paths_.insert(&object);
                int id = 0;
                std::from_chars(mover.data(), mover.data() + mover.size(), id);
                const std::string where = placeOf(layer) + ", object " + std::to_string(object.id);
                if (!objects_.contains(id) || objects_.at(id) == &object) {
                    notes_.add(where, kPathAlone);
                } else if (!pathsOf_.try_emplace(id, Line{&object, &layer}).second) {
                    notes_.add(where, kSecondPath);
                }
            }
        }
    }

    void readThing(const Object& object, const Layer& layer) {
        const std::string where = placeOf(layer) + ", object " + std::to_string(object.id);
        if (!object.isVisible && !isOurs_) return notes_.add(where, kHidden);
        static const Tile kNone;
        const Tile& tile = object.gid == 0 ? kNone : tileOf(object.gid);
        const Box box = boxIn(object, layer, tile);
        const Point at = cellOf(towardsOrigin(box, object, layer));
        if (!grid::Rect{0, 0, room_.width, room_.height}.contains(at))
            return notes_.add(where, kOutsideOfMap);
        const std::string name = classOf(object, tile);
        auto kind = kindOf(name, tile);
        if (!kind) {
            if (layOver(object, name, tile, box, at, layer, where)) return;
            tellUnknown(name, tile, where);
            // For a re-imported level, comeBack() reports this.
            if (!isOurs_) return;
            kind = name;
        }
        ForeignThing thing{.place = object.id - 1,
                           .kind = std::move(*kind),
                           .at = at,
                           .name = object.name,
                           .where = where};
        if (!isOurs_ && level::thingOf(tile.meaning)) tellOtherType(object, thing.kind, where);
        const bool isThingOfOurs = isOurs_ && object.gid != 0 && !thing.kind.empty();
        if (isThingOfOurs && !level::thingOf(tile.meaning)) notes_.add(where, kTileNoThing);
        if (tile.tileset != nullptr) {
            const auto& said = tile.tileset->words().properties;
            const auto own = said.find(tile.number);
            if (own != said.end() && mayCopy(own->second, where, kLongTileProperties))
                addWords(thing.words, own->second, where);
            std::erase_if(thing.words, [](const auto& word) { return word.title == "mazeloom"; });
        }
        // A property of the object itself says the direction that the object has as it is shown.
        if (!isOurs_) turn(thing, symmetryOf(object));
        // The text of a text object becomes the thing's "text", unless a property of that name
        // replaces it.
        if (!object.text.empty()) addWords(thing.words, {{"text", Type::Text, object.text}}, where);
        addWords(thing.words, object.properties, where);
        const auto path = pathsOf_.find(object.id);
        if (path != pathsOf_.end()) {
            addPath(thing, *path->second.object, *path->second.layer);
        } else if (isMover(thing) && !object.points.empty()) {
            addPath(thing, object, layer);
            if (!thing.path.empty()) thing.at = thing.path.front();
        }
        shown_.things.push_back(std::move(thing));
    }

    /// Reports an object whose type names another kind of thing than its tile.
    void tellOtherType(const Object& object, const std::string& kind, const std::string& where) {
        const auto named = level::thingOf(meaningOfClass(object.type));
        if (!named || *named == kind) return;
        notes_.add(where, {kTypeBesideTile, {inQuotes(object.type), inQuotes(kind)}});
    }

    /// Adds the corners and properties of a line to a thing.
    void addPath(ForeignThing& thing, const Object& line, const Layer& layer) {
        thing.isLoop = line.shape == Shape::Polygon;
        // Several objects with the same number share a line. So its corners count once for each of
        // them.
        pathCorners_ += line.points.size();
        if (pathCorners_ > kMaxObjects) {
            return refuse(thing.where, {kLineCorners, {kMaxObjects}});
        }
        if (line.points.empty()) thing.path = {cellOf(boxIn(line, layer, {}).middle)};
        for (const Place point : cornersOf(line, layer))
            thing.path.push_back(cellOf(point));
        if (mayCopy(line.properties, thing.where, kLongLineProperties))
            addWords(thing.words, line.properties, thing.where);
    }
    /// Returns the corners of a line, in pixels from the upper left corner of the level.
    std::vector<Place> cornersOf(const Object& line, const Layer& layer) const {
        const Place corner = pixelsOf(room_.topLeft());
        const Place begin{line.at.x + layer.look.offset.x - corner.x,
                          line.at.y + layer.look.offset.y - corner.y};
        std::vector<Place> corners;
        corners.reserve(line.points.size());
        for (const Place point : line.points) {
            const Place by = turned(point, line);
            corners.push_back({begin.x + by.x, begin.y + by.y});
        }
        return corners;
    }

    /// Refuses the map. The first reason counts.
    void refuse(const std::string& where, Phrase text) {
        if (!problem_) problem_ = problemAt(options_.file, where, std::move(text));
    }
    /// Counts the bytes of properties that are copied to one more object. Refuses the map and
    /// returns false above the limit; `tooLong` is the sentence that says so.
    bool mayCopy(const Properties& properties, const std::string& where, const Sentence& tooLong) {
        std::size_t bytes = 0;
        for (const Property& property : properties)
            bytes += sizeof(Property) + property.name.size() + property.value.size();
        return mayCopy(bytes, where, tooLong);
    }
    bool mayCopy(std::size_t bytes, const std::string& where, const Sentence& tooLong) {
        copiedBytes_ += bytes;
        if (copiedBytes_ <= kMaxTemplateBytes) return true;
        refuse(where, {tooLong, {kMaxTemplateBytes}});
        return false;
    }

    /// Adds words. A later word replaces an earlier word of the same name.
    void addWords(level::Properties& words, const Properties& properties,
                  const std::string& where) {
        // `known` holds views of the titles, so the words must not move.
        words.reserve(words.size() + properties.size());
        std::map<std::string_view, level::Property*> known;
        for (level::Property& word : words)
            known.try_emplace(word.title, &word);
        for (const Property& property : properties) {
            if (property.name == kMoverProperty) continue;
            level::Property word =
                property.type == Type::Object ? objectWordOf(property, where) : wordOf(property);
            const bool isOtherType = property.type != Type::Text && property.type != Type::Object;
            if (isOtherType && std::holds_alternative<std::string>(word.value))
                notes_.add(where, {kReadAsText,
                                   {inQuotes(property.name), inQuotes(nameOf(property.type))}});
            const auto same = known.find(word.title);
            if (same != known.end()) {
                same->second->value = std::move(word.value);
            } else {
                words.push_back(std::move(word));
                known.emplace(words.back().title, &words.back());
            }
        }
    }

    /// Converts a property that refers to an object by number to a reference by the object's name.
    /// The number 0 refers to no object.
    level::Property objectWordOf(const Property& property, const std::string& where) {
        int id = 0;
        const std::string& number = property.value;
        std::from_chars(number.data(), number.data() + number.size(), id);
        level::Property word{property.name, level::ObjectName{}, {}};
        if (id == 0) return word;
        const auto object = objects_.find(id);
        static const std::string kNone;
        const std::string& name = object == objects_.end() ? kNone : object->second->name;
        // Hand-drawn things get ids derived from their names.
        if (level::isId(name) || (!isOurs_ && !name.empty())) {
            if (mayCopy(name.size(), where, kLongNames)) word.value = level::ObjectName{name};
            return word;
        }
        const Sentence& why = object == objects_.end() ? kNamesMissing
                              : isOurs_                ? kNamesNoId
                                                       : kNamesNameless;
        notes_.add(where, {why, {inQuotes(property.name), number}});
        return wordOf(property);
    }

    void readWords() { addWords(shown_.words, map_.properties, "map"); }

    /// Returns the class of an object, or else of its tile.
    static const std::string& classOf(const Object& object, const Tile& tile) {
        if (!object.type.empty() || tile.tileset == nullptr) return object.type;
        const auto& classes = tile.tileset->words().classes;
        const auto ofTile = classes.find(tile.number);
        return ofTile == classes.end() ? object.type : ofTile->second;
    }

    /// Returns the kind of thing from the object's tile or class; nothing if it is not a thing.
    std::optional<std::string> kindOf(const std::string& name, const Tile& tile) {
        if (const auto kind = level::thingOf(tile.meaning)) {
            if (tile.isSaid) offer(tile.name, tile);
            return std::string(*kind);
        }
        if (name.starts_with(level::kOwnPrefix) &&
            level::isId(std::string_view(name).substr(level::kOwnPrefix.size())))
            return name;
        const auto kind = level::thingOf(meaningOfClass(name));
        if (!kind) return std::nullopt;
        return std::string(*kind);
    }

    /// Returns the meaning of a class: the kind of thing with the class's name, else the user's
    /// meaning, else the terrain with the class's name. Empty if there is no meaning.
    std::string_view meaningOfClass(const std::string& name) {
        if (name.empty()) return {};
        const auto [known, isNew] = ofClasses_.try_emplace(name);
        if (isNew) known->second = freshMeaningOfClass(name);
        return known->second;
    }
    std::string freshMeaningOfClass(const std::string& name) {
        auto named = meaningNamed(name, terrains_);
        if (named && level::thingOf(*named)) return *std::move(named);
        for (const std::string& word : classNames(name)) {
            const auto said = options_.tiles.find(word);
            if (said == options_.tiles.end()) continue;
            offer(word, {});
            return said->second;
        }
        return named.value_or(std::string());
    }

    /// Applies the meaning of the object's class or tile to the cells whose centres the object
    /// covers. Returns false if the meaning is neither terrain nor marks.
    bool layOver(const Object& object, const std::string& name, const Tile& tile, const Box& box,
                 Point middle, const Layer& layer, const std::string& where) {
        const std::string_view ofClass = meaningOfClass(name);
        const std::string_view meaning = ofClass.empty() ? tile.meaning : ofClass;
        Cell probe;
        if (!level::lay(meaning, probe, terrains_)) return false;
        if (ofClass.empty() && tile.isSaid) offer(tile.name, tile);
        const auto layAt = [&](Point at) {
            Cell cell = shown_.cells.at(at);
            lay(meaning, symmetryOf(object), cell);
            shown_.cells.set(at, cell);
        };
        if (object.points.empty()) {
            const bool isEllipse = object.shape == Shape::Ellipse;
            const bool hasArea =
                isEllipse || object.shape == Shape::Rectangle || object.shape == Shape::Tile;
            const Place reach = hasArea ? box.reach() : Place();
            const grid::Rect cells = cellsBetween({box.middle.x - reach.x, box.middle.y - reach.y},
                                                  {box.middle.x + reach.x, box.middle.y + reach.y});
            if (!mayLay(cells.area(), where)) return true;
            for (int y = cells.y; y <= cells.bottom(); ++y) {
                if (pace_.isAsked(static_cast<std::uint64_t>(cells.width))) return true;
                for (int x = cells.x; x <= cells.right(); ++x) {
                    const Place centre = centreOf({x, y});
                    const bool isIn =
                        isEllipse ? box.hasInEllipse(centre) : hasArea && box.contains(centre);
                    if (isIn || Point{x, y} == middle) layAt({x, y});
                }
            }
            return true;
        }
        layOverLine(object, cornersOf(object, layer), where, layAt);
        return true;
    }

    /// Returns the cells of the level in the rectangle with these corners, in pixels.
    grid::Rect cellsBetween(Place first, Place last) const {
        const Point from = cellOf(first);
        const Point to = cellOf(last);
        const Point begin{std::max(from.x, 0), std::max(from.y, 0)};
        const Point end{std::min(to.x, room_.width - 1), std::min(to.y, room_.height - 1)};
        if (end.x < begin.x || end.y < begin.y) return {};
        return {begin.x, begin.y, end.x - begin.x + 1, end.y - begin.y + 1};
    }

    /// Counts the cells that an object covers; refuses the map and returns false above the limit.
    bool mayLay(std::int64_t cells, const std::string& where) {
        laid_ += cells;
        if (laid_ <= kMaxLevelCells) return true;
        refuse(where, {kManyCells, {kMaxLevelCells}});
        return false;
    }

    /// Calls `take` for the cells of a line or polygon. A polygon covers the cells whose centres
    /// lie in it. A line covers the cells that it crosses.
    template <typename Take>
    void layOverLine(const Object& object, const std::vector<Place>& corners,
                     const std::string& where, const Take& take) {
        const bool isArea = object.shape == Shape::Polygon && corners.size() > 2;
        if (isArea) return layOverArea(corners, where, take);
        const grid::Rect inside{0, 0, room_.width, room_.height};
        Point before = cellOf(corners.front());
        for (const Place corner : corners) {
            const Point next = cellOf(corner);
            const int steps = std::max(std::abs(next.x - before.x), std::abs(next.y - before.y));
            if (!mayLay(std::int64_t{steps} + 1, where)) return;
            if (pace_.isAsked(static_cast<std::uint64_t>(steps) + 1)) return;
            for (const Point at : grid::line(before, next)) {
                if (inside.contains(at)) take(at);
            }
            before = next;
        }
    }
    template <typename Take>
    void layOverArea(const std::vector<Place>& corners, const std::string& where,
                     const Take& take) {
        Place least = corners.front();
        Place most = corners.front();
        for (const Place corner : corners) {
            least = {std::min(least.x, corner.x), std::min(least.y, corner.y)};
            most = {std::max(most.x, corner.x), std::max(most.y, corner.y)};
        }
        const grid::Rect cells = cellsBetween(least, most);
        const std::size_t crossed = corners.size() * static_cast<std::size_t>(cells.height);
        if (crossed > kMaxCrossed - crossed_) return tellTooLarge(where);
        crossed_ += crossed;
        if (!mayLay(cells.area(), where)) return;
        bool isAny = false;
        for (int y = cells.y; y <= cells.bottom(); ++y) {
            if (pace_.isAsked(corners.size() + static_cast<std::uint64_t>(cells.width))) return;
            const std::vector<double> borders = bordersAt(corners, centreOf({0, y}).y);
            std::size_t passed = 0;
            for (int x = cells.x; x <= cells.right(); ++x) {
                const double centre = centreOf({x, y}).x;
                while (passed < borders.size() && borders[passed] <= centre)
                    ++passed;
                if ((borders.size() - passed) % 2 == 0) continue;
                take(Point{x, y});
                isAny = true;
            }
        }
        // An object that covers no cell's centre gets the cell of its upper left corner.
        const Point from = cellOf(least);
        if (!isAny && grid::Rect{0, 0, room_.width, room_.height}.contains(from)) take(from);
    }
    void tellTooLarge(const std::string& where) { notes_.add(where, kManyCorners); }

    void tellUnknown(const std::string& name, const Tile& tile, const std::string& where) {
        if (name.empty() && tile.name.empty()) return isOurs_ ? void() : notes_.add(where, kNoType);
        const std::string offered = name.empty() ? tile.name : classNames(name).front();
        offer(offered, name.empty() ? tile : Tile());
        if (isOurs_) return;
        const bool isOfTile = name.empty();
        notes_.add(where, {isOfTile ? kUnknownTile : kUnknownType,
                           {inQuotes(isOfTile ? tile.name : name), inQuotes(offered)}});
    }

    /// Returns the box of an object, in pixels from the upper left corner of the level.
    Box boxIn(const Object& object, const Layer& layer, const Tile& tile) const {
        grid::Size size;
        if (tile.tileset != nullptr) {
            const auto& pictures = tile.tileset->words().pictures;
            const auto alone = pictures.find(tile.number);
            size = alone == pictures.end() ? tile.tileset->tileSize : alone->second.size;
        }
        Box box =
            boxOf(object,
                  tile.tileset == nullptr ? Alignment::Unspecified : tile.tileset->alignment, size);
        const Place corner = pixelsOf(room_.topLeft());
        box.middle.x += layer.look.offset.x - corner.x;
        box.middle.y += layer.look.offset.y - corner.y;
        return box;
    }
    /// Returns a place next to the middle of an object's box, on the side of the object's position:
    /// if the middle lies on the border of two cells, the cell on that side counts.
    Place towardsOrigin(const Box& box, const Object& object, const Layer& layer) const {
        constexpr double kNear = 1.0 / (1 << 20);
        const Place corner = pixelsOf(room_.topLeft());
        const Place origin{object.at.x + layer.look.offset.x - corner.x,
                           object.at.y + layer.look.offset.y - corner.y};
        return {box.middle.x + (origin.x - box.middle.x) * kNear,
                box.middle.y + (origin.y - box.middle.y) * kNear};
    }
    /// Returns the cell that contains the place; some cell outside of the level for a place outside
    /// of it.
    Point cellOf(Place place) const {
        const auto inCells = [](double pixels, int side) {
            const double cell = std::floor(pixels / side);
            return static_cast<int>(std::clamp(cell, -1.0, double{level::kMaxSide}));
        };
        return {inCells(place.x, map_.tileSize.width), inCells(place.y, map_.tileSize.height)};
    }
    Place pixelsOf(Point cell) const {
        return {static_cast<double>(cell.x) * map_.tileSize.width,
                static_cast<double>(cell.y) * map_.tileSize.height};
    }
    Place centreOf(Point cell) const {
        return {(cell.x + 0.5) * map_.tileSize.width, (cell.y + 0.5) * map_.tileSize.height};
    }

    const Map& map_;
    std::vector<Layer>* ownLayers_ = nullptr;  ///< layers of map_; null: must not be freed
    const ImportOptions& options_;
    mutable PacedStop pace_;
    Notes notes_;
    Imported result_;
    bool isOurs_ = false;
    level::TerrainTable terrains_;  ///< those of the exported level, or else of the pack
    grid::Rect room_;               ///< the map's cells that become the level
    ForeignLevel shown_;
    /// A mover's line and its layer.
    struct Line {
        const Object* object = nullptr;
        const Layer* layer = nullptr;
    };
    std::unordered_map<int, const Object*> objects_;   ///< by number
    std::set<const Object*> paths_;                    ///< objects that are paths
    std::unordered_map<int, Line> pathsOf_;            ///< by the number of the mover
    std::vector<std::string> names_;                   ///< names of the map's tilesets
    std::vector<std::pair<Gid, std::size_t>> firsts_;  ///< first tile of each tileset, ascending
    std::unordered_map<Gid, Tile> tiles_;
    std::map<std::string, std::string> ofClasses_;  ///< meanings of classes, by name
    std::set<std::string> unknown_;
    std::size_t unlisted_ = 0;        ///< tiles of a layer that belong to no tileset
    std::size_t idlyTurned_ = 0;      ///< rotated tiles of a layer whose rotation has no effect
    std::int64_t laid_ = 0;           ///< cells covered by objects
    std::size_t crossed_ = 0;         ///< corners of areas, counted per row
    std::size_t copiedBytes_ = 0;     ///< bytes of data copied to objects
    std::size_t pathCorners_ = 0;     ///< corners given to movers
    std::optional<Problem> problem_;  ///< the reason for refusing the map
};

}  // namespace

tl::expected<Imported, Problem> fromTiled(ReadMap read, const ImportOptions& options) {
    return Import(read, options).run();
}

}  // namespace mazeloom::exchange::tiled
