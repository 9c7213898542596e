// SPDX-License-Identifier: MIT
// What generation yields.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/grid/point.h"
#include "core/level/map/cell.h"
#include "core/level/map/object.h"
#include "core/level/map/own_kind.h"
#include "core/level/map/own_terrain.h"
#include "core/level/map/theme.h"
#include "core/level/map/thing.h"
#include "core/level/map/trajectory.h"

namespace mazeloom::level {

enum class Ruleset : std::uint8_t { Temple, Descent };

struct PlacedRoom {
    /// The room's floor; for a handcrafted room its painted grid without the outermost cells.
    grid::Rect rect;
    /// Index of the handcrafted room in Pack::rooms, −1 for a generated one.
    int handcrafted = -1;
};

/// 1 where a cell is dark (RULES.md G-111), else 0.
using DarkGrid = grid::Grid<std::uint8_t, CellGrid::kFrame>;

using DistrictGrid = grid::Grid<std::uint8_t, CellGrid::kFrame>;

struct Map {
    Map() = default;
    /// All wall.
    Map(Ruleset rules, grid::Size size);

    Ruleset ruleset = Ruleset::Temple;
    CellGrid cells;
    MarkGrid marks;
    DarkGrid dark;              ///< of no size where all is lit
    ThemeGrid theme;            ///< of no size where no region has one
    std::vector<Theme> themes;  ///< that ThemeGrid counts
    /// The cells that a hidden maze opens two at a time are those at even offsets from here; each
    /// coordinate is 0 or 1.
    grid::Point lattice;
    /// The districts that cells belong to, from 1; 0: none. Of no size where no stage made any.
    DistrictGrid districts;
    std::vector<Thing> things;
    std::vector<PlacedRoom> rooms;  ///< in the order of their placing
    /// The level's objects, in their order, then those that are kept, came with handcrafted rooms
    /// or that stages made. A room's objects keep their ids, however often the room stands here.
    std::vector<Object> objects;
    /// The level's, in their order, then a path of one cell for each bug or boss among its objects,
    /// which stands still, then those that are kept or that stages made.
    std::vector<Trajectory> trajectories;
    /// The pack's own, which Thing::own counts.
    SharedOwnKinds kinds;
    TerrainTable terrains = {};  ///< of the level that it is of

    grid::Size size() const { return cells.size(); }
    bool isDark(grid::Index i) const { return !dark.size().isEmpty() && dark[i] != 0; }
    bool isDark(grid::Point p) const { return isDark(cells.index(p)); }
    /// Null: none.
    const Theme* themeOf(grid::Index i) const {
        return theme.size().isEmpty() || theme[i] == 0 ? nullptr : &themes[theme[i] - 1u];
    }
    std::optional<grid::Point> hero() const;

    /// Takes an object in; returns the thing that stands for it, which is still to be placed.
    Thing add(Object object);
    /// Takes a mover in: it has at least one point, and its thing is at the first.
    Thing add(Trajectory trajectory);
    /// What is to be known of a thing; null where its kind says all, and for movers.
    const Object* objectOf(const Thing& thing) const;
    /// The way of a bug or the boss; null for all else.
    const Trajectory* trajectoryOf(const Thing& thing) const;
    /// What Thing::own is of a thing that stands for the object.
    std::int16_t placeOfOwn(const Object& object) const;
    /// The kind of one of the pack's own; null for all else, and where the pack does not have it.
    const OwnKind* ownKindOf(const Thing& thing) const;
    /// All that is known of one of the pack's own: the kind's id, and the properties that it has of
    /// itself and by its kind.
    std::string ownIdOf(const Thing& thing) const;
    Properties propertiesOf(const Thing& thing) const;
};

/// The kind that a thing is of; null where it is none of the pack's own.
const OwnKind* ownKindOf(const SharedOwnKinds& kinds, const Thing& thing);
/// The text format's character of a thing.
char glyph(const SharedOwnKinds& kinds, const Thing& thing);

/// The text format's character of a cell without a thing (CONTRIBUTING.md, "Text format").
char glyph(const TerrainTable& terrains, Ruleset ruleset, Cell cell);

/// The map in the text format: one character a cell, a row a line.
std::string toText(const Map& map);

/// FNV-1a of the text format: what golden tests and traces pin.
std::uint64_t hash(const Map& map);

}  // namespace mazeloom::level
