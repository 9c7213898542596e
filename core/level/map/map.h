// SPDX-License-Identifier: MIT
// The result of a generation.
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

/// The parts of a finished map that are the same at every moment of its generation, so that its
/// trace stores them only once (core/trace/trace.h).
struct MapBasis {
    Ruleset ruleset = Ruleset::Temple;
    /// Each cell's material (room, passage, link, handcrafted).
    MarkGrid marks;
    /// The level's objects in their order, then pinned ones and those from handcrafted rooms or
    /// stages. A room's objects keep their ids, even if the room is placed several times.
    std::vector<Object> objects;
    /// The level's trajectories in their order; then a path of one cell for each bug or boss that
    /// is an object of the level and thus stands still; then trajectories that were pinned or made
    /// by stages.
    std::vector<Trajectory> trajectories;
    /// The pack's own kinds; Thing::own is an index into them.
    SharedOwnKinds kinds;
    TerrainTable terrains = {};  ///< the table of the map's level
};

struct Map : MapBasis {
    Map() = default;
    /// All cells are wall.
    Map(Ruleset rules, grid::Size size);

    CellGrid cells;
    DarkGrid dark;              ///< empty if all cells are lit
    ThemeGrid theme;            ///< empty if no region has a theme
    std::vector<Theme> themes;  ///< indexed by ThemeGrid, from 1
    /// A reference cell of the lattice on which a hidden maze opens every second cell
    /// (RULES.md G-13.3). The lattice's cells are at even offsets from it. Each coordinate is 0 or
    /// 1.
    grid::Point lattice;
    /// The number of each cell's district, from 1; 0: no district. Empty if no stage made
    /// districts.
    DistrictGrid districts;
    std::vector<Thing> things;
    std::vector<PlacedRoom> rooms;  ///< in the order of placing

    grid::Size size() const { return cells.size(); }
    bool isDark(grid::Index i) const { return !dark.size().isEmpty() && dark[i] != 0; }
    bool isDark(grid::Point p) const { return isDark(cells.index(p)); }
    /// Returns the theme of a cell; null if the cell has none.
    const Theme* themeOf(grid::Index i) const {
        return theme.size().isEmpty() || theme[i] == 0 ? nullptr : &themes[theme[i] - 1u];
    }
    std::optional<grid::Point> hero() const;

    /// Adds an object; a bug or the boss becomes a trajectory of one point. Returns the object's
    /// thing, which the caller still has to put on the map.
    Thing add(Object object);
    /// Adds a mover's trajectory; returns the mover's thing, placed at the first point.
    /// `trajectory` has at least one point.
    Thing add(Trajectory trajectory);
    /// Returns a thing's data; null for movers and for things without data beyond their kind.
    const Object* objectOf(const Thing& thing) const;
    /// Returns the trajectory of a bug or the boss; null for all other things.
    const Trajectory* trajectoryOf(const Thing& thing) const;
    /// Returns the value of Thing::own for the thing of `object`.
    std::int16_t placeOfOwn(const Object& object) const;
    /// Returns the kind of a thing if it is one of the pack's own; null for other things and
    /// missing kinds.
    const OwnKind* ownKindOf(const Thing& thing) const;
    /// For a thing of the pack's own, these functions return the id of its kind, and its properties
    /// with the kind's defaults.
    std::string ownIdOf(const Thing& thing) const;
    Properties propertiesOf(const Thing& thing) const;
};

/// Returns the kind of a thing, an element of `kinds`; null if the thing is not one of the pack's
/// own.
const OwnKind* ownKindOf(const SharedOwnKinds& kinds, const Thing& thing);
/// Returns a thing's character in the text format.
char glyph(const SharedOwnKinds& kinds, const Thing& thing);

/// Returns a cell's character in the text format, without things (core/level/text/FORMAT.md).
char glyph(const TerrainTable& terrains, Ruleset ruleset, Cell cell);

/// Returns the map in the text format: one character per cell, one line per row.
std::string toText(const Map& map);

/// Returns the FNV-1a hash of the text format, which golden tests and traces record.
std::uint64_t hash(const Map& map);

}  // namespace mazeloom::level
