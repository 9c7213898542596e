// SPDX-License-Identifier: MIT
#include "core/check/findings/generation.h"

#include <algorithm>
#include <array>
#include <string>

#include "core/check/findings/rule.h"

namespace mazeloom::check {

namespace {

constexpr Sentence kFails{"generation-fails", "the level cannot be generated: %1"};
/// Repeats the stage's own warning; the place names the stage.
constexpr Sentence kWarns{"generation-warning", "%1"};
constexpr std::array kGenerationSentences{kFails};

void add(const level::Level& level, std::uint64_t seed, const Problem& problem, bool isFailure,
         std::vector<Finding>& all) {
    Findings findings({Sheet::Kind::Level, level.id}, all);
    auto draft = isFailure ? findings.error(kFails, {problem.said()})
                           : findings.warning(kWarns, {problem.said()});
    draft.field("seed " + std::to_string(seed));
    if (!problem.place.empty()) draft.field(problem.place);
    if (problem.cell) draft.at(*problem.cell);
    all.back().problem.recipeStage = problem.recipeStage;
    all.back().problem.seed = seed;
}

bool isStopped(const generate::Options& options) {
    return options.stop.isAsked();
}

}  // namespace

std::vector<Finding> findingsOfGeneration(const level::Level& level, std::uint64_t seed,
                                          const std::optional<Problem>& failure,
                                          std::span<const Problem> warnings) {
    std::vector<Finding> all;
    if (failure) add(level, seed, *failure, true, all);
    for (const Problem& warning : warnings)
        add(level, seed, warning, false, all);
    return all;
}

std::vector<Finding> findingsOfGeneration(const level::Level& level, std::uint64_t seed,
                                          const generate::Recorded& recorded) {
    return findingsOfGeneration(level, seed, recorded.failure, recorded.problems);
}

std::vector<Finding> checkGeneration(const level::Level& level, std::span<const level::Room> rooms,
                                     std::uint64_t seed, const generate::Options& options) {
    const auto made = generate::generate(level, rooms, seed, options);
    if (isStopped(options)) return {};
    if (made) return findingsOfGeneration(level, seed, {}, made->problems);
    std::vector<Finding> findings = findingsOfGeneration(level, seed, made.error(), {});
    weighFailure(findings, level, rooms, options);
    return isStopped(options) ? std::vector<Finding>() : findings;
}

void weighFailure(std::vector<Finding>& findings, const level::Level& level,
                  std::span<const level::Room> rooms, const generate::Options& options) {
    const auto failed = std::ranges::find_if(findings, isFailedGeneration);
    if (failed == findings.end()) return;
    // A recipe that cannot run fails for every seed: the failure stays an error.
    const auto recipe = generate::prepare(level.recipe, level.paint.has_value());
    if (!recipe) return;
    for (std::uint64_t i = 0; i < kSeedsExported && !isStopped(options); ++i) {
        if (!generate::generate(level, *recipe, rooms, kFirstExported + i, options)) continue;
        failed->problem.severity = Severity::Warning;
        return;
    }
}

bool isFailedGeneration(const Finding& finding) {
    return finding.sentence.id == kFails.id;
}

bool isOfGeneration(const Finding& finding) {
    return isFailedGeneration(finding) || finding.sentence.id == kWarns.id;
}

bool explains(const Finding& ofRule, const Finding& generated) {
    if (isOfGeneration(ofRule)) return false;
    const Problem& rule = ofRule.problem;
    const Problem& made = generated.problem;
    if (english(kWarns, generated.arguments) == rule.text) return true;
    const bool isOfObject = ofRule.where.object >= 0 && rule.cell && rule.cell == made.cell;
    if (isOfObject) return true;
    return isFailedGeneration(generated) && ofRule.isError() && rule.recipeStage >= 0 &&
           rule.recipeStage == made.recipeStage;
}

void addGeneration(std::vector<Finding>& findings, std::span<const Finding> generated) {
    const std::size_t count = findings.size();
    for (const Finding& one : generated) {
        const auto known = std::span(findings).first(count);
        if (std::ranges::none_of(known, [&](const Finding& rule) { return explains(rule, one); }))
            findings.push_back(one);
    }
}

std::span<const Sentence> generationSentences() {
    return kGenerationSentences;
}

}  // namespace mazeloom::check
