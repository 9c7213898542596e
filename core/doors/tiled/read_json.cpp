// SPDX-License-Identifier: MIT
#include <cmath>

#include "core/doors/json_fields.h"
#include "core/doors/numbers.h"
#include "core/doors/tiled/layer_data.h"
#include "core/doors/tiled/reading.h"
#include "core/in_quotes.h"
#include "core/json/parse.h"

namespace mazeloom::doors::tiled {

namespace {

using json::Value;

/// Two layers of 2048² tiles as plain numbers; larger ones are packed, as one long string.
constexpr json::Limits kJsonLimits{
    .depth = 64, .values = std::size_t{9} << 20, .stringBytes = kMaxImportBytes};

class JsonReader : private JsonFields {
  public:
    explicit JsonReader(Reading& reading)
        : JsonFields([&reading](const std::string& place, std::string text) {
              reading.refuse(place, std::move(text));
          }),
          reading_(reading) {}

    /// Nothing but a null where the text is no JSON object.
    Value parsed(std::string_view text, const std::string& file) {
        auto value = json::parse(text, kJsonLimits);
        if (!value) {
            reading_.refuse(value.error().place, value.error().text, file);
        } else if (!value->isObject()) {
            reading_.refuse({}, "is no JSON object", file);
        } else {
            return std::move(*value);
        }
        return {};
    }

    void readMap(const Value& root) {
        if (const Value* type = root.find("type"); type != nullptr && !type->is("map"))
            reading_.refuse({}, "is no map of Tiled's: its \"type\" is another");
        const std::string orientation = text(root, "orientation", "map");
        reading_.begin(orientation, isTrue(root, "infinite"), whole(root, "width", "map"),
                       whole(root, "height", "map"));
        if (reading_.isRefused()) return;
        Map& map = reading_.result.map;
        map.tileSize = {tileSide(root, "tilewidth"), tileSide(root, "tileheight")};
        map.properties = properties(root, "map");
        for (const Value& one : list(root, "tilesets", "map"))
            map.tilesets.push_back(mapTileset(one));
        readLayers(root, "map");
    }

