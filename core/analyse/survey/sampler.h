// SPDX-License-Identifier: MIT
// What a survey and a search ask of a seed: its level is generated without a record, and measured.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include <tl/expected.hpp>

#include "core/analyse/measure/measure.h"
#include "core/generate/generate.h"

namespace mazeloom::analyse {

/// What all seeds are generated with. Level and rooms are snapshots.
struct SampleOf {
    std::shared_ptr<const level::Level> level;
    std::shared_ptr<const std::vector<level::Room>> rooms;
    level::FloorContext floor = {};
    level::SharedOwnKinds kinds = {};
};

/// SHA-256, as 64 digits, of all that decides what a seed gives: the level without its words, the
/// rooms, the kinds of objects, the floor.
std::string recipeHash(const SampleOf& of);

/// A generated seed.
struct Sample {
    level::Map map;
    trace::StepCounts steps;  ///< where they were counted
    /// In place of a map: why there is none. Where the sampler was stopped nothing here counts.
    std::optional<Problem> failure;
};

/// Generates the seeds of a level. May be used by several threads at once.
class Sampler {
  public:
    /// Needs a recipe that can run: `prepare` says why it cannot. Steps are counted where one of
    /// these measures wants to know them, which takes time.
    Sampler(SampleOf of, std::span<const Measure* const> measures);

    /// Why the recipe cannot run.
    const std::optional<Problem>& flaw() const { return flaw_; }
    const SampleOf& of() const { return of_; }

    Sample sample(std::uint64_t seed, const std::atomic<bool>* stop = nullptr) const;
    /// What is measured of a sample that has a map, and outlives it.
    Subject subjectOf(const Sample& sample, const std::atomic<bool>* stop = nullptr) const {
        return {.map = sample.map,
                .steps = sample.steps,
                .stop = stop,
                .level = of_.level.get(),
                .tables = &of_.floor.tables};
    }
    /// The failure of a sample that there is not enough memory for, or not to measure it.
    Problem outOfMemory() const;
    /// The id of the stage that a failure is about; empty where none is to blame.
    std::string stageOf(const Problem& failure) const;

  private:
    SampleOf of_;
    bool countsSteps_;
    std::optional<generate::ReadyRecipe> recipe_;
    std::optional<Problem> flaw_;
};

/// What a measure says; nothing where it tells nothing of such a map.
std::optional<std::int64_t> valueOf(const Measure& measure, const Subject& subject);

}  // namespace mazeloom::analyse
