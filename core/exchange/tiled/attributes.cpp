// SPDX-License-Identifier: MIT
#include "core/exchange/tiled/attributes.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <string_view>
#include <utility>

#include "core/exchange/tiled/reading.h"
#include "core/in_quotes.h"

namespace mazeloom::exchange::tiled {

namespace {

int pixelsOf(const Attributes& attributes, const char* name) {
    return static_cast<int>(attributes.natural(name, kMostPixels));
}

Alignment alignmentOf(const std::string& name) {
    const auto found = std::ranges::find(kAlignmentNames, name);
    if (found == kAlignmentNames.end()) return Alignment::Unspecified;
    return static_cast<Alignment>(found - kAlignmentNames.begin());
}

/// An attribute that is not read.
struct Unread {
    std::string_view name;
    Word words;
    std::string_view plain;  ///< its default value
    bool isEditors = false;  ///< whether it only matters to Tiled's editor
};
constexpr std::array<Unread, 14> kUnread{
    {{"class", Word{"the class"}, ""},
     {"backgroundcolor", Word{"the background colour"}, ""},
     {"tintcolor", Word{"the tint"}, ""},
     {"mode", Word{"the blend mode"}, "normal"},
     {"opacity", Word{"the opacity"}, "1"},
     {"propertytype", Word{"the type of values"}, ""},
     {"animation", Word{"the animation"}, "none"},
     {"objectgroup", Word{"the collision shape"}, "none"},
     {"renderorder", Word{"the render order"}, "right-down", true},
     {"parallaxoriginx", Word{"the parallax origin"}, "0", true},
     {"parallaxoriginy", Word{"the parallax origin"}, "0", true},
     {"locked", Word{"the lock"}, "0", true},
     {"color", Word{"the colour"}, "", true},
     {"draworder", Word{"the drawing order"}, "topdown", true}}};

/// Whether the attribute is read or compared, or is a counter of Tiled.
bool isKnown(Part part, std::string_view name) {
    static const std::set<std::string_view> ofMaps{
        "version",    "tiledversion",     "orientation",    "width",       "height",
        "tilewidth",  "tileheight",       "infinite",       "nextlayerid", "nextobjectid",
        "properties", "compressionlevel", "editorsettings", "type",        "layers",
        "tilesets",   "tileset",          "layer",          "objectgroup", "group",
        "imagelayer", "hexsidelength",    "staggeraxis",    "staggerindex"};
    static const std::set<std::string_view> ofLayers{
        "id",          "name",       "type",
        "width",       "height",     "x",
        "y",           "visible",    "opacity",
        "offsetx",     "offsety",    "parallaxx",
        "parallaxy",   "properties", "data",
        "chunks",      "encoding",   "compression",
        "startx",      "starty",     "objects",
        "object",      "layers",     "layer",
        "objectgroup", "group",      "imagelayer",
        "image",       "imagewidth", "imageheight",
        "repeatx",     "repeaty",    "transparentcolor"};
    static const std::set<std::string_view> ofObjects{
        "id",    "name",    "type",     "class",    "x",    "y",
        "width", "height",  "rotation", "visible",  "gid",  "template",
        "point", "ellipse", "polygon",  "polyline", "text", "properties"};
    static const std::set<std::string_view> ofTilesets{
        "version", "tiledversion", "name",        "tilewidth",     "tileheight",
        "spacing", "margin",       "tilecount",   "columns",       "objectalignment",
        "image",   "imagewidth",   "imageheight", "type",          "tile",
        "tiles",   "tileoffset",   "firstgid",    "editorsettings"};
    static const std::set<std::string_view> ofTiles{
        "id", "type", "class", "properties", "image",       "imagewidth", "imageheight",
        "x",  "y",    "width", "height",     "probability", "terrain"};
    static const std::set<std::string_view> ofProperties{"name", "type", "value"};
    const std::set<std::string_view>& names = part == Part::Map        ? ofMaps
                                              : part == Part::Layer    ? ofLayers
                                              : part == Part::Object   ? ofObjects
                                              : part == Part::Property ? ofProperties
                                              : part == Part::Tileset  ? ofTilesets
                                                                       : ofTiles;
    return names.contains(name);
}

}  // namespace

std::string classOf(const Attributes& attributes) {
    std::string name = attributes.text("type");
    return name.empty() ? attributes.text("class") : name;
}

Look lookOf(const Attributes& attributes, const Look& around) {
    Look look = around;
    look.isVisible = around.isVisible && attributes.isTrue("visible", true);
    look.opacity *= attributes.number("opacity", 1);
    if (look.opacity <= 0) look.isVisible = false;
    look.offset.x += attributes.number("offsetx", 0);
    look.offset.y += attributes.number("offsety", 0);
    look.parallax.x *= attributes.number("parallaxx", 1);
    look.parallax.y *= attributes.number("parallaxy", 1);
    return look;
}

void tellUnread(Part part, const Attributes& attributes, const std::string& place,
                Reading& reading) {
    const bool isOurs = reading.isOurs();
    if (part == Part::Tileset && !isOurs) return;
    attributes.forEach([&](std::string_view name, const std::string& value) {
        if (isKnown(part, name)) return;
        const auto known = std::ranges::find(kUnread, name, &Unread::name);
        Argument words = inQuotes(name);
        if (known != kUnread.end()) {
            if (value == known->plain) return;
            if (known->isEditors && !isOurs) return;
            words = known->words;
        }
        reading.leaveOut(place, value.empty() ? Phrase{kUnreadAttribute, {words}}
                                              : Phrase{kUnreadValue, {words, inQuotes(value)}});
    });
}

void readObject(const Attributes& attributes, Object& object) {
    if (attributes.has("name")) object.name = attributes.text("name");
    if (std::string name = classOf(attributes); !name.empty()) object.type = std::move(name);
    object.at = {attributes.number("x", 0), attributes.number("y", 0)};
    object.width = attributes.number("width", object.width);
    object.height = attributes.number("height", object.height);
    object.rotation = attributes.number("rotation", object.rotation);
    object.isVisible = attributes.isTrue("visible", object.isVisible);
    // From Tiled 1.12 on, each object has an opacity.
    if (attributes.number("opacity", 1) <= 0) object.isVisible = false;
    if (attributes.has("gid")) object.gid = static_cast<Gid>(attributes.natural("gid", UINT32_MAX));
    if (object.gid != 0) object.shape = Shape::Tile;
}

void merge(Properties& properties, Properties more) {
    // `known` holds views of the names, so the properties must not move.
    properties.reserve(properties.size() + more.size());
    std::map<std::string_view, Property*> known;
    for (Property& property : properties)
        known.try_emplace(property.name, &property);
    for (Property& property : more) {
        const auto same = known.find(property.name);
        if (same != known.end()) {
            same->second->type = property.type;
            same->second->value = std::move(property.value);
        } else {
            properties.push_back(std::move(property));
            known.emplace(properties.back().name, &properties.back());
        }
    }
}

void readGrid(const Attributes& attributes, Tileset& tileset) {
    tileset.tileSize = {pixelsOf(attributes, "tilewidth"), pixelsOf(attributes, "tileheight")};
    tileset.margin = pixelsOf(attributes, "margin");
    tileset.spacing = pixelsOf(attributes, "spacing");
    tileset.columns = static_cast<int>(attributes.natural("columns", kMostTileNumber));
    tileset.tileCount = static_cast<int>(attributes.natural("tilecount", kMostTileNumber));
    tileset.alignment = alignmentOf(attributes.text("objectalignment"));
}

void readImage(const Attributes& image, const char* source, const char* width, const char* height,
               Tileset& tileset) {
    tileset.image = image.text(source);
    tileset.imageSize = {pixelsOf(image, width), pixelsOf(image, height)};
    const int step = tileset.tileSize.width + tileset.spacing;
    // Other programs' tilesets may omit the number of columns.
    if (tileset.columns == 0 && step > 0)
        tileset.columns =
            std::max(0, (tileset.imageSize.width - 2 * tileset.margin + tileset.spacing) / step);
}

void readTileOffset(const Attributes& offset, const std::string& place, Reading& reading) {
    if (offset.number("x", 0) == 0 && offset.number("y", 0) == 0) return;
    reading.leaveOut(place, kDrawingOffset);
}

}  // namespace mazeloom::exchange::tiled
