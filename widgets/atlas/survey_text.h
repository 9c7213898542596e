// SPDX-License-Identifier: MIT
// Texts about a survey as a whole.
#pragma once

#include <cstdint>

#include <QString>

#include "core/analyse/survey/survey.h"

namespace mazeloom::widgets {

/// The progress of a survey.
struct SurveyProgress {
    std::uint64_t done = 0;
    std::uint64_t all = 0;
    std::uint64_t begun = 0;  ///< seeds that were done before the survey was resumed
    std::int64_t milliseconds = 0;
};

/// "seed 1,200 of 100,000, 2,300 a second, 43 s left". The speed is left out in the first second,
/// because it is not known yet.
QString progressText(const SurveyProgress& progress);
/// "1,000 seeds", and the number of them that gave no level.
QString countText(const analyse::Survey& survey);
/// Returns a line for each reason for seeds without a level, with the first seed; may be empty.
QString failureText(const analyse::Survey& survey);

}  // namespace mazeloom::widgets
