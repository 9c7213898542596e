// SPDX-License-Identifier: MIT
#include "app/domains/course/stage_of_stop.h"

#include <set>

namespace mazeloom::app {

namespace {

/// Where more are new, the stop is about how they work together.
constexpr std::size_t kMostNew = 2;

}  // namespace

std::string stageOfStop(const level::Pack& pack, std::size_t stop) {
    std::set<std::string> known;
    for (const std::size_t i : level::stopsOf(pack)) {
        if (i >= stop) break;
        for (const level::RecipeStage& stage : pack.levels[i].recipe.stages) {
            if (stage.enabled) known.insert(stage.stage);
        }
    }
    std::string first;
    std::string changed;
    std::string newOne;
    std::size_t newCount = 0;
    for (const level::RecipeStage& stage : pack.levels[stop].recipe.stages) {
        if (!stage.enabled) continue;
        if (known.insert(stage.stage).second && newCount++ == 0) newOne = stage.stage;
        const bool isChanged = !stage.parameters.empty() || bool(stage.program);
        if (changed.empty() && isChanged) changed = stage.stage;
        if (first.empty()) first = stage.stage;
    }
    if (newCount > kMostNew) return {};
    if (newCount > 0) return newOne;
    return changed.empty() ? first : changed;
}

}  // namespace mazeloom::app
