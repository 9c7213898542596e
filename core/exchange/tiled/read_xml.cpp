// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cmath>
#include <optional>
#include <string>
#include <utility>

#include <pugixml.hpp>

#include "core/exchange/encodings/characters.h"
#include "core/exchange/numbers.h"
#include "core/exchange/tiled/attributes.h"
#include "core/exchange/tiled/layer_data.h"
#include "core/exchange/tiled/reading.h"
#include "core/in_quotes.h"
#include "core/merge_markers.h"

namespace mazeloom::exchange::tiled {

namespace {

using pugi::xml_node;

double numberIn(std::string_view text, const std::string& place, Reading& reading) {
    double number = 0;
    if (text.empty() || (isRead(text, number) && std::isfinite(number))) return number;
    reading.refuse(place, {kXmlNoNumber, {inQuotes(std::string(text))}});
    return 0;
}

class XmlAttributes : public Attributes {
  public:
    XmlAttributes(xml_node node, std::string place, Reading& reading)
        : node_(node), place_(std::move(place)), reading_(reading) {}

    bool has(const char* name) const override { return !node_.attribute(name).empty(); }
    std::string text(const char* name) const override { return node_.attribute(name).as_string(); }
    double number(const char* name, double otherwise) const override {
        return has(name) ? numberIn(node_.attribute(name).as_string(), place_, reading_)
                         : otherwise;
    }
    bool isTrue(const char* name, bool otherwise) const override {
        return node_.attribute(name).as_bool(otherwise);
    }
    std::int64_t whole(const char* name) const override {
        std::int64_t number = 0;
        const std::string text = this->text(name);
        if (!isRead(std::string_view(text), number)) {
            reading_.refuse(place_, {kXmlNotWhole, {name, inQuotes(text)}});
        }
        return number;
    }
    std::int64_t natural(const char* name, std::int64_t most) const override {
        if (!has(name)) return 0;
        const std::int64_t number = whole(name);
        if (number >= 0 && number <= most) return number;
        reading_.refuse(place_, {kXmlTooLarge, {name, most}});
        return 0;
    }
    void forEach(const Hear& hear) const override {
        for (const pugi::xml_attribute one : node_.attributes())
            hear(one.name(), one.as_string());
        for (const xml_node one : node_.children()) {
            if (one.type() == pugi::node_element) hear(one.name(), {});
        }
    }

  private:
    xml_node node_;
    std::string place_;
    Reading& reading_;
};

/// Whether the parser knows the text's encoding: UTF-8, UTF-16, or Latin-1 if the text says so in
/// its first line.
bool isKnownText(std::string_view text, const Stop& stop) {
    if (!isOfUnknownEncoding(text, stop)) return true;
    constexpr std::size_t kMostLooked = 1024;
    std::string first(text.substr(0, std::min(text.find('>'), kMostLooked)));
    std::ranges::transform(first, first.begin(), [](char c) {
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    });
    return first.starts_with("<?xml") && (first.find("iso-8859-1") != std::string::npos ||
                                          first.find("latin1") != std::string::npos);
}

/// Returns a message about the limit that a text exceeds, if any: the parser allocates memory for
/// each element, attribute and text between elements. Counts these by their delimiters, byte by
/// byte, so that the encoding does not matter. This also counts some in comments.
std::optional<Phrase> tooMuchIn(std::string_view text, const Stop& stop) {
    std::size_t elements = 0;
    std::size_t attributes = 0;
    char last = '\0';
    PacedStop pace(stop);
    for (const char c : text) {
        if (pace.isAsked()) return Phrase{kPlain, {kStopped}};
        if (static_cast<unsigned char>(c) <= ' ') continue;
        if ((last == '>' && c != '<') || (last == '<' && c != '/')) ++elements;
        if (c == '=') ++attributes;
        last = c;
    }
    if (elements > kMaxElements) return Phrase{kManyElements, {kMaxElements}};
    if (attributes > kMaxAttributes) return Phrase{kManyAttributes, {kMaxAttributes}};
    const std::size_t memory =
        text.size() + elements * kElementBytes + attributes * kAttributeBytes;
    if (memory > kMaxDocumentBytes) return Phrase{kMuchMemory, {kMaxDocumentBytes >> 20}};
    return std::nullopt;
}

class XmlReader {
  public:
    explicit XmlReader(Reading& reading) : reading_(reading) {}

