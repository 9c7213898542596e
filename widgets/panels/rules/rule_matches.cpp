// SPDX-License-Identifier: MIT
#include "widgets/panels/rules/rule_matches.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "core/generate/rewrite/matches_on.h"

namespace mazeloom::widgets {

namespace {

constexpr std::int64_t kMostMatchedCells = std::int64_t{1} << 20;

}  // namespace

edit::Area ruleMatches(const trace::Timeline* timeline, int stage, int rule) {
    if (timeline == nullptr || rule < 0) return {};
    const trace::Trace& trace = timeline->trace();
    const auto span = std::ranges::find(trace.stages, stage, &trace::StageSpan::recipeIndex);
    if (span == trace.stages.end() || !span->program) return {};
    const auto* found = level::rewriting::findRule(*span->program, static_cast<std::size_t>(rule));
    if (found == nullptr || trace.initial.size().area() > kMostMatchedCells) return {};
    level::Map map(trace.ruleset, trace.initial.size());
    map.cells = timeline->cells();
    map.marks = trace.marks;
    std::vector<edit::Run> runs;
    for (const grid::Point cell : generate::rewrite::cellsToRewrite(*found, map, timeline->inks()))
        runs.push_back({cell.y, cell.x, 1});
    return edit::Area(std::move(runs));
}

}  // namespace mazeloom::widgets
