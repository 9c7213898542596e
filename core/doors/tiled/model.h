// SPDX-License-Identifier: MIT
// A Tiled map as values, between our levels and the two texts that Tiled knows, JSON (tmj) and XML
// (tmx): https://doc.mapeditor.org/en/stable/reference/json-map-format/. What we neither write nor
// read is not here.
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

#include "core/grid/point.h"
#include "core/stop.h"

namespace mazeloom::doors::tiled {

/// A tile of a map: the number in its tileset and that tileset's first, and turns in the highest
/// bits; 0: none.
using Gid = std::uint32_t;

enum class Type { Text, Whole, Number, YesNo, Colour, File, Object };
/// As Tiled calls them, in their order.
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

/// In pixels.
struct Place {
    double x = 0;
    double y = 0;

    friend bool operator==(const Place&, const Place&) = default;
};

enum class Shape { Rectangle, Tile, Point, Ellipse, Polyline, Polygon, Text };

/// Which point of an object's box its place is. Unspecified: the lower left corner of a tile, the
/// upper left one of all else.
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
/// As Tiled calls them, in their order.
inline constexpr std::array<std::string_view, 10> kAlignmentNames{
    "unspecified", "topleft", "top",        "topright", "left",
    "center",      "right",   "bottomleft", "bottom",   "bottomright"};

struct Object {
    int id = 0;
    std::string name;
    std::string type;
    Shape shape = Shape::Rectangle;
    Place at;  ///< the point of its box that its tileset's alignment names
    double width = 0;
    double height = 0;
    Gid gid = 0;                ///< of Shape::Tile
    std::vector<Place> points;  ///< of lines, from its place
    Properties properties;
    double rotation = 0;    ///< clockwise about its place, in degrees
    bool isVisible = true;  ///< whether Tiled shows it on a layer that is visible
    std::string text = {};  ///< that it shows, of Shape::Text
    std::string from = {};  ///< the file of the template that it was read with; empty: none

    friend bool operator==(const Object&, const Object&) = default;
};

/// Tiles of a part of a layer, row by row, as they were read.
struct Chunk {
    grid::Rect area;  ///< in cells of the map; an infinite map has negative ones too
    std::vector<Gid> tiles;
};

/// How Tiled shows a layer; in what was read, the groups around it are taken into account.
struct Look {
    bool isVisible = true;
    double opacity = 1;       ///< 0: invisible
    Place offset = {};        ///< in pixels
    Place parallax = {1, 1};  ///< how fast it moves when the map is scrolled

    friend bool operator==(const Look&, const Look&) = default;
};

/// Of tiles or of objects.
struct Layer {
    int id = 0;
    std::string name;
    bool isVisible = true;
    /// Fills in the tiles of a row, from the left; null: the layer is of objects. Rows are asked
    /// for when they are written, so that a large level is nowhere held as a map of Tiled's.
    std::function<void(int y, std::span<Gid> row)> rowOf = {};
    std::vector<Object> objects = {};
    Properties properties = {};
    /// What was read of a layer of tiles; such a layer has no rowOf, and later chunks lie over
    /// earlier ones.
    std::vector<Chunk> chunks = {};
    Look look = {};  ///< of a layer that was read, isVisible included
    /// Groups that the layer was read in, the outermost first, with a slash between two.
    std::string group = {};
};

/// A picture file that holds a single tile.
struct TilePicture {
    std::string image;
    grid::Size size;  ///< in pixels
};

/// What tiles of a tileset say of themselves, by their numbers; tiles that say nothing are not
/// there.
struct TileWords {
    std::map<int, Properties> properties = {};
    std::map<int, std::string> classes = {};
    std::map<int, TilePicture> pictures = {};  ///< of tiles with a picture file of their own

    bool isNothing() const { return properties.empty() && classes.empty() && pictures.empty(); }
};

struct Tileset {
    Gid first = 1;
    std::string source;  ///< the file it is in; empty: within the map
    std::string name = {};
    std::string image = {};
    grid::Size imageSize = {};  ///< in pixels
    grid::Size tileSize = {};   ///< in pixels
    int margin = 0;             ///< pixels around all tiles
    int spacing = 0;            ///< pixels between two
    int columns = 0;
    int tileCount = 0;
    Alignment alignment = Alignment::Unspecified;  ///< of objects that show its tiles
    /// Copies share it: a map may name the same file for many tilesets. Null: its tiles say
    /// nothing.
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
    bool isInfinite = false;  ///< then its size says nothing
    Stop stop = {};           ///< of who writes it
};

}  // namespace mazeloom::doors::tiled