    /// Returns the root element, which must have this name. Returns an empty node if it has another
    /// name or the text is invalid. The parser works in place.
    xml_node parsed(std::string bytes, const char* name) {
        text_ = std::move(bytes);
        const std::string_view text = text_;
        if (!isKnownText(text, reading_.stop())) {
            reading_.refuse({}, {kSaveInUtf8, {toUtf8(text_, Encoding::Unicode).error()}});
            return {};
        }
        if (auto tooMuch = tooMuchIn(text, reading_.stop())) {
            reading_.refuse({}, std::move(*tooMuch));
            return {};
        }
        // The parser overwrites the text, so examine it first.
        const auto line = mergeConflictLine(text, reading_.stop());
        const auto read = document_.load_buffer_inplace(text_.data(), text_.size());
        if (!read && line) {
            reading_.refuse("line " + std::to_string(*line), {kPlain, {kMergeConflict}});
            return {};
        }
        if (!read) {
            reading_.refuse("byte " + std::to_string(read.offset), {kNotXml, {read.description()}});
            return {};
        }
        const xml_node root = document_.child(name);
        if (!root) reading_.refuse({}, {kNoElement, {name}});
        return root;
    }

    void readMap(xml_node root) {
        const XmlAttributes map = attributes(root, "map");
        const bool isInfinite = map.isTrue("infinite", false);
        reading_.begin(root.attribute("orientation").as_string("orthogonal"), isInfinite,
                       isInfinite ? 0 : map.whole("width"), isInfinite ? 0 : map.whole("height"));
        if (reading_.isRefused()) return;
        reading_.result.map.tileSize = {tileSide(map, "tilewidth"), tileSide(map, "tileheight")};
        reading_.result.map.properties = properties(root, "map");
        tellUnread(Part::Map, map, "map", reading_);
        for (const xml_node one : root.children("tileset")) {
            if (reading_.isStopped(kTileWork) || reading_.isRefused()) return;
            reading_.addTileset(mapTileset(one));
        }
        readLayers(root, {}, {}, 0);
    }

    Tileset tileset(xml_node node, const std::string& place) {
        Tileset tileset;
        tileset.name = node.attribute("name").as_string();
        readGrid(attributes(node, place), tileset);
        tellUnread(Part::Tileset, attributes(node, place), place, reading_);
        if (!reading_.isOurs()) reading_.tellProperties(place, properties(node, place));
        readImage(attributes(node.child("image"), place), "source", "width", "height", tileset);
        readTileOffset(attributes(node.child("tileoffset"), place), place, reading_);
        TileWords words;
        for (const xml_node tile : node.children("tile")) {
            if (reading_.isStopped(kTileWork)) break;
            const auto number =
                static_cast<int>(attributes(tile, place).natural("id", kMostTileNumber));
            const std::string where = place + ", tile " + std::to_string(number);
            if (Properties own = properties(tile, where); !own.empty())
                words.properties[number] = std::move(own);
            const XmlAttributes said = attributes(tile, where);
            tellUnread(Part::Tile, said, where, reading_);
            if (std::string name = classOf(said); !name.empty())
                words.classes[number] = std::move(name);
            if (const xml_node image = tile.child("image")) {
                Tileset alone;
                readImage(attributes(image, where), "source", "width", "height", alone);
                words.pictures[number] = {alone.image, alone.imageSize};
            }
        }
        reading_.finish(tileset, std::move(words), place);
        return tileset;
    }

    Template templateObject(xml_node root) {
        Template read;
        const xml_node tileset = root.child("tileset");
        read.tileset = tileset.attribute("source").as_string();
        read.first = static_cast<Gid>(
            std::max<std::int64_t>(1, attributes(tileset, "tileset").natural("firstgid", 1 << 28)));
        const xml_node object = root.child("object");
        if (!object) reading_.refuse({}, {kNoElement, {"object"}});
        fill(object, "object", read.object);
        return read;
    }

