// SPDX-License-Identifier: MIT
// The effect of painting on a cell, independent of the tool that chooses the cells.
#pragma once

#include "core/level/level.h"

namespace mazeloom::edit {

/// A function of one painted cell: keeps some bits, sets others.
struct Ink {
    /// The cells that an ink changes. Marks have a meaning only on walkable cells, entrances only
    /// in walls. All other cells stay as they are.
    enum class Takes : std::uint8_t { All, Walkable, Wall };

    level::Paint keep = 0;
    level::Paint set = 0;
    Takes takes = Takes::All;
    /// The terrains that count as walkable. inkFor() adds the pack's own walkable terrains.
    level::TerrainSet walkable = level::detail::kWalkable;

    constexpr level::Paint on(level::Paint cell) const {
        const auto terrain = static_cast<level::Terrain>(cell & level::kPaintTerrain);
        if (takes == Takes::Walkable && !walkable.contains(terrain)) return cell;
        if (takes == Takes::Wall && terrain != level::Terrain::Wall) return cell;
        return static_cast<level::Paint>((cell & keep) | set);
    }
    friend constexpr bool operator==(const Ink&, const Ink&) = default;
};

/// Returns an ink that paints terrain. It keeps a cell's mark if the terrain is walkable.
constexpr Ink terrainInk(level::Terrain terrain) {
    return {static_cast<level::Paint>(level::isWalkable(terrain) ? level::kPaintMark : 0),
            level::painted(terrain)};
}

/// Returns an ink that paints a mark and replaces any other mark.
constexpr Ink markInk(level::PaintMark mark) {
    return {level::kPaintTerrain, static_cast<level::Paint>(mark), Ink::Takes::Walkable};
}

constexpr Ink noMarkInk() {
    return {level::kPaintTerrain, 0};
}

/// Returns an ink that gives each cell exactly the value `cell`, as pasting does.
constexpr Ink exactInk(level::Paint cell) {
    return {0, cell};
}

}  // namespace mazeloom::edit
