// SPDX-License-Identifier: MIT
// The parts of a level that an edit replaces as a whole.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/edit/keep/keep.h"
#include "core/level/level.h"

namespace mazeloom::document {

/// A level's names, notes and general settings.
struct LevelHead {
    std::string id;
    std::string tab;
    std::string title;
    std::string notes;
    level::Ruleset ruleset = level::Ruleset::Temple;
    level::Sight sight = level::Sight::Rays;
    level::Lesson lesson = {};
    std::optional<level::Numbers> numbers = {};
    std::optional<level::NoGuess> noGuess = {};
    level::Mechanics needs = {};

    friend bool operator==(const LevelHead&, const LevelHead&) = default;
};

/// A level's size and all content that has a position in the level. A resize replaces it.
struct LevelBody {
    grid::Size size;
    grid::Point origin;
    std::optional<level::PaintGrid> paint;
    std::vector<level::Object> objects;
    std::vector<level::Trajectory> trajectories;
    level::Kept kept = {};
    level::Properties properties = {};

    friend bool operator==(const LevelBody&, const LevelBody&) = default;
};

using ObjectList = std::vector<level::Object>;
using TrajectoryList = std::vector<level::Trajectory>;
using LevelPart =
    std::variant<level::Recipe, LevelHead, level::Objectives, LevelBody, ObjectList, TrajectoryList,
                 level::Properties, level::Favourites, level::promises::PaintedPromises>;

LevelHead headOf(const level::Level& level);

/// Swaps the part with the level's part of the same type.
void swapPart(level::Level& level, LevelPart& part);
/// Whether the level's part of the same type equals `part`.
bool hasPart(const level::Level& level, const LevelPart& part);

/// Return the approximate memory in bytes, including the object itself; for properties, only the
/// memory of the list's elements.
std::size_t bytesOf(const LevelPart& part);
std::size_t bytesOf(const level::Room& room);
std::size_t bytesOf(const level::Properties& properties);
std::size_t bytesOf(const level::promises::PaintedPromises& promises);
std::size_t bytesOf(const edit::KeptThings& things);

}  // namespace mazeloom::document
