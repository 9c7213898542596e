// SPDX-License-Identifier: MIT
// Tiled's JSON and XML formats use the same names for nearly all values. These values are read
// here, once for both formats.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include "core/exchange/tiled/model.h"

namespace mazeloom::exchange::tiled {

class Reading;

/// The members of a JSON object, or the attributes of an XML element. A value of a wrong type is
/// refused, and the default takes its place.
class Attributes {
  public:
    virtual ~Attributes() = default;

    virtual bool has(const char* name) const = 0;
    /// Returns an empty text if the attribute is missing.
    virtual std::string text(const char* name) const = 0;
    /// Returns a finite number; `otherwise` if the attribute is missing.
    virtual double number(const char* name, double otherwise) const = 0;
    virtual bool isTrue(const char* name, bool otherwise) const = 0;
    /// Returns a required whole number.
    virtual std::int64_t whole(const char* name) const = 0;
    /// Returns a whole number from 0 to `most`; 0 if the attribute is missing.
    virtual std::int64_t natural(const char* name, std::int64_t most) const = 0;
    /// Calls `hear` with each name and value: booleans as 1 or 0; child elements, lists and objects
    /// as empty texts.
    using Hear = std::function<void(std::string_view name, const std::string& value)>;
    virtual void forEach(const Hear& hear) const = 0;
};

/// The parts of a map that have attributes.
enum class Part { Map, Layer, Object, Property, Tileset, Tile };

/// Upper bound on the side of a tile and on the spacing between tiles, in pixels.
inline constexpr int kMostPixels = 1 << 16;
/// Upper bound on the number of a tile in its tileset.
inline constexpr int kMostTileNumber = 1 << 24;

/// Returns the class of an object or a tile, which Tiled 1.9 wrote as "class" and all other
/// versions as "type".
std::string classOf(const Attributes& attributes);

/// Returns the look of a layer whose enclosing groups have the look `around`.
Look lookOf(const Attributes& attributes, const Look& around);

/// Reports attributes of a part that are not read: its class, its colours, additions of later Tiled
/// versions. For a map that this program exported, also reports attributes that only matter to the
/// editor, and attributes of tilesets.
void tellUnread(Part part, const Attributes& attributes, const std::string& place,
                Reading& reading);

/// Sets the object's position, and each other member for which there is an attribute. The remaining
/// members keep their values, so that an object can start as a copy of its template.
void readObject(const Attributes& attributes, Object& object);
/// Adds properties. A property replaces an earlier property of the same name.
void merge(Properties& properties, Properties more);

/// Reads a tileset except its name, picture and tiles.
void readGrid(const Attributes& attributes, Tileset& tileset);
/// Reads a tileset's picture; `source`, `width` and `height` are the names of the attributes.
void readImage(const Attributes& image, const char* source, const char* width, const char* height,
               Tileset& tileset);
/// Reports a tile offset, which is not read.
void readTileOffset(const Attributes& offset, const std::string& place, Reading& reading);

}  // namespace mazeloom::exchange::tiled
