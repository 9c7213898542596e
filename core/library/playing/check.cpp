// SPDX-License-Identifier: MIT
#include "mazeloom/check.h"

#include "core/analyse/needs/answers.h"
#include "core/check/check.h"
#include "core/check/check_seeds.h"
#include "core/library/making/inside.h"
#include "core/library/playing/inside_pack.h"
#include "core/play/replay.h"
#include "core/play/temple/attempts.h"
#include "core/play/temple/prove/prove.h"
#include "core/play/temple/state/buttons.h"
#include "core/text_stream.h"

namespace mazeloom {
inline namespace v1 {

namespace {

static_assert(static_cast<int>(Verdict::Undecided) ==
              static_cast<int>(play::temple::Verdict::Undecided));
static_assert(static_cast<int>(Need::Decoration) ==
                  static_cast<int>(analyse::needs::Need::Decoration) &&
              static_cast<int>(Need::Needed) == static_cast<int>(analyse::needs::Need::Needed) &&
              static_cast<int>(Need::Undecided) ==
                  static_cast<int>(analyse::needs::Need::Undecided));

std::vector<Finding> toFindings(std::vector<check::Finding> found) {
    std::vector<Finding> findings;
    for (check::Finding& one : found) {
        findings.push_back(
            {one.isError(), std::string(one.sentence.id), toError(std::move(one.problem))});
    }
    return findings;
}

}  // namespace

std::vector<Finding> findProblems(const Pack& pack, StopFlag stop) {
    return toFindings(check::checkPack(Access::inside(pack).reading.pack, stop));
}

std::vector<Finding> findBrokenPromises(const Level& level, std::uint64_t first, std::uint64_t last,
                                        StopFlag stop) {
    const auto& of = Access::inside(level);
    return toFindings(
        check::checkSeeds(*of.level, of.rooms, {first, last}, {}, of.floor, of.kinds, stop));
}

Result<Proof> proveWinnable(const Level& level, std::uint64_t seed, const ProofBudget& budget) {
    const auto& of = Access::inside(level);
    auto field = play::temple::generateField(*of.level, of.rooms, seed, 0, of.kinds, budget.stop);
    if (!field) {
        if (!of.pack.empty()) field.error().file = fileOf(*of.level);
        return toError(std::move(field.error()));
    }
    play::temple::Proof made = play::temple::prove(*std::move(field), {budget.steps, budget.stop});
    Proof proof;
    proof.verdict = static_cast<Verdict>(made.verdict);
    proof.text = play::temple::describe(made);
    proof.steps = made.steps;
    if (proof.verdict == Verdict::Winnable) {
        made.witness.header.pack = of.pack;
        made.witness.header.level = of.level->id;
        made.witness.header.seed = seed;
        TextStream out;
        play::writeReplay(out, made.witness, play::temple::kButtonNames);
        proof.replay = std::move(out).str();
    }
    return proof;
}

Result<std::vector<Need>> proveNeeds(const Level& level, std::uint64_t seed,
                                     const ProofBudget& budget) {
    const auto& of = Access::inside(level);
    auto field = play::temple::generateField(*of.level, of.rooms, seed, 0, of.kinds, budget.stop);
    if (!field) {
        if (!of.pack.empty()) field.error().file = fileOf(*of.level);
        return toError(std::move(field.error()));
    }
    const auto answers =
        analyse::needs::answersOf(*of.level, (*field)->map(), budget.steps, budget.stop);
    std::vector<Need> needs;
    const bool isStopped = budget.stop != nullptr && *budget.stop;
    for (const analyse::needs::Need need : answers)
        needs.push_back(isStopped ? Need::Undecided : static_cast<Need>(need));
    return needs;
}

}  // namespace v1
}  // namespace mazeloom
