// SPDX-License-Identifier: MIT
// Joins newly opened aisles to the other aisles of the hidden maze, if at most two cells separate
// them. As in Kruskal's minimum spanning tree, shorter links come first; a tie goes to the link
// with the smallest hash. A link's hash depends only on its cells, so that a change elsewhere does
// not affect the links here.
#pragma once

#include <algorithm>
#include <array>
#include <compare>
#include <cstdint>
#include <tuple>
#include <vector>

#include "core/generate/shared/free.h"
#include "core/generate/shared/ground.h"
#include "core/grid/disjoint_sets.h"
#include "core/level/map/map.h"
#include "core/random/places.h"

namespace mazeloom::generate {

class AisleParts {
  public:
    using Index = grid::Index;

    /// `opened` holds the new aisles. All other aisles must be connected to the hero's aisle.
    AisleParts(const level::Map& map, const std::vector<Index>& opened)
        : map_(map),
          steps_(map.cells.steps()),
          opened_(opened),
          numbers_(map.size()),
          sets_(static_cast<std::uint32_t>(opened.size() + 1)) {
        for (std::size_t i = 0; i < opened.size(); ++i)
            numbers_[opened[i]] = static_cast<std::uint32_t>(i + 1);
        for (const Index cell : opened)
            join(cell);
    }

    /// Whether an aisle is connected to the hero's aisle.
    bool isJoined(Index aisle) { return partOf(aisle) == sets_.find(0); }

    /// Links parts that are one or two cells apart; `dig(cell)` makes a cell an aisle.
    template <typename Dig>
    void link(const random::Places& places, const Dig& dig) {
        for (const Link& link : findLinks(places)) {
            if (!sets_.unite(numbers_[link.from], numbers_[link.to])) continue;
            for (const Index cell : {link.first, link.second}) {
                if (!map_.cells[cell].isAisle()) dig(cell);
            }
            // The link also joins any other parts beside it.
            for (const Index cell : {link.first, link.second})
                numbers_[cell] = numbers_[link.from];
            for (const Index cell : {link.first, link.second})
                join(cell);
        }
    }

  private:
    /// A link and the aisles beside its ends. A link of one cell stores this cell both as `first`
    /// and as `second`.
    struct Link {
        int length = 0;
        std::uint64_t hash = 0;
        Index first = 0;
        Index second = 0;
        Index from = 0;
        Index to = 0;

        friend auto operator<=>(const Link&, const Link&) = default;
    };

    std::uint32_t partOf(Index aisle) { return sets_.find(numbers_[aisle]); }

    void join(Index aisle) {
        for (const std::ptrdiff_t step : steps_) {
            const Index beside = shifted(aisle, step);
            if (map_.cells[beside].isAisle()) sets_.unite(numbers_[aisle], numbers_[beside]);
        }
    }

    bool canDig(Index cell) const {
        return isFree(map_.cells[cell]) && (map_.marks[cell] & level::kRegion) != 0;
    }

    std::vector<Link> findLinks(const random::Places& places) {
        std::vector<Link> links;
        const auto hashOf = [&](Index cell) { return places.bits(map_.cells.point(cell)); };
        for (const Index from : opened_) {
            for (const std::ptrdiff_t step : steps_) {
                const Index first = shifted(from, step);
                if (!canDig(first)) continue;
                for (const std::ptrdiff_t on : steps_) {
                    const Index next = shifted(first, on);
                    if (map_.cells[next].isAisle()) {
                        if (partOf(next) != partOf(from))
                            links.push_back({1, hashOf(first), first, first, from, next});
                        continue;
                    }
                    if (!canDig(next)) continue;
                    for (const std::ptrdiff_t last : steps_) {
                        const Index to = shifted(next, last);
                        if (!map_.cells[to].isAisle() || partOf(to) == partOf(from)) continue;
                        links.push_back({2, hashOf(first) ^ hashOf(next), std::min(first, next),
                                         std::max(first, next), from, to});
                    }
                }
            }
        }
        std::ranges::sort(links);
        return links;
    }

    const level::Map& map_;
    const std::array<std::ptrdiff_t, 4> steps_;
    const std::vector<Index>& opened_;
    /// The number of each opened cell, from 1; 0 for others.
    grid::Grid<std::uint32_t, 2> numbers_;
    grid::DisjointSets sets_;
};

}  // namespace mazeloom::generate
