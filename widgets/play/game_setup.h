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
    /// The hero's start in place of the level's own.
    std::optional<grid::Point> start = {};
    /// The whole pack of the level, for games whose levels lead to others; else null.
    std::shared_ptr<const level::Pack> pack = nullptr;
    /// In a descent, the depth of this level.
    int depth = 1;
    /// The number of attempts before this one.
    std::uint64_t attempt = 0;
    /// The pack's own kinds of objects.
    level::SharedOwnKinds kinds = {};
    /// The titles of the pack's levels by id, for messages about other levels.
    std::map<std::string, std::string> titles = {};
};

/// Returns the title of the level that a message names, or `id` if the pack does not contain it.
QString titleOfLevel(const GameSetup& setup, const std::string& id);

/// Returns the level with its hero at `start`.
level::Level startingAt(level::Level level, grid::Point start);

}  // namespace mazeloom::widgets
