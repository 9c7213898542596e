// SPDX-License-Identifier: MIT
#include "core/check/findings/needs.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>

#include "core/analyse/deduce/board/board.h"
#include "core/analyse/needs/needs.h"
#include "core/check/findings/rule.h"

namespace mazeloom::check {

namespace {

using analyse::needs::Need;

constexpr Sentence kNothingOfIt{
    "needs-nothing", "the level promises that it needs %1, but this seed has nothing of it"};
constexpr Sentence kNeedless{
    "needs-decoration",
    "the level promises that it needs %1, but on this seed the player can ignore it"};
constexpr Sentence kOnlyUseful{
    "needs-useful", "the level promises that it needs %1, but on this seed it is only useful"};
constexpr Sentence kNeedUndecided{
    "needs-undecided",
    "the level promises that it needs %1; whether this seed does could not be determined"};
constexpr Sentence kDropNeed{"needs-drop", "Do not promise that it needs %1"};
constexpr std::array kNeedSentences{kNothingOfIt, kNeedless, kOnlyUseful, kNeedUndecided,
                                    kDropNeed};

const Sentence& sentenceOf(Need need) {
    switch (need) {
        case Need::Absent:
            return kNothingOfIt;
        case Need::Decoration:
            return kNeedless;
        case Need::Useful:
            return kOnlyUseful;
        default:
            return kNeedUndecided;
    }
}

Fix dropNeed(const level::MechanicInfo& info) {
    const auto drop = [mechanic = info.mechanic](Repair::Promises& promises) {
        promises.needs.remove(mechanic);
    };
    return {kDropNeed, {Word{info.name}}, changeOfPromises(drop)};
}

}  // namespace

std::vector<Finding> findingsOfNeeds(const level::Level& level, std::uint64_t seed,
                                     const level::Map& map, const std::atomic<bool>* stop) {
    std::vector<Finding> all;
    if (level.ruleset != level::Ruleset::Temple || level.needs.isEmpty()) return all;
    const auto field = play::temple::Field::make(level, map);
    if (!field) return all;
    const std::int64_t steps = play::temple::stepsFor(level.size);
    const auto proof = play::temple::prove(*field, {steps, stop});
    if (proof.verdict == play::temple::Verdict::Unwinnable) return all;
    const auto board = analyse::deduce::Board::of(map, level::objectivesOf(level));
    Findings findings({Sheet::Kind::Level, level.id}, all);
    for (const level::MechanicInfo& one : level::kMechanics) {
        if (!level.needs.has(one.mechanic)) continue;
        const Need need = analyse::needs::needOf(one.mechanic, {.level = level,
                                                                .map = map,
                                                                .field = *field,
                                                                .proof = proof,
                                                                .board = board ? &*board : nullptr,
                                                                .steps = steps,
                                                                .stop = stop});
        if (need == Need::Needed) continue;
        findings.warning(sentenceOf(need), {Word{one.name}})
            .field("seed " + std::to_string(seed))
            .fix(dropNeed(one));
    }
    return all;
}

bool isOfNeeds(const Finding& finding) {
    return std::ranges::find(kNeedSentences, finding.sentence.id, &Sentence::id) !=
           kNeedSentences.end();
}

std::span<const Sentence> needSentences() {
    return kNeedSentences;
}

std::vector<Word> needWords() {
    std::vector<Word> words;
    for (const level::MechanicInfo& one : level::kMechanics)
        words.push_back({one.name});
    return words;
}

}  // namespace mazeloom::check
