// SPDX-License-Identifier: MIT
#include "core/analyse/explain/hint.h"

#include <algorithm>
#include <optional>

#include "core/analyse/explain/reasoning.h"
#include "core/analyse/explain/rounded_chance.h"
#include "core/analyse/guess/chances.h"

namespace mazeloom::analyse::explain {

using deduce::Known;
using deduce::Rule;
using deduce::shifted;
using grid::Index;
using grid::Point;

namespace {

/// The cells that the hero can reach over known safe cells, the nearest first.
struct Walk {
    std::vector<Index> safe;     ///< safe cells that are not visited yet
    std::vector<Index> unknown;  ///< unknown cells beside safe or visited cells
};

Walk walkOf(const Seen& seen, const deduce::Knowledge& knowledge) {
    constexpr std::uint8_t kBeen = 2;
    const deduce::Notes& notes = seen.board.notes();
    deduce::Notes marks(seen.board.size());
    for (const Index cell : seen.visited)
        marks[cell] = kBeen;
    Walk walk;
    std::vector<Index> cells{notes.index(seen.hero)};
    marks[cells[0]] = kBeen | 1;
    const auto steps = notes.steps();
    for (std::size_t next = 0; next < cells.size(); ++next) {
        const Index here = cells[next];
        for (std::size_t d = 0; d < steps.size(); ++d) {
            const Index there = shifted(here, steps[d]);
            if ((notes[here] >> d & 1) == 0 || (marks[there] & 1) != 0) continue;
            const bool hasBeen = marks[there] == kBeen;
            marks[there] = static_cast<std::uint8_t>(marks[there] | 1);
            if (!hasBeen && knowledge.isUnknown(there)) walk.unknown.push_back(there);
            if (!hasBeen && knowledge.of(there) != Known::Safe) continue;
            if (!hasBeen) walk.safe.push_back(there);
            cells.push_back(there);
        }
    }
    return walk;
}

std::vector<Explanation> explained(const Seen& seen, const Reasoning& reasoning, std::size_t line) {
    std::vector<Explanation> steps;
    for (const std::size_t reason : reasoning.reasonsOf(line)) {
        steps.push_back(explanationOf(seen.board, reasoning.certificate(),
                                      reasoning.certificate().lines()[reason]));
    }
    return steps;
}

Explanation safeAt(const Seen& seen, Index cell) {
    return {seen.board.notes().point(cell), Known::Safe, {}, {}, {}};
}

/// Explains the unknown cell of the least risk; among several such cells, the first. A cell whose
/// risk cannot be counted is chosen only if there is no other.
std::optional<Explanation> leastRisk(const Seen& seen, const deduce::Knowledge& knowledge,
                                     const std::vector<Index>& cells,
                                     const std::atomic<bool>* stop) {
    if (cells.empty()) return std::nullopt;
    std::vector<Point> points;
    for (const Index cell : cells)
        points.push_back(seen.board.notes().point(cell));
    const auto chances = deduce::chancesOf(knowledge, points, stop, kMostCounted);
    std::size_t best = 0;
    for (std::size_t i = 1; i < chances.size(); ++i) {
        if (!chances[i]) continue;
        if (!chances[best] || *chances[i] < *chances[best]) best = i;
    }
    std::optional<Chance> chance;
    if (chances[best]) chance = roundedChance(*chances[best]);
    return explanationOf(knowledge, cells[best], chance);
}

}  // namespace

Hint easiestDeduction(const Seen& seen, const std::atomic<bool>* stop) {
    Reasoning reasoning(seen, stop);
    while (true) {
        const std::optional<Rule> rule = reasoning.think();
        const Walk walk = walkOf(seen, reasoning.knowledge());
        const auto isFound = [&](Index cell) { return reasoning.lineOf(cell).has_value(); };
        const auto found = std::ranges::find_if(walk.safe, isFound);
        const auto given = std::ranges::find_if_not(walk.safe, isFound);
        if (rule != Rule::OneNumber && given != walk.safe.end())
            return {Hint::Kind::Given, {safeAt(seen, *given)}};
        if (found != walk.safe.end()) {
            return {Hint::Kind::Deduction, explained(seen, reasoning, *reasoning.lineOf(*found))};
        }
        if (rule) continue;
        const auto guess = leastRisk(seen, reasoning.knowledge(), walk.unknown, stop);
        if (!guess) return {};
        return {Hint::Kind::Guess, {*guess}};
    }
}

std::vector<Explanation> couldBeKnown(const Seen& seen, Point cell, const std::atomic<bool>* stop) {
    Reasoning reasoning(seen, stop);
    const Index i = seen.board.notes().index(cell);
    if (!reasoning.knowledge().isUnknown(i)) return {safeAt(seen, i)};
    while (reasoning.think()) {
        if (const auto line = reasoning.lineOf(i)) return explained(seen, reasoning, *line);
    }
    return {*leastRisk(seen, reasoning.knowledge(), {i}, stop)};
}

}  // namespace mazeloom::analyse::explain
