// SPDX-License-Identifier: MIT
// Joins the parts of a map, link by link, until the map is one connected part. A part that cannot
// be joined is an error; in a level with pinned cells it stays alone, with a warning.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>
#include <vector>

#include "core/generate/connect/links.h"
#include "core/generate/shared/kept.h"
#include "core/generate/shared/stage.h"

namespace mazeloom::generate {

inline constexpr Sentence kCannotJoin{
    "parts-apart",
    "the part around %1 cannot be joined to the part around %2: only border, void and handcrafted "
    "rooms lie between; paint a way or give the room an entrance there"};
inline constexpr Sentence kCannotJoinKept{
    "parts-apart-pinned",
    "no way can be opened between pinned cells to the parts around %1: unpin cells around them"};
inline constexpr std::array kJoinSentences{kCannotJoin, kCannotJoinKept};

namespace detail {

/// Upper bound on the cells of a link that one step opens; a longer link is split. A step of the
/// trace can change at most 65,535 cells.
inline constexpr std::size_t kMostPerLink = 50'000;

inline grid::Rect around(const level::CellGrid& cells, std::span<const grid::Index> link) {
    grid::Point least = cells.point(link.front());
    grid::Point most = least;
    for (grid::Index i : link) {
        const grid::Point p = cells.point(i);
        least = {std::min(least.x, p.x), std::min(least.y, p.y)};
        most = {std::max(most.x, p.x), std::max(most.y, p.y)};
    }
    return {least.x, least.y, most.x - least.x + 1, most.y - least.y + 1};
}

}  // namespace detail

/// A cell of a link with its neighbours on the link; 0 where the link ends.
struct LinkCell {
    grid::Index at = 0;
    grid::Index before = 0;
    grid::Index after = 0;
};

/// Joins the parts, of which there must be at least one. `open(LinkCell)` opens a cell of a link,
/// within a step of `kind`.
template <typename Mode, typename Open>
StageResult joinParts(StageRun<Mode>& run, Parts& parts, trace::StepKind kind, const Open& open,
                      const Watch& watch) {
    const bool keeps = !run.level.kept.cells.isEmpty();
    std::vector<grid::Point> alone;
    // Each run and each link is a unit of work.
    PacedWatch paced(watch, parts.runs().size() + parts.count());
    watch.poll();
    Links links(run.map, parts, run.random, paced);
    while (!links.isDone()) {
        std::span<const grid::Index> link = links.next();
        paced.poll(link.size(), 1);
        if (link.empty()) {
            const auto [here, there] = links.apart();
            if (!keeps) {
                return failure(kCannotJoin, {here, there}, here);
            }
            alone.push_back(here);
            links.giveUp();
            continue;
        }
        for (std::size_t first = 0; first < link.size(); first += detail::kMostPerLink) {
            const auto piece =
                link.subspan(first).first(std::min(link.size() - first, detail::kMostPerLink));
            run.write.begin(kind, piece.front());
            run.write.note(detail::around(run.map.cells, piece));
            for (std::size_t k = first; k < first + piece.size(); ++k) {
                open(LinkCell{link[k], k > 0 ? link[k - 1] : 0,
                              k + 1 < link.size() ? link[k + 1] : 0});
            }
        }
        links.dug();
    }
    if (!alone.empty()) {
        warn(run, kCannotJoinKept, {listOf(alone)}, alone.front());
    }
    return {};
}

}  // namespace mazeloom::generate
