// SPDX-License-Identifier: MIT
#include "core/exchange/godot/write.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <ostream>
#include <span>
#include <vector>

#include "core/exchange/encodings/bytes.h"
#include "core/exchange/godot/text.h"
#include "core/exchange/identifiers.h"
#include "core/exchange/numbers.h"
#include "core/exchange/origin.h"
#include "core/exchange/tiled/to_tiled.h"
#include "core/level/id.h"
#include "core/level/mover_path.h"

namespace mazeloom::exchange::godot {

namespace {

using tiled::Type;

/// Returns the number as a Godot float: an integer literal would have another type.
std::string fraction(std::string_view number) {
    const bool isWhole = number.find_first_of(".en") == std::string_view::npos;
    return std::string(number) + (isWhole ? ".0" : "");
}

/// Converts Tiled's colour "#aarrggbb" to Godot's Color(r, g, b, a).
std::string colourText(std::string_view colour) {
    const auto part = [colour](std::size_t at) {
        unsigned value = 0;
        std::from_chars(colour.data() + at, colour.data() + at + 2, value, 16);
        std::string text;
        append(text, value / 255.0);
        return text;
    };
    return "Color(" + part(3) + ", " + part(5) + ", " + part(7) + ", " + part(1) + ')';
}

std::string valueText(const tiled::Property& property) {
    switch (property.type) {
        case Type::Whole:
        case Type::YesNo:
            return property.value;
        case Type::Number:
            return fraction(property.value);
        case Type::Colour:
            return colourText(property.value);
        case Type::Text:
        case Type::File:
        case Type::Object:
            break;
    }
    return literal(property.value);
}

/// Writes the bytes of a layer in base64, row by row.
class TileBytes {
  public:
    explicit TileBytes(std::ostream& out) : out_(out) { number(0); }

    /// Adds a cell; `place` is the column and row of the cell's tile in the picture.
    void cell(grid::Point at, int sheet, grid::Point place) {
        number(at.x);
        number(at.y);
        number(sheet);
        number(place.x);
        number(place.y);
        number(0);
    }
    /// Writes all complete groups of three bytes.
    void endRow() {
        const std::size_t whole = bytes_.size() / 3 * 3;
        out_ << toBase64(std::string_view(bytes_).substr(0, whole));
        bytes_.erase(0, whole);
    }
    void end() { out_ << toBase64(bytes_); }

  private:
    /// Appends two bytes, little-endian.
    void number(int value) {
        bytes_ += static_cast<char>(value & 0xff);
        bytes_ += static_cast<char>(value >> 8 & 0xff);
    }

    std::ostream& out_;
    std::string bytes_;
};

class Scene {
  public:
    Scene(std::ostream& out, const MadeLevel& made, const Source& source, const Tilesets& tilesets,
          const std::string& tileSet)
        : out_(out),
          tileSet_(tileSet),
          made_(made),
          map_(made.map),
          tilesets_(tilesets),
          side_(tilesets.side()),
          tiled_(tiled::toTiled(made, source, tilesets)),
          stop_(source.stop) {
        for (const level::Thing& thing : map_.things) {
            if (map_.trajectoryOf(thing) != nullptr) paths_.push_back(map_.trajectoryOf(thing));
        }
    }

    void write() {
        // load_steps counts the scene, its tile set, and a curve per path.
        out_ << "[gd_scene load_steps=" << 2 + paths_.size() << " format=4]\n\n"
             << "[ext_resource type=\"TileSet\" path=" << literal(tileSet_)
             << " id=\"1_tiles\"]\n\n";
        for (std::size_t i = 0; i < paths_.size(); ++i)
            writeCurve(*paths_[i], i);
        writeRoot();
        for (const TileLayer& layer : tilesets_.layers())
            writeTiles(layer);
        writeThings();
        writePaths();
        writeRooms();
    }

  private:
    int middleOf(int cell) const { return cell * side_ + side_ / 2; }

    static std::string curveName(std::size_t number) { return "Way" + std::to_string(number + 1); }
    /// Writes a path as a curve. A point of a curve has three vectors: the in and out handles, and
    /// the position.
    void writeCurve(const level::Trajectory& path, std::size_t number) {
        std::vector<grid::Point> points = path.points;
        if (!path.thereAndBack && points.size() > 2) points.push_back(points.front());
        std::vector<int> places;
        for (const grid::Point point : points)
            places.insert(places.end(), {0, 0, 0, 0, middleOf(point.x), middleOf(point.y)});
        out_ << "[sub_resource type=\"Curve2D\" id=\"" << curveName(number) << "\"]\n"
             << "_data = {\n\"points\": " << vectorText("PackedVector2Array", places) << "\n}\n"
             << "point_count = " << points.size() << "\n\n";
    }

    void writeMetadata(const tiled::Properties& properties, Identifiers names = {}) {
        for (const tiled::Property& property : properties)
            out_ << "metadata/" << names.of(property.name) << " = " << valueText(property) << '\n';
    }

    void writeNode(std::string_view name, std::string_view type, std::string_view parent) {
        out_ << "[node name=" << literal(name) << " type=" << literal(type)
             << " parent=" << literal(parent) << "]\n";
    }

    void writeRoot() {
        out_ << "[node name=" << literal(identifierOf(level::titleOrId(made_.level)))
             << " type=\"Node2D\"]\n"
             << "metadata/size = "
             << vectorText("Vector2i", std::array{map_.size().width, map_.size().height}) << '\n';
        tiled::Properties properties;
        for (const tiled::Property& property : tiled_.properties) {
            if (property.name == kLevelProperty || property.name == kMadeProperty) continue;
            properties.push_back(property);
        }
        Identifiers names;
        names.of("size");
        writeMetadata(properties, names);
        out_ << '\n';
    }

