// SPDX-License-Identifier: MIT
// The designer's own data for the game that loads a level, such as a key's door or a merchant's
// prices. Properties affect neither generation nor our games.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

#include "core/grid/point.h"

namespace mazeloom::level {

/// A choice among several words.
struct Choice {
    std::vector<std::string> of;  ///< 1–kMaxChoices words, distinct, none empty
    std::string chosen;           ///< one of them

    friend bool operator==(const Choice&, const Choice&) = default;
};

struct Colour {
    std::uint32_t rgba = 0x000000ff;  ///< 0xRRGGBBAA

    friend bool operator==(const Colour&, const Colour&) = default;
};

/// The id of an object in the same level or room, or of a trajectory in the level.
struct ObjectName {
    std::string id;  ///< empty: none

    friend bool operator==(const ObjectName&, const ObjectName&) = default;
};

/// The value of a property. Numbers are stored and written unchanged. A value that is a cell lies
/// in the level or room of the thing that has the property.
using PropertyValue =
    std::variant<std::string, double, bool, Choice, Colour, grid::Point, ObjectName>;

/// The types of values, in the order of PropertyValue.
enum class PropertyType : std::uint8_t { Text, Number, YesNo, Choice, Colour, Cell, Object };

inline constexpr std::size_t kPropertyTypes = std::variant_size_v<PropertyValue>;
/// Above this bound, a double cannot represent every whole number.
inline constexpr double kMaxPropertyNumber = 9007199254740991;  // 2^53 − 1
inline constexpr std::size_t kMaxChoices = 100;
/// Upper bound on a list of properties.
inline constexpr std::size_t kMaxProperties = 200;

struct Property {
    std::string title;  ///< not empty; unique in its list
    PropertyValue value;
    std::string more;  ///< JSON of unknown keys, as in Object

    /// Whether the value is a cell or an object of a level or room. Such a property cannot belong
    /// to a pack.
    bool hasPlace() const { return type() == PropertyType::Cell || type() == PropertyType::Object; }
    PropertyType type() const { return static_cast<PropertyType>(value.index()); }
    friend bool operator==(const Property& a, const Property& b);
};

/// Properties in the designer's order.
using Properties = std::vector<Property>;

/// Whether a file can hold the list: its length, titles and choices are allowed.
bool areAllowed(const Properties& properties);
/// Returns the name in JSON: "text", "number", "yes-no", "choice", "colour", "cell", "object".
std::string_view name(PropertyType type);
/// Returns the initial value of a new property: an empty text, 0, no, "a" out of "a" and "b",
/// black, cell (0, 0) or no object.
PropertyValue emptyValue(PropertyType type);
/// Returns "#rrggbb", with two more digits if the colour is not opaque.
std::string toText(Colour colour);
/// Reads a colour in that form into `colour`; returns false if the text is not a colour.
bool readColour(std::string_view text, Colour& colour);

/// Moves every value that is a cell to `placeOf(cell)`.
template <typename PlaceOf>
void relocate(Properties& properties, const PlaceOf& placeOf) {
    for (Property& property : properties) {
        if (auto* cell = std::get_if<grid::Point>(&property.value)) *cell = placeOf(*cell);
    }
}

}  // namespace mazeloom::level
