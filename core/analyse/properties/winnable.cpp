// SPDX-License-Identifier: MIT
// A proof can take seconds, and any step can change whether the map is winnable. So the proof is
// only computed at the end of each stage, where the map is consistent. For all other moments it
// stays unknown whether the map is winnable.
#include <optional>
#include <vector>

#include "core/analyse/facts/open_graph.h"
#include "core/analyse/over_time/property.h"
#include "core/analyse/over_time/stage_ends.h"
#include "core/play/temple/prove/prove.h"

namespace mazeloom::analyse {

namespace {

/// Whether the hero of a descent can walk to stairs down, as if every door were open.
bool reachesStairs(const level::Map& map) {
    const auto hero = map.hero();
    if (!hero) return false;
    std::vector<grid::Index> reached{map.cells.index(*hero)};
    std::vector<bool> isReached(map.cells.storage().size());
    isReached[reached.front()] = true;
    while (!reached.empty()) {
        const grid::Index cell = reached.back();
        reached.pop_back();
        if (map.cells[cell].terrain() == level::Terrain::StairsDown) return true;
        for (const std::ptrdiff_t step : map.cells.steps()) {
            const grid::Index next = beside(cell, step);
            if (isReached[next] || !map.cells[next].isWalkable()) continue;
            isReached[next] = true;
            reached.push_back(next);
        }
    }
    return false;
}

/// Returns whether the map can be won; nullopt if the proof is undecided or the level is unknown.
std::optional<bool> isWinnable(const History& history, const level::Map& map) {
    if (map.ruleset == level::Ruleset::Descent) return reachesStairs(map);
    if (history.level() == nullptr) return std::nullopt;
    if (!map.hero()) return false;
    const auto field = play::temple::Field::make(*history.level(), map);
    if (!field) return false;
    const auto verdict = play::temple::prove(*field, {.stop = history.stop()}).verdict;
    if (verdict == play::temple::Verdict::Undecided) return std::nullopt;
    return verdict == play::temple::Verdict::Winnable;
}

Holding winnableAtStageEnds(const History& history) {
    return holdingAtStageEnds(history,
                              [&](const level::Map& map) { return isWinnable(history, map); });
}

}  // namespace

extern const Property winnableProperty;
const Property winnableProperty{
    .id = "winnable",
    .title = "Winnable",
    .sentence =
        "Checked only at the end of a stage: a temple has a play that is proved to win; in a "
        "descent the hero can walk to stairs down, as if every door were open.",
    .isDear = true,
    .find = winnableAtStageEnds,
};

}  // namespace mazeloom::analyse
