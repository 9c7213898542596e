// SPDX-License-Identifier: MIT
#include "core/check/check_seeds.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "core/check/findings/deduction.h"
#include "core/check/findings/generation.h"
#include "core/check/findings/needs.h"
#include "core/check/findings/painted.h"
#include "core/check/promises/promises.h"
#include "core/check/winnable.h"
#include "core/generate/generate.h"

namespace mazeloom::check {

namespace {

constexpr Sentence kMoreSeeds{"more-seeds", "%1 more seeds: %2"};

/// The seeds that broke one promise.
struct Breach {
    int seeds = 0;
    std::uint64_t lastSeed = 0;
    Finding first;
};

generate::Options optionsOf(const level::FloorContext& floor, const level::SharedOwnKinds& kinds,
                            const std::atomic<bool>* stop) {
    generate::Options options;
    options.floor = floor;
    options.kinds = kinds;
    options.stop = stop;
    return options;
}

/// Returns findings about the painted and pinned traps that force a guess, with a seed that cannot
/// be generated.
std::vector<Finding> fixedTrapsOf(const level::Level& level, std::span<const level::Room> rooms,
                                  std::uint64_t seed, const level::FloorContext& floor,
                                  const level::SharedOwnKinds& kinds,
                                  const std::atomic<bool>* stop) {
    const generate::Recorded recorded =
        generate::record(level, rooms, seed, optionsOf(floor, kinds, stop));
    return findingsOfDeduction(level, seed, recorded, floor.depth, stop);
}

/// Returns what the map of the seed breaks of the promises that the level makes itself: painted
/// ones, and, if `needs` is set, mechanics that the seed does not need.
std::vector<Finding> brokenOf(const level::Level& level, std::span<const level::Room> rooms,
                              std::uint64_t seed, const level::FloorContext& floor,
                              const level::SharedOwnKinds& kinds, bool needs,
                              const std::atomic<bool>* stop) {
    const auto made = generate::generate(level, rooms, seed, optionsOf(floor, kinds, stop));
    if (!made) return {};
    std::vector<Finding> found = findingsOfPainted(level, seed, made->map, stop);
    if (needs)
        std::ranges::move(findingsOfNeeds(level, seed, made->map, stop), std::back_inserter(found));
    return found;
}

/// Returns the name of the painted promise that a finding is about; empty for all other findings.
std::string promiseOf(const Finding& finding) {
    return isOfPainted(finding) ? english({"", "%1"}, finding.arguments) : std::string();
}

Finding moreOf(const Breach& breach) {
    Finding finding = breach.first;
    finding.arguments = {breach.seeds - kMostSeedsTold,
                         Phrase{breach.first.sentence, breach.first.arguments}};
    finding.sentence = kMoreSeeds;
    finding.problem.text = english(kMoreSeeds, finding.arguments);
    finding.problem.place.clear();
    finding.problem.cell.reset();
    return finding;
}

}  // namespace

std::vector<Finding> checkSeeds(const level::Level& level, std::span<const level::Room> rooms,
                                Seeds seeds, const std::function<void(std::uint64_t)>& progress,
                                const level::FloorContext& floor,
                                const level::SharedOwnKinds& kinds, const std::atomic<bool>* stop) {
    const auto isStopped = [stop] { return stop != nullptr && *stop; };
    std::vector<Finding> all;
    std::map<std::pair<std::string_view, std::string>, Breach> breaches;
    const bool hasPainted = !level::promisesOf(level).empty();
    const bool hasNeeds = level.ruleset == level::Ruleset::Temple && !level.needs.isEmpty();
    int failures = 0;
    for (std::uint64_t seed = seeds.first; !isStopped(); ++seed) {
        if (progress) progress(seed);
        std::vector<Finding> found = verify(level, rooms, seed, floor, kinds, stop);
        // A proof is pointless for a level that breaks its promises.
        if (found.empty()) found = checkWinnable(level, rooms, seed, kinds, stop);
        // Fixed traps are sought only for the seeds that are reported, since the search takes
        // longer than the failed generation.
        if (std::ranges::any_of(found, isFailedGeneration) && failures++ < kMostSeedsTold) {
            std::ranges::move(fixedTrapsOf(level, rooms, seed, floor, kinds, stop),
                              std::back_inserter(found));
        }
        // Proofs of needs are pointless for a level that breaks its promises otherwise.
        const bool asksNeeds = hasNeeds && found.empty();
        if (hasPainted || asksNeeds) {
            std::ranges::move(brokenOf(level, rooms, seed, floor, kinds, asksNeeds, stop),
                              std::back_inserter(found));
        }
        if (isStopped()) break;
        for (Finding& finding : found) {
            finding.problem.seed = seed;
            Breach& breach = breaches[{finding.sentence.id, promiseOf(finding)}];
            if (breach.seeds == 0) breach.first = finding;
            if (breach.seeds == 0 || breach.lastSeed != seed) ++breach.seeds;
            breach.lastSeed = seed;
            if (breach.seeds <= kMostSeedsTold) all.push_back(std::move(finding));
        }
        if (seed == seeds.last) break;
    }
    for (const auto& [promise, breach] : breaches) {
        if (breach.seeds > kMostSeedsTold) all.push_back(moreOf(breach));
    }
    return all;
}

bool isCountOfSeeds(const Finding& finding) {
    return finding.sentence.id == kMoreSeeds.id;
}

}  // namespace mazeloom::check
