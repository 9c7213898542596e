// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <QString>

#include "core/grid/point.h"
#include "core/level/level.h"

namespace mazeloom::widgets {

/// What to play. The level and rooms are snapshots: the document may change meanwhile.
struct GameSetup {
    std::shared_ptr<const level::Level> level;
    std::shared_ptr<const std::vector<level::Room>> rooms;
    std::uint64_t seed = 0;
    /// Where the hero starts instead of where the level says.
    std::optional<grid::Point> start = {};
    /// All of the level's pack, for a game whose levels lead to others; else null.
    std::shared_ptr<const level::Pack> pack = nullptr;
    /// That the level is the floor of, in a descent.
    int depth = 1;
    /// How many attempts at it came before.
    std::uint64_t attempt = 0;
    /// The pack's own kinds of objects.
    level::SharedOwnKinds kinds = {};
    /// The titles of the pack's levels by their ids, for messages about other levels.
    std::map<std::string, std::string> titles = {};
};

/// The level that a message names: its title, or `id` where the pack does not have it.
QString titleOfLevel(const GameSetup& setup, const std::string& id);

/// The level with its hero somewhere else.
level::Level startingAt(level::Level level, grid::Point start);

}  // namespace mazeloom::widgets
