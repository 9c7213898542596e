// SPDX-License-Identifier: MIT
// Writes JSON by appending to a string, for output too long to be built as a tree first.
#pragma once

#include <concepts>
#include <string>
#include <string_view>

#include "core/grid/point.h"
#include "core/json/write.h"
#include "core/level/map/own_terrain.h"
#include "core/level/map/properties.h"
#include "core/level/recipe.h"

namespace mazeloom::level {

void appendNumber(std::string& out, std::int64_t number);
void appendNumber(std::string& out, std::uint64_t number);
template <std::integral T>
void appendNumber(std::string& out, T number) {
    if constexpr (std::signed_integral<T>) {
        appendNumber(out, std::int64_t{number});
    } else {
        appendNumber(out, std::uint64_t{number});
    }
}
/// Appends a number ≥ 0, given in tenths, with at most one decimal: 40 becomes 4, 5 becomes 0.5.
void appendTenths(std::string& out, int tenths);
/// Appends [x,y].
void appendPoint(std::string& out, grid::Point point);
using json::appendText;
/// Appends a property's value: a text, a number, true or false, "#rrggbb" or "#rrggbbaa", [x, y],
/// the chosen word of a Choice, or the id of an object.
void appendValue(std::string& out, const PropertyValue& value);
/// Appends a hash as 16 hexadecimal digits in quotes. Many JSON readers would round a number of
/// this size.
void appendHash(std::string& out, std::uint64_t hash);
/// Appends a parameter in the format of a recipe.
void appendParameter(std::string& out, const ParameterValue& value);
/// Appends the recipe in the format of a pack: a list of stages.
void appendRecipe(std::string& out, const Recipe& recipe, const TerrainTable& terrains = {});

}  // namespace mazeloom::level