    Tileset tileset(const Value& value, const std::string& place) {
        Tileset tileset;
        tileset.name = text(value, "name", place);
        tileset.image = text(value, "image", place);
        const auto pixels = [&](std::string_view key) {
            return static_cast<int>(
                std::min<std::int64_t>(natural(value, key, place), kMostPixels));
        };
        tileset.tileSize = {pixels("tilewidth"), pixels("tileheight")};
        tileset.margin = pixels("margin");
        tileset.spacing = pixels("spacing");
        tileset.columns = static_cast<int>(std::min<std::int64_t>(
            natural(value, "columns", place), reading_.result.map.size.width + 100'000));
        tileset.tileCount =
            static_cast<int>(std::min<std::int64_t>(natural(value, "tilecount", place), 1 << 24));
        for (const Value& tile : list(value, "tiles", place)) {
            const std::int64_t number = natural(tile, "id", place);
            const std::string where = place + ", tile " + std::to_string(number);
            if (number > 1 << 24) {
                reading_.refuse(where, "has too large a number");
                break;
            }
            tileset.tiles[static_cast<int>(number)] = properties(tile, where);
        }
        return tileset;
    }

  private:
    int tileSide(const Value& root, std::string_view key) {
        const std::int64_t side = whole(root, key, "map");
        if (side >= 1 && side <= 100'000) return static_cast<int>(side);
        wrong("map", key, "1 to 100000");
        return 1;
    }

    Properties properties(const Value& object, const std::string& place) {
        Properties all;
        for (const Value& one : list(object, "properties", place)) {
            const std::string name = text(one, "name", place);
            const std::string type = text(one, "type", place);
            const auto known = typeOf(type);
            const Value* value = one.find("value");
            if (!known || value == nullptr || value->isList() || value->isObject()) {
                reading_.leaveOut(place, "property " + inQuotes(name) + ": values of type " +
                                             inQuotes(type) + " are not read");
                continue;
            }
            all.push_back({name, *known, scalarText(*value)});
        }
        return all;
    }
    static std::string scalarText(const Value& value) {
        if (value.isText()) return value.text();
        std::string text;
        if (value.isBoolean()) return value.isTrue() ? "true" : "false";
        if (const auto number = value.integer()) {
            append(text, *number);
        } else if (value.isNumber()) {
            append(text, value.number());
        }
        return text;
    }

    Tileset mapTileset(const Value& value) {
        const std::int64_t first = whole(value, "firstgid", "tilesets");
        if (first < 1 || first > 1 << 28) wrong("tilesets", "firstgid", "1 or more");
        const std::string source = text(value, "source", "tilesets");
        Tileset read = source.empty()
                           ? tileset(value, "tileset " + inQuotes(text(value, "name", "tilesets")))
                           : readTileset(reading_.beside(source, "tilesets"), source, reading_);
        read.first = static_cast<Gid>(first);
        read.source = source;
        return read;
    }

    void readLayers(const Value& parent, const std::string& parentPlace) {
        for (const Value& value : list(parent, "layers", parentPlace)) {
            const std::string name = text(value, "name", "layers");
            const std::string place = "layer " + inQuotes(name);
            const std::string type = text(value, "type", place);
            if (type == "group") {
                readLayers(value, place);
                continue;
            }
            if (type != "tilelayer" && type != "objectgroup") {
                reading_.leaveOut(place, "is " + inQuotes(type) + ", which is not read");
                continue;
            }
            Layer layer;
            layer.name = name;
            layer.id =
                static_cast<int>(std::min<std::int64_t>(natural(value, "id", place), 1 << 30));
            layer.properties = properties(value, place);
            if (type == "tilelayer") {
                readTiles(value, place, layer);
            } else {
                for (const Value& one : list(value, "objects", place)) {
                    if (!reading_.countObject(place)) return;
                    layer.objects.push_back(object(one, place));
                }
            }
            reading_.result.map.layers.push_back(std::move(layer));
        }
    }

    void readTiles(const Value& value, const std::string& place, Layer& layer) {
        const grid::Size size = reading_.result.map.size;
        if (natural(value, "width", place) != size.width ||
            natural(value, "height", place) != size.height) {
            reading_.refuse(place, "has another size than the map");
        }
        const std::size_t count = reading_.tilesOfLayer(place);
        const Value* data = value.find("data");
        if (data == nullptr) reading_.refuse(place, "has no \"data\"");
        if (reading_.isRefused()) return;
        if (data->isText()) {
            auto tiles = readBase64(data->text(), text(value, "compression", place), count);
            if (!tiles) return reading_.refuse(place, "\"data\" " + tiles.error());
            Reading::give(layer, std::move(*tiles), size.width);
            return;
        }
        if (!data->isList()) return wrong(place, "data", "a list of tiles, or text in base64");
        if (data->size() != count) {
            return reading_.refuse(place, "\"data\" holds " + std::to_string(data->size()) +
                                              " tiles instead of " + std::to_string(count));
        }
        std::vector<Gid> tiles;
        tiles.reserve(count);
        for (const Value& tile : data->list()) {
            const auto gid = tile.natural();
            if (!gid || *gid > UINT32_MAX) return wrong(place, "data", "of whole numbers");
            tiles.push_back(static_cast<Gid>(*gid));
        }
        Reading::give(layer, std::move(tiles), size.width);
    }

    Object object(const Value& value, const std::string& layerPlace) {
        Object object;
        object.id =
            static_cast<int>(std::min<std::int64_t>(natural(value, "id", layerPlace), 1 << 30));
        const std::string place = layerPlace + ", object " + std::to_string(object.id);
        object.name = text(value, "name", place);
        object.type = text(value, "type", place);
        // Tiled 1.9 called it so.
        if (object.type.empty()) object.type = text(value, "class", place);
        object.at = {number(value, "x", place), number(value, "y", place)};
        object.width = number(value, "width", place);
        object.height = number(value, "height", place);
        const std::int64_t gid = natural(value, "gid", place);
        if (gid > UINT32_MAX) wrong(place, "gid", "a tile");
        object.gid = static_cast<Gid>(gid);
        object.properties = properties(value, place);
        if (value.find("template") != nullptr)
            reading_.leaveOut(place, "comes from a template: what that says is not read");
        if (object.gid != 0) object.shape = Shape::Tile;
        if (isTrue(value, "point")) object.shape = Shape::Point;
        if (isTrue(value, "ellipse")) object.shape = Shape::Ellipse;
        if (value.find("text") != nullptr) object.shape = Shape::Text;
        for (const auto& [key, shape] :
             {std::pair{"polyline", Shape::Polyline}, std::pair{"polygon", Shape::Polygon}}) {
            if (value.find(key) == nullptr) continue;
            object.shape = shape;
            for (const Value& point : list(value, key, place)) {
                if (!reading_.countObject(place)) break;
                object.points.push_back({number(point, "x", place), number(point, "y", place)});
            }
        }
        return object;
    }

    Reading& reading_;
};

}  // namespace

Tileset readJsonTileset(std::string_view text, const std::string& name, Reading& reading) {
    JsonReader reader(reading);
    return reader.tileset(reader.parsed(text, name), "tileset " + inQuotes(name));
}

tl::expected<ReadMap, Problem> readJson(std::string_view text, const ImportOptions& options) {
    Reading reading(options);
    JsonReader reader(reading);
    const Value root = reader.parsed(text, options.file);
    if (!reading.isRefused()) reader.readMap(root);
    return reading.end();
}

}  // namespace mazeloom::doors::tiled
