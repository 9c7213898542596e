// SPDX-License-Identifier: MIT
// What is said of a survey as a whole.
#pragma once

#include <cstdint>

#include <QString>

#include "core/analyse/survey/survey.h"

namespace mazeloom::widgets {

/// How far a survey is.
struct SurveyProgress {
    std::uint64_t done = 0;
    std::uint64_t all = 0;
    std::uint64_t begun = 0;  ///< so many were done before it began
    std::int64_t milliseconds = 0;
};

/// "seed 1,200 of 100,000, 2,300 a second, 43 s left". Nothing of speed in the first second: it is
/// told as it was measured.
QString progressText(const SurveyProgress& progress);
/// "1,000 seeds", and how many of them gave no level.
QString countText(const analyse::Survey& survey);
/// A line for each reason why seeds gave no level, with the first such seed; empty where all did.
QString failureText(const analyse::Survey& survey);

}  // namespace mazeloom::widgets
