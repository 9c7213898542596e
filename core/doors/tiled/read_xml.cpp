// SPDX-License-Identifier: MIT
#include <charconv>
#include <cmath>

#include <pugixml.hpp>

#include "core/doors/tiled/layer_data.h"
#include "core/doors/tiled/reading.h"
#include "core/in_quotes.h"

namespace mazeloom::doors::tiled {

namespace {

using pugi::xml_node;

template <typename Number>
bool isRead(std::string_view text, Number& number) {
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size();
}

class XmlReader {
  public:
    explicit XmlReader(Reading& reading) : reading_(reading) {}

    /// The element of this name that the text is; nothing where it is none.
    xml_node parsed(std::string_view text, const std::string& file, const char* name) {
        const auto read = document_.load_buffer(text.data(), text.size());
        if (!read) {
            reading_.refuse("byte " + std::to_string(read.offset),
                            std::string("is no XML: ") + read.description(), file);
            return {};
        }
        const xml_node root = document_.child(name);
        if (!root) reading_.refuse({}, std::string("has no element <") + name + ">", file);
        return root;
    }

    void readMap(xml_node root) {
        reading_.begin(root.attribute("orientation").as_string("orthogonal"),
                       root.attribute("infinite").as_bool(), whole(root, "width", "map"),
                       whole(root, "height", "map"));
        if (reading_.isRefused()) return;
        Map& map = reading_.result.map;
        map.tileSize = {tileSide(root, "tilewidth"), tileSide(root, "tileheight")};
        map.properties = properties(root, "map");
        for (const xml_node one : root.children("tileset"))
            map.tilesets.push_back(mapTileset(one));
        readLayers(root, 0);
    }

    Tileset tileset(xml_node node, const std::string& place) {
        Tileset tileset;
        tileset.name = node.attribute("name").as_string();
        tileset.image = node.child("image").attribute("source").as_string();
        const auto pixels = [&](const char* name) {
            return static_cast<int>(optional(node, name, place, kMostPixels));
        };
        tileset.tileSize = {pixels("tilewidth"), pixels("tileheight")};
        tileset.margin = pixels("margin");
        tileset.spacing = pixels("spacing");
        tileset.columns = static_cast<int>(optional(node, "columns", place, 1 << 24));
        tileset.tileCount = static_cast<int>(optional(node, "tilecount", place, 1 << 24));
        for (const xml_node tile : node.children("tile")) {
            const auto number = static_cast<int>(optional(tile, "id", place, 1 << 24));
            tileset.tiles[number] = properties(tile, place + ", tile " + std::to_string(number));
        }
        return tileset;
    }

