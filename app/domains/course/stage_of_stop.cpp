// SPDX-License-Identifier: MIT
#include "app/domains/course/stage_of_stop.h"

#include <set>

#include "core/generate/new_stage.h"

namespace mazeloom::app {

namespace {

/// If a stop has at most this many new stages, it is about the first of them. With more new stages,
/// only the level's id can tell which stage the stop is about.
constexpr std::size_t kMostNew = 2;

/// Whether the stage's id is the level's id or consists of adjacent words of it.
bool isNamedAfter(const std::string& level, const std::string& stage) {
    return ('-' + level + '-').find('-' + stage + '-') != std::string::npos;
}

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
    std::string named;
    std::size_t newCount = 0;
    for (const level::RecipeStage& stage : pack.levels[stop].recipe.stages) {
        if (!stage.enabled) continue;
        if (known.insert(stage.stage).second) {
            if (newCount++ == 0) newOne = stage.stage;
            if (named.empty() && isNamedAfter(pack.levels[stop].id, stage.stage))
                named = stage.stage;
        }
        const bool isChanged = !generate::hasNewParameters(stage) || bool(stage.program);
        if (changed.empty() && isChanged) changed = stage.stage;
        if (first.empty()) first = stage.stage;
    }
    if (newCount > kMostNew) return named;
    if (newCount > 0) return newOne;
    return changed.empty() ? first : changed;
}

}  // namespace mazeloom::app
