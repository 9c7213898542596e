// SPDX-License-Identifier: MIT
// What painting does to a cell, whichever tool decides which cells.
#pragma once

#include "core/level/level.h"

namespace mazeloom::edit {

/// A function of one painted cell: keeps some bits, sets others.
struct Ink {
    level::Paint keep = 0;
    level::Paint set = 0;
    /// Leaves solid cells alone: marks mean something only where somebody can walk.
    bool onlyWalkable = false;

    constexpr level::Paint on(level::Paint cell) const {
        const auto terrain = static_cast<level::Terrain>(cell & level::kPaintTerrain);
        if (onlyWalkable && !level::isWalkable(terrain)) return cell;
        return static_cast<level::Paint>((cell & keep) | set);
    }
    friend constexpr bool operator==(const Ink&, const Ink&) = default;
};

/// Paints terrain. Marks stay where the cell can still be walked.
constexpr Ink terrainInk(level::Terrain terrain) {
    const level::Paint marks = level::kPaintNoTrap | level::kPaintTrap | level::kPaintCoin;
    return {static_cast<level::Paint>(level::isWalkable(terrain) ? marks : 0),
            static_cast<level::Paint>(terrain), false};
}

/// Paints one of kPaintNoTrap, kPaintTrap, kPaintCoin, in place of any other mark.
constexpr Ink markInk(level::Paint mark) {
    return {level::kPaintTerrain, mark, true};
}

/// Takes all marks away.
constexpr Ink noMarkInk() {
    return {level::kPaintTerrain, 0, false};
}

/// Makes each cell exactly `cell`, as pasting does.
constexpr Ink exactInk(level::Paint cell) {
    return {0, cell, false};
}

}  // namespace mazeloom::edit
