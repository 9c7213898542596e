// SPDX-License-Identifier: MIT
#include "core/exchange/tiled/to_tiled.h"

#include <algorithm>
#include <array>
#include <memory>
#include <utility>
#include <variant>

#include "core/exchange/numbers.h"
#include "core/exchange/origin.h"
#include "core/level/map_json.h"
#include "core/level/mover_path.h"

namespace mazeloom::exchange::tiled {

namespace {

/// Converts cells to pixels of a map with tiles of this side.
struct Pixels {
    int side;

    Place cornerOf(grid::Point cell) const {
        return {static_cast<double>(cell.x * side), static_cast<double>(cell.y * side)};
    }
    Place centreOf(grid::Point cell) const {
        const double half = side / 2.0;
        return {cornerOf(cell).x + half, cornerOf(cell).y + half};
    }
};

/// Returns the number of each tileset's first tile in a map.
std::vector<Gid> firstsOf(const Tilesets& tilesets) {
    std::vector<Gid> firsts;
    Gid next = 1;
    for (const TileSheet& sheet : tilesets.sheets()) {
        firsts.push_back(next);
        next += static_cast<Gid>(sheet.count);
    }
    return firsts;
}
Gid gidOf(SheetTile tile, std::span<const Gid> firsts) {
    if (!tile.isThere()) return 0;
    return firsts[static_cast<std::size_t>(tile.sheet)] + static_cast<Gid>(tile.tile);
}

std::string textOf(grid::Point cell) {
    return std::to_string(cell.x) + ',' + std::to_string(cell.y);
}

/// Returns the cells of a path: "3,4 3,5 3,6".
std::string textOf(const std::vector<grid::Point>& cells) {
    std::string text;
    for (const grid::Point cell : cells) {
        if (!text.empty()) text += ' ';
        text += textOf(cell);
    }
    return text;
}

Property whole(std::string name, std::int64_t value) {
    return {std::move(name), Type::Whole, std::to_string(value)};
}
Property text(std::string name, std::string value) {
    return {std::move(name), Type::Text, std::move(value)};
}

/// Returns a colour in Tiled's form, which begins with alpha.
std::string tiledColour(level::Colour colour) {
    constexpr std::string_view kDigits = "0123456789abcdef";
    const std::uint32_t argb = colour.rgba >> 8 | colour.rgba << 24;
    std::string text = "#";
    for (int shift = 28; shift >= 0; shift -= 4)
        text += kDigits[argb >> shift & 15];
    return text;
}

Property propertyOf(const level::Property& property) {
    struct Make {
        const std::string& title;

        Property operator()(const std::string& value) const { return text(title, value); }
        Property operator()(double number) const {
            std::string value;
            append(value, number);
            return {title, Type::Number, value};
        }
        Property operator()(bool isYes) const {
            return {title, Type::YesNo, isYes ? "true" : "false"};
        }
        Property operator()(const level::Choice& choice) const {
            return text(title, choice.chosen);
        }
        Property operator()(level::Colour colour) const {
            return {title, Type::Colour, tiledColour(colour)};
        }
        Property operator()(grid::Point cell) const { return text(title, textOf(cell)); }
        Property operator()(const level::ObjectName& object) const {
            return text(title, object.id);
        }
    };
    return std::visit(Make{property.title}, property.value);
}

void add(Properties& properties, const level::Properties& own) {
    for (const level::Property& property : own)
        properties.push_back(propertyOf(property));
}

/// Adds custom properties, except for names in use: Tiled allows each name once.
void addOthers(Properties& properties, const level::Properties& own) {
    for (const level::Property& property : own) {
        if (std::ranges::find(properties, property.title, &Property::name) == properties.end())
            properties.push_back(propertyOf(property));
    }
}

/// Adds a property. It replaces a custom property of the same name; the exported level inside the
/// file still has that one.
void put(Properties& properties, Property property) {
    std::erase_if(properties, [&](const Property& one) { return one.name == property.name; });
    properties.push_back(std::move(property));
}

std::string kindOf(const level::Map& map, const level::Thing& thing) {
    return thing.kind == level::ThingKind::Own ? level::ownKindWord(map.ownIdOf(thing))
                                               : std::string(level::info(thing.kind).id);
}

/// Returns a thing's object; `gid` is its tile, 0 for none.
Object thingOf(const level::Map& map, const level::Thing& thing, int id, Gid gid, Pixels pixels) {
    Object object;
    object.id = id;
    object.type = kindOf(map, thing);
    object.gid = gid;
    object.shape = object.gid == 0 ? Shape::Rectangle : Shape::Tile;
    object.at = pixels.cornerOf(object.gid == 0 ? thing.at : thing.at + grid::Point{0, 1});
    object.width = object.height = pixels.side;
    if (const level::Object* known = map.objectOf(thing)) {
        object.name = known->id;
        if (known->kind == level::ThingKind::Emitter) {
            object.properties.push_back(
                text("direction", std::string(level::name(known->direction))));
            object.properties.push_back(whole("on", known->beam.on));
            object.properties.push_back(whole("off", known->beam.off));
            object.properties.push_back(whole("phase", known->beam.phase));
        }
        if (!known->text.empty()) object.properties.push_back(text("text", known->text));
    }
    if (const level::Trajectory* path = map.trajectoryOf(thing)) object.name = path->id;
    if (thing.kind == level::ThingKind::Own || map.objectOf(thing) != nullptr)
        addOthers(object.properties, map.propertiesOf(thing));
    return object;
}

/// Returns a path as a line from cell to cell, with all data that a game needs to move along it.
Object pathOf(const level::Trajectory& path, int mover, int id, Pixels pixels) {
    Object object;
    object.id = id;
    object.name = path.id;
    object.type = std::string(level::info(path.kind).id) + " path";
    object.shape = path.thereAndBack || path.points.size() < 3 ? Shape::Polyline : Shape::Polygon;
    object.at = pixels.centreOf(path.points.front());
    for (const grid::Point point : path.points) {
        const Place place = pixels.centreOf(point);
        object.points.push_back({place.x - object.at.x, place.y - object.at.y});
    }
    if (object.points.size() == 1) {
        object.points.clear();
        object.shape = Shape::Point;
    }
    std::string speed;
    append(speed, static_cast<double>(path.speed) / level::Trajectory::kTenths);
    object.properties = {
        {std::string(kMoverProperty), Type::Object, std::to_string(mover)},
        text("mode", path.thereAndBack ? "there and back" : "loop"),
        {"speed", Type::Number, speed},
        whole("phase", path.phase),
        whole("size", path.size),
    };
    if (path.kind == level::ThingKind::Boss)
        object.properties.push_back(whole("toughness", path.toughness));
    object.properties.push_back(text("cells", textOf(level::cellsOf(path))));
    addOthers(object.properties, path.properties);
    return object;
}

Object roomOf(const level::PlacedRoom& room, std::span<const level::Room> rooms, int id,
              Pixels pixels) {
    Object object;
    object.id = id;
    object.type = "room";
    object.at = pixels.cornerOf({room.rect.x, room.rect.y});
    object.width = room.rect.width * pixels.side;
    object.height = room.rect.height * pixels.side;
    if (room.handcrafted >= 0) {
        const level::Room& made = rooms[static_cast<std::size_t>(room.handcrafted)];
        object.name = made.id;
        add(object.properties, made.properties);
    }
    return object;
}

/// Returns rectangles that cover all dark cells: horizontal runs, merged if consecutive rows have
/// equal runs. Their order is that of their first cells.
std::vector<grid::Rect> darkRects(const level::Map& map) {
    std::vector<grid::Rect> rects;
    std::vector<std::size_t> above;  // indices of rects that end in the row above, from the left
    for (int y = 0; y < map.size().height; ++y) {
        std::vector<std::size_t> here;
        std::size_t next = 0;
        const auto row = map.dark.row(y);
        for (std::size_t x = 0; x < row.size(); ++x) {
            if (row[x] == 0) continue;
            const auto first = static_cast<int>(x);
            while (x < row.size() && row[x] != 0)
                ++x;
            const int width = static_cast<int>(x) - first;
            while (next < above.size() && rects[above[next]].x < first)
                ++next;
            const bool isAlike = next < above.size() && rects[above[next]].x == first &&
                                 rects[above[next]].width == width;
            if (isAlike) {
                ++rects[above[next]].height;
                here.push_back(above[next]);
            } else {
                here.push_back(rects.size());
                rects.push_back({first, y, width, 1});
            }
        }
        above = std::move(here);
    }
    return rects;
}

Object darkOf(const grid::Rect& rect, int id, Pixels pixels) {
    Object object;
    object.id = id;
    object.type = "dark";
    object.at = pixels.cornerOf({rect.x, rect.y});
    object.width = rect.width * pixels.side;
    object.height = rect.height * pixels.side;
    return object;
}

Layer tilesLayer(int id, const level::CellGrid& cells, const Tilesets& tilesets, std::size_t which,
                 std::vector<Gid> firsts) {
    Layer layer;
    layer.id = id;
    layer.name = tilesets.layers()[which].name;
    layer.isVisible = tilesets.layers()[which].isVisible;
    layer.rowOf = [&cells, tilesets, which, firsts = std::move(firsts)](int y, std::span<Gid> row) {
        std::vector<SheetTile> tiles(row.size());
        tilesets.layers()[which].rowOf(cells, y, tiles);
        std::ranges::transform(tiles, row.begin(),
                               [&](SheetTile tile) { return gidOf(tile, firsts); });
    };
    return layer;
}

}  // namespace

bool isExportedLayer(std::string_view layer) {
    constexpr std::array kLayers{kGroundLayer, kTerrainLayer, kMarksLayer, kAislesLayer,
                                 kThingsLayer, kPathsLayer,   kRoomsLayer, kDarkLayer};
    return std::ranges::find(kLayers, layer) != kLayers.end();
}

bool isAnyDark(const level::Map& map) {
    return std::ranges::any_of(map.dark.storage(), [](std::uint8_t dark) { return dark != 0; });
}

Map toTiled(const MadeLevel& made, const Source& source, const Tilesets& tilesets,
            const std::string& common) {
    const level::Map& map = made.map;
    Map tiled;
    tiled.size = map.size();
    tiled.stop = source.stop;
    const Pixels pixels{tilesets.side()};
    tiled.tileSize = {pixels.side, pixels.side};
    add(tiled.properties, made.level.properties);
    put(tiled.properties, text("id", made.level.id));
    put(tiled.properties, text("title", made.level.title));
    put(tiled.properties, text("ruleset", std::string(level::name(map.ruleset))));
    put(tiled.properties, text(std::string(kSeedProperty), std::to_string(made.seed)));
    put(tiled.properties,
        text(std::string(kLevelProperty), exchange::toText(made.level, source.stop)));
    put(tiled.properties,
        text(std::string(kMadeProperty),
             exchange::toText(exchange::factsOf(map, source.stop), made.seed, source.stop)));
    const std::vector<Gid> firsts = firstsOf(tilesets);
    for (std::size_t i = 0; i < firsts.size(); ++i) {
        tiled.tilesets.push_back(
            {.first = firsts[i], .source = fileOf(tilesets.sheets()[i], common)});
    }

    int id = 0;
    for (std::size_t i = 0; i < tilesets.layers().size(); ++i)
        tiled.layers.push_back(tilesLayer(++id, map.cells, tilesets, i, firsts));
    Layer things{.id = ++id, .name = std::string(kThingsLayer)};
    Layer paths{.id = ++id, .name = std::string(kPathsLayer)};
    Layer rooms{.id = ++id, .name = std::string(kRoomsLayer), .isVisible = false};
    for (const level::Thing& thing : map.things)
        things.objects.push_back(
            thingOf(map, thing, tiled.nextObject++,
                    gidOf(tilesets.thing(thing.kind, thing.own, thing.at), firsts), pixels));
    for (std::size_t i = 0; i < map.things.size(); ++i) {
        const level::Trajectory* path = map.trajectoryOf(map.things[i]);
        if (path != nullptr)
            paths.objects.push_back(
                pathOf(*path, static_cast<int>(i) + 1, tiled.nextObject++, pixels));
    }
    for (const level::PlacedRoom& room : map.rooms)
        rooms.objects.push_back(roomOf(room, source.rooms, tiled.nextObject++, pixels));
    tiled.layers.push_back(std::move(things));
    tiled.layers.push_back(std::move(paths));
    tiled.layers.push_back(std::move(rooms));
    if (isAnyDark(map)) {
        Layer dark{.id = ++id, .name = std::string(kDarkLayer), .isVisible = false};
        for (const grid::Rect& rect : darkRects(map))
            dark.objects.push_back(darkOf(rect, tiled.nextObject++, pixels));
        tiled.layers.push_back(std::move(dark));
    }
    return tiled;
}

Tileset tilesetOf(const TileSheet& sheet) {
    Tileset tileset;
    tileset.name = sheet.name;
    tileset.image = sheet.picture;
    tileset.columns = sheet.columns;
    tileset.tileSize = {sheet.side, sheet.side};
    tileset.margin = sheet.margin;
    tileset.spacing = sheet.spacing;
    tileset.imageSize = sheet.size;
    tileset.tileCount = sheet.count;
    TileWords words;
    for (const auto& [tile, meaning] : sheet.meanings)
        words.properties[tile] = {text("mazeloom", meaning)};
    tileset.shared = std::make_shared<const TileWords>(std::move(words));
    return tileset;
}

std::string fileOf(const TileSheet& sheet, const std::string& common) {
    return sheet.isOurs ? common + ".tsx" : common + '-' + sheet.name + ".tsx";
}

}  // namespace mazeloom::exchange::tiled
