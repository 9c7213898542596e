// SPDX-License-Identifier: MIT
// Writes JSON by appending to text: for output too long to be built as a tree first.
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
/// Tenths as a number with at most one decimal: 40 as 4, 5 as 0.5. Not negative.
void appendTenths(std::string& out, int tenths);
/// [x,y]
void appendPoint(std::string& out, grid::Point point);
using json::appendText;
/// A text, a number, true or false, "#rrggbb", [x, y], or the word or id that it names.
void appendValue(std::string& out, const PropertyValue& value);
/// A hash as 16 hexadecimal digits in quotes: a JSON number would lose bits in many readers.
void appendHash(std::string& out, std::uint64_t hash);
/// A parameter as a recipe writes it.
void appendParameter(std::string& out, const ParameterValue& value);
/// The recipe as a pack holds it: a list of stages.
void appendRecipe(std::string& out, const Recipe& recipe, const TerrainTable& terrains = {});

}  // namespace mazeloom::level
