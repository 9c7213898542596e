// SPDX-License-Identifier: MIT
// Generates the level of a seed without recording its steps and measures it, for surveys and
// searches.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include <tl/expected.hpp>

#include "core/analyse/facts/measure.h"
#include "core/generate/generate.h"

namespace mazeloom::analyse {

/// The input common to all seeds. Level and rooms are snapshots.
struct SampleOf {
    std::shared_ptr<const level::Level> level;
    std::shared_ptr<const std::vector<level::Room>> rooms;
    level::FloorContext floor = {};
    level::SharedOwnKinds kinds = {};
};

/// Returns the SHA-256, as 64 hexadecimal digits, of everything that decides what a seed gives: the
/// level without its texts, the rooms, the kinds of objects, the named recipes, the floor.
std::string recipeHash(const SampleOf& of);

/// A generated seed.
struct Sample {
    level::Map map;
    trace::StepCounts steps;  ///< if they were counted
    /// The reason why there is no map, if there is none. Meaningless if the sampler was stopped.
    std::optional<Problem> failure;
};

/// Generates the seeds of a level. Several threads can use a sampler at once.
class Sampler {
  public:
    /// Prepares the recipe. If the recipe cannot run, flaw() returns the reason, and sample() must
    /// not be called. Steps are counted, which takes time, only if one of these measures needs the
    /// counts.
    Sampler(SampleOf of, std::span<const Measure* const> measures);

    /// Returns the reason why the recipe cannot run; nullopt if it can.
    const std::optional<Problem>& flaw() const { return flaw_; }
    const SampleOf& of() const { return of_; }

    Sample sample(std::uint64_t seed, const std::atomic<bool>* stop = nullptr) const;
    /// Returns the subject for measures of a sample, which must have a map and outlive the subject.
    Subject subjectOf(const Sample& sample, const std::atomic<bool>* stop = nullptr) const {
        return {.map = sample.map,
                .steps = sample.steps,
                .stop = stop,
                .level = of_.level.get(),
                .tables = &of_.floor.tables};
    }
    /// Returns the failure of a sample whose generation or measurement ran out of memory.
    Problem outOfMemory() const;
    /// Returns the id of the stage that a failure is about; empty if no stage is to blame.
    std::string stageOf(const Problem& failure) const;

  private:
    SampleOf of_;
    bool countsSteps_;
    std::optional<generate::ReadyRecipe> recipe_;
    std::optional<Problem> flaw_;
};

/// Returns the value of a measure; nullopt if the measure does not apply to a map of this ruleset.
std::optional<std::int64_t> valueOf(const Measure& measure, const Subject& subject);

}  // namespace mazeloom::analyse
