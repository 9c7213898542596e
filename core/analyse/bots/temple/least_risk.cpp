// SPDX-License-Identifier: MIT
#include "core/analyse/bots/temple/least_risk.h"

#include <algorithm>
#include <map>
#include <optional>

#include "core/analyse/deduce/component.h"

namespace mazeloom::analyse::bots::temple {

using deduce::Component;
using deduce::Knowledge;
using deduce::Odds;
using grid::Index;

namespace {

/// Placements are counted only in components of at most this many cells.
constexpr std::size_t kMostCounted = 40;

mpq_class fraction(unsigned long part, unsigned long of) {
    mpq_class result(part, std::max(of, 1ul));
    result.canonicalize();
    return result;
}

mpq_class worstNumber(const Knowledge& knowledge, Index cell) {
    mpq_class worst = 0;
    knowledge.eachNumberAround(cell, [&](Index number) {
        const int left = std::max(knowledge.left(number), 0);
        const auto unknown =
            static_cast<unsigned long>(__builtin_popcount(knowledge.unknownAround(number)));
        worst = std::max(worst, fraction(static_cast<unsigned long>(left), unknown));
    });
    return worst;
}

}  // namespace

Index leastRisk(const Knowledge& knowledge, std::span<const Index> cells, Odds odds) {
    deduce::Components components(knowledge);
    std::map<Index, mpq_class> chances;
    const auto chanceOf = [&](Index cell) -> mpq_class {
        if (const auto known = chances.find(cell); known != chances.end()) return known->second;
        std::optional<Index> number;
        knowledge.eachNumberAround(cell, [&](Index beside) { number = beside; });
        if (!number) return fraction(odds.traps, odds.traps + odds.others);
        const Component component = components.of(*number);
        if (!component.cells.empty() && component.cells.size() <= kMostCounted) {
            if (const auto counted = deduce::chancesIn(knowledge, component, odds)) {
                for (std::size_t k = 0; k < component.cells.size(); ++k)
                    chances[component.cells[k]] = (*counted)[k];
                return chances[cell];
            }
        }
        return worstNumber(knowledge, cell);
    };
    Index best = cells.front();
    mpq_class least = 2;
    for (const Index cell : cells) {
        const mpq_class chance = chanceOf(cell);
        if (chance >= least) continue;
        least = chance;
        best = cell;
    }
    return best;
}

}  // namespace mazeloom::analyse::bots::temple
