// SPDX-License-Identifier: MIT
// The floor, furniture, light and monsters of a level's regions (RULES.md G-112). The stage
// `themes` draws them; the stages that furnish, light and populate the level use them.
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
    int share = 100;                     ///< percentage of the region's floor that becomes `floor`
    std::optional<bool> isDark = {};     ///< nullopt: not determined by the theme
    bool hasAnyFurniture = true;         ///< if false, only pieces with an id or tag in `furniture`
    std::vector<std::string> furniture;  ///< empty: none, unless hasAnyFurniture
    /// The factors by which the weights of monsters are multiplied, indexed by the kind's number.
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

/// For each cell, the number of its theme in Map::themes, from 1; 0: no theme.
using ThemeGrid = grid::Grid<std::uint8_t, CellGrid::kFrame>;

}  // namespace mazeloom::level
