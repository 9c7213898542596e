// SPDX-License-Identifier: MIT
// Queries about pinned cells for stages, and lists of cells in warnings (RULES.md G-31).
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

inline constexpr Sentence kAndMore{"list-and-more", "%1 and %2 more"};

/// Returns a list such as "(3, 4), (5, 6) and 7 more".
inline Argument listOf(std::span<const grid::Point> cells) {
    constexpr std::size_t kTold = 3;
    std::string text;
    for (std::size_t i = 0; i < std::min(cells.size(), kTold); ++i)
        text += (i == 0 ? "" : ", ") + grid::textOf(cells[i]);
    if (cells.size() <= kTold) return text;
    return Phrase{kAndMore, {std::move(text), cells.size() - kTold}};
}

}  // namespace mazeloom::generate
