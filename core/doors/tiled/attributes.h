// SPDX-License-Identifier: MIT
// Tiled's two texts give the same names to nearly all that they say. What stands under these names
// is read here, once for both.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include "core/doors/tiled/model.h"

namespace mazeloom::doors::tiled {

class Reading;

/// The members of a JSON object, or the attributes of an XML element. A value of a wrong type is
/// refused, and the default takes its place.
class Attributes {
  public:
    virtual ~Attributes() = default;

    virtual bool has(const char* name) const = 0;
    /// Empty if it is not there.
    virtual std::string text(const char* name) const = 0;
    /// A finite number.
    virtual double number(const char* name, double otherwise) const = 0;
    virtual bool isTrue(const char* name, bool otherwise) const = 0;
    /// A whole number that must be there.
    virtual std::int64_t whole(const char* name) const = 0;
    /// 0 … `most`; 0 if it is not there.
    virtual std::int64_t natural(const char* name, std::int64_t most) const = 0;
    /// Calls `hear` for each of them with its value: 1 or 0 for yes or no, and empty for an element
    /// within, a list or an object.
    using Hear = std::function<void(std::string_view name, const std::string& value)>;
    virtual void forEach(const Hear& hear) const = 0;
};

/// What says something in a map.
enum class Part { Map, Layer, Object, Property, Tileset, Tile };

/// No tile, and no gap between two, is larger, in pixels.
inline constexpr int kMostPixels = 1 << 16;
/// No tile of a tileset has a larger number.
inline constexpr int kMostTileNumber = 1 << 24;

/// The class of an object or a tile, which Tiled 1.9 wrote as "class" and all other versions as
/// "type".
std::string classOf(const Attributes& attributes);

/// How a layer is shown that lies in groups that are shown as `around` says.
Look lookOf(const Attributes& attributes, const Look& around);

/// Tells what a part says that is not read: its class, its colours, whatever later versions of
/// Tiled add; of a map that left from here also what matters to its editor alone, and what its
/// tilesets say.
void tellUnread(Part part, const Attributes& attributes, const std::string& place,
                Reading& reading);

/// Sets what is said of an object; all else stays as it is, so that an object can begin as its
/// template.
void readObject(const Attributes& attributes, Object& object);
/// Adds properties; one of the same name takes the place of the earlier one.
void merge(Properties& properties, Properties more);

/// Reads all of a tileset but its name, picture and tiles.
void readGrid(const Attributes& attributes, Tileset& tileset);
/// `image` says how large the picture is, as `width` and `height` of its own names.
void readImage(const Attributes& image, const char* source, const char* width, const char* height,
               Tileset& tileset);
/// Tells that tiles are drawn beside their cells, which is not read.
void readTileOffset(const Attributes& offset, const std::string& place, Reading& reading);

}  // namespace mazeloom::doors::tiled
