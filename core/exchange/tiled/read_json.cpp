// SPDX-License-Identifier: MIT
#include <algorithm>
#include <utility>

#include "core/exchange/json_fields.h"
#include "core/exchange/numbers.h"
#include "core/exchange/tiled/attributes.h"
#include "core/exchange/tiled/layer_data.h"
#include "core/exchange/tiled/reading.h"
#include "core/in_quotes.h"

namespace mazeloom::exchange::tiled {

namespace {

using json::Value;

/// The format name in this program's own JSON (core/level/map_json.cpp), whose files have the same
/// extension.
constexpr std::string_view kOurs = "mazeloom-map";

/// Returns the value as text; empty for lists, objects and null.
std::string scalarText(const Value& value) {
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

class JsonAttributes : public Attributes {
  public:
    JsonAttributes(const Value& object, std::string place, const JsonFields& fields)
        : object_(object), place_(std::move(place)), fields_(fields) {}

    bool has(const char* name) const override { return object_.find(name) != nullptr; }
    std::string text(const char* name) const override {
        return fields_.text(object_, name, place_);
    }
    double number(const char* name, double otherwise) const override {
        return has(name) ? fields_.number(object_, name, place_) : otherwise;
    }
    bool isTrue(const char* name, bool otherwise) const override {
        const Value* value = object_.find(name);
        if (value == nullptr) return otherwise;
        if (value->isBoolean()) return value->isTrue();
        fields_.wrong(place_, name, kTrueOrFalse);
        return otherwise;
    }
    std::int64_t whole(const char* name) const override {
        return fields_.whole(object_, name, place_);
    }
    std::int64_t natural(const char* name, std::int64_t most) const override {
        const std::int64_t number = fields_.natural(object_, name, place_);
        if (number <= most) return number;
        fields_.wrong(place_, name, Phrase{kZeroTo, {most}});
        return 0;
    }
    void forEach(const Hear& hear) const override {
        for (const json::Member& member : object_.members()) {
            const Value& value = member.value;
            if (!value.isNull())
                hear(member.key,
                     value.isBoolean() ? value.isTrue() ? "1" : "0" : scalarText(value));
        }
    }

  private:
    const Value& object_;
    std::string place_;
    const JsonFields& fields_;
};

class JsonReader : private JsonFields {
  public:
    explicit JsonReader(Reading& reading)
        : JsonFields([&reading](const std::string& place, Phrase text) {
              reading.refuse(place, std::move(text));
          }),
          reading_(reading) {}

    /// Returns the object; a null value if the text is not a JSON object or states another type.
    Value parsed(std::string_view text, std::string_view type) {
        auto value = parseForeign(text, reading_.stop());
        if (!value) {
            reading_.refuse(value.error().place, {kPlain, {value.error().text}});
        } else if (!value->isObject()) {
            reading_.refuse({}, kNotJson);
        } else if (const Value* said = value->find("type"); said != nullptr && !said->is(type)) {
            reading_.refuse({}, {kOtherType, {inQuotes(type)}});
        } else {
            return std::move(*value);
        }
        return {};
    }

    void readMap(const Value& root) {
        if (const Value* format = root.find("format"); format != nullptr && format->is(kOurs)) {
            return reading_.refuse({}, kOwnJson);
        }
        const JsonAttributes map = attributes(root, "map");
        const bool isInfinite = map.isTrue("infinite", false);
        reading_.begin(map.has("orientation") ? map.text("orientation") : "orthogonal", isInfinite,
                       isInfinite ? 0 : map.whole("width"), isInfinite ? 0 : map.whole("height"));
        if (reading_.isRefused()) return;
        reading_.result.map.tileSize = {tileSide(root, "tilewidth"), tileSide(root, "tileheight")};
        reading_.result.map.properties = properties(root, "map");
        tellUnread(Part::Map, map, "map", reading_);
        for (const Value& one : list(root, "tilesets", "map")) {
            if (reading_.isStopped(kTileWork) || reading_.isRefused()) return;
            reading_.addTileset(mapTileset(one));
        }
        readLayers(root, "map", {}, {});
    }

    Tileset tileset(const Value& value, const std::string& place) {
        Tileset tileset;
        const JsonAttributes said = attributes(value, place);
        tileset.name = said.text("name");
        readGrid(said, tileset);
        tellUnread(Part::Tileset, said, place, reading_);
        if (!reading_.isOurs()) reading_.tellProperties(place, properties(value, place));
        readImage(said, "image", "imagewidth", "imageheight", tileset);
        if (const Value* offset = value.find("tileoffset"))
            readTileOffset(attributes(*offset, place), place, reading_);
        const Value* tiles = value.find("tiles");
        if ((tiles != nullptr && tiles->isObject()) || value.find("tileproperties") != nullptr)
            refuseOld(place, "tiles");
        TileWords words;
        for (const Value& tile : list(value, "tiles", place)) {
            if (reading_.isStopped(kTileWork)) break;
            const auto number =
                static_cast<int>(attributes(tile, place).natural("id", kMostTileNumber));
            const std::string where = place + ", tile " + std::to_string(number);
            if (Properties own = properties(tile, where); !own.empty())
                words.properties[number] = std::move(own);
            const JsonAttributes saidOfTile = attributes(tile, where);
            tellUnread(Part::Tile, saidOfTile, where, reading_);
            if (std::string name = classOf(saidOfTile); !name.empty())
                words.classes[number] = std::move(name);
            if (saidOfTile.has("image")) {
                Tileset alone;
                readImage(saidOfTile, "image", "imagewidth", "imageheight", alone);
                words.pictures[number] = {alone.image, alone.imageSize};
            }
        }
        reading_.finish(tileset, std::move(words), place);
        return tileset;
    }

    Template templateObject(const Value& root) {
        Template read;
        if (const Value* tileset = root.find("tileset")) {
            read.tileset = text(*tileset, "source", "tileset");
            read.first = static_cast<Gid>(std::max<std::int64_t>(
                1, attributes(*tileset, "tileset").natural("firstgid", 1 << 28)));
        }
        const Value* object = root.find("object");
        if (object == nullptr || !object->isObject()) {
            reading_.refuse({}, kNoObject);
        } else {
            fill(*object, "object", read.object);
        }
        return read;
    }

  private:
    JsonAttributes attributes(const Value& value, std::string place) const {
        return {value, std::move(place), *this};
    }
    int tileSide(const Value& root, std::string_view key) {
        const std::int64_t side = whole(root, key, "map");
        if (side >= 1 && side <= 100'000) return static_cast<int>(side);
        wrong("map", key, kTileSideRange);
        return 1;
    }
    void refuseOld(const std::string& place, std::string_view key) {
        reading_.refuse(place, {kOldTiled, {inQuotes(key)}});
    }

    Properties properties(const Value& object, const std::string& place) {
        Properties all;
        if (const Value* old = object.find("properties"); old != nullptr && old->isObject())
            refuseOld(place, "properties");
        for (const Value& one : list(object, "properties", place)) {
            const std::string name = text(one, "name", place);
            const std::string type = text(one, "type", place);
            const auto known = typeOf(type);
            const Value* value = one.find("value");
            if (!known || value == nullptr || value->isList() || value->isObject()) {
                reading_.leaveOut(place, {kUnreadType, {inQuotes(name), inQuotes(type)}});
                continue;
            }
            tellUnread(Part::Property, attributes(one, place),
                       place + ", property " + inQuotes(name), reading_);
            all.push_back({name, *known, scalarText(*value)});
        }
        return all;
    }

    Tileset mapTileset(const Value& value) {
        const std::int64_t first = whole(value, "firstgid", "tilesets");
        if (first < 1 || first > 1 << 28) wrong("tilesets", "firstgid", kOneOrMore);
        const std::string source = text(value, "source", "tilesets");
        Tileset read = source.empty()
                           ? tileset(value, "tileset " + inQuotes(text(value, "name", "tilesets")))
                           : reading_.tilesetIn(source, "tilesets");
        read.first = static_cast<Gid>(first);
        read.source = source;
        return read;
    }

    void readLayers(const Value& parent, const std::string& parentPlace, const Look& around,
                    const std::string& group) {
        for (const Value& value : list(parent, "layers", parentPlace)) {
            const std::string name = text(value, "name", "layers");
            const std::string place = "layer " + inQuotes(name);
            const std::string type = text(value, "type", place);
            const JsonAttributes said = attributes(value, place);
            const Look look = lookOf(said, around);
            tellUnread(Part::Layer, said, place, reading_);
            if (type == "group") {
                const std::size_t before = reading_.result.map.layers.size();
                readLayers(value, place, look, within(group, name));
                reading_.tellGroup(place, reading_.result.map.layers.size() == before,
                                   properties(value, place), look);
                continue;
            }
            if (type == "imagelayer") {
                reading_.leaveOut(place, kPictureLayer);
                continue;
            }
            if (type != "tilelayer" && type != "objectgroup") {
                reading_.leaveOut(place, {kLayerType, {inQuotes(type)}});
                continue;
            }
            Layer layer;
            layer.name = name;
            layer.id = static_cast<int>(said.natural("id", 1 << 30));
            layer.properties = properties(value, place);
            if (look.isVisible) reading_.tellProperties(place, layer.properties);
            layer.look = look;
            layer.group = group;
            if (type == "tilelayer") {
                readTiles(value, place, layer);
            } else {
                for (const Value& one : list(value, "objects", place)) {
                    if (!reading_.countObject(place)) return;
                    layer.objects.push_back(object(one, place));
                }
            }
            if (reading_.isRefused()) return;
            reading_.result.map.layers.push_back(std::move(layer));
        }
    }

    void readTiles(const Value& value, const std::string& place, Layer& layer) {
        for (const Value& chunk : list(value, "chunks", place)) {
            const JsonAttributes said = attributes(chunk, place);
            const grid::Rect area = reading_.chunk(
                said.whole("x"), said.whole("y"), said.whole("width"), said.whole("height"), place);
            if (reading_.isRefused()) return;
            readChunk(value, chunk, area, place, layer);
        }
        // An infinite layer has its tiles in chunks, or has no chunks if it has no tiles.
        if (value.find("chunks") != nullptr || reading_.result.map.isInfinite) return;
        const JsonAttributes said = attributes(value, place);
        const grid::Rect area =
            reading_.chunk(0, 0, said.whole("width"), said.whole("height"), place);
        if (!reading_.isRefused()) readChunk(value, value, area, place, layer);
    }

    /// Reads the tiles of `chunk`, an object with "data", into `layer`. `value` is the JSON of the
    /// layer, which states how "data" is compressed.
    void readChunk(const Value& value, const Value& chunk, const grid::Rect& area,
                   const std::string& place, Layer& layer) {
        const auto count = static_cast<std::size_t>(area.area());
        const Value* data = chunk.find("data");
        if (data == nullptr) return reading_.refuse(place, kNoData);
        if (data->isText()) {
            auto tiles =
                readBase64(data->text(), text(value, "compression", place), count, reading_.stop());
            if (!tiles) return reading_.refuse(place, {kOfData, {tiles.error()}});
            layer.chunks.push_back({area, std::move(*tiles)});
            return;
        }
        if (!data->isList() && !data->isNumbers()) return wrong(place, "data", kTilesOrBase64);
        const NumberList numbers(*data);
        if (numbers.size() != count) {
            return reading_.refuse(place, {kOfData, {Phrase{kTileCount, {numbers.size(), count}}}});
        }
        Tiles tiles(count);
        for (std::size_t i = 0; i < count; ++i) {
            if (reading_.isStopped()) return;
            const auto gid = numbers[i];
            if (!gid || !std::in_range<Gid>(*gid)) return wrong(place, "data", kOfWholeNumbers);
            tiles.push_back(static_cast<Gid>(*gid));
        }
        layer.chunks.push_back({area, std::move(tiles)});
    }

    Object object(const Value& value, const std::string& layerPlace) {
        const auto id = static_cast<int>(attributes(value, layerPlace).natural("id", 1 << 30));
        const std::string place = layerPlace + ", object " + std::to_string(id);
        Object object;
        if (const std::string name = text(value, "template", place); !name.empty()) {
            if (const Object* from = reading_.templateIn(name, place)) object = *from;
            object.from = name;
        }
        object.id = id;
        fill(value, place, object);
        return object;
    }

    void fill(const Value& value, const std::string& place, Object& object) {
        const JsonAttributes said = attributes(value, place);
        readObject(said, object);
        tellUnread(Part::Object, said, place, reading_);
        merge(object.properties, properties(value, place));
        if (isTrue(value, "point")) object.shape = Shape::Point;
        if (isTrue(value, "ellipse")) object.shape = Shape::Ellipse;
        if (const Value* shown = value.find("text"); shown != nullptr && shown->isObject()) {
            object.shape = Shape::Text;
            object.text = text(*shown, "text", place);
        }
        for (const auto& [key, shape] :
             {std::pair{"polyline", Shape::Polyline}, std::pair{"polygon", Shape::Polygon}}) {
            if (value.find(key) == nullptr) continue;
            object.shape = shape;
            object.points.clear();
            for (const Value& point : list(value, key, place)) {
                if (!reading_.countObject(place)) break;
                object.points.push_back({number(point, "x", place), number(point, "y", place)});
            }
        }
    }

    Reading& reading_;
};

}  // namespace

Tileset readJsonTileset(std::string_view text, const std::string& name, Reading& reading) {
    JsonReader reader(reading);
    const Value root = reader.parsed(text, "tileset");
    return reading.isRefused() ? Tileset() : reader.tileset(root, "tileset " + inQuotes(name));
}

Template readJsonTemplate(std::string_view text, Reading& reading) {
    JsonReader reader(reading);
    const Value root = reader.parsed(text, "template");
    return reading.isRefused() ? Template() : reader.templateObject(root);
}

tl::expected<ReadMap, Problem> readJson(std::string text, const ImportOptions& options) {
    Reading reading(options, options.file);
    JsonReader reader(reading);
    const Value root = reader.parsed(text, "map");
    std::string().swap(text);
    if (!reading.isRefused()) reader.readMap(root);
    return reading.end();
}

}  // namespace mazeloom::exchange::tiled
