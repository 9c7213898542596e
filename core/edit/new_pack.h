// SPDX-License-Identifier: MIT
// Starting points for a designer: packs, levels and rooms that can be watched and played at once.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/grid/grid.h"
#include "core/level/level.h"

namespace mazeloom::edit {

/// The default sizes of a new level and of a new room, in cells.
inline constexpr grid::Size kNewLevelSize{32, 32};
inline constexpr grid::Size kNewRoomSize{9, 7};

/// Returns the default size of a new level with a built-in recipe. A floor of a descent is 30 × 18
/// cells (RULES.md D-3.1).
grid::Size newLevelSize(std::string_view recipe);

/// Returns a level with a built-in recipe. A temple has a border of rock, an open middle and a hero
/// near the left edge of the middle; the other recipes generate the whole level. Sides are at least
/// 8 cells.
level::Level newLevel(std::string title, grid::Size size = kNewLevelSize,
                      std::string_view recipe = "temple");

/// Returns a room with floor inside walls, in which doors may open anywhere. Sides are at least 3
/// cells.
level::Room newRoom(std::string title, grid::Size size = kNewRoomSize);

/// The content of a new pack.
enum class PackTemplate : std::uint8_t {
    Temple,   ///< a hidden maze in a painted hall
    Dungeon,  ///< rooms in a maze
    Descent,  ///< a run from floor to floor; the first floor is a level of the pack
    Empty,    ///< a hall with the hero and an exit, without generation
};
inline constexpr std::array kPackTemplates{PackTemplate::Temple, PackTemplate::Dungeon,
                                           PackTemplate::Descent, PackTemplate::Empty};

/// Returns a pack with one new level, which can be generated and played.
level::Pack newPack(PackTemplate begin, std::string title, std::string levelTitle);
/// Returns a new pack with the Temple template.
level::Pack newPack(std::string title, std::string levelTitle);

}  // namespace mazeloom::edit
