// SPDX-License-Identifier: MIT
// Surveys seeds on several threads. Intermediate results can be viewed and saved meanwhile.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <span>

#include "core/analyse/survey/sampler.h"
#include "core/analyse/survey/survey.h"

namespace mazeloom::analyse {

/// Upper bound on threads: no machine gains from more.
inline constexpr unsigned kMostThreads = 1024;

/// Receives intermediate results. The thread that runs the survey calls `look` about once per
/// `every`, with the results so far; no thread adds results during the call. The last call comes
/// when everything is done.
struct Watch {
    std::chrono::milliseconds every{200};
    std::function<void(const Survey& soFar)> look = {};
};

/// Adds to a survey the seeds of a range that the survey does not have. Each thread adds its
/// measurements to the survey about once a second and at its end. Once `stop` is set, only the
/// seeds that are being measured are lost. The result does not depend on the number of threads.
void surveySeeds(Survey& survey, const Sampler& sampler, std::span<const Measure* const> measures,
                 const SeedRange& seeds, unsigned threads, const Watch& watch,
                 const std::atomic<bool>* stop = nullptr);

}  // namespace mazeloom::analyse