  private:
    std::int64_t whole(xml_node node, const char* name, const std::string& place) {
        std::int64_t number = 0;
        const std::string_view text = node.attribute(name).as_string();
        if (!isRead(text, number))
            reading_.refuse(place, std::string(name) + " must be a whole number, not " +
                                       inQuotes(std::string(text)));
        return number;
    }
    /// 0 where it is not there.
    std::int64_t optional(xml_node node, const char* name, const std::string& place,
                          std::int64_t most) {
        if (!node.attribute(name)) return 0;
        const std::int64_t number = whole(node, name, place);
        if (number >= 0 && number <= most) return number;
        reading_.refuse(place, std::string(name) + " must be 0 to " + std::to_string(most));
        return 0;
    }
    double number(std::string_view text, const std::string& place) {
        double number = 0;
        if (text.empty() || (isRead(text, number) && std::isfinite(number))) return number;
        reading_.refuse(place, inQuotes(std::string(text)) + " is no number");
        return 0;
    }
    int tileSide(xml_node root, const char* name) {
        const std::int64_t side = whole(root, name, "map");
        if (side >= 1 && side <= 100'000) return static_cast<int>(side);
        reading_.refuse("map", std::string(name) + " must be 1 to 100000");
        return 1;
    }

    Properties properties(xml_node node, const std::string& place) {
        Properties all;
        for (const xml_node one : node.child("properties").children("property")) {
            const std::string name = one.attribute("name").as_string();
            const std::string type = one.attribute("type").as_string();
            const auto known = typeOf(type);
            if (!known) {
                reading_.leaveOut(place, "property " + inQuotes(name) + ": values of type " +
                                             inQuotes(type) + " are not read");
                continue;
            }
            // Text of several lines stands between the tags.
            const auto value = one.attribute("value");
            all.push_back({name, *known, value ? value.as_string() : one.text().as_string()});
        }
        return all;
    }

    Tileset mapTileset(xml_node node) {
        const std::int64_t first = optional(node, "firstgid", "tilesets", 1 << 28);
        if (first < 1) reading_.refuse("tilesets", "firstgid must be 1 or more");
        const std::string source = node.attribute("source").as_string();
        Tileset read;
        if (source.empty()) {
            read = tileset(node, "tileset " + inQuotes(node.attribute("name").as_string()));
        } else if (const std::string text = reading_.beside(source, "tilesets"); !text.empty()) {
            read = readTileset(text, source, reading_);
        }
        read.first = static_cast<Gid>(first);
        read.source = source;
        return read;
    }

    void readLayers(xml_node parent, int depth) {
        for (const xml_node node : parent.children()) {
            const std::string_view type = node.name();
            const bool isGroup = type == "group";
            if (!isGroup && type != "layer" && type != "objectgroup" && type != "imagelayer")
                continue;
            const std::string place = "layer " + inQuotes(node.attribute("name").as_string());
            constexpr int kMostGroups = 32;
            if (isGroup) {
                if (depth == kMostGroups) return reading_.refuse(place, "is a group too deep");
                readLayers(node, depth + 1);
                continue;
            }
            if (type == "imagelayer") {
                reading_.leaveOut(place, "is a picture, which is not read");
                continue;
            }
            Layer layer;
            layer.name = node.attribute("name").as_string();
            layer.id = static_cast<int>(optional(node, "id", place, 1 << 30));
            layer.properties = properties(node, place);
            if (type == "layer") readTiles(node, place, layer);
            for (const xml_node one : node.children("object")) {
                if (!reading_.countObject(place)) return;
                layer.objects.push_back(object(one, place));
            }
            if (reading_.isRefused()) return;
            reading_.result.map.layers.push_back(std::move(layer));
        }
    }

    void readTiles(xml_node node, const std::string& place, Layer& layer) {
        const grid::Size size = reading_.result.map.size;
        if (whole(node, "width", place) != size.width ||
            whole(node, "height", place) != size.height) {
            reading_.refuse(place, "has another size than the map");
        }
        const std::size_t count = reading_.tilesOfLayer(place);
        if (reading_.isRefused()) return;
        const xml_node data = node.child("data");
        const std::string_view encoding = data.attribute("encoding").as_string();
        const std::string_view text = data.text().as_string();
        tl::expected<std::vector<Gid>, std::string> tiles;
        if (encoding == "csv") {
            tiles = readNumbers(text, count);
        } else if (encoding == "base64") {
            tiles = readBase64(text, data.attribute("compression").as_string(), count);
        } else {
            tiles = elements(data, count);
        }
        if (!tiles) return reading_.refuse(place, "<data> " + tiles.error());
        Reading::give(layer, std::move(*tiles), size.width);
    }

    /// The oldest form: an element a tile.
    static tl::expected<std::vector<Gid>, std::string> elements(xml_node data, std::size_t count) {
        std::vector<Gid> tiles;
        for (const xml_node tile : data.children("tile"))
            tiles.push_back(tile.attribute("gid").as_uint());
        if (tiles.size() == count) return tiles;
        return tl::unexpected("holds " + std::to_string(tiles.size()) + " tiles instead of " +
                              std::to_string(count));
    }

    Object object(xml_node node, const std::string& layerPlace) {
        Object object;
        object.id = static_cast<int>(optional(node, "id", layerPlace, 1 << 30));
        const std::string place = layerPlace + ", object " + std::to_string(object.id);
        object.name = node.attribute("name").as_string();
        object.type = node.attribute("type").as_string();
        // Tiled 1.9 called it so.
        if (object.type.empty()) object.type = node.attribute("class").as_string();
        object.at = {number(node.attribute("x").as_string(), place),
                     number(node.attribute("y").as_string(), place)};
        object.width = number(node.attribute("width").as_string(), place);
        object.height = number(node.attribute("height").as_string(), place);
        object.gid = static_cast<Gid>(optional(node, "gid", place, UINT32_MAX));
        object.properties = properties(node, place);
        if (node.attribute("template"))
            reading_.leaveOut(place, "comes from a template: what that says is not read");
        if (object.gid != 0) object.shape = Shape::Tile;
        if (node.child("point")) object.shape = Shape::Point;
        if (node.child("ellipse")) object.shape = Shape::Ellipse;
        if (node.child("text")) object.shape = Shape::Text;
        for (const auto& [name, shape] :
             {std::pair{"polyline", Shape::Polyline}, std::pair{"polygon", Shape::Polygon}}) {
            if (!node.child(name)) continue;
            object.shape = shape;
            readPoints(node.child(name).attribute("points").as_string(), place, object);
        }
        return object;
    }

    /// "0,0 16,0 16,32"
    void readPoints(std::string_view text, const std::string& place, Object& object) {
        while (!text.empty() && reading_.countObject(place)) {
            const std::string_view pair = text.substr(0, text.find(' '));
            text.remove_prefix(std::min(text.size(), pair.size() + 1));
            const std::size_t comma = pair.find(',');
            if (pair.empty()) continue;
            if (comma == std::string_view::npos)
                return reading_.refuse(place, "has a point without comma");
            object.points.push_back(
                {number(pair.substr(0, comma), place), number(pair.substr(comma + 1), place)});
        }
    }

    Reading& reading_;
    pugi::xml_document document_;
};

}  // namespace

Tileset readXmlTileset(std::string_view text, const std::string& name, Reading& reading) {
    XmlReader reader(reading);
    const xml_node root = reader.parsed(text, name, "tileset");
    return root ? reader.tileset(root, "tileset " + inQuotes(name)) : Tileset();
}

tl::expected<ReadMap, Problem> readXml(std::string_view text, const ImportOptions& options) {
    Reading reading(options);
    XmlReader reader(reading);
    const xml_node root = reader.parsed(text, options.file, "map");
    if (root) reader.readMap(root);
    return reading.end();
}

}  // namespace mazeloom::doors::tiled
