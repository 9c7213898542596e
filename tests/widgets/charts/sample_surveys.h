// SPDX-License-Identifier: MIT
// Surveys for the tests of charts: of a real level, and of known values.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/analyse/atlas/sweep.h"
#include "core/analyse/measures/measures.h"
#include "core/analyse/survey/run.h"
#include "tests/support/levels.h"

namespace mazeloom::testing {

inline analyse::SampleOf sampleOfRooms(std::int64_t attempts = 40) {
    level::Level level = solid({41, 41}, {"rooms", "maze", "unite"});
    level.recipe.stages[0].parameters["attempts"] = attempts;
    return {std::make_shared<const level::Level>(std::move(level)),
            std::make_shared<const std::vector<level::Room>>(),
            {},
            {}};
}

inline std::vector<const analyse::Measure*> measuresOf(const std::vector<std::string>& ids) {
    std::vector<const analyse::Measure*> measures;
    for (const std::string& id : ids)
        measures.push_back(analyse::findMeasure(id));
    return measures;
}

inline analyse::Survey surveyOfRooms(std::int64_t attempts, std::uint64_t seeds,
                                     const std::vector<std::string>& ids) {
    const analyse::SampleOf of = sampleOfRooms(attempts);
    const auto measures = measuresOf(ids);
    analyse::Survey survey({"1.0", "test", analyse::recipeHash(of), ids, true});
    analyse::surveySeeds(survey, analyse::Sampler(of, measures), measures, {1, seeds}, 2, {});
    return survey;
}

/// Returns a survey of two measures with a pair of values a seed; then `failures` seeds fail.
inline analyse::Survey surveyOfValues(const std::vector<std::pair<int, int>>& values,
                                      int failures = 0) {
    analyse::Survey survey({"1.0", "test", "hash", {"dead-ends", "rooms"}, true});
    std::uint64_t seed = 0;
    for (const auto& [x, y] : values) {
        const std::vector<std::optional<std::int64_t>> both{x, y};
        survey.add(++seed, both);
    }
    for (int i = 0; i < failures; ++i)
        survey.addFailure(++seed, "rooms", "no place");
    return survey;
}

inline analyse::Sweep sweepOf(const std::string& setting, const std::vector<std::string>& values,
                              std::uint64_t seeds) {
    auto sweep = analyse::Sweep::of({sampleOfRooms(), setting, values,
                                     measuresOf({"dead-ends", "rooms", "open-cells"}), "1.0"});
    if (!sweep) qFatal("%s", sweep.error().c_str());
    sweep->run({1, seeds}, 2);
    return *std::move(sweep);
}

inline analyse::Sweep sweepOfAttempts(const std::vector<std::string>& values, std::uint64_t seeds) {
    return sweepOf("rooms.attempts", values, seeds);
}

}  // namespace mazeloom::testing
