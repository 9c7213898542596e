// SPDX-License-Identifier: MIT
// Data of the designer's own, for the game that loads a level: a key's door, a merchant's prices.
// Nothing here decides about generation or a game of ours.
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

/// One of some words.
struct Choice {
    std::vector<std::string> of;  ///< 1–kMaxChoices, none twice, none empty
    std::string chosen;           ///< one of them

    friend bool operator==(const Choice&, const Choice&) = default;
};

struct Colour {
    std::uint32_t rgba = 0x000000ff;  ///< 0xRRGGBBAA

    friend bool operator==(const Colour&, const Colour&) = default;
};

/// An object of the same level or room, or a trajectory of the level.
struct ObjectName {
    std::string id;  ///< empty: none

    friend bool operator==(const ObjectName&, const ObjectName&) = default;
};

/// Numbers are only kept and written again. A cell is one of the same level or room.
using PropertyValue =
    std::variant<std::string, double, bool, Choice, Colour, grid::Point, ObjectName>;

/// In the order of PropertyValue.
enum class PropertyType : std::uint8_t { Text, Number, YesNo, Choice, Colour, Cell, Object };

inline constexpr std::size_t kPropertyTypes = std::variant_size_v<PropertyValue>;
/// Beyond, not every whole number is a double.
inline constexpr double kMaxPropertyNumber = 9007199254740991;  // 2^53 − 1
inline constexpr std::size_t kMaxChoices = 100;
/// No list of properties is longer.
inline constexpr std::size_t kMaxProperties = 200;

struct Property {
    std::string title;  ///< not empty; unique in its list
    PropertyValue value;
    std::string more;  ///< the JSON of unread keys, as in Object

    /// Whether it names something of a level or room, so that it can be no pack's.
    bool hasPlace() const { return type() == PropertyType::Cell || type() == PropertyType::Object; }
    PropertyType type() const { return static_cast<PropertyType>(value.index()); }
    friend bool operator==(const Property& a, const Property& b);
};

/// In the designer's order.
using Properties = std::vector<Property>;

/// Whether a list of that many, such titles and such choices can be kept in a file.
bool areAllowed(const Properties& properties);
/// As in JSON: "text", "number", "yes-no", "choice", "colour", "cell", "object".
std::string_view name(PropertyType type);
/// What a new property of a type holds: nothing, no, 0, black.
PropertyValue emptyValue(PropertyType type);
/// "#rrggbb", with two digits more where it is not opaque.
std::string toText(Colour colour);
/// Whether the text was such a colour; then it is in `colour`.
bool readColour(std::string_view text, Colour& colour);

/// Puts the cells among the values to where `placeOf(cell)` says.
template <typename PlaceOf>
void relocate(Properties& properties, const PlaceOf& placeOf) {
    for (Property& property : properties) {
        if (auto* cell = std::get_if<grid::Point>(&property.value)) *cell = placeOf(*cell);
    }
}

}  // namespace mazeloom::level
