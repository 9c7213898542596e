// SPDX-License-Identifier: MIT
#include "core/doors/tiled/to_tiled.h"

#include <algorithm>
#include <array>
#include <utility>
#include <variant>

#include "core/doors/origin.h"
#include "core/doors/numbers.h"
#include "core/doors/tiled/tile_numbers.h"
#include "core/level/map_json.h"
#include "core/level/mover_path.h"

namespace mazeloom::doors::tiled {

namespace {

constexpr Gid kFirst = 1;

Gid gidOf(int number) {
    return number < 0 ? 0 : kFirst + static_cast<Gid>(number);
}

Place cornerOf(grid::Point cell) {
    return {static_cast<double>(cell.x * kTileSide), static_cast<double>(cell.y * kTileSide)};
}
Place centreOf(grid::Point cell) {
    constexpr double kHalf = kTileSide / 2.0;
    return {cornerOf(cell).x + kHalf, cornerOf(cell).y + kHalf};
}

std::string textOf(grid::Point cell) {
    return std::to_string(cell.x) + ',' + std::to_string(cell.y);
}

/// The cells of a way: "3,4 3,5 3,6".
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

/// Tiled has the opacity of a colour first.
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

/// In the place of one of the designer's that has the same name: the level itself holds that.
void put(Properties& properties, Property property) {
    std::erase_if(properties, [&](const Property& one) { return one.name == property.name; });
    properties.push_back(std::move(property));
}

std::string kindOf(const level::Map& map, const level::Thing& thing) {
    return thing.kind == level::ThingKind::Own ? level::ownKindWord(map.ownIdOf(thing))
                                               : std::string(level::info(thing.kind).id);
}

Object thingOf(const level::Map& map, const level::Thing& thing, int id) {
    Object object;
    object.id = id;
    object.type = kindOf(map, thing);
    object.gid = gidOf(numberOf(thing));
    object.shape = object.gid == 0 ? Shape::Rectangle : Shape::Tile;
    object.at = cornerOf(object.gid == 0 ? thing.at : thing.at + grid::Point{0, 1});
    object.width = object.height = kTileSide;
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
        add(object.properties, map.propertiesOf(thing));
    return object;
}

/// A line from cell to cell, with all that a game needs to move along it.
Object pathOf(const level::Trajectory& path, int mover, int id) {
    Object object;
    object.id = id;
    object.name = path.id;
    object.type = std::string(level::info(path.kind).id) + " path";
    object.shape = path.thereAndBack || path.points.size() < 3 ? Shape::Polyline : Shape::Polygon;
    object.at = centreOf(path.points.front());
    for (const grid::Point point : path.points) {
        const Place place = centreOf(point);
        object.points.push_back({place.x - object.at.x, place.y - object.at.y});
    }
    if (object.points.size() == 1) {
        object.points.clear();
        object.shape = Shape::Point;
    }
    std::string speed;
    append(speed, static_cast<double>(path.speed) / level::Trajectory::kTenths);
    object.properties = {
        {"mover", Type::Object, std::to_string(mover)},
        text("mode", path.thereAndBack ? "there and back" : "loop"),
        {"speed", Type::Number, speed},
        whole("phase", path.phase),
        whole("size", path.size),
    };
    if (path.kind == level::ThingKind::Boss)
        object.properties.push_back(whole("toughness", path.toughness));
    object.properties.push_back(text("cells", textOf(level::cellsOf(path))));
    add(object.properties, path.properties);
    return object;
}

Object roomOf(const level::PlacedRoom& room, std::span<const level::Room> rooms, int id) {
    Object object;
    object.id = id;
    object.type = "room";
    object.at = cornerOf({room.rect.x, room.rect.y});
    object.width = room.rect.width * kTileSide;
    object.height = room.rect.height * kTileSide;
    if (room.handcrafted >= 0) {
        const level::Room& made = rooms[static_cast<std::size_t>(room.handcrafted)];
        object.name = made.id;
        add(object.properties, made.properties);
    }
    return object;
}

/// Tiles of each cell of a row, as `numberOf(cell)` says.
template <typename NumberOf>
Layer cellsLayer(int id, std::string_view name, const level::Map& map, NumberOf numberOf) {
    Layer layer;
    layer.id = id;
    layer.name = name;
    layer.rowOf = [&map, numberOf](int y, std::span<Gid> row) {
        std::ranges::transform(map.cells.row(y), row.begin(),
                               [&](level::Cell cell) { return gidOf(numberOf(cell)); });
    };
    return layer;
}

}  // namespace

Map toTiled(const MadeLevel& made, const Source& source, std::string tilesetFile) {
    const level::Map& map = made.map;
    Map tiled;
    tiled.size = map.size();
    tiled.tileSize = {kTileSide, kTileSide};
    add(tiled.properties, made.level.properties);
    put(tiled.properties, text("id", made.level.id));
    put(tiled.properties, text("title", made.level.title));
    put(tiled.properties, text("ruleset", std::string(level::name(map.ruleset))));
    put(tiled.properties, text(std::string(kSeedProperty), std::to_string(made.seed)));
    put(tiled.properties, text(std::string(kLevelProperty), doors::toText(made.level)));
    put(tiled.properties, text(std::string(kMadeProperty), doors::toText(doors::factsOf(map))));
    tiled.tilesets.push_back({.first = kFirst, .source = std::move(tilesetFile)});

    tiled.layers.push_back(cellsLayer(1, kTerrainLayer, map,
                                      [](level::Cell cell) { return numberOf(cell.terrain()); }));
    tiled.layers.push_back(cellsLayer(2, kMarksLayer, map, numberOfMarks));
    Layer things{.id = 3, .name = std::string(kThingsLayer)};
    Layer paths{.id = 4, .name = std::string(kPathsLayer)};
    Layer rooms{.id = 5, .name = std::string(kRoomsLayer), .isVisible = false};
    for (const level::Thing& thing : map.things)
        things.objects.push_back(thingOf(map, thing, tiled.nextObject++));
    for (std::size_t i = 0; i < map.things.size(); ++i) {
        const level::Trajectory* path = map.trajectoryOf(map.things[i]);
        if (path != nullptr)
            paths.objects.push_back(pathOf(*path, static_cast<int>(i) + 1, tiled.nextObject++));
    }
    for (const level::PlacedRoom& room : map.rooms)
        rooms.objects.push_back(roomOf(room, source.rooms, tiled.nextObject++));
    tiled.layers.push_back(std::move(things));
    tiled.layers.push_back(std::move(paths));
    tiled.layers.push_back(std::move(rooms));
    return tiled;
}

Tileset tilesetOf(const level::SharedOwnKinds& kinds, std::string image) {
    Tileset tileset;
    tileset.name = "mazeloom";
    tileset.image = std::move(image);
    tileset.columns = kColumns;
    tileset.tileSize = {kTileSide, kTileSide};
    tileset.imageSize = {kColumns * kTileSide, rowsOf(kinds) * kTileSide};
    tileset.tileCount = kColumns * rowsOf(kinds);
    for (const Tile& tile : tilesOf(kinds))
        tileset.tiles[tile.number] = {text("mazeloom", tile.meaning)};
    return tileset;
}

}  // namespace mazeloom::doors::tiled
