// SPDX-License-Identifier: MIT
// Queries about pinned cells for stages, and warnings if pinned cells are in a stage's way
// (RULES.md G-31).
#pragma once

#include <algorithm>
#include <span>
#include <string>
#include <utility>

#include "core/generate/shared/stage.h"
#include "core/grid/point_text.h"

namespace mazeloom::generate {

/// Returns the number of pinned things of a kind. They count toward the number that a stage places.
inline int keptCount(const level::Level& level, level::ThingKind kind) {
    const auto objects = std::ranges::count(level.kept.objects, kind, &level::Object::kind);
    const auto paths = std::ranges::count(level.kept.trajectories, kind, &level::Trajectory::kind);
    return static_cast<int>(objects + paths);
}

/// Returns a list such as "(3, 4), (5, 6) and 7 more".
inline std::string listOf(std::span<const grid::Point> cells) {
    constexpr std::size_t kTold = 3;
    std::string text;
    for (std::size_t i = 0; i < std::min(cells.size(), kTold); ++i)
        text += (i == 0 ? "" : ", ") + grid::textOf(cells[i]);
    if (cells.size() > kTold) text += " and " + std::to_string(cells.size() - kTold) + " more";
    return text;
}

/// Adds a warning that pinned cells are in a stage's way. `cell` is the cell that the warning
/// points at.
template <typename Mode>
void warnOfKept(StageRun<Mode>& run, std::string text, grid::Point cell) {
    Problem problem;
    problem.severity = Severity::Warning;
    problem.text = std::move(text);
    problem.cell = cell;
    run.problems.push_back(std::move(problem));
}

}  // namespace mazeloom::generate
