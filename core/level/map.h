// SPDX-License-Identifier: MIT
// What generation yields.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/grid/point.h"
#include "core/level/cell.h"
#include "core/level/thing.h"

namespace mazeloom::level {

enum class Ruleset : std::uint8_t { Temple, Descent };

struct PlacedRoom {
    /// The room's floor; for a handcrafted room its painted grid without the outermost cells.
    grid::Rect rect;
    /// Index of the handcrafted room in Pack::rooms, −1 for a generated one.
    int handcrafted = -1;
};

struct Map {
    Map() = default;
    /// All wall.
    Map(Ruleset rules, grid::Size size)
        : ruleset(rules), cells(size, Cell(Terrain::Void)), marks(size) {
        cells.fill(Terrain::Wall);
    }

    Ruleset ruleset = Ruleset::Temple;
    CellGrid cells;
    MarkGrid marks;
    std::vector<Thing> things;
    std::vector<PlacedRoom> rooms;  ///< in the order of their placing

    grid::Size size() const { return cells.size(); }
    std::optional<grid::Point> hero() const;
};

/// The text format's character of a cell; `thing` is the topmost thing there, if any (design.md).
char glyph(Ruleset ruleset, Cell cell, const Thing* thing);

/// The map in the text format: one character a cell, a row a line.
std::string toText(const Map& map);

/// FNV-1a of the text format: what golden tests and traces pin.
std::uint64_t hash(const Map& map);

/// What a terrain is called in JSON and in the window ("closed door").
std::string_view name(Terrain terrain);
/// The text format's character of a terrain alone.
char glyph(Terrain terrain);

}  // namespace mazeloom::level
