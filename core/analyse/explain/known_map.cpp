// SPDX-License-Identifier: MIT
#include "core/analyse/explain/known_map.h"

#include <utility>
#include <vector>

#include "core/analyse/deduce/deduction.h"
#include "core/analyse/explain/deduction_walk.h"
#include "core/analyse/explain/hint.h"
#include "core/analyse/explain/rounded_chance.h"
#include "core/analyse/guess/chances.h"

namespace mazeloom::analyse::explain {

using deduce::Known;
using grid::Index;
using grid::Point;

tl::expected<KnownMap, Problem> KnownMap::of(const level::Map& map, play::temple::Numbers numbers,
                                             const std::atomic<bool>* stop) {
    // The objectives do not affect what is known of traps.
    auto board = deduce::Board::of(map, {});
    if (!board) return tl::unexpected(board.error());
    KnownMap known(*std::move(board));
    deduce::Deduction deduction(known.board_, numbers, stop);
    for (int grade = 1; grade <= deduce::kHighestGrade; ++grade)
        deduction.deduce(grade);
    known.closure_ = deduction.closure();

    const auto& lines = known.closure_.certificate.lines();
    for (std::size_t i = 0; i < lines.size(); ++i)
        known.lines_.at(lines[i].cell) = static_cast<std::uint32_t>(i);
    std::vector<Point> unknown;
    for (int y = 0; y < known.size().height; ++y) {
        for (int x = 0; x < known.size().width; ++x) {
            const Index i = known.shown_.index({x, y});
            known.shown_[i] = deduction.knowledge().isShown(i) ? 1 : 0;
            if (deduction.knowledge().isUnknown(i)) unknown.push_back({x, y});
        }
    }
    const auto chances = deduce::chancesOf(deduction.knowledge(), unknown, stop, kMostCounted);
    for (std::size_t i = 0; i < unknown.size(); ++i) {
        if (!chances[i]) continue;
        const Index cell = known.shown_.index(unknown[i]);
        const Chance chance = roundedChance(*chances[i]);
        known.permille_[cell] = static_cast<std::uint16_t>(chance.permille);
        known.chances_.emplace_hint(known.chances_.end(), cell, chance);
    }
    return known;
}

void KnownMap::setLater(const trace::Trace& trace, trace::StepIndex now, trace::StepIndex end) {
    const auto set = [&](trace::StepIndex from, trace::StepIndex to, std::uint8_t isLater) {
        for (trace::StepIndex step = from; step < to; ++step)
            later_[trace.steps[step].at] = isLater;
    };
    if (end != laterEnd_) {
        set(laterNow_, laterEnd_, 0);
        laterNow_ = laterEnd_ = end;
    }
    set(now, laterNow_, 1);
    set(laterNow_, now, 0);
    laterNow_ = now;
}

bool KnownMap::hasDeduced(const trace::Trace& trace, trace::StepIndex first,
                          trace::StepIndex end) const {
    const auto& lines = closure_.certificate.lines();
    for (trace::StepIndex step = first; step < end; ++step) {
        const trace::Step& one = trace.steps[step];
        const std::uint32_t line = lines_[one.at];
        if (line == kNoLine || lines[line].isTrap != (one.detail != 0)) return false;
        if (static_cast<int>(lines[line].rule) != deductionGrade(one.kind)) return false;
    }
    return true;
}

std::optional<Known> KnownMap::at(Index cell) const {
    if (!board_.isOpen(cell)) return std::nullopt;
    if (isLater(cell)) return Known::Unknown;
    return static_cast<Known>(closure_.known[cell]);
}

std::optional<Explanation> KnownMap::explanationOf(Point cell) const {
    if (!board_.notes().contains(cell)) return std::nullopt;
    const Index i = shown_.index(cell);
    const auto known = at(i);
    if (!known) return std::nullopt;
    const std::uint32_t line = lines_.at(cell);
    if (line != kNoLine && !isLater(i)) {
        return explain::explanationOf(board_, closure_.certificate,
                                      closure_.certificate.lines()[line]);
    }
    Explanation explanation{cell, *known, {}, {}, {}};
    if (const auto chance = chances_.find(i); chance != chances_.end())
        explanation.chance = chance->second;
    if (*known != Known::Unknown || isLater(i)) return explanation;
    for (int y = cell.y - 1; y <= cell.y + 1; ++y) {
        for (int x = cell.x - 1; x <= cell.x + 1; ++x) {
            const Index beside = shown_.index({x, y});
            if (Point{x, y} != cell && shown_[beside] != 0)
                explanation.numbers.push_back({{x, y}, board_.numberAt(beside)});
        }
    }
    return explanation;
}

}  // namespace mazeloom::analyse::explain
