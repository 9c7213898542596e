// SPDX-License-Identifier: MIT
// What painting does to a cell, whichever tool decides which cells.
#pragma once

#include "core/level/level.h"

namespace mazeloom::edit {

/// A function of one painted cell: keeps some bits, sets others.
struct Ink {
    /// The cells that it can be painted on: marks mean something only on walkable cells, an
    /// entrance only in a wall. It leaves others alone.
    enum class Takes : std::uint8_t { All, Walkable, Wall };

    level::Paint keep = 0;
    level::Paint set = 0;
    Takes takes = Takes::All;
    /// The terrains that can be walked, a bit each: those of a pack's own among them where the ink
    /// is for such a pack (inkFor()).
    std::uint64_t walkable = level::detail::kWalkable;

    constexpr level::Paint on(level::Paint cell) const {
        const auto terrain = static_cast<level::Terrain>(cell & level::kPaintTerrain);
        if (takes == Takes::Walkable && !level::detail::contains(walkable, terrain)) return cell;
        if (takes == Takes::Wall && terrain != level::Terrain::Wall) return cell;
        return static_cast<level::Paint>((cell & keep) | set);
    }
    friend constexpr bool operator==(const Ink&, const Ink&) = default;
};

/// Paints terrain. Marks stay where the cell can still be walked.
constexpr Ink terrainInk(level::Terrain terrain) {
    return {static_cast<level::Paint>(level::isWalkable(terrain) ? level::kPaintMark : 0),
            level::painted(terrain)};
}

/// Paints a mark, in place of any other.
constexpr Ink markInk(level::PaintMark mark) {
    return {level::kPaintTerrain, static_cast<level::Paint>(mark), Ink::Takes::Walkable};
}

/// Takes all marks away.
constexpr Ink noMarkInk() {
    return {level::kPaintTerrain, 0};
}

/// Makes each cell exactly `cell`, as pasting does.
constexpr Ink exactInk(level::Paint cell) {
    return {0, cell};
}

}  // namespace mazeloom::edit
