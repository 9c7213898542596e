// SPDX-License-Identifier: MIT
#include "core/exchange/out/level_files.h"

#include <algorithm>
#include <utility>

#include "core/edit/fresh_id.h"
#include "core/exchange/words/sentences.h"
#include "core/generate/generate.h"
#include "core/level/campaign/floor_of.h"
#include "core/pack/json/names.h"

namespace mazeloom::exchange {

void SeedList::add(Seeds range) {
    std::vector<Seeds> missing{range};
    for (const Seeds& there : ranges_) {
        const auto isApart = [&](const Seeds& part) {
            return there.last < part.first || part.last < there.first;
        };
        if (std::ranges::all_of(missing, isApart)) continue;
        std::vector<Seeds> rest;
        for (const Seeds& part : missing) {
            if (isApart(part)) {
                rest.push_back(part);
                continue;
            }
            if (part.first < there.first) rest.push_back({part.first, there.first - 1});
            if (part.last > there.last) rest.push_back({there.last + 1, part.last});
        }
        missing = std::move(rest);
    }
    ranges_.insert(ranges_.end(), missing.begin(), missing.end());
}

std::uint64_t SeedList::count() const {
    std::uint64_t count = 0;
    for (const Seeds& range : ranges_)
        count += range.last - range.first + 1;
    return count;
}

std::uint64_t SeedList::at(std::uint64_t i) const {
    for (const Seeds& range : ranges_) {
        if (i <= range.last - range.first) return range.first + i;
        i -= range.last - range.first + 1;
    }
    return 0;
}

std::uint64_t LevelFiles::count() const {
    if (choice_.levels.empty()) return 0;
    const std::uint64_t seeds = choice_.seeds ? choice_.seeds->count() : 1;
    return format().holdsMany ? seeds : seeds * choice_.levels.size();
}

LevelFile LevelFiles::at(std::uint64_t i) const {
    const std::uint64_t levelsAFile = format().holdsMany ? choice_.levels.size() : 1;
    const std::uint64_t filesASeed = choice_.levels.size() / levelsAFile;
    const std::size_t first = static_cast<std::size_t>(i % filesASeed);
    LevelFile file;
    for (std::size_t at = first; at < first + levelsAFile; ++at) {
        file.levels.push_back(choice_.levels[at]);
        if (choice_.seeds) file.levels.back().seed = choice_.seeds->at(i / filesASeed);
    }
    file.stem = format().holdsMany ? common() : file.levels.front().level->id;
    if (choice_.seeds && choice_.seeds->count() > 1)
        file.stem += '-' + std::to_string(file.levels.front().seed);
    return file;
}

std::string LevelFiles::common() const {
    return edit::freshId(pack().title, "pack", [](const std::string&) { return false; });
}

LevelFailure failureOf(const LevelAndSeed& level, Problem problem) {
    if (problem.file.empty()) problem.file = pack::levelFile(level.level->id);
    problem.seed = level.seed;
    const std::string seed = std::to_string(level.seed);
    problem.placePhrase = problem.place.empty() ? Phrase{kSeed, {seed}}
                                                : Phrase{kPlaceOfSeed, {seed, problem.saidPlace()}};
    problem.place = "seed " + seed + (problem.place.empty() ? "" : ", " + problem.place);
    const auto& stages = level.level->recipe.stages;
    const bool isOfStage =
        problem.recipeStage >= 0 && static_cast<std::size_t>(problem.recipeStage) < stages.size();
    return {level.level->id, level.seed,
            isOfStage ? stages[static_cast<std::size_t>(problem.recipeStage)].stage : std::string(),
            std::move(problem)};
}

tl::expected<MadeFile, Problem> MadeFile::make(const level::Pack& pack, const LevelFile& file,
                                               const std::atomic<bool>* stop,
                                               std::vector<LevelFailure>* failures) {
    const auto isStopped = [stop] { return stop != nullptr && *stop; };
    MadeFile result(pack);
    // Prevents reallocation, because made_ holds references to these maps.
    result.maps_.reserve(file.levels.size());
    for (const LevelAndSeed& wanted : file.levels) {
        const level::Level& level = *wanted.level;
        generate::Options options;
        options.floor = level::floorOf(pack.descent, level);
        options.kinds = pack.ownKinds.share();
        options.stop = stop;
        auto made = generate::generate(level, pack.rooms, wanted.seed, options);
        if (isStopped()) return tl::unexpected(Problem());
        if (made) {
            result.maps_.push_back(std::move(made->map));
            result.made_.push_back({result.maps_.back(), level, wanted.seed});
            continue;
        }
        LevelFailure failure = failureOf(wanted, std::move(made.error()));
        if (failures == nullptr) return tl::unexpected(std::move(failure.problem));
        failures->push_back(std::move(failure));
    }
    return result;
}

}  // namespace mazeloom::exchange
