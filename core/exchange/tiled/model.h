// SPDX-License-Identifier: MIT
// A Tiled map as values, between a level and Tiled's two formats, JSON (tmj) and XML (tmx):
// https://doc.mapeditor.org/en/stable/reference/json-map-format/. Leaves out anything that this
// program neither writes nor reads.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/exchange/encodings/packed_numbers.h"
#include "core/grid/point.h"
#include "core/stop.h"

namespace mazeloom::exchange::tiled {

/// A tile of a map: its number in the tileset plus the tileset's first number, with flips in the
/// highest bits; 0: none.
using Gid = std::uint32_t;

enum class Type { Text, Whole, Number, YesNo, Colour, File, Object };
/// Tiled's names of the types, in the order of Type.
inline constexpr std::array<std::string_view, 7> kTypeNames{"string", "int",  "float", "bool",
                                                            "color",  "file", "object"};
constexpr std::string_view nameOf(Type type) {
    return kTypeNames[static_cast<std::size_t>(type)];
}

struct Property {
    std::string name;
    Type type = Type::Text;
    std::string value;  ///< as Tiled writes it: "true", "#aarrggbb"

    friend bool operator==(const Property&, const Property&) = default;
};
using Properties = std::vector<Property>;

/// A position or an offset, in pixels unless stated otherwise.
struct Place {
    double x = 0;
    double y = 0;

    friend bool operator==(const Place&, const Place&) = default;
};

enum class Shape { Rectangle, Tile, Point, Ellipse, Polyline, Polygon, Text };

/// The point of an object's box that lies at the object's position. Unspecified: the lower left
/// corner of a tile object, the upper left corner of any other object.
enum class Alignment {
    Unspecified,
    TopLeft,
    Top,
    TopRight,
    Left,
    Centre,
    Right,
    BottomLeft,
    Bottom,
    BottomRight
};
/// Tiled's names of the alignments, in the order of Alignment.
inline constexpr std::array<std::string_view, 10> kAlignmentNames{
    "unspecified", "topleft", "top",        "topright", "left",
    "center",      "right",   "bottomleft", "bottom",   "bottomright"};

struct Object {
    int id = 0;
    std::string name;
    std::string type;
    Shape shape = Shape::Rectangle;
    Place at;  ///< where the point of its box lies that its tileset's alignment names
    double width = 0;
    double height = 0;
    Gid gid = 0;                ///< for Shape::Tile
    std::vector<Place> points;  ///< for lines, relative to the object's position
    Properties properties;
    double rotation = 0;    ///< clockwise about its position, in degrees
    bool isVisible = true;  ///< whether Tiled shows it if the layer is visible
    std::string text = {};  ///< for Shape::Text
    std::string from = {};  ///< the file of its template; empty: none

    friend bool operator==(const Object&, const Object&) = default;
};

using Tiles = PackedNumbers;  ///< elements of type Gid
/// Tiles of a rectangle of a layer, row by row, as read.
struct Chunk {
    grid::Rect area;  ///< in cells of the map; negative coordinates are possible in an infinite map
    Tiles tiles;
};

/// How Tiled shows a layer; when read, it includes the effect of enclosing groups.
struct Look {
    bool isVisible = true;
    double opacity = 1;       ///< 0: invisible
    Place offset = {};        ///< in pixels
    Place parallax = {1, 1};  ///< scroll speed relative to the map

    friend bool operator==(const Look&, const Look&) = default;
};

/// A layer of tiles or of objects.
struct Layer {
    int id = 0;
    std::string name;
    bool isVisible = true;
    /// Fills in the tiles of a row, from the left; null for an object layer. Called when a row is
    /// written, so that no large level is held in memory as a Tiled map.
    std::function<void(int y, std::span<Gid> row)> rowOf = {};
    std::vector<Object> objects = {};
    Properties properties = {};
    /// The chunks of a tile layer that was read; such a layer has no rowOf. Later chunks cover
    /// earlier ones.
    std::vector<Chunk> chunks = {};
    Look look = {};  ///< for a layer that was read; includes isVisible
    /// The enclosing groups of a layer that was read, outermost first, separated by slashes.
    std::string group = {};
};

/// A picture file that holds a single tile.
struct TilePicture {
    std::string image;
    grid::Size size;  ///< in pixels
};

/// The data of a tileset's tiles, by tile number; tiles without data are left out.
struct TileWords {
    std::map<int, Properties> properties = {};
    std::map<int, std::string> classes = {};
    std::map<int, TilePicture> pictures =
        {};  ///< pictures of tiles that have their own picture file

    bool isNothing() const { return properties.empty() && classes.empty() && pictures.empty(); }
};

struct Tileset {
    Gid first = 1;
    std::string source;  ///< its file; empty: inside the map
    std::string name = {};
    std::string image = {};
    grid::Size imageSize = {};  ///< in pixels
    grid::Size tileSize = {};   ///< in pixels
    int margin = 0;             ///< pixels around all tiles
    int spacing = 0;            ///< pixels between tiles
    int columns = 0;
    int tileCount = 0;
    Alignment alignment = Alignment::Unspecified;  ///< for objects that show its tiles
    /// The data of the tiles, shared by copies: a map may name the same file for many tilesets.
    /// Null: the tiles have no data.
    std::shared_ptr<const TileWords> shared = nullptr;

    const TileWords& words() const {
        static const TileWords kNone;
        return shared == nullptr ? kNone : *shared;
    }
};

struct Map {
    grid::Size size;      ///< in cells
    grid::Size tileSize;  ///< in pixels
    Properties properties;
    std::vector<Tileset> tilesets;
    std::vector<Layer> layers;
    int nextObject = 1;
    bool isInfinite = false;  ///< if so, its size is meaningless
    Stop stop = {};           ///< checked by the writer
};

}  // namespace mazeloom::exchange::tiled
