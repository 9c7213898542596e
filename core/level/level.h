// SPDX-License-Identifier: MIT
// A level as the designer made it: painted parts, a recipe and a ruleset.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/grid/direction.h"
#include "core/grid/grid.h"
#include "core/level/cell.h"
#include "core/level/map.h"
#include "core/level/recipe.h"
#include "core/level/thing.h"

namespace mazeloom::level {

/// No side of a level is longer, in cells.
inline constexpr int kMaxSide = 8192;
/// No side of a handcrafted room is longer, in cells.
inline constexpr int kMaxRoomSide = 255;

/// A thing that the designer placed.
struct Object {
    std::string id;  ///< unique in its level; may be empty
    ThingKind kind = ThingKind::Hero;
    grid::Point at;
    grid::Direction direction = grid::Direction::Right;  ///< emitters: where the beam goes
    std::string text;                                    ///< consoles: what they show
    /// The JSON of keys that this version does not read itself, as text; kept for the round trip.
    std::string more;

    friend bool operator==(const Object&, const Object&) = default;
};

/// A bug's or the boss's path: a polyline through cells.
struct Trajectory {
    std::string id;
    std::vector<grid::Point> points;
    bool thereAndBack = false;
    std::string more;

    friend bool operator==(const Trajectory&, const Trajectory&) = default;
};

/// A painted cell: its terrain, and in the high bits kPaintNoTrap, kPaintTrap, kPaintCoin.
using Paint = std::uint8_t;
inline constexpr Paint kPaintTerrain = 0x0f;
inline constexpr Paint kPaintNoTrap = 0x10;
inline constexpr Paint kPaintTrap = 0x20;
inline constexpr Paint kPaintCoin = 0x40;
using PaintGrid = grid::Grid<Paint>;

struct Level {
    std::string id;
    std::string tab;    ///< the group it is listed under; may be empty
    std::string title;
    std::string notes;  ///< what the designer wants to remember; shown as the level's description
    Ruleset ruleset = Ruleset::Temple;
    grid::Size size;
    /// Empty when nothing is painted: then all is solid before the recipe runs.
    std::optional<PaintGrid> paint;
    std::vector<Object> objects;
    std::vector<Trajectory> trajectories;
    Recipe recipe;
    std::string more;  ///< as in Object
};

/// One of the eight symmetries of the square: a number of clockwise quarter turns, after an optional
/// left–right mirroring.
struct Symmetry {
    int quarterTurns = 0;
    bool mirrored = false;

    friend bool operator==(const Symmetry&, const Symmetry&) = default;
};

/// A handcrafted room.
struct Room {
    std::string id;
    std::string title;
    /// Terrain of each cell; void cells do not belong to the room.
    grid::Grid<Terrain> cells;
    /// Cells of the outer wall where a door may open. Empty = anywhere along it.
    std::vector<grid::Point> entrances;
    std::vector<Object> objects;
    std::vector<std::string> tags;
    int weight = 1;
    int min = 0;  ///< ≥ 1: must appear
    int max = 1;
    int minDepth = 1;
    int maxDepth = 1'000'000;
    /// Allowed symmetries; never empty.
    std::vector<Symmetry> symmetries{Symmetry{}};
    std::string more;  ///< as in Object
};

/// `room` turned and mirrored; entrances and objects go with it.
Room transformed(const Room& room, Symmetry symmetry);

struct Pack {
    std::string id;
    std::string title;
    std::string description;
    std::vector<Level> levels;  ///< in the designer's order
    std::vector<Room> rooms;
    std::string more;  ///< as in Object

    const Level* findLevel(std::string_view id) const;
};

}  // namespace mazeloom::level