    void writeTiles(const TileLayer& layer) {
        writeNode(layer.name, "TileMapLayer", ".");
        if (!layer.isVisible) out_ << "visible = false\n";
        out_ << "tile_map_data = PackedByteArray(\"";
        TileBytes bytes(out_);
        std::vector<SheetTile> row(static_cast<std::size_t>(map_.size().width));
        PacedStop pace(stop_);
        for (int y = 0; y < map_.size().height && out_; ++y) {
            if (pace.isAsked(row.size())) return;
            layer.rowOf(map_.cells, y, row);
            for (int x = 0; x < map_.size().width; ++x) {
                const SheetTile tile = row[static_cast<std::size_t>(x)];
                if (!tile.isThere()) continue;
                const TileSheet& sheet = tilesets_.sheets()[static_cast<std::size_t>(tile.sheet)];
                bytes.cell({x, y}, tile.sheet, sheet.placeOf(tile.tile));
            }
            bytes.endRow();
        }
        bytes.end();
        out_ << "\")\ntile_set = ExtResource(\"1_tiles\")\n\n";
    }

    const tiled::Layer& layerOf(std::string_view name) const {
        return *std::ranges::find(tiled_.layers, name, &tiled::Layer::name);
    }

    /// Writes a node's metadata: its kind and its id, then its properties.
    void writeSaid(std::string_view kind, std::string_view id, const tiled::Properties& properties,
                   Identifiers names) {
        names.of("kind");
        out_ << "metadata/kind = " << literal(kind) << '\n';
        names.of("id");
        if (!id.empty()) out_ << "metadata/id = " << literal(id) << '\n';
        writeMetadata(properties, std::move(names));
        out_ << '\n';
    }

    void writeThings() {
        writeNode(tiled::kThingsLayer, "Node2D", ".");
        out_ << '\n';
        Identifiers nodes;
        const auto& objects = layerOf(tiled::kThingsLayer).objects;
        std::size_t path = 0;
        for (std::size_t i = 0; i < map_.things.size(); ++i) {
            const level::Thing& thing = map_.things[i];
            writeNode(nodes.of(objects[i].name.empty() ? objects[i].type : objects[i].name),
                      "Marker2D", tiled::kThingsLayer);
            out_ << "position = "
                 << vectorText("Vector2", std::array{middleOf(thing.at.x), middleOf(thing.at.y)})
                 << '\n';
            Identifiers names;
            names.of("cell");
            out_ << "metadata/cell = " << cellText(thing.at) << '\n';
            if (map_.trajectoryOf(thing) != nullptr) {
                names.of("path");
                out_ << "metadata/path = NodePath(\"../../Paths/" << curveName(path++) << "\")\n";
            }
            writeSaid(objects[i].type, objects[i].name, objects[i].properties, std::move(names));
        }
    }

    void writePaths() {
        writeNode(tiled::kPathsLayer, "Node2D", ".");
        out_ << '\n';
        const auto& objects = layerOf(tiled::kPathsLayer).objects;
        for (std::size_t i = 0; i < paths_.size(); ++i) {
            writeNode(curveName(i), "Path2D", tiled::kPathsLayer);
            out_ << "curve = SubResource(\"" << curveName(i) << "\")\n";
            std::vector<int> cells;
            for (const grid::Point cell : level::cellsOf(*paths_[i]))
                cells.insert(cells.end(), {cell.x, cell.y});
            Identifiers names;
            names.of("cells");
            out_ << "metadata/cells = " << vectorText("PackedVector2Array", cells) << '\n';
            tiled::Properties properties;
            for (const tiled::Property& property : objects[i].properties) {
                if (property.name != "mover" && property.name != "cells")
                    properties.push_back(property);
            }
            writeSaid(objects[i].type, objects[i].name, properties, std::move(names));
        }
    }

    void writeRooms() {
        writeNode(tiled::kRoomsLayer, "Node2D", ".");
        out_ << '\n';
        const auto& objects = layerOf(tiled::kRoomsLayer).objects;
        for (std::size_t i = 0; i < map_.rooms.size(); ++i) {
            const grid::Rect rect = map_.rooms[i].rect;
            writeNode("Room" + std::to_string(i + 1), "Node2D", tiled::kRoomsLayer);
            out_ << "position = "
                 << vectorText("Vector2", std::array{rect.x * side_, rect.y * side_}) << '\n';
            Identifiers names;
            names.of("cells");
            out_ << "metadata/cells = "
                 << vectorText("Rect2i", std::array{rect.x, rect.y, rect.width, rect.height})
                 << '\n';
            writeSaid("room", objects[i].name, objects[i].properties, std::move(names));
        }
    }

    std::ostream& out_;
    const std::string& tileSet_;
    const MadeLevel& made_;
    const level::Map& map_;
    const Tilesets& tilesets_;
    const int side_;
    tiled::Map tiled_;
    Stop stop_;
    std::vector<const level::Trajectory*> paths_;
};

}  // namespace

void write(std::ostream& out, const Source& source, const Tilesets& tilesets,
           const std::string& tileSet) {
    Scene(out, source.levels.front(), source, tilesets, tileSet).write();
}

}  // namespace mazeloom::exchange::godot
