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

/// The level to play and its circumstances. The level and rooms are snapshots, because the document
/// may change while they are played.
struct GameSetup {
    std::shared_ptr<const level::Level> level;
    std::shared_ptr<const std::vector<level::Room>> rooms;
    std::uint64_t seed = 0;
    /// The hero's start, if it differs from the level's own.
    std::optional<grid::Point> start = {};
    /// The whole pack of the level, for games whose levels lead to other levels; otherwise null.
    std::shared_ptr<const level::Pack> pack = nullptr;
    /// The depth of this level, in a descent.
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

/// Returns a copy of the level whose hero starts at `start`.
level::Level startingAt(level::Level level, grid::Point start);

}  // namespace mazeloom::widgets
