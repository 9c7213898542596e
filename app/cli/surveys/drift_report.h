// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include "core/analyse/drift/drift.h"
#include "core/analyse/survey/survey.h"
#include "core/report/report.h"

namespace mazeloom::app {

/// A survey and its file.
struct SurveyOfFile {
    const analyse::Survey& survey;
    QString file;
};

/// Returns the report of a comparison: an entry for each measure, at the file of the survey before.
/// Its JSON has the members "format" "mazeloom-drift", "version" 1, "level", "alpha", and "before"
/// and "after": file, program, recipe and seeds. A compared measure has the details measure,
/// result ("identical", "same" or "drifted"), chance, mean-before and mean-after; a measure of one
/// survey only has measure and result ("missing" or "new"). Once failures have drifted, their entry
/// has the first seed that fails in the survey after.
report::Report driftReport(const analyse::Drift& drift, const SurveyOfFile& before,
                           const SurveyOfFile& after, double alpha);

}  // namespace mazeloom::app
