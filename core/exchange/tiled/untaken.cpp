// SPDX-License-Identifier: MIT
#include "core/exchange/tiled/untaken.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "core/exchange/numbers.h"
#include "core/exchange/tiled/placing.h"
#include "core/exchange/tiled/to_tiled.h"
#include "core/exchange/tiled/write.h"
#include "core/in_quotes.h"

namespace mazeloom::exchange::tiled {

namespace {

std::string textOf(Place place) {
    return textOfNumber(place.x) + ',' + textOfNumber(place.y);
}

/// Converts positions and sizes from pixels to cells. The map as exported and the map now may have
/// tiles of different sizes, so only cells can be compared.
class InCells {
  public:
    explicit InCells(grid::Size tile) : width_(tile.width), height_(tile.height) {}

    Place of(Place pixels) const { return {pixels.x / width_, pixels.y / height_}; }
    Place sizeOf(const Object& object) const { return of({object.width, object.height}); }
    /// Returns the offset of an object's upper left corner from the corner of its cell, in cells.
    /// `offset` is the layer's offset in pixels.
    Place withinCell(const Object& object, Place offset) const {
        Place at = of({object.at.x + offset.x, object.at.y + offset.y});
        if (object.shape == Shape::Tile) at.y -= sizeOf(object).y;
        return {at.x - std::floor(at.x), at.y - std::floor(at.y)};
    }
    /// Returns the offsets of a line's corners from the centres of their cells; empty if all are 0.
    std::string besideMiddles(const Object& line, Place offset) const {
        std::string text;
        for (const Place point : line.points) {
            const Place by = turned(point, line);
            const Place at = of({line.at.x + by.x + offset.x, line.at.y + by.y + offset.y});
            const Place beside{at.x - std::floor(at.x) - 0.5, at.y - std::floor(at.y) - 0.5};
            if (beside != Place{}) text += textOf(beside) + ' ';
        }
        return text;
    }

  private:
    double width_;
    double height_;
};

class Comparison {
  public:
    Comparison(const Map& was, const Map& is, const Kinds& kinds, Untaken& untaken)
        : was_(was),
          is_(is),
          kinds_(kinds),
          untaken_(untaken),
          wasCells_(was.tileSize),
          isCells_(is.tileSize) {}

    void run(bool knowsRooms) {
        untaken_.compare({}, "infinite", yesNo(was_.isInfinite), yesNo(is_.isInfinite));
        compareTypes("map", was_.properties, is_.properties);
        for (const Layer& layer : is_.layers) {
            for (const Object& object : layer.objects)
                layersNow_.try_emplace(object.id, layer.name);
        }
        for (const Layer& layer : was_.layers) {
            const bool isMade = layer.name == kRoomsLayer || layer.name == kDarkLayer;
            if (isMade && !knowsRooms) continue;
            const auto found = std::ranges::find(is_.layers, layer.name, &Layer::name);
            const std::string where = "layer " + inQuotes(layer.name);
            if (found == is_.layers.end()) {
                if (isMade) {
                    untaken_.compare({}, "layer", layer.name, {});
                } else {
                    untaken_.tellGone(where);
                }
                continue;
            }
            compareLooks(where, layer, *found);
            compare(where, layer.properties, found->properties);
            compareObjects(where, layer, *found, isMade);
        }
        compareArrangement();
    }

  private:
    /// Reports new layers, and reports whether the other layers are in another order.
    void compareArrangement() {
        const auto contains = [](const std::vector<Layer>& layers, const std::string& name) {
            return std::ranges::find(layers, name, &Layer::name) != layers.end();
        };
        std::string before;
        std::string now;
        const auto add = [](std::string& names, const std::string& name) {
            names += (names.empty() ? "" : ", ") + name;
        };
        for (const Layer& layer : was_.layers) {
            if (contains(is_.layers, layer.name)) add(before, layer.name);
        }
        std::set<std::string> seen;
        for (const Layer& layer : is_.layers) {
            const bool isFirst = seen.insert(layer.name).second;
            if (isFirst && contains(was_.layers, layer.name)) {
                add(now, layer.name);
            } else if (!isFirst || !isExportedLayer(layer.name)) {
                untaken_.tellNew("layer " + inQuotes(layer.name));
            }
        }
        untaken_.compare({}, "order of layers", before, now);
    }

    static std::string yesNo(bool isYes) { return isYes ? "yes" : "no"; }

    void compareLooks(const std::string& where, const Layer& was, const Layer& is) {
        // If any other layer is hidden now, the reader itself reports that it read the layer
        // nevertheless.
        if (!was.isVisible || was.name == kPathsLayer)
            untaken_.compare(where, "visible", yesNo(was.isVisible), yesNo(is.look.isVisible));
        untaken_.compare(where, "opacity", textOfNumber(1), textOfNumber(is.look.opacity));
        untaken_.compare(where, "group", {}, is.group);
        const bool isMade = was.name == kRoomsLayer || was.name == kDarkLayer;
        if (isMade) untaken_.compare(where, "offset", textOf(Place()), textOf(is.look.offset));
    }
    void compareLooks(const std::string& where, const Object& was, const Object& is) {
        untaken_.compare(where, "visible", yesNo(was.isVisible), yesNo(is.isVisible));
        untaken_.compare(where, "flipped", {}, (is.gid & kTurns) == 0 ? "" : "yes");
        untaken_.compare(where, "template", {}, is.from);
        // Lines are read with their rotation applied.
        if (is.points.empty())
            untaken_.compare(where, "rotation", textOfNumber(was.rotation),
                             textOfNumber(is.rotation));
    }

