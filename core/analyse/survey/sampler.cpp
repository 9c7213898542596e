// SPDX-License-Identifier: MIT
#include "core/analyse/survey/sampler.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "core/hash/sha256.h"
#include "core/pack/json/write/write.h"
#include "core/within_memory.h"

namespace mazeloom::analyse {

std::string recipeHash(const SampleOf& of) {
    level::Level level = *of.level;
    level.tab = level.title = level.notes = {};
    level.favourites = {};
    level.lesson = {};
    level.needs = {};
    std::string text = pack::writeLevelAlone(level);
    for (const level::Room& room : *of.rooms)
        text += pack::writeRoom(room);
    // Adds the descent's tables, the kinds of objects and the named recipes as a pack would store
    // them.
    level::Pack rest;
    rest.descent.tables = of.floor.tables;
    if (of.kinds != nullptr) {
        for (const level::OwnKind& kind : *of.kinds)
            rest.ownKinds.push_back(kind);
    }
    const auto recipes = of.level->recipes.recipes();
    rest.recipes.assign(recipes.begin(), recipes.end());
    text += pack::writePack(rest, {});
    text += std::to_string(of.floor.depth) + (of.floor.mayHoldBoss ? " boss" : "");
    return hash::toHex(hash::sha256(text));
}

Sampler::Sampler(SampleOf of, std::span<const Measure* const> measures)
    : of_(std::move(of)), countsSteps_(std::ranges::any_of(measures, [](const Measure* one) {
          return one->needs == Needs::Generation;
      })) {
    auto recipe = generate::prepare(of_.level->recipe, of_.level->paint.has_value());
    if (recipe) {
        recipe_ = std::move(*recipe);
    } else {
        flaw_ = std::move(recipe.error());
    }
}

Sample Sampler::sample(std::uint64_t seed, const std::atomic<bool>* stop) const {
    generate::Options options;
    options.stop = stop;
    options.floor = of_.floor;
    options.kinds = of_.kinds;
    Sample sample;
    if (countsSteps_) {
        // No generation reaches this step, so the generation runs to its end. It counts the steps
        // and stores none.
        constexpr auto kEnd = std::numeric_limits<trace::StepIndex>::max();
        auto made = generate::generateToStep(*of_.level, *of_.rooms, seed, kEnd, options);
        sample.failure = std::move(made.failure);
        sample.steps = made.counts;
        sample.map = std::move(made.map);
        return sample;
    }
    auto made = generate::generate(*of_.level, *recipe_, *of_.rooms, seed, options);
    if (made) {
        sample.map = std::move(made->map);
    } else {
        sample.failure = std::move(made.error());
    }
    return sample;
}

Problem Sampler::outOfMemory() const {
    return notEnoughMemory(of_.level->id, of_.level->size, kNoMemoryForMeasures);
}

std::string Sampler::stageOf(const Problem& failure) const {
    const auto& stages = of_.level->recipe.stages;
    if (failure.recipeStage < 0 || static_cast<std::size_t>(failure.recipeStage) >= stages.size())
        return {};
    return stages[static_cast<std::size_t>(failure.recipeStage)].stage;
}

std::optional<std::int64_t> valueOf(const Measure& measure, const Subject& subject) {
    if (!measure.isOf(subject.map.ruleset)) return std::nullopt;
    return measure.value(subject);
}

}  // namespace mazeloom::analyse
