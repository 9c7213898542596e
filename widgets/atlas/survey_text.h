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
    std::uint64_t begun = 0;  ///< number of seeds done before the survey was resumed
    std::int64_t milliseconds = 0;
};

/// Returns a line about the progress: "seed 1,200 of 100,000, 2,300 a second, 43 s left". Omits the
/// speed and the time left in the first second, because they are not known yet.
QString progressText(const SurveyProgress& progress);
/// Returns the number of seeds, and if some gave no level, their number: "1,000 seeds, 3 without a
/// level".
QString countText(const analyse::Survey& survey);
/// Returns a line for each reason why seeds gave no level, with the number of these seeds and the
/// first one. Returns an empty text if all seeds gave a level.
QString failureText(const analyse::Survey& survey);

}  // namespace mazeloom::widgets
