// SPDX-License-Identifier: MIT
// Surveys as files of the command line: read whole or complained of, written in one step.
#pragma once

#include <optional>

#include <QString>

#include "core/analyse/survey/survey.h"

namespace mazeloom::app {

/// Nothing after a complaint, which names the file.
std::optional<analyse::Survey> readSurveyFile(const QString& file);
/// The same where the file may be missing: `isThere` tells.
std::optional<analyse::Survey> readSurveyFile(const QString& file, bool& isThere);

/// The words of --csv and --output. False after a complaint.
bool writeSurveyFile(const QString& file, const std::string& text);

/// A line a measure to stdout: how many seeds, least, mean, median, most; then failures.
void printSurvey(const analyse::Survey& survey);

}  // namespace mazeloom::app