  private:
    XmlAttributes attributes(xml_node node, std::string place) const {
        return {node, std::move(place), reading_};
    }
    int tileSide(const XmlAttributes& map, const char* name) {
        const std::int64_t side = map.whole(name);
        if (side >= 1 && side <= 100'000) return static_cast<int>(side);
        reading_.refuse("map", {kXmlTileSide, {name}});
        return 1;
    }

    Properties properties(xml_node node, const std::string& place) {
        Properties all;
        for (const xml_node one : node.child("properties").children("property")) {
            const std::string name = one.attribute("name").as_string();
            const std::string type = one.attribute("type").as_string();
            const auto known = typeOf(type);
            if (!known) {
                reading_.leaveOut(place, {kUnreadType, {inQuotes(name), inQuotes(type)}});
                continue;
            }
            // Multi-line text is between the tags.
            tellUnread(Part::Property, attributes(one, place),
                       place + ", property " + inQuotes(name), reading_);
            const auto value = one.attribute("value");
            all.push_back({name, *known, value ? value.as_string() : one.text().as_string()});
        }
        return all;
    }

    Tileset mapTileset(xml_node node) {
        const std::int64_t first = attributes(node, "tilesets").natural("firstgid", 1 << 28);
        if (first < 1) reading_.refuse("tilesets", kFirstNumber);
        const std::string source = node.attribute("source").as_string();
        Tileset read =
            source.empty()
                ? tileset(node, "tileset " + inQuotes(node.attribute("name").as_string()))
                : reading_.tilesetIn(source, "tilesets");
        read.first = static_cast<Gid>(first);
        read.source = source;
        return read;
    }

    void readLayers(xml_node parent, const Look& around, const std::string& group, int depth) {
        for (const xml_node node : parent.children()) {
            const std::string_view type = node.name();
            const bool isGroup = type == "group";
            if (!isGroup && type != "layer" && type != "objectgroup" && type != "imagelayer")
                continue;
            const std::string place = "layer " + inQuotes(node.attribute("name").as_string());
            constexpr int kMostGroups = 32;
            const XmlAttributes said = attributes(node, place);
            const Look look = lookOf(said, around);
            tellUnread(Part::Layer, said, place, reading_);
            if (isGroup) {
                if (depth == kMostGroups) return reading_.refuse(place, kManyGroups);
                const std::size_t before = reading_.result.map.layers.size();
                readLayers(node, look, within(group, node.attribute("name").as_string()),
                           depth + 1);
                reading_.tellGroup(place, reading_.result.map.layers.size() == before,
                                   properties(node, place), look);
                continue;
            }
            if (type == "imagelayer") {
                reading_.leaveOut(place, kPictureLayer);
                continue;
            }
            Layer layer;
            layer.name = node.attribute("name").as_string();
            layer.id = static_cast<int>(said.natural("id", 1 << 30));
            layer.properties = properties(node, place);
            if (look.isVisible) reading_.tellProperties(place, layer.properties);
            layer.look = look;
            layer.group = group;
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
        const xml_node data = node.child("data");
        for (const xml_node chunk : data.children("chunk")) {
            const XmlAttributes said = attributes(chunk, place);
            const grid::Rect area = reading_.chunk(
                said.whole("x"), said.whole("y"), said.whole("width"), said.whole("height"), place);
            if (reading_.isRefused()) return;
            readChunk(data, chunk, area, place, layer);
        }
        // An infinite layer has its tiles in chunks, or has no chunks if it has no tiles.
        if (data.child("chunk") || reading_.result.map.isInfinite) return;
        const XmlAttributes said = attributes(node, place);
        const grid::Rect area =
            reading_.chunk(0, 0, said.whole("width"), said.whole("height"), place);
        if (!reading_.isRefused()) readChunk(data, data, area, place, layer);
    }

    /// Reads the tiles of `node` into `layer`. `data` is the layer's element "data", which states
    /// the encoding; `node` is `data` itself or one of its chunks.
    void readChunk(xml_node data, xml_node node, const grid::Rect& area, const std::string& place,
                   Layer& layer) {
        if (!data) return reading_.refuse(place, kNoDataElement);
        const std::string_view encoding = data.attribute("encoding").as_string();
        const std::string_view text = node.text().as_string();
        const auto count = static_cast<std::size_t>(area.area());
        tl::expected<Tiles, Phrase> tiles;
        if (encoding == "csv") {
            tiles = readNumbers(text, count, reading_.stop());
        } else if (encoding == "base64") {
            tiles =
                readBase64(text, data.attribute("compression").as_string(), count, reading_.stop());
        } else {
            tiles = elements(node, count);
        }
        if (!tiles) {
            return reading_.refuse(place, {kOfElement, {node.name(), tiles.error()}});
        }
        layer.chunks.push_back({area, std::move(*tiles)});
    }

    /// Reads the oldest form: one element per tile.
    tl::expected<Tiles, Phrase> elements(xml_node data, std::size_t count) {
        Tiles tiles(std::min(count, kMaxElements));
        for (const xml_node tile : data.children("tile")) {
            if (reading_.isStopped()) return tl::unexpected(Phrase{kPlain, {kStopped}});
            tiles.push_back(tile.attribute("gid").as_uint());
        }
        if (tiles.size() == count) return tiles;
        return tl::unexpected(Phrase{kTileCount, {tiles.size(), count}});
    }

    Object object(xml_node node, const std::string& layerPlace) {
        const auto id = static_cast<int>(attributes(node, layerPlace).natural("id", 1 << 30));
        const std::string place = layerPlace + ", object " + std::to_string(id);
        Object object;
        if (const std::string name = node.attribute("template").as_string(); !name.empty()) {
            if (const Object* from = reading_.templateIn(name, place)) object = *from;
            object.from = name;
        }
        object.id = id;
        fill(node, place, object);
        return object;
    }

    void fill(xml_node node, const std::string& place, Object& object) {
        const XmlAttributes said = attributes(node, place);
        readObject(said, object);
        tellUnread(Part::Object, said, place, reading_);
        merge(object.properties, properties(node, place));
        if (node.child("point")) object.shape = Shape::Point;
        if (node.child("ellipse")) object.shape = Shape::Ellipse;
        if (const xml_node shown = node.child("text")) {
            object.shape = Shape::Text;
            object.text = shown.text().as_string();
        }
        for (const auto& [name, shape] :
             {std::pair{"polyline", Shape::Polyline}, std::pair{"polygon", Shape::Polygon}}) {
            if (!node.child(name)) continue;
            object.shape = shape;
            object.points.clear();
            readPoints(node.child(name).attribute("points").as_string(), place, object);
        }
    }

    /// Reads points such as "0,0 16,0 16,32".
    void readPoints(std::string_view text, const std::string& place, Object& object) {
        while (!text.empty() && reading_.countObject(place)) {
            const std::string_view pair = text.substr(0, text.find(' '));
            text.remove_prefix(std::min(text.size(), pair.size() + 1));
            const std::size_t comma = pair.find(',');
            if (pair.empty()) continue;
            if (comma == std::string_view::npos) return reading_.refuse(place, kNoComma);
            object.points.push_back({numberIn(pair.substr(0, comma), place, reading_),
                                     numberIn(pair.substr(comma + 1), place, reading_)});
        }
    }

    Reading& reading_;
    std::string text_;  ///< the document points into it
    pugi::xml_document document_;
};

}  // namespace

Tileset readXmlTileset(std::string text, const std::string& name, Reading& reading) {
    XmlReader reader(reading);
    const xml_node root = reader.parsed(std::move(text), "tileset");
    return root ? reader.tileset(root, "tileset " + inQuotes(name)) : Tileset();
}

Template readXmlTemplate(std::string text, Reading& reading) {
    XmlReader reader(reading);
    const xml_node root = reader.parsed(std::move(text), "template");
    return root ? reader.templateObject(root) : Template();
}

tl::expected<ReadMap, Problem> readXml(std::string text, const ImportOptions& options) {
    Reading reading(options, options.file);
    XmlReader reader(reading);
    const xml_node root = reader.parsed(std::move(text), "map");
    if (root) reader.readMap(root);
    return reading.end();
}

}  // namespace mazeloom::exchange::tiled
