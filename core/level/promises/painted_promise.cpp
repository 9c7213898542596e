// SPDX-License-Identifier: MIT
#include "core/level/promises/painted_promise.h"

#include <algorithm>

namespace mazeloom::level::promises {

namespace {

using rewriting::Rule;
using rewriting::Value;
using rewriting::Values;

/// Whether no cell can match: nothing lies on cells outside of the map.
bool fitsNothing(const Values& cell) {
    if (cell.isEmpty()) return true;
    const bool hasInk = cell.count() > 1;
    return cell.contains(Value::outside()) && cell.terrains().isEmpty() && hasInk;
}

std::optional<Flaw> flawOf(const Pattern& pattern, const Inks& inks) {
    using enum Flaw::Kind;
    constexpr int kMostSide = rewriting::kMostSide;
    if (pattern.size.isEmpty() || pattern.size.width > kMostSide || pattern.size.height > kMostSide)
        return Flaw{TooLarge};
    if (pattern.cells.size() != static_cast<std::size_t>(pattern.size.area())) return Flaw{Shape};
    if (pattern.symmetries == 0) return Flaw{NoSymmetry};
    if (std::ranges::any_of(pattern.cells, fitsNothing)) return Flaw{NothingFits};
    if (std::ranges::all_of(pattern.cells, &Values::isAny)) return Flaw{Empty};
    for (const Values& cell : pattern.cells) {
        for (int ink = 0; ink < rewriting::kInks && !cell.isAny(); ++ink) {
            if (cell.contains(Value::ink(ink)) && inks[static_cast<std::size_t>(ink)].isEmpty())
                return Flaw{EmptyInk, ink};
        }
    }
    const std::size_t kinds = cellKindsOf(pattern).size();
    if (kinds > kMostCellKinds) return Flaw{TooManyKinds, static_cast<int>(kinds)};
    return std::nullopt;
}

}  // namespace

std::vector<Values> cellKindsOf(const Pattern& pattern) {
    std::vector<Values> kinds;
    const Rule rule = ruleOf(pattern);
    for (const std::size_t symmetry : rewriting::distinctSymmetries(rule)) {
        for (const Values& cell : rewriting::transformed(rule, symmetry).find) {
            if (!cell.isAny() && std::ranges::find(kinds, cell) == kinds.end())
                kinds.push_back(cell);
        }
    }
    return kinds;
}

Rule ruleOf(const Pattern& pattern) {
    Rule rule;
    rule.size = pattern.size;
    rule.find = pattern.cells;
    rule.put.assign(pattern.cells.size(), std::nullopt);
    rule.symmetries = pattern.symmetries;
    return rule;
}

Pattern patternOf(const Rule& rule) {
    return {rule.size, rule.find, rule.symmetries};
}

std::optional<Flaw> flawOf(const PaintedPromise& promise) {
    using enum Flaw::Kind;
    if (auto flaw = flawOf(promise.pattern, promise.inks)) return flaw;
    if (promise.times < 0 || promise.times > kMostTimes) return Flaw{TooManyTimes};
    if (!promise.around) return std::nullopt;
    if (promise.amount == Amount::Connected) return Flaw{ConnectedAround};
    if (promise.around->within < 0 || promise.around->within > kMostWithin) return Flaw{TooFar};
    return flawOf(promise.around->pattern, promise.inks);
}

std::span<const Sentence> promiseFlawSentences() {
    // In the order of Flaw::Kind. %1 is the flaw's number or ink, %2 the bound.
    static constexpr std::array kSentences{
        Sentence{"promise-too-large", "a pattern has 1–%2 cells to each side"},
        Sentence{"promise-shape", "the pattern's cells do not fill its size"},
        Sentence{"promise-no-symmetry", "the pattern has no symmetry: allow one"},
        Sentence{"promise-nothing-fits",
                 "a cell of the pattern matches nothing: paint what it may be"},
        Sentence{"promise-empty", "the pattern is empty: paint at least one of its cells"},
        Sentence{"promise-empty-ink", "ink %1 stands for nothing: choose what it stands for"},
        Sentence{"promise-many-kinds",
                 "the pattern has %1 kinds of cells, counted in all its symmetries, but at most %2 "
                 "are allowed: use fewer kinds or symmetries"},
        Sentence{"promise-many-times", "a pattern is promised 0–%2 times"},
        Sentence{"promise-too-far", "patterns are sought within 0–%2 cells"},
        Sentence{"promise-connected-around",
                 "only matches in the whole map can be promised to be connected"}};
    return kSentences;
}

Phrase phraseOf(const Flaw& flaw) {
    using enum Flaw::Kind;
    const int bound = flaw.kind == TooLarge       ? rewriting::kMostSide
                      : flaw.kind == TooManyKinds ? static_cast<int>(kMostCellKinds)
                      : flaw.kind == TooManyTimes ? kMostTimes
                                                  : kMostWithin;
    const Argument what = flaw.kind == EmptyInk
                              ? Argument(std::string(1, static_cast<char>('A' + flaw.number)))
                              : Argument(flaw.number);
    return {promiseFlawSentences()[static_cast<std::size_t>(flaw.kind)], {what, bound}};
}

std::string english(const Flaw& flaw) {
    return english(phraseOf(flaw));
}

}  // namespace mazeloom::level::promises
