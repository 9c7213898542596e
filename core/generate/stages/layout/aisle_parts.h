// SPDX-License-Identifier: MIT
// Joins newly opened aisles to the other aisles of the hidden maze, if at most two cells separate
// them. As in Kruskal's minimum spanning tree, shorter links come first; a tie goes to the link
// with the smallest hash. A link's hash depends only on its cells, so that a change elsewhere does
// not affect the links here.
#pragma once

#include <algorithm>
#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

#include "core/generate/shared/free.h"
#include "core/generate/shared/ground.h"
#include "core/generate/shared/watch.h"
#include "core/grid/direction.h"
#include "core/grid/labelled_runs.h"
#include "core/level/map/map.h"
#include "core/random/places.h"

namespace mazeloom::generate {

class AisleParts {
  public:
    using Index = grid::Index;

    /// `opened` holds the new aisles. All other aisles count as connected to the hero's aisle.
    AisleParts(const level::Map& map, grid::Point hero, const std::vector<Index>& opened,
               PacedWatch& watch)
        : map_(map),
          watch_(watch),
          parts_(
              map.cells.bounds(), grid::Touching::AtEdges,
              [&map](grid::Point p) { return map.cells.at(p).isAisle(); }, [this] { pollRow(); }) {
        hers_ = parts_.label(hero);
        joinOldAisles(opened);
    }

    /// Returns the first of these aisles that is not connected to the hero's aisle, if there is
    /// one.
    std::optional<Index> firstApart(const std::vector<Index>& aisles) {
        bool isAny = false;
        parts_.forEach([this](int) { pollRow(); },
                       [&](int, grid::LabelledRuns::Run, Part part) {
                           isAny = isAny || part != parts_.find(hers_);
                       });
        if (!isAny) return {};
        const auto apart = std::ranges::find_if(
            aisles, [this](Index aisle) { return partOf(aisle) != parts_.find(hers_); });
        return apart != aisles.end() ? std::optional(*apart) : std::nullopt;
    }

    /// Links parts that are one or two cells apart; `dig(cell)` makes a cell an aisle.
    template <typename Dig>
    void link(const random::Places& places, const Dig& dig) {
        for (const Link& link : findLinks(places)) {
            watch_.poll(1);
            if (!parts_.join(link.from, link.to)) continue;
            for (const Index cell : {link.first, link.second}) {
                if (!map_.cells[cell].isAisle()) dig(cell);
            }
            // The link also joins any other parts beside it.
            for (const Index cell : {link.first, link.second})
                dug_[cell] = link.from;
            for (const Index cell : {link.first, link.second})
                joinBeside(cell);
        }
    }

  private:
    /// A number of a part, as in LabelledRuns.
    using Part = std::uint32_t;

    void pollRow() { watch_.poll(static_cast<std::uint64_t>(map_.size().width)); }

    /// A link and the parts at its ends. A link of one cell stores this cell both as `first` and as
    /// `second`.
    struct Link {
        int length = 0;
        std::uint64_t hash = 0;
        Index first = 0;
        Index second = 0;
        Part from = 0;
        Part to = 0;

        friend auto operator<=>(const Link&, const Link&) = default;
    };

    void joinOldAisles(const std::vector<Index>& opened) {
        std::vector<bool> isNew(map_.cells.storage().size());
        for (const Index cell : opened)
            isNew[cell] = true;
        const auto joinIfOld = [&](int y, grid::LabelledRuns::Run run, Part part) {
            if (part == parts_.find(hers_)) return;
            const Index first = map_.cells.index({run.first, y});
            const Index end = first + static_cast<Index>(run.last - run.first) + 1;
            if (std::find(isNew.begin() + first, isNew.begin() + end, false) != isNew.begin() + end)
                parts_.join(part, hers_);
        };
        parts_.forEach([this](int) { pollRow(); }, joinIfOld);
    }

    Part partOf(Index aisle) {
        const auto dug = dug_.find(aisle);
        return dug != dug_.end() ? parts_.find(dug->second) : parts_.label(map_.cells.point(aisle));
    }

    void joinBeside(Index aisle) {
        for (const std::ptrdiff_t step : map_.cells.steps()) {
            const Index beside = shifted(aisle, step);
            if (map_.cells[beside].isAisle()) parts_.join(partOf(aisle), partOf(beside));
        }
    }

    bool canDig(grid::Point p) const {
        return isFree(map_.cells.at(p)) && (map_.marks.at(p) & level::kRegion) != 0;
    }

    /// Returns the links in the order in which they are tried. One end of each is outside the
    /// hero's part, so only the ways from other parts are looked at.
    std::vector<Link> findLinks(const random::Places& places) {
        constexpr int kReach = 3;  // steps from an aisle over two cells to another one
        std::vector<Link> links;
        std::array<std::size_t, 2 * kReach + 1> cursors{};
        const auto beginRow = [&](int y) {
            pollRow();
            for (int by = -kReach; by <= kReach; ++by) {
                if (y + by >= 0 && y + by < map_.size().height)
                    cursors[static_cast<std::size_t>(by + kReach)] = parts_.cursorAt(y + by);
            }
        };
        const auto addLinksOf = [&](int y, grid::LabelledRuns::Run run, Part part) {
            if (part == parts_.find(hers_)) return;
            const auto partNear = [&](grid::Point p) {
                return parts_.labelNear(p, cursors[static_cast<std::size_t>(p.y - y + kReach)]);
            };
            for (int x = run.first; x <= run.last; ++x)
                addLinks({x, y}, part, partNear, places, links);
        };
        parts_.forEach(beginRow, addLinksOf);
        std::ranges::sort(links);
        return links;
    }

    /// Adds the links from an aisle of a part to other parts.
    template <typename PartNear>
    void addLinks(grid::Point from, Part part, const PartNear& partNear,
                  const random::Places& places, std::vector<Link>& links) const {
        const auto isAisle = [&](grid::Point p) { return map_.cells.at(p).isAisle(); };
        for (const grid::Direction d : grid::kDirections) {
            const grid::Point first = from + grid::offset(d);
            if (!canDig(first)) continue;
            const Index firstCell = map_.cells.index(first);
            for (const grid::Direction on : grid::kDirections) {
                const grid::Point next = first + grid::offset(on);
                if (isAisle(next)) {
                    if (const Part to = partNear(next); to != part)
                        links.push_back({1, places.bits(first), firstCell, firstCell, part, to});
                    continue;
                }
                if (!canDig(next)) continue;
                const Index nextCell = map_.cells.index(next);
                for (const grid::Direction last : grid::kDirections) {
                    const grid::Point end = next + grid::offset(last);
                    if (!isAisle(end)) continue;
                    if (const Part to = partNear(end); to != part)
                        links.push_back({2, places.bits(first) ^ places.bits(next),
                                         std::min(firstCell, nextCell),
                                         std::max(firstCell, nextCell), part, to});
                }
            }
        }
    }

    const level::Map& map_;
    PacedWatch& watch_;
    /// The connected aisles; links join them.
    grid::LabelledRuns parts_;
    Part hers_ = 0;
    /// The aisles that were dug as links, and a number of each one's part.
    std::unordered_map<Index, Part> dug_;
};

}  // namespace mazeloom::generate
