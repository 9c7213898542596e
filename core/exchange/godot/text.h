// SPDX-License-Identifier: MIT
// Values in Godot's text files. Private to core/exchange/godot.
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "core/grid/point.h"

namespace mazeloom::exchange::godot {

/// Returns the text in quotes. (A function named "quoted" would compete with std::quoted.)
std::string literal(std::string_view text);
/// Returns text such as Rect2i(1, 2, 3, 4).
std::string vectorText(std::string_view type, std::span<const int> numbers);
inline std::string pairText(int x, int y) {
    return vectorText("Vector2i", std::array{x, y});
}
inline std::string cellText(grid::Point cell) {
    return pairText(cell.x, cell.y);
}

}  // namespace mazeloom::exchange::godot
