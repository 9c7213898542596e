// SPDX-License-Identifier: MIT
#include <ostream>
#include <string>

#include "core/exchange/json_object.h"
#include "core/exchange/numbers.h"
#include "core/exchange/tiled/layer_data.h"
#include "core/exchange/tiled/write.h"

namespace mazeloom::exchange::tiled {

namespace {

bool isQuoted(Type type) {
    return type == Type::Text || type == Type::Colour || type == Type::File;
}

void appendJsonProperties(JsonObject& object, const Properties& properties) {
    if (properties.empty()) return;
    std::string& out = object.key("properties");
    appendJsonList(out, properties, [&out](const Property& property) {
        JsonObject one(out);
        one.text("name", property.name);
        one.text("type", nameOf(property.type));
        if (isQuoted(property.type)) {
            one.text("value", property.value);
        } else {
            one.key("value") += property.value;
        }
    });
}

void appendJsonPoints(JsonObject& object, std::string_view name, const std::vector<Place>& points) {
    std::string& out = object.key(name);
    appendJsonList(out, points, [&out](const Place& point) {
        JsonObject one(out);
        one.number("x", point.x);
        one.number("y", point.y);
    });
}

void appendJsonObject(std::string& out, const Object& object) {
    JsonObject one(out);
    if (object.shape == Shape::Tile) one.number("gid", object.gid);
    one.number("height", object.height);
    one.number("id", object.id);
    one.text("name", object.name);
    if (object.shape == Shape::Point) one.yesNo("point", true);
    if (object.shape == Shape::Ellipse) one.yesNo("ellipse", true);
    if (object.shape == Shape::Polyline) appendJsonPoints(one, "polyline", object.points);
    if (object.shape == Shape::Polygon) appendJsonPoints(one, "polygon", object.points);
    appendJsonProperties(one, object.properties);
    one.number("rotation", 0);
    one.text("type", object.type);
    one.yesNo("visible", true);
    one.number("width", object.width);
    one.number("x", object.at.x);
    one.number("y", object.at.y);
}

/// Appends the members that tile layers and object layers have in common.
void appendCommon(JsonObject& object, const Layer& layer, std::string_view type) {
    object.number("id", layer.id);
    object.text("name", layer.name);
    object.number("opacity", 1);
    appendJsonProperties(object, layer.properties);
    object.text("type", type);
    object.yesNo("visible", layer.isVisible);
    object.number("x", 0);
    object.number("y", 0);
}

/// Appends the tiles and flushes the text to the stream row by row.
void writeJsonNumbers(std::ostream& out, std::string& text, JsonObject& object, const Layer& layer,
                      grid::Size size) {
    object.key("data") += '[';
    std::vector<Gid> row(static_cast<std::size_t>(size.width));
    for (int y = 0; y < size.height && out; ++y) {
        layer.rowOf(y, row);
        for (const Gid gid : row) {
            append(text, gid);
            text += ',';
        }
        if (y + 1 == size.height) text.pop_back();
        out << text;
        text = y + 1 == size.height ? "" : "\n";
    }
    text += ']';
}

void writeJsonTileLayer(std::ostream& out, const Layer& layer, grid::Size size, const Stop& stop) {
    std::string text;
    {
        JsonObject object(text);
        appendCommon(object, layer, "tilelayer");
        object.number("width", size.width);
        object.number("height", size.height);
        if (std::int64_t{size.width} * size.height > kMostPlainTiles) {
            object.text("encoding", "base64");
            object.text("compression", "zlib");
            object.text("data", packedTiles(layer, size, stop));
        } else {
            writeJsonNumbers(out, text, object, layer, size);
        }
    }
    out << text;
}

void writeJsonObjectLayer(std::ostream& out, const Layer& layer) {
    std::string text;
    {
        JsonObject object(text);
        appendCommon(object, layer, "objectgroup");
        object.text("draworder", "topdown");
        std::string& list = object.key("objects");
        appendJsonList(list, layer.objects, [&](const Object& one) {
            appendJsonObject(list, one);
            out << list;
            list.clear();
        });
    }
    out << text;
}

void appendJsonTileset(std::string& out, const Tileset& tileset) {
    JsonObject object(out);
    object.number("firstgid", tileset.first);
    object.text("source", tileset.source);
}

}  // namespace

void writeJson(std::ostream& out, const Map& map) {
    std::string text;
    {
        JsonObject object(text);
        object.number("compressionlevel", -1);
        object.number("height", map.size.height);
        object.yesNo("infinite", false);
        object.key("layers") += "[\n";
        bool isFirst = true;
        for (const Layer& layer : map.layers) {
            if (!isFirst) text += ",\n";
            isFirst = false;
            out << text;
            text.clear();
            if (layer.rowOf) {
                writeJsonTileLayer(out, layer, map.size, map.stop);
            } else {
                writeJsonObjectLayer(out, layer);
            }
        }
        text += ']';
        object.number("nextlayerid", map.layers.size() + 1);
        object.number("nextobjectid", map.nextObject);
        object.text("orientation", "orthogonal");
        appendJsonProperties(object, map.properties);
        object.text("renderorder", "right-down");
        object.text("tiledversion", "1.10.1");
        object.number("tileheight", map.tileSize.height);
        std::string& sets = object.key("tilesets");
        appendJsonList(sets, map.tilesets,
                       [&](const Tileset& tileset) { appendJsonTileset(sets, tileset); });
        object.number("tilewidth", map.tileSize.width);
        object.text("type", "map");
        object.text("version", "1.10");
        object.number("width", map.size.width);
    }
    out << text << '\n';
}

}  // namespace mazeloom::exchange::tiled