    /// Returns the name of an object's shape. A tile object and a rectangle have the same name: a
    /// thing can have a tile in one tileset and none in another.
    static std::string shapeOf(const Object& object) {
        if (object.shape == Shape::Text) return "text";
        const std::string_view element = elementOf(object.shape);
        return element.empty() ? "rectangle" : std::string(element);
    }

    void compareSizes(const std::string& where, const Object& was, const Object& is) {
        untaken_.compare(where, "size", textOf(wasCells_.sizeOf(was)), textOf(isCells_.sizeOf(is)));
    }

    void compare(const std::string& where, const Properties& was, const Properties& is) {
        const auto valueIn = [](const Properties& properties, const std::string& name) {
            const auto found = std::ranges::find(properties, name, &Property::name);
            return found == properties.end() ? std::string() : found->value;
        };
        for (const Property& property : was)
            untaken_.compare(where, property.name, property.value, valueIn(is, property.name));
        for (const Property& property : is)
            untaken_.compare(where, property.name, valueIn(was, property.name), property.value);
        compareTypes(where, was, is);
    }

    /// Reports changed types of properties: a property keeps its type in the level, whatever type
    /// the file gives to its value.
    void compareTypes(const std::string& where, const Properties& was, const Properties& is) {
        std::map<std::string_view, Type> before;
        for (const Property& property : was)
            before.try_emplace(property.name, property.type);
        for (const Property& property : is) {
            const auto same = before.find(property.name);
            if (same == before.end()) continue;
            untaken_.compare(where, "type of " + property.name, std::string(nameOf(same->second)),
                             std::string(nameOf(property.type)));
        }
    }

    /// Reports the first object whose drawing order changed: the level has its own order.
    void compareOrder(const std::string& where, const Layer& was, const Layer& is) {
        const auto shared = [](const Layer& of, const Layer& other) {
            std::set<int> there;
            for (const Object& object : other.objects)
                there.insert(object.id);
            std::vector<int> ids;
            for (const Object& object : of.objects) {
                if (there.erase(object.id) > 0) ids.push_back(object.id);
            }
            return ids;
        };
        const std::vector<int> before = shared(was, is);
        const std::vector<int> now = shared(is, was);
        for (std::size_t i = 0; i < std::min(before.size(), now.size()); ++i) {
            if (before[i] == now[i]) continue;
            return untaken_.compare(where, "order of objects",
                                    "object " + std::to_string(before[i]),
                                    "object " + std::to_string(now[i]));
        }
    }

    /// Compares the objects of a layer. `areMade`: whether generation made them; then new and
    /// missing objects are reported here. Objects on other layers are things, which the import
    /// itself adds and removes.
    void compareObjects(const std::string& layer, const Layer& was, const Layer& is, bool areMade) {
        compareOrder(layer, was, is);
        std::unordered_map<int, const Object*> before;
        for (const Object& object : was.objects) {
            before.try_emplace(object.id, &object);
            const auto now = layersNow_.find(object.id);
            if (!areMade && now != layersNow_.end() && now->second != was.name)
                untaken_.compare("object " + std::to_string(object.id), "layer", was.name,
                                 now->second);
        }
        for (const Object& object : is.objects) {
            const auto found = before.find(object.id);
            const std::string where = layer + ", object " + std::to_string(object.id);
            if (found == before.end()) {
                if (areMade) untaken_.compare(layer, "object", {}, std::to_string(object.id));
                continue;
            }
            const Object& left = *found->second;
            before.erase(found);
            compareLooks(where, left, object);
            compareSizes(where, left, object);
            // compareMade() compares all properties of generated objects, including their types.
            if (!areMade) compareTypes(where, left.properties, object.properties);
            if (was.name != kPathsLayer)
                untaken_.compare(where, "shape", shapeOf(left), shapeOf(object));
            if (areMade) {
                compareMade(where, left, object);
            } else if (was.name == kPathsLayer) {
                untaken_.compare(where, "name", left.name, object.name);
                untaken_.compare(where, "type", left.type, object.type);
                untaken_.compare(where, "corners beside the middles of cells",
                                 wasCells_.besideMiddles(left, {}),
                                 isCells_.besideMiddles(object, is.look.offset));
            } else {
                // An object's kind is that of its tile, or else its type. So a changed type is
                // reported unless it became the kind.
                const auto kind = kinds_.find(object.id);
                if (kind == kinds_.end() || kind->second != object.type)
                    untaken_.compare(where, "type", left.type, object.type);
                untaken_.compare(where, "place within the cell",
                                 textOf(wasCells_.withinCell(left, {})),
                                 textOf(isCells_.withinCell(object, is.look.offset)));
            }
        }
        if (!areMade) return;
        for (const Object& object : was.objects) {
            if (before.contains(object.id))
                untaken_.compare(layer, "object", std::to_string(object.id), {});
        }
    }

    void compareMade(const std::string& where, const Object& was, const Object& is) {
        untaken_.compare(where, "name", was.name, is.name);
        untaken_.compare(where, "type", was.type, is.type);
        untaken_.compare(where, "place", textOf(wasCells_.of(was.at)), textOf(isCells_.of(is.at)));
        compare(where, was.properties, is.properties);
    }

    const Map& was_;
    const Map& is_;
    const Kinds& kinds_;
    Untaken& untaken_;
    InCells wasCells_;
    InCells isCells_;
    std::unordered_map<int, std::string> layersNow_;  ///< layer of each object, by number
};

}  // namespace

void compare(const Map& was, const Map& is, bool knowsRooms, const Kinds& kinds, Untaken& untaken) {
    Comparison(was, is, kinds, untaken).run(knowsRooms);
}

}  // namespace mazeloom::exchange::tiled
