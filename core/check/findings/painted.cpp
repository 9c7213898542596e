// SPDX-License-Identifier: MIT
#include "core/check/findings/painted.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "core/analyse/promises/verdict.h"
#include "core/check/findings/level_view.h"
#include "core/check/findings/rule.h"
#include "core/edit/area/raster.h"

namespace mazeloom::check {

namespace {

using analyse::promises::Verdict;
using level::promises::Amount;
using level::promises::PaintedPromise;

constexpr Sentence kNever{"painted-never",
                          "the promise \"%1\" is broken on this seed; number of matches: %2"};
constexpr Sentence kTooMany{"painted-at-most",
                            "the promise \"%1\" is broken on this seed; number of matches: %2, "
                            "promised at most: %3"};
constexpr Sentence kTooFew{"painted-at-least",
                           "the promise \"%1\" is broken on this seed; number of matches: %2, "
                           "promised at least: %3"};
constexpr Sentence kNeverAround{
    "painted-never-around",
    "the promise \"%1\" is broken on this seed; number of places around which the pattern occurs: "
    "%2"};
constexpr Sentence kTooManyAround{
    "painted-at-most-around",
    "the promise \"%1\" is broken on this seed; number of places around which the pattern occurs "
    "more often than promised: %2"};
constexpr Sentence kTooFewAround{
    "painted-at-least-around",
    "the promise \"%1\" is broken on this seed; number of places around which the pattern occurs "
    "less often than promised: %2"};
constexpr Sentence kParts{"painted-connected",
                          "the promise \"%1\" is broken on this seed; number of unconnected parts "
                          "of the pattern: %2"};
constexpr Sentence kDropPainted{"painted-drop", "Remove the promise \"%1\""};
constexpr std::array kPaintedSentences{kNever,         kTooMany,      kTooFew, kNeverAround,
                                       kTooManyAround, kTooFewAround, kParts,  kDropPainted};

const Sentence& sentenceOf(const PaintedPromise& promise) {
    const bool isAround = promise.around.has_value();
    switch (promise.amount) {
        case Amount::Connected:
            return kParts;
        case Amount::AtLeast:
            return isAround ? kTooFewAround : kTooFew;
        case Amount::AtMost:
            break;
    }
    if (promise.times == 0) return isAround ? kNeverAround : kNever;
    return isAround ? kTooManyAround : kTooMany;
}

Arguments argumentsOf(const PaintedPromise& promise, const Verdict& verdict) {
    Arguments arguments{promise.name, verdict.count};
    const bool isNever = promise.amount == Amount::AtMost && promise.times == 0;
    if (promise.amount != Amount::Connected && !isNever && !promise.around)
        arguments.emplace_back(std::int64_t{promise.times});
    return arguments;
}

/// Removes the promise if it is one of the level's own.
Fix dropPainted(const PaintedPromise& promise) {
    const auto drop = [promise](const LevelView& view, Repair& repair) {
        level::promises::PaintedPromises promises = view.level().promises;
        std::erase(promises, promise);
        repair.painted = std::move(promises);
    };
    return {kDropPainted, {promise.name}, {.level = drop}};
}

}  // namespace

std::vector<Finding> findingsOfPainted(const level::Level& level, std::uint64_t seed,
                                       const level::Map& map, const std::atomic<bool>* stop) {
    std::vector<Finding> all;
    const std::vector<const PaintedPromise*> promises = level::promisesOf(level);
    if (promises.empty()) return all;
    const auto contents = analyse::promises::contentsOf(map);
    Findings findings({Sheet::Kind::Level, level.id}, all);
    for (const PaintedPromise* promise : promises) {
        const Verdict verdict = analyse::promises::verdictOf(*promise, map, contents, stop);
        if (verdict.isKept) continue;
        auto found = findings.warning(sentenceOf(*promise), argumentsOf(*promise, verdict));
        found.field("seed " + std::to_string(seed));
        if (!verdict.cells.empty())
            found.at(verdict.cells.front()).cells(edit::areaOf(verdict.cells));
        if (std::ranges::find(level.promises, *promise) != level.promises.end())
            found.fix(dropPainted(*promise));
    }
    return all;
}

bool isOfPainted(const Finding& finding) {
    return std::ranges::find(kPaintedSentences, finding.sentence.id, &Sentence::id) !=
           kPaintedSentences.end();
}

std::span<const Sentence> paintedSentences() {
    return kPaintedSentences;
}

}  // namespace mazeloom::check
