// SPDX-License-Identifier: MIT
#include "core/check/winnable.h"

#include <string>

#include "core/check/findings/rule.h"
#include "core/play/temple/attempts.h"
#include "core/play/temple/prove/prove.h"

namespace mazeloom::check {

namespace {

using play::temple::Verdict;

constexpr Sentence kUnwinnable{"unwinnable", "the level cannot be won: %1"};
constexpr Sentence kUndecided{"winnable-undecided", "whether the level can be won is %1"};

}  // namespace

std::vector<Finding> checkWinnable(const level::Level& level, std::span<const level::Room> rooms,
                                   std::uint64_t seed, const level::SharedOwnKinds& kinds,
                                   const std::atomic<bool>* stop) {
    if (level.ruleset != level::Ruleset::Temple) return {};
    const auto field = play::temple::generateField(level, rooms, seed, 0, kinds, stop);
    if (!field) return {};
    return findingsOfProof(level, seed,
                           play::temple::prove(*field, {play::temple::stepsFor(level.size), stop}));
}

std::vector<Finding> findingsOfProof(const level::Level& level, std::uint64_t seed,
                                     const play::temple::Proof& proof) {
    if (proof.verdict == Verdict::Winnable) return {};
    std::vector<Finding> all;
    {
        Findings findings({Sheet::Kind::Level, level.id}, all);
        auto draft = proof.verdict == Verdict::Unwinnable
                         ? findings.error(kUnwinnable, {describe(proof)})
                         : findings.warning(kUndecided, {describe(proof)});
        draft.field("seed " + std::to_string(seed));
        if (proof.cell) draft.at(*proof.cell);
    }
    return all;
}

bool isOfProof(const Finding& finding) {
    return finding.sentence.id == kUnwinnable.id || finding.sentence.id == kUndecided.id;
}

}  // namespace mazeloom::check
