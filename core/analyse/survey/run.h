// SPDX-License-Identifier: MIT
// Surveys seeds on several threads. What is done can be looked at, and kept, meanwhile.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <span>

#include "core/analyse/survey/sampler.h"
#include "core/analyse/survey/survey.h"

namespace mazeloom::analyse {

/// No machine makes more of more.
inline constexpr unsigned kMostThreads = 1024;

/// Called about every `every`, by the thread that runs the survey, with what is done so far; no
/// thread adds to it meanwhile. The last call is when all is done.
struct Watch {
    std::chrono::milliseconds every{200};
    std::function<void(const Survey& soFar)> look = {};
};

/// Adds to a survey the seeds of a range that it does not have. Each thread keeps what it measured
/// to itself for about a second, so once `stop` is set at most that is lost. The number of threads
/// changes nothing of what comes out.
void surveySeeds(Survey& survey, const Sampler& sampler, std::span<const Measure* const> measures,
                 const SeedRange& seeds, unsigned threads, const Watch& watch,
                 const std::atomic<bool>* stop = nullptr);

}  // namespace mazeloom::analyse
