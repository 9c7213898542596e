// SPDX-License-Identifier: MIT
#include "core/analyse/explain/reasoning.h"

#include <algorithm>
#include <utility>

#include "core/analyse/deduce/placements.h"
#include "core/play/temple/state/constants.h"

namespace mazeloom::analyse::explain {

using deduce::Component;
using deduce::Found;
using deduce::Known;
using deduce::NumberQueue;
using deduce::Rule;
using deduce::shifted;
using deduce::TwoNumbers;
using grid::Index;
using grid::Point;
using play::temple::Numbers;

Reasoning::Reasoning(const Seen& seen, const std::atomic<bool>* stop)
    : seen_(seen),
      stop_(stop),
      knowledge_(seen.board),
      propagation_(knowledge_),
      suppositions_(knowledge_, propagation_),
      components_(knowledge_),
      two_(knowledge_),
      ones_(seen.board),
      twos_(seen.board),
      unsupposed_(seen.board),
      unplaced_(seen.board),
      isFound_(seen.board.size()),
      lineOf_(seen.board.size(), kNoLine) {
    // An invulnerable hero may have visited a trap, which tells the player nothing.
    for (const Index cell : seen.visited) {
        if (knowledge_.isUnknown(cell) && !seen.board.isTrap(cell)) knowledge_.decide(cell, false);
    }
    if (seen.numbers == Numbers::All) {
        for (int y = 0; y < seen.board.size().height; ++y) {
            for (int x = 0; x < seen.board.size().width; ++x)
                show(seen.board.notes().index({x, y}));
        }
        return;
    }
    const int far = seen.numbers == Numbers::Near ? play::temple::kNear : 0;
    const std::ptrdiff_t stride = seen.board.notes().stride();
    for (const Index cell : seen.visited) {
        for (int y = -far; y <= far; ++y) {
            for (int x = -far; x <= far; ++x)
                show(shifted(cell, y * stride + x));
        }
    }
}

void Reasoning::show(Index number) {
    if (!seen_.board.isOpen(number) || knowledge_.isShown(number)) return;
    knowledge_.show(number);
    hasChanged(number);
}

void Reasoning::hasChanged(Index number) {
    for (NumberQueue* waiting : {&ones_, &twos_, &unsupposed_, &unplaced_})
        waiting->push(number);
}

std::optional<Rule> Reasoning::think() {
    const auto look = [this](Rule rule) {
        switch (rule) {
            case Rule::OneNumber:
                return lookAtOne();
            case Rule::TwoNumbers:
                return lookAtTwo();
            case Rule::Supposition:
                return suppose();
            case Rule::AllPlacements:
                return place();
        }
    };
    for (const Rule rule :
         {Rule::OneNumber, Rule::TwoNumbers, Rule::Supposition, Rule::AllPlacements}) {
        look(rule);
        if (isStopped()) return std::nullopt;
        if (found_.empty()) continue;
        take(rule);
        return rule;
    }
    return std::nullopt;
}

void Reasoning::lookAtOne() {
    while (!ones_.isEmpty()) {
        const Index number = ones_.pop();
        find(byOneNumber(knowledge_, number), number, number);
    }
}

void Reasoning::lookAtTwo() {
    while (!twos_.isEmpty() && !isStopped()) {
        const Index number = twos_.pop();
        if (knowledge_.unknownAround(number) == 0) continue;
        for (const TwoNumbers::Other& other : two_.others()) {
            const Index second = shifted(number, other.step);
            if (!knowledge_.isShown(second)) continue;
            const TwoNumbers::Other back{-other.step, other.commonOfOther, other.common};
            find(two_(number, other), number, second);
            find(two_(second, back), second, number);
        }
    }
}

template <typename Look>
void Reasoning::eachComponent(NumberQueue& waiting, const Look& look) {
    components_.restart();
    while (!waiting.isEmpty() && !isStopped()) {
        const Component component = components_.of(waiting.pop());
        if (!component.cells.empty()) look(component);
    }
}

void Reasoning::suppose() {
    eachComponent(unsupposed_, [this](const Component& component) {
        for (const Index cell : component.cells) {
            for (const bool isTrap : {true, false}) {
                if (isStopped()) return;
                auto numbers = suppositions_.refute(cell, isTrap);
                if (!numbers) continue;
                find(cell, !isTrap, *std::move(numbers));
                break;
            }
        }
    });
}

void Reasoning::place() {
    eachComponent(unplaced_, [this](const Component& component) {
        for (const deduce::Decided& one : decidedByAllPlacements(knowledge_, component))
            find(one.cell, one.isTrap, component.numbers);
    });
}

/// Records the cells found around `number`. A cell that was already found in this round keeps its
/// reason.
void Reasoning::find(const Found& around, Index number, Index second) {
    for (unsigned k = 0; k < knowledge_.steps().size(); ++k) {
        if (((around.safe | around.traps) >> k & 1) == 0) continue;
        std::vector<Index> numbers{number};
        if (second != number) numbers.push_back(second);
        find(shifted(number, knowledge_.steps()[k]), (around.traps >> k & 1) != 0,
             std::move(numbers));
    }
}

void Reasoning::find(Index cell, bool isTrap, std::vector<Index> numbers) {
    if (isFound_[cell] != 0) return;
    isFound_[cell] = 1;
    found_.push_back({cell, isTrap, std::move(numbers)});
}

/// Adds the findings of this round to the certificate and to the knowledge.
void Reasoning::take(Rule rule) {
    const std::size_t first = certificate_.lines().size();
    std::vector<Point> points;
    for (const Find& one : found_) {
        points.clear();
        for (const Index number : one.numbers)
            points.push_back(seen_.board.notes().point(number));
        lineOf_[one.cell] = static_cast<std::uint32_t>(certificate_.lines().size());
        certificate_.setNumbers(points);
        certificate_.add(seen_.board.notes().point(one.cell), one.isTrap, rule);
        roundOf_.push_back(first);
        isFound_[one.cell] = 0;
        knowledge_.decide(one.cell, one.isTrap);
        knowledge_.eachNumberAround(one.cell, [this](Index number) { hasChanged(number); });
    }
    found_.clear();
}

std::optional<std::size_t> Reasoning::lineOf(Index cell) const {
    if (lineOf_[cell] == kNoLine) return std::nullopt;
    return lineOf_[cell];
}

/// Goes back from the line. A line follows from the cells around its numbers that were known before
/// its round. If it follows because all traps of a number are known, only the cells with traps
/// matter.
std::vector<std::size_t> Reasoning::reasonsOf(std::size_t line) const {
    std::vector<bool> isNeeded(line + 1);
    isNeeded[line] = true;
    std::vector<std::size_t> reasons;
    for (std::size_t i = line + 1; i-- > 0;) {
        if (!isNeeded[i]) continue;
        reasons.push_back(i);
        const deduce::Certificate::Line& one = certificate_.lines()[i];
        const bool trapsAlone = one.rule == Rule::OneNumber && !one.isTrap;
        for (const Point number : certificate_.numbersOf(one)) {
            for (const std::ptrdiff_t step : knowledge_.steps()) {
                const std::uint32_t before =
                    lineOf_[shifted(seen_.board.notes().index(number), step)];
                if (before >= roundOf_[i]) continue;  // decided later, in this round, or by no line
                if (!trapsAlone || certificate_.lines()[before].isTrap) isNeeded[before] = true;
            }
        }
    }
    std::ranges::reverse(reasons);
    return reasons;
}

}  // namespace mazeloom::analyse::explain
