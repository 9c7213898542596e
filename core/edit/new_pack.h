// SPDX-License-Identifier: MIT
// What a designer starts from: packs, levels and rooms that can be watched and played at once.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/grid/grid.h"
#include "core/level/level.h"

namespace mazeloom::edit {

/// The size of a new level, and of a new room, in cells.
inline constexpr grid::Size kNewLevelSize{32, 32};
inline constexpr grid::Size kNewRoomSize{9, 7};

/// The size that a new level has with a built-in recipe: a floor of a descent is 30 × 18 cells
/// (RULES.md D-3.1).
grid::Size newLevelSize(std::string_view recipe);

/// A level with a built-in recipe. A temple's has a border of rock, is open in its middle and has a
/// hero there; the others' recipes make all of a dungeon themselves. Sides are at least 8 cells.
level::Level newLevel(std::string title, grid::Size size = kNewLevelSize,
                      std::string_view recipe = "temple");

/// Floor within walls, in which doors may open anywhere. Sides are at least 3 cells.
level::Room newRoom(std::string title, grid::Size size = kNewRoomSize);

/// What a new pack begins with.
enum class PackTemplate : std::uint8_t {
    Temple,   ///< a hidden maze in a painted hall
    Dungeon,  ///< rooms in a maze
    Descent,  ///< a run from floor to floor: the first of them is a level of the pack
    Empty,    ///< a hall with the hero and an exit, in which nothing is generated
};
inline constexpr std::array kPackTemplates{PackTemplate::Temple, PackTemplate::Dungeon,
                                           PackTemplate::Descent, PackTemplate::Empty};

/// A pack of one new level, which generates and can be played.
level::Pack newPack(PackTemplate begin, std::string title, std::string levelTitle);
/// The same of a temple.
level::Pack newPack(std::string title, std::string levelTitle);

}  // namespace mazeloom::edit
