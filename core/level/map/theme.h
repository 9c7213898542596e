// SPDX-License-Identifier: MIT
// What the regions of a level are laid out and peopled with (RULES.md G-112). The stage `themes`
// draws them; those that furnish, light and people the level ask.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/level/map/cell.h"
#include "core/level/map/thing.h"

namespace mazeloom::level {

struct Theme {
    std::string name;
    Terrain floor = Terrain::Floor;
    int share = 100;                     ///< of the floor that it takes, in percent
    std::optional<bool> isDark = {};     ///< nothing: as it comes
    bool hasAnyFurniture = true;         ///< else only that with one of these ids or tags
    std::vector<std::string> furniture;  ///< empty: none, or any
    /// What the weight of a kind of monster is multiplied with, by the kind's number.
    std::array<int, kThingNumbers> factors = [] {
        std::array<int, kThingNumbers> all{};
        all.fill(1);
        return all;
    }();

    int factorOf(ThingKind kind) const { return factors[static_cast<std::size_t>(kind)]; }
    bool hasFurniture(const std::string& id, const std::vector<std::string>& tags) const {
        const auto isNamed = [this](const std::string& word) {
            return std::find(furniture.begin(), furniture.end(), word) != furniture.end();
        };
        return hasAnyFurniture || isNamed(id) || std::any_of(tags.begin(), tags.end(), isNamed);
    }
};

/// Of each cell the number of its theme in Map::themes, from 1; 0: none.
using ThemeGrid = grid::Grid<std::uint8_t, CellGrid::kFrame>;

}  // namespace mazeloom::level
